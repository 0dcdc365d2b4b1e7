// The record `result` of the event log (docs/event-log.md).
#pragma once

#include "engine/core/result.h"
#include "libreplay/results/result_record.h"

#include <simdjson.h>

#include <string>

namespace annales::inline replay {

/// Persons and sources sorted, each source once, and the id computed. All that writes records calls it.
void seal(ResultRecord& record);
/// The SHA-256 of the canonical form without `id` and `rec`.
[[nodiscard]] Hash resultId(const ResultRecord& record);
/// What a record must be, apart from its id: lengths, ranges, dates, numbers of persons.
[[nodiscard]] Result<void> checkResult(const ResultRecord& record);

/// Appends the canonical record and no LF.
void appendResultRecord(std::string& out, const ResultRecord& record);
/// Strict: every field once, none unknown, and the id that belongs to the contents. Keys and persons may be
/// in any order.
[[nodiscard]] Result<ResultRecord> readResult(simdjson::dom::element record);
/// The same of a text.
[[nodiscard]] Result<ResultRecord> readResult(std::string_view text);

/// Characters of a name, and of any other text.
inline constexpr std::size_t kLongestResultName = 200;
inline constexpr std::size_t kLongestResultText = 10'000;

} // namespace annales::inline replay
