// Remarks of another record of a game that a study lacks.
#pragma once

#include "libreplay/log/annotation.h"
#include "libreplay/notebook/study.h"

#include <vector>

namespace annales::inline replay {

/// As the study has to write them: a remark that came as a copy with an id of its own (`editionTag`) is an
/// edit of the one that the study has, and is left out where the study has that wording, or a later one by
/// the same author. In order of time; what a remark names comes before it.
[[nodiscard]] std::vector<Annotation> arrivingRemarks(const Study& study,
                                                      const std::vector<Annotation>& from);

} // namespace annales::inline replay
