// What a rule looks at: a game and one of its states. And how a rule says no.
#pragma once

#include "engine/rules/rules.h"

#include <fmt/format.h>

#include <utility>

namespace annales::inline engine {

using Fault = std::optional<Violation>;

template <class... Args>
[[nodiscard]] Fault fault(std::string_view rule, fmt::format_string<Args...> text, Args&&... args) {
  return Violation{rule, fmt::format(text, std::forward<Args>(args)...)};
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
  [[nodiscard]] std::string_view word(NationId n) const { return game.nationWord(n); }
  [[nodiscard]] std::string_view word(ProvinceId p) const { return map()[p].id; }
  [[nodiscard]] auto provinces() const { return map().size(); }
};

} // namespace annales::inline engine
