// Signs what is about to be written: author, moment, and the ids that hang on them.
#pragma once

#include "libreplay/notebook/study.h"
#include "libreplay/remarks/remark_edits.h"

#include <string>
#include <vector>

namespace annales::inline replay {

/// The moment for new remarks of that author: `now`, or the second after the latest that the author has
/// written in the study. Else what is written within one second would stand in any order, and the same words
/// twice would be the same remark.
[[nodiscard]] std::string remarkMoment(const Study& study, const std::string& author, std::string_view now);

/// Remarks among the edits that have no moment yet get `by` and their ids; those of the layer `machine` keep
/// the author that they have.
void stamp(std::vector<Edit>& edits, const Writing& by);

} // namespace annales::inline replay
