// What "as recorded" means on a line: its own way on, then the line that it left, and so on to the recorded
// one.
#pragma once

#include "libreplay/notebook/study.h"
#include "libreplay/pilots/recorded_turns.h"

namespace annales::inline replay {

/// The nearest first; main alone where there is no line of that name.
[[nodiscard]] std::vector<RecordLine> recordLines(const Study& study, std::string_view line);

} // namespace annales::inline replay
