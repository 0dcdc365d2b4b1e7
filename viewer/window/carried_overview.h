// Where the rows of a report stand in the game, looked up before and after it was written.
#pragma once

#include "libreplay/lines/rebase_edits.h"
#include "viewer/mend/carried_panel.h"
#include "viewer/store/study_desk.h"

namespace annales::viewer {

/// What is carried over: the rest of a line, or a branch from the clipboard.
struct CarriedFrom {
  std::string line;
  std::vector<Event> later;
  std::vector<Hash> ids; // of `later`; empty for a branch
  EventIndex first = 1;  // what the report calls the first of `later`
};

/// The events of the line after `last`.
[[nodiscard]] CarriedFrom restOf(const Study& study, const std::string& line, NodeIndex last);
/// Once the edits are written; `after` is the event of the new line after which the result comes.
[[nodiscard]] CarriedOverview overviewOf(const CarriedOver& carried, const CarriedFrom& from,
                                         const OpenedGame& game, const Hash& after, const QString& title);

} // namespace annales::viewer
