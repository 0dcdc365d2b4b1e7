// Lessons from before steps said which turns are right: what their words mean.
#pragma once

#include "libreplay/remarks/step_ask.h"

#include <string_view>

namespace annales::inline replay {

/// `answer`: the text behind the step's line `---`. The step's event folds.
[[nodiscard]] StepAsk olderAskOf(const EventLog& log, const Discussion& discussion,
                                 const DiscussedRemark& step, std::string_view answer);

} // namespace annales::inline replay
