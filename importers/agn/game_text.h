// One game of an AGN file, from its text to its log.
#pragma once

#include "importers/agn/head.h"
#include "importers/readers/after_mistake.h"
#include "libreplay/log/event_log.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace annales::agn {

struct ReadGame {
  std::shared_ptr<EventLog> log;       // null where the head tells of no game
  std::vector<std::size_t> rows;       // of the file, by NodeIndex
  std::vector<Complaint> complaints;   // in the order of the text
  bool rejected = false;
};

/// `firstLine` is that of the text in its file. `seeds` gives an identity to games that do not name their own.
[[nodiscard]] ReadGame readGameText(std::string_view text, std::size_t firstLine, GameSeeds& seeds,
                                    const KnownBoards& boards, AfterMistake choice);

} // namespace annales::agn
