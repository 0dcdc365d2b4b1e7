// The position that a step of a lesson asks about, as far as its numbers go: who decides, what the steps on
// the rondel cost.
#pragma once

#include "libreplay/log/event_log.h"
#include "libreplay/log/timeline.h"

#include <array>
#include <optional>

namespace annales::inline replay {

struct AskedPosition {
  GameState state;     // after the event, and after what begins automatically behind it
  NationId nation;     // that decides next; none where nothing is decided any more
  bool stepIs = false; // it decides about its step on the rondel
  /// By space: what the step there costs, in goods or coins of any kind; -1 where the nation cannot go there.
  std::array<int, kSpaces> stepPrices{};
};

/// Nothing where folding does not reach the event.
[[nodiscard]] std::optional<AskedPosition> askedPosition(const EventLog& log, NodeIndex event);

} // namespace annales::inline replay
