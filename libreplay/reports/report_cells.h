// Cells of a report as people read them, and as programs do.
#pragma once

#include "libreplay/reports/report.h"
#include "libreplay/words/number_text.h"

#include <string>
#include <vector>

namespace annales::inline replay {

/// "6 of 10 (31–83 %)" of few games, "26.4 % (20–34) of 120" of many; "–" of none.
[[nodiscard]] std::string cellText(const ShareCell& share, Language language);
/// "3.42 (3.10–3.74)"; "3.42 (?)" where one game says nothing about others.
[[nodiscard]] std::string cellText(const MeanCell& mean, Language language);
[[nodiscard]] std::string cellText(const ReportCell& cell, Language language);
/// "25.0 %" of a share's baseline; empty where there is none.
[[nodiscard]] std::string baselineText(const ReportCell& cell, Language language);
[[nodiscard]] std::string baselineTitle(Language language);

/// Whether a column's baseline has something to say in any row.
[[nodiscard]] bool hasBaseline(const ReportTable& table, std::size_t column);

/// The numbers of a cell by name, in the order in which tables and JSON name them: `wins`, `wins_baseline`,
/// `wins_high`, …
struct CellNumber {
  std::string_view part; // "" for the value itself
  std::optional<double> number;
};
[[nodiscard]] std::vector<CellNumber> numbersOf(CellKind kind, const ReportCell& cell);

} // namespace annales::inline replay
