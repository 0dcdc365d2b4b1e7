#include "viewer/record/record_header.h"

#include "viewer/record/record_words.h"

#include <QPainter>

namespace annales::viewer {

RecordHeader::RecordHeader(const RecordModel& model, const RecordDelegate& delegate, QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent), model_(model), delegate_(delegate) {
  setStretchLastSection(false);
  setSectionsClickable(false);
  setFocusPolicy(Qt::NoFocus);
}

QSize RecordHeader::sizeHint() const {
  return {QHeaderView::sizeHint().width(), 2 * delegate_.rowHeight()};
}

void RecordHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
  const Look& look = delegate_.look();
  painter->save();
  painter->fillRect(rect, look.raised);
  painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), look.line);
  painter->setPen(look.text);
  painter->setFont(delegate_.font(true));
  const QRectF top(rect.left(), rect.top(), rect.width(), rect.height() / 2.0);
  const auto n = static_cast<std::size_t>(section - 1);
  if (section == 0 || n >= model_.looks().size()) {
    painter->drawText(QRectF(rect).adjusted(delegate_.size(8), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                      RecordWords::whatHappened());
    return painter->restore();
  }
  const NationLook& nation = model_.looks()[n];
  painter->fillRect(QRect(rect.left(), rect.top(), 1, rect.height()), look.line);
  const QRectF bar(rect.left() + 1, rect.top(), rect.width() - 1, delegate_.size(4));
  painter->fillRect(bar, nation.fill);
  painter->fillRect(bar, nation.patternBrush());
  const QRectF words = top.adjusted(delegate_.size(8), delegate_.size(4), 0, 0);
  painter->drawText(
      words, Qt::AlignLeft | Qt::AlignVCenter,
      painter->fontMetrics().elidedText(QStringLiteral("%1  %2").arg(nation.letter, nation.withPlayer()),
                                        Qt::ElideRight, static_cast<int>(words.width())));
  painter->setPen(look.dim);
  painter->setFont(delegate_.font());
  if (const NamedOpening* opening = model_.openingOf(NationId(n)))
    painter->drawText(top.adjusted(0, delegate_.size(4), -delegate_.size(6), 0),
                      Qt::AlignRight | Qt::AlignVCenter, QString::fromStdString(opening->code));
  QRectF cell(rect.left(), top.bottom(), delegate_.resourceWidth(), top.height());
  for (std::size_t r = 0; r < kResources; ++r) {
    painter->drawText(cell, Qt::AlignRight | Qt::AlignVCenter,
                      fromUtf8(letterOf(static_cast<Resource>(r), spokenLanguage())));
    cell.translate(cell.width(), 0);
  }
  painter->restore();
}

} // namespace annales::viewer
