// The greedy bots' maneuvers, a step at a time.
#pragma once

#include "engine/play/outlook.h"

namespace annales::inline engine {

/// The next step, battle or conquest of the plan; `kPass` when it is carried out.
[[nodiscard]] Row chooseManeuver(const Outlook& outlook, const Question& question);

} // namespace annales::inline engine
