#include "viewer/tables/card_rows.h"

#include "libreplay/words/card_words.h"
#include "viewer/look/words.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <map>

namespace annales::viewer {
namespace {

constexpr double kCardHead = 84, kCardWidth = 124, kCardHeight = 66, kCardNameHeight = 22, kBetweenCards = 5;
constexpr double kCardNamePoints = 9, kCardTextPoints = 8;

/// Each kind once, in the order of the deck.
std::vector<CardTile> tilesOf(const std::vector<CardId>& cards, const Ruleset& rules) {
  const Language language = spokenLanguage();
  std::map<std::size_t, int> counts;
  for (const CardId card : cards)
    ++counts[card.index()];
  std::vector<CardTile> tiles;
  for (const auto& [place, count] : counts) {
    if (place >= rules.deck.size()) continue;
    const Card& card = rules.deck[place];
    tiles.push_back({QString::fromStdString(titleOfTerm(card.id, language)),
                     fromUtf8(textOf(card.does, language)), fromUtf8(textOf(card.when, language)), count});
  }
  return tiles;
}

QString nameOf(const CardTile& card) {
  return card.count > 1 ? QStringLiteral("%1 × %2").arg(card.count).arg(card.name) : card.name;
}

} // namespace

std::vector<CardGroup> CardWords::rowsOf(const BankPicture& picture, const Ruleset& rules) {
  if (!picture.hasCards) return {};
  std::vector<CardGroup> rows{
      {NationId::none(), titleInWindow(Term::openCards), tilesOf(picture.display, rules)}};
  for (std::size_t n = 0; n < picture.hands.size(); ++n)
    rows.push_back({NationId(n), tr("in hand"), tilesOf(picture.hands[n], rules)});
  rows.push_back({NationId::none(), tr("played"), tilesOf(picture.discarded, rules)});
  return rows;
}

QString CardWords::tip(const CardTile& card) {
  return QStringLiteral("<p><b>%1</b></p><p>%2</p><p><i>%3</i></p>")
      .arg(nameOf(card).toHtmlEscaped(), card.text.toHtmlEscaped(), card.when.toHtmlEscaped());
}

QString CardWords::none() {
  return tr("none", "cards");
}

CardLayout::CardLayout(const std::vector<CardGroup>& rows, const Look& look, double width, bool whole)
    : whole_(whole) {
  const QFontMetricsF metrics(look.font(kCardNamePoints, true));
  const double gap = look.px(kBetweenCards), left = look.px(kCardHead),
               high = look.px(whole ? kCardHeight : kCardNameHeight);
  for (std::size_t r = 0; r < rows.size(); ++r) {
    heads_.emplace_back(gap, height_, left - gap, look.px(kCardNameHeight));
    double x = left;
    for (std::size_t c = 0; c < rows[r].cards.size(); ++c) {
      const double named = metrics.horizontalAdvance(nameOf(rows[r].cards[c])) + look.px(14);
      const double wide = whole ? std::max(look.px(kCardWidth), named) : named;
      if (x > left && x + wide > width - gap) {
        x = left;
        height_ += high + gap;
      }
      places_.push_back({{x, height_, std::min(wide, std::max(width - gap - x, look.px(40))), high}, r, c});
      x += wide + gap;
    }
    height_ += (rows[r].cards.empty() ? look.px(kCardNameHeight) : high) + gap;
  }
}

void paintCard(QPainter& painter, const CardTile& card, const QRectF& box, bool whole, const Look& look) {
  painter.setPen(QPen(look.dim, 1));
  painter.setBrush(look.raised);
  painter.drawRoundedRect(box, look.px(5), look.px(5));
  const QRectF inner = box.adjusted(look.px(6), look.px(2), -look.px(5), -look.px(2));
  painter.setFont(look.font(kCardNamePoints, true));
  painter.setPen(look.text);
  const QRectF name(inner.left(), inner.top(), inner.width(), whole ? look.px(16) : inner.height());
  painter.drawText(
      name, Qt::AlignLeft | Qt::AlignVCenter,
      painter.fontMetrics().elidedText(nameOf(card), Qt::ElideRight, static_cast<int>(name.width())));
  if (!whole) return;
  painter.setFont(look.font(kCardTextPoints));
  painter.drawText(inner.adjusted(0, name.height(), 0, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                   card.text);
}

} // namespace annales::viewer
