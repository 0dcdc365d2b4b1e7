// Which line keeps its name where two people gave the same name to different courses of play.
#pragma once

#include "libreplay/notebook/joined_logs.h"

#include <vector>

namespace annales::inline replay {

/// What becomes of one line.
struct LineClaim {
  std::string name;         // from now on
  const StudyLine* held;    // the line that it goes on from; null: a new one
  NodeIndex head = kNoNode; // in the joined logs
};
struct LineClaims {
  std::vector<const StudyLine*> surplus; // whose whole course is now part of another line of the same name
  std::vector<LineClaim> changed;
};

/// `joined`: of these two.
[[nodiscard]] LineClaims settleNames(const Study& study, const EventLog& from, const JoinedLogs& joined);

} // namespace annales::inline replay
