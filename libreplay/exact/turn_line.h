// The events of one turn, each put behind the one before it and judged by the rules.
#pragma once

#include "engine/rules/awards.h"
#include "engine/rules/founding.h"
#include "engine/rules/know_how.h"
#include "engine/rules/price.h"
#include "engine/rules/temple.h"
#include "libreplay/exact/funding.h"

#include <vector>

namespace annales::inline replay {

class TurnLine {
public:
  /// `begun`: the nation's turn has begun and it has not stepped on the rondel. `game` is borrowed.
  TurnLine(const Game& game, const GameState& begun) : game_(&game), state_(begun) {}

  void play(const Event& event);
  /// Trades, the step, production or the cards that bring the gain, trades.
  void fund(Space space, const Funding& funding);
  /// The awards that are due, up to the first with that reason; it breaks no rule only where there is one.
  void award(AwardReason reason);

  [[nodiscard]] const GameState& state() const { return state_; }
  [[nodiscard]] Situation at() const { return {*game_, state_}; }
  /// Own goods first, then coins; nothing is paid where that does not suffice.
  template <class E> void buy(E event) {
    if (const auto paid = cheapest(state_[state_.active], priceOf(at(), event))) event.paid = *paid;
    play(event);
  }
  /// It was to be otherwise than the rules allow.
  void spoil() { legal_ = false; }
  /// Every event was legal where it stands.
  [[nodiscard]] bool legal() const { return legal_; }
  [[nodiscard]] std::vector<Event> take() { return std::move(events_); }

private:
  const Game* game_;
  GameState state_;
  std::vector<Event> events_;
  bool legal_ = true;
};

/// Cards in the nation's hand that bring it goods on that space, one after another; the sum of what they
/// bring. The nation stands there.
[[nodiscard]] Amount cardsGain(const Game& game, const GameState& state, std::vector<Event>* played);

} // namespace annales::inline replay
