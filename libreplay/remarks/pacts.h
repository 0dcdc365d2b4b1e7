// Agreements between nations as marks of remarks, and the events that break them.
#pragma once

#include "libreplay/remarks/remark_threads.h"
#include "libreplay/stats/step.h"

#include <span>
#include <vector>

namespace annales::inline replay {

/// A pact in force on a line.
struct StandingPact {
  std::uint32_t remark = 0; // in `Discussion::remarks()`
  std::uint32_t mark = 0;   // in its marks
  EventIndex since = 0;     // the remark's event, from 1: the pact holds from the next one on
  EventIndex last = 0;      // the last event on which it holds; the line's last where its round is not over
};

/// An event by which one of the nations brings units into one of the provinces.
struct PactBreach {
  StandingPact pact;
  EventIndex index = 0;
  NationId nation;
  ProvinceId province;
};

/// `path`: the events of the line, root first. A pact holds after its remark's event until the round `until`
/// is over; one whose round was over before does not hold at all. Bringing units in means moving there
/// (from one of the provinces into another, too), arming there, placing a unit there with Bellona or by an
/// own card. Names that the game does not have bind nobody.
[[nodiscard]] std::vector<StandingPact> pactsAlong(const Discussion& discussion, const EventLog& log,
                                                   std::span<const NodeIndex> path);
/// An event that breaks more pacts is told with that many of them.
inline constexpr std::size_t kMostBroken = 10;
/// In the order of events, and within an event in that of the pacts.
[[nodiscard]] std::vector<PactBreach> breachesAlong(const Discussion& discussion, const EventLog& log,
                                                    std::span<const NodeIndex> path);

} // namespace annales::inline replay
