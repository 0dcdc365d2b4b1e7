// Rows of results without moves, and of the words of their logs.
#pragma once

#include "libreplay/results/result_record.h"
#include "libreplay/store/connection.h"
#include "libreplay/store/library.h"

#include <cstdint>

namespace annales::inline replay {

/// In a transaction of the caller, who has made the tables and chains the rows. The number of the new row; 0
/// where the record is there.
[[nodiscard]] std::int64_t storeResult(Connection& connection, const ResultRecord& record);
/// Each record by itself: whether it can be read, and is what its id says.
void checkResultRows(Connection& connection, CheckReport& report);

} // namespace annales::inline replay
