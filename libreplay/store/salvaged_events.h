// The events of a game out of batches that were found one by one, some of them perhaps lost, or written by
// two programs that did not know of each other. Every id is recomputed: only what was stored comes back.
#pragma once

#include "libreplay/store/segment.h"

#include <cstdint>
#include <span>
#include <vector>

namespace annales::inline replay {

struct FoundSegment {
  std::int64_t number = 0;
  std::uint32_t origin = 0; // as `RawPlace`
  Segment segment;
};

struct SalvagedEvents {
  EventLog log;                       // all of them
  std::vector<std::int64_t> numbers;  // of the batches that stand in it, in order, each once
  NodeIndex solid = 1;                // places before which nothing is lost
  std::vector<std::uint32_t> strange; // the origins of batches that do not stand in it, once for each number
};

/// `segments` in the order of numbers. A batch counts where all its parents are there and its tips are right;
/// several with one number all count.
[[nodiscard]] SalvagedEvents salvageEvents(EventLog begun, std::span<const FoundSegment> segments);

/// What `from` has beyond `into`, another log of the game.
void addEvents(EventLog& into, const EventLog& from);

} // namespace annales::inline replay
