// Duellum's cards below the bank.
#include "viewer/look/nation_badge.h"
#include "viewer/tables/bank_view.h"

namespace annales::viewer {

CardLayout BankView::cardLayout() const {
  CardLayout whole(cards_, look_, width(), true);
  if (cardsTop(width()) + whole.height() <= height()) return whole;
  return {cards_, look_, static_cast<double>(width()), false};
}

void BankView::paintCards(QPainter& painter) const {
  const CardLayout layout = cardLayout();
  painter.save();
  painter.translate(0, cardsTop(width()));
  for (std::size_t r = 0; r < cards_.size(); ++r) {
    QRectF head = layout.heads()[r];
    if (cards_[r].nation.exists() && cards_[r].nation.index() < nations_.size()) {
      const QRectF plate(head.left(), head.center().y() - look_.px(8), look_.px(22), look_.px(16));
      paintNationBadge(painter, plate, nations_[cards_[r].nation.index()], look_);
      head.setLeft(plate.right() + look_.px(5));
    }
    painter.setFont(look_.font(9));
    painter.setPen(look_.dim);
    painter.drawText(
        head, Qt::AlignVCenter | Qt::AlignLeft,
        painter.fontMetrics().elidedText(cards_[r].head, Qt::ElideRight, static_cast<int>(head.width())));
    if (!cards_[r].cards.empty()) continue;
    const QRectF none(layout.heads()[r].right(), head.top(), width() - layout.heads()[r].right(),
                      head.height());
    painter.drawText(none, Qt::AlignVCenter | Qt::AlignLeft, CardWords::none());
  }
  for (const CardLayout::Place& place : layout.places())
    paintCard(painter, cards_[place.row].cards[place.card], place.box, layout.whole(), look_);
  painter.restore();
}

QString BankView::cardTipAt(const QPointF& point) const {
  const QPointF at = point - QPointF(0, cardsTop(width()));
  const CardLayout layout = cardLayout();
  for (const CardLayout::Place& place : layout.places())
    if (place.box.contains(at)) return CardWords::tip(cards_[place.row].cards[place.card]);
  return {};
}

/// "Romans: 2 × Fortress (…)".
QStringList BankView::cardWords() const {
  QStringList all;
  for (const CardGroup& row : cards_) {
    QStringList cards;
    for (const CardTile& card : row.cards)
      cards << QStringLiteral("%1 × %2 (%3)").arg(card.count).arg(card.name, card.text);
    const bool named = row.nation.exists() && row.nation.index() < nations_.size();
    all << QStringLiteral("%1: %2").arg(named ? nations_[row.nation.index()].name : row.head,
                                        cards.isEmpty() ? CardWords::none()
                                                        : cards.join(QStringLiteral(", ")));
  }
  return all;
}

} // namespace annales::viewer
