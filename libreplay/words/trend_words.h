// What shares over time say: the same sentences on the command line and in the window.
#pragma once

#include "libreplay/openings/shares_over_time.h"
#include "libreplay/words/terms.h"

#include <string>
#include <vector>

namespace annales::inline replay {

/// "No trend shown, compared with the baseline of each seat: 0.42 points a year (95 %: −1.0 to 1.9; p 0.50)."
[[nodiscard]] std::string trendInWords(const SharesOverTime& found, Language language);
/// "raw: 0.42 points a year (…); Cochran-Armitage by game p 0.50"
[[nodiscard]] std::string rawTrendInWords(const SharesOverTime& found, Language language);
/// What does not count, and what the raw trend could be with it; a phrase each, without a full stop.
[[nodiscard]] std::vector<std::string> uncountedInWords(const SharesOverTime& found, PeriodBy by,
                                                        Language language);
/// Why there is no trend to show, and what to do; without a full stop. `found` is read for `fewPeriods`
/// alone.
[[nodiscard]] std::string refusalInWords(TrendRefusal refusal, const SharesOverTime& found, PeriodBy by,
                                         Language language);

} // namespace annales::inline replay
