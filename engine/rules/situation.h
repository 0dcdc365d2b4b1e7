// What a rule looks at: a game and one of its states. And how a rule says no.
#pragma once

#include "engine/rules/rules.h"

#include <utility>

namespace annales::inline engine {

using Fault = std::optional<Violation>;

[[nodiscard]] inline Fault fault(std::string_view rule, Saying saying) {
  return Violation{Error(std::move(saying)), rule};
}
template <class First, class... Parts>
[[nodiscard]] Fault fault(std::string_view rule, SayingText<sizeof...(Parts) + 1> text, First&& first,
                          Parts&&... parts) {
  return fault(rule, say(text, std::forward<First>(first), std::forward<Parts>(parts)...));
}

[[nodiscard]] inline Part named(const Card& card) {
  return {Part::Sort::term, card.id};
}

inline constexpr std::nullopt_t kLegal = std::nullopt;

/// Borrowed for one question.
struct Situation {
  const Game& game;
  const GameState& state;

  [[nodiscard]] const Ruleset& rules() const { return *game.ruleset; }
  [[nodiscard]] const Map& map() const { return *game.map; }
  [[nodiscard]] const TurnState& turn() const { return state.turn; }
  [[nodiscard]] NationId actor() const { return state.active; }
  [[nodiscard]] const NationState& own() const { return state[state.active]; }
  [[nodiscard]] Part name(NationId n) const { return {Part::Sort::nation, game.nationWord(n)}; }
  [[nodiscard]] Part name(const NationSetup& n) const { return {Part::Sort::nation, n.nation}; }
  [[nodiscard]] Part name(ProvinceId p) const { return {Part::Sort::province, map()[p].id}; }
  [[nodiscard]] auto provinces() const { return map().size(); }
};

} // namespace annales::inline engine
