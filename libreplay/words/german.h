// German sentences, each beside the English one that the source says: a table for each part of the program.
// A test looks through the sources for a sentence that has none here.
#pragma once

#include <span>
#include <string_view>

namespace annales::inline replay::german {

struct Translation {
  std::string_view english, german; // braces in the same number; `{0}` where German wants another order
};

[[nodiscard]] std::span<const Translation> ofRules();
[[nodiscard]] std::span<const Translation> ofBoards();
[[nodiscard]] std::span<const Translation> ofRecords();
[[nodiscard]] std::span<const Translation> ofStudy();
[[nodiscard]] std::span<const Translation> ofStore();
[[nodiscard]] std::span<const Translation> ofOpenings();
[[nodiscard]] std::span<const Translation> ofTyping();
[[nodiscard]] std::span<const Translation> ofStatistics();
[[nodiscard]] std::span<const Translation> ofComparisons();
[[nodiscard]] std::span<const Translation> ofReports();
[[nodiscard]] std::span<const Translation> ofOwnOpenings();
[[nodiscard]] std::span<const Translation> ofRecorder();
[[nodiscard]] std::span<const Translation> ofAgn();
[[nodiscard]] std::span<const Translation> ofQueries();
[[nodiscard]] std::span<const Translation> ofColumns();
[[nodiscard]] std::span<const Translation> ofSheets();
[[nodiscard]] std::span<const Translation> ofAnalysis();
[[nodiscard]] std::span<const Translation> ofResults();
[[nodiscard]] std::span<const Translation> ofClusters();

/// Empty where there is none.
[[nodiscard]] std::string_view sentenceFor(std::string_view english);

} // namespace annales::inline replay::german
