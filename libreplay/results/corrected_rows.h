// A club's table that was corrected and imported again: which of its earlier rows the new ones replace.
#pragma once

#include "libreplay/results/result_record.h"

#include <span>
#include <string>
#include <vector>

namespace annales::inline replay {

/// Rows of tables have no ids, so a corrected row is another record. It replaces an earlier row that no row
/// of `read` repeats, where both have the same game, day and names, and what is known of one person at most
/// differs: a whole second game of the same people on that day differs in more. Only where each finds one
/// partner.
///
/// `known` has all records of the library, those of `read` among them or not; `now` is as logs write it.
struct ReplacedRow {
  Hash replaced;          // the id of the earlier record
  ResultRecord withdrawn; // the same, withdrawn now: to be stored
};
[[nodiscard]] std::vector<ReplacedRow>
replacedRows(std::span<const ResultRecord> known, std::span<const ResultRecord> read, const std::string& now);

} // namespace annales::inline replay
