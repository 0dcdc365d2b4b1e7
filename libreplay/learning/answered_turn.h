// A turn as a pupil told it, played by the rules: what begins or follows automatically is put in, and the
// turn is ended.
#pragma once

#include "engine/rules/rules.h"
#include "libreplay/log/event_log.h"

#include <optional>
#include <span>
#include <vector>

namespace annales::inline replay {

struct AnsweredTurn {
  std::vector<Event> events;        // after the step's event, as far as the rules allow them
  std::optional<Violation> refused; // why the next told event cannot come
  std::size_t told = 0;             // how many of the told events were played
};

/// The told events from `step` on; what cannot come yet is tried again behind the others. Where an event
/// cannot be paid as told, it is paid in the cheapest way; where a later one cannot be paid, an earlier one
/// is paid in another way. A rival takes any card that is due, as turns are not compared by it. A position
/// that does not fold has no events.
[[nodiscard]] AnsweredTurn answeredTurn(const EventLog& log, NodeIndex step, std::span<const Event> told);

} // namespace annales::inline replay
