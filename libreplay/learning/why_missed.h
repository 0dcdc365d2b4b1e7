// Why what a question asks about was a mistake.
#pragma once

#include "libreplay/causes/why.h"
#include "libreplay/learning/mistake_questions.h"

namespace annales::inline replay {

/// With the rollouts of the question, so that both name the same amount. What came after the turn counts
/// where it is on the recorded line. Nothing where no cause stands the test, where the turn is not in the
/// log, and when it was cancelled.
[[nodiscard]] std::optional<Cause> whyMissed(const EventLog& log, const MistakeQuestion& question,
                                             const Watch& watch);

} // namespace annales::inline replay
