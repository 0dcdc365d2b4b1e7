#include "viewer/findremarks/hit_delegate.h"

#include "viewer/findremarks/hits_model.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>
#include <cmath>

namespace annales::viewer {

/// The style paints all but the words: it knows no second colour within a text.
void HitDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
  const QVariantList spans = index.data(HitsModel::kSpans).toList();
  if (spans.isEmpty()) return QStyledItemDelegate::paint(painter, option, index);
  QStyleOptionViewItem cell = option;
  initStyleOption(&cell, index);
  const QString text = cell.text;
  const QStyle* style = cell.widget != nullptr ? cell.widget->style() : QApplication::style();
  const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, cell.widget) + 1;
  const QRect place =
      style->subElementRect(QStyle::SE_ItemViewItemText, &cell, cell.widget).adjusted(margin, 0, -margin, 0);
  cell.text.clear();
  style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);

  QTextLayout layout(text, cell.font);
  QList<QTextLayout::FormatRange> ranges;
  const bool chosen = (cell.state & QStyle::State_Selected) != 0;
  for (qsizetype i = 0; i + 1 < spans.size(); i += 2) {
    QTextLayout::FormatRange range;
    range.start = spans[i].toInt();
    range.length = spans[i + 1].toInt();
    range.format.setFontWeight(QFont::Bold);
    range.format.setForeground(chosen ? look_.accentText : look_.text);
    if (!chosen) range.format.setBackground(look_.accentSoft);
    ranges.append(range);
  }
  layout.setFormats(ranges);
  layout.beginLayout();
  QTextLine line = layout.createLine();
  line.setLineWidth(1e6);
  layout.endLayout();
  painter->save();
  painter->setClipRect(place);
  painter->setPen(cell.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text));
  layout.draw(painter, QPointF(place.left(), place.top() + std::floor((place.height() - line.height()) / 2)));
  painter->restore();
}

} // namespace annales::viewer
