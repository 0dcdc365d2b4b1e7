// What a bot is asked.
#pragma once

#include "engine/event/game.h"
#include "engine/state/game_state.h"

#include <cstdint>
#include <span>
#include <vector>

namespace annales::inline engine {

/// A place in the list of legal events.
using Row = std::uint32_t;
/// No event of one's own: others continue, or the turn is over.
inline constexpr Row kPass = ~Row{0};
/// Not decided here: the playout stops before it.
inline constexpr Row kWait = kPass - 1;

/// Borrowed for one choice.
struct Question {
  const Game& game;
  const GameState& state;
  NationId who;
  const std::vector<Event>& legal; // everything that may come next, one payment each
  std::span<const Row> options;    // those of it that this nation may choose; never empty
  bool mayPass = false;

  [[nodiscard]] const Event& option(std::size_t i) const { return legal[options[i]]; }
};

} // namespace annales::inline engine
