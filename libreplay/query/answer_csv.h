// Answers as tables for spreadsheets.
#pragma once

#include "libreplay/query/findings.h"

#include <string>

namespace annales::inline replay {

[[nodiscard]] std::string csvOf(const std::vector<FoundEvent>& events);
[[nodiscard]] std::string csvOf(const std::vector<FoundGame>& games);
/// A share that is over nothing has no value.
[[nodiscard]] std::string csvOf(const std::vector<CountedGroup>& groups, CountBy by);

/// "won", "undecided", "unfinished".
[[nodiscard]] std::string_view wordOf(Outcome outcome);
/// Nothing where the group has no decided game.
[[nodiscard]] std::optional<double> winsOf(const CountedGroup& group);
[[nodiscard]] std::optional<double> baselineOf(const CountedGroup& group);

} // namespace annales::inline replay
