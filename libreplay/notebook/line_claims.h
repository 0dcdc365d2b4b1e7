// Which line keeps its name where two people gave the same name to different courses of play.
#pragma once

#include "libreplay/notebook/study.h"

#include <vector>

namespace annales::inline replay {

/// What becomes of one line.
struct LineClaim {
  std::string name;         // from now on
  const StudyLine* held;    // the line that it goes on from; null: a new one
  NodeIndex head = kNoNode; // in the joined log
};
struct LineClaims {
  std::vector<const StudyLine*> surplus; // whose whole course is now part of another line of the same name
  std::vector<LineClaim> changed;
};

/// `joined` has the events of the study, at the same places, and those of `from` at `places`.
[[nodiscard]] LineClaims settleNames(const Study& study, const EventLog& from, const EventLog& joined,
                                     const std::vector<NodeIndex>& places);

} // namespace annales::inline replay
