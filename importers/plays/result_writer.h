// Results without moves for other programs.
#pragma once

#include "libreplay/results/evenings.h"

#include <span>
#include <string>

namespace annales::plays {

/// A table with a row for each person, as `sheets::ResultSheet` reads it.
[[nodiscard]] std::string resultsCsv(std::span<const ResultRecord> results);
/// The file that BG Stats exports and imports. Ids of plays are those of BG Stats where they came from there,
/// else made of the record's id, so that the same result is the same play whenever it is written.
[[nodiscard]] std::string bgStatsJson(std::span<const ResultRecord> results);

} // namespace annales::plays
