// One event of a line with the states around it: what every projection is computed from.
#pragma once

#include "engine/event/event.h"
#include "engine/state/game_state.h"

#include <cstdint>

namespace boost::serialization {
class access;
}

namespace annales::inline replay {

/// Place of an event on its line, from 1 (GameCreated). The state at it is the one after it.
using EventIndex = std::uint32_t;

/// Borrowed for one call. Before GameCreated everything is empty. An event that folding refused
/// leaves the state as it was.
struct Step {
  EventIndex index;
  const Event& event;
  const GameState& before;
  const GameState& after;

  /// Whether folding took the event.
  [[nodiscard]] bool folded() const { return after.seq != before.seq; }
};

/// The nation an event is about: the one that acts, wins or is corrected; none for rounds and cards revealed.
[[nodiscard]] NationId nationOf(const Event& event);
/// Where an event happens; for a move where it ends. None for most.
[[nodiscard]] ProvinceId provinceOf(const Event& event);

} // namespace annales::inline replay
