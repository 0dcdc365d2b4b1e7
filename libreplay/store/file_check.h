// What can be wrong with a library's file apart from its games.
#pragma once

#include "libreplay/store/game_reader.h"
#include "libreplay/store/library.h"

#include <functional>

namespace annales::inline replay {

/// Adds a finding for each: pages that are missing, what SQLite finds, boards, the seal, the search. Quick
/// options leave out the slow comparison of indexes with tables. Throws what `brokenSearch` throws.
void checkFile(Connection& connection, GameReader& reader, const CheckOptions& options, CheckReport& report);

/// Calls `look`; where SQLite cannot read the file, that is a finding.
void orFinding(Connection& connection, CheckReport& report, const std::function<void()>& look);

} // namespace annales::inline replay
