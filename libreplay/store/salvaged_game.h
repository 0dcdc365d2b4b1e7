// A game put together from rows that were found in the pages of a damaged library. What has an id or a sum
// counts where it is right; headers and pages of the notebook as far as they make sense.
#pragma once

#include "libreplay/analysis/analysis_shelf.h"
#include "libreplay/log/event_log.h"
#include "libreplay/store/raw_rows.h"
#include "libreplay/store/salvage_report.h"

#include <string>
#include <utility>
#include <vector>

namespace annales::inline replay {

struct SalvagedGame {
  EventLog log;                                          // with lines and remarks, without headers
  std::string storedAt;                                  // UTC
  std::vector<std::pair<std::string, std::string>> tags; // in the order in which they were written
  std::vector<std::string> pages;                        // of the notebook, as texts
  std::vector<KeptSaid> analyses;
  GameLack lacks;
  bool vouched = false;                      // something says how many rows there were
  std::size_t otherTags = 0, otherPages = 0; // left out of it, and missing: what vouches for rows says that
                                             // these were others
  std::size_t strangeBatches = 0;            // of events, with its key, that are none of its own
};

/// The rows of one key.
struct KeyOfGame {
  std::int64_t key = 0;
  bool shared = false; // with another game: two programs gave it to one each
};

/// Adds to a game that has its first event, and perhaps more, what the rows of one of its keys say.
void addRows(SalvagedGame& game, const RawRows& rows, const KeyOfGame& key);

/// Adds a line, or lengthens it; one that goes another way than its namesake under a name of its own.
void addLine(EventLog& log, const std::string& name, NodeIndex head);
/// What `from` has beyond it: events, lines and remarks.
void addLog(EventLog& log, const EventLog& from);

} // namespace annales::inline replay
