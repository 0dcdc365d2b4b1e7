#include "libreplay/exact/turn_line.h"

#include "engine/fold/apply.h"
#include "engine/rules/cards.h"

#include <algorithm>

namespace annales::inline replay {

void TurnLine::play(const Event& event) {
  if (!legal_) return;
  legal_ = !check(*game_, state_, event) && !annales::apply(state_, event);
  if (legal_) events_.push_back(event);
}

void TurnLine::fund(Space space, const Funding& funding) {
  const NationId who = state_.active;
  for (const Exchange& trade : funding.before)
    play(Traded{who, trade.paid, trade.gain});
  play(RondelMoved{who, space, funding.step});
  if (producedOn(space)) {
    if (!funding.gain.empty()) play(Produced{who, funding.gain});
  } else if (!funding.gain.empty()) {
    std::vector<Event> cards;
    static_cast<void>(cardsGain(*game_, state_, &cards));
    for (const Event& card : cards)
      play(card);
  }
  for (const Exchange& trade : funding.after)
    play(Traded{who, trade.paid, trade.gain});
}

void TurnLine::award(AwardReason reason) {
  while (legal_) {
    const std::vector<Award> next = nextAwards(at());
    if (next.empty()) {
      legal_ = false;
      return;
    }
    play(wonWith(at(), next.front()));
    if (next.front().reason == reason) return;
  }
}

Amount cardsGain(const Game& game, const GameState& state, std::vector<Event>* played) {
  Amount gain;
  GameState now = state;
  for (;;) {
    std::vector<Event> cards;
    listPlayed({game, now}, cards);
    const auto brings = [&](const Event& event) {
      const auto& card = std::get<CardPlayed>(event);
      return card.nation == now.active && std::ranges::any_of(*card.effects, [&](const Adjustment& effect) {
               return effect.op == Adjustment::Op::stock && effect.nation == now.active &&
                      effect.stock.total() > 0;
             });
    };
    const auto card = std::ranges::find_if(cards, brings);
    if (card == cards.end() || annales::apply(now, *card)) return gain;
    for (const Adjustment& effect : *std::get<CardPlayed>(*card).effects)
      for (std::size_t r = 0; r < kResources; ++r)
        gain.add(static_cast<Resource>(r), effect.stock.of[r]);
    if (played != nullptr) played->push_back(*card);
  }
}

} // namespace annales::inline replay
