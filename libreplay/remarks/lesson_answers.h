// What counts as right where a step of a lesson asks: pupils may play their answer.
#pragma once

#include "libreplay/remarks/remark_threads.h"

#include <span>
#include <string>
#include <vector>

namespace annales::inline replay {

/// The first decision on the way from `step` along a line of the log; kNoNode where nothing is decided any
/// more or the line has no such event.
[[nodiscard]] NodeIndex firstDecision(const EventLog& log, NodeIndex step, std::string_view line);

/// The decisions that are right after `step`, each once. Where the answer names lines, what these decide;
/// else what was played there, then what other lines do, as far as no remark calls it a mistake. Behind them
/// what else the nation decides in the same part of that turn, such as another city that it founds: the
/// order within a part does not matter. Some of that may not be possible yet.
[[nodiscard]] std::vector<NodeIndex> rightAnswers(const EventLog& log, const Discussion& discussion,
                                                  NodeIndex step, std::span<const std::string> namedLines);

} // namespace annales::inline replay
