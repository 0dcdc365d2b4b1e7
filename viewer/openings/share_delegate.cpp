#include "viewer/openings/share_delegate.h"

#include "viewer/openings/explorer_model.h"

#include <QApplication>
#include <QPainter>

namespace annales::viewer {
namespace {

constexpr double kWords = 44; // pixels for "100 %" at scale 1
constexpr double kBar = 72;

} // namespace

void ShareDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
  QStyleOptionViewItem bare = option;
  initStyleOption(&bare, index);
  const QString words = bare.text;
  bare.text.clear();
  const QWidget* widget = option.widget;
  (widget != nullptr ? widget->style() : QApplication::style())
      ->drawControl(QStyle::CE_ItemViewItem, &bare, painter, widget);
  const auto* measures = index.data(kMeasuresRole).value<const Measures*>();
  if (measures == nullptr) return;
  const Measures& m = *measures;
  const bool clear = standsOut(m) && m.decided >= kFewGames; // else everything about it is grey
  const QRectF cell = QRectF(option.rect).adjusted(look_.px(4), 0, -look_.px(6), 0);
  const QRectF text(cell.left(), cell.top(), look_.px(kWords), cell.height());
  const bool chosen = (option.state & QStyle::State_Selected) != 0;
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(chosen ? bare.palette.highlightedText().color() : clear ? look_.text : look_.dim);
  painter->setFont(option.font);
  painter->drawText(text, Qt::AlignRight | Qt::AlignVCenter, words);
  const QRectF bar(text.right() + look_.px(8), cell.center().y() - look_.px(4),
                   cell.right() - text.right() - look_.px(8), look_.px(8));
  const auto x = [&](double share) { return bar.left() + share * bar.width(); };
  painter->setPen(Qt::NoPen);
  painter->setBrush(look_.line);
  painter->drawRect(QRectF(bar.left(), bar.center().y() - look_.px(0.5), bar.width(), look_.px(1)));
  if (m.share) {
    QColor doubt = clear ? look_.accent : look_.dim;
    doubt.setAlphaF(0.45F);
    painter->setBrush(doubt);
    painter->drawRect(QRectF(x(m.shareInterval.low), bar.top(),
                             x(m.shareInterval.high) - x(m.shareInterval.low), bar.height()));
    painter->setBrush(clear ? look_.text : look_.dim);
    painter->drawEllipse(QPointF(x(*m.share), bar.center().y()), look_.px(3), look_.px(3));
  }
  if (m.baseline) {
    painter->setPen(QPen(look_.warning, look_.px(2)));
    painter->drawLine(QPointF(x(*m.baseline), bar.top() - look_.px(3)),
                      QPointF(x(*m.baseline), bar.bottom() + look_.px(3)));
  }
  painter->restore();
}

QSize ShareDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QSize size = QStyledItemDelegate::sizeHint(option, index);
  return {qRound(look_.px(kWords + kBar + 18)), size.height()};
}

} // namespace annales::viewer
