// The lines that leave the shown one, as the record tells them.
#pragma once

#include "libreplay/session/session.h"
#include "viewer/store/study_desk.h"

#include <QString>
#include <string>
#include <vector>

namespace annales::viewer {

/// How one of them continues after the event where it leaves.
struct RecordVariation {
  EventIndex at = 0; // the last event that both share, from 1
  std::string line;
  QString author;               // empty: nobody knows
  EventIndex events = 0;        // behind `at`
  std::vector<NodeIndex> begin; // the first of them, up to the end of a turn; in the game's log

  [[nodiscard]] EventIndex more() const { return events - static_cast<EventIndex>(begin.size()); }
};

/// By place; without hidden lines. None where the game is not on the desk.
[[nodiscard]] std::vector<RecordVariation> recordVariations(const Tab& tab, const StudyDesk& desk,
                                                            const View& view);

} // namespace annales::viewer
