// How often chosen seats won, by year or quarter, and whether that changes.
#pragma once

#include "libreplay/inference/share.h"
#include "libreplay/inference/trend.h"
#include "libreplay/openings/selection.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

enum class PeriodBy : std::uint8_t { year, quarter };

/// A year or a quarter as a number: 2026, or 2026.25 for its second quarter. Nothing where the date (`YYYY`,
/// `YYYY-MM`, `YYYY-MM-DD` or empty) does not say it.
[[nodiscard]] std::optional<double> periodOf(std::string_view date, PeriodBy by);
/// "2026", "2026-Q2".
[[nodiscard]] std::string periodName(double period, PeriodBy by);

struct PeriodShare {
  double period = 0;
  inference::Share share; // of wins in decided games, by game
  std::uint64_t wins = 0;
  std::optional<double> baseline; // mean of what seats of these kinds win over all periods
};

struct SharesOverTime {
  std::vector<PeriodShare> periods; // ascending; those without a decided game are not there
  std::uint64_t seats = 0, unfinished = 0, undecided = 0;
  std::uint64_t undated = 0; // decided, of games whose date does not say the period
  inference::Trend trend;    // of wins, in one year
  inference::Trend adjusted; // of wins less the baseline of each seat: a change of seats is no trend
  /// The slopes there could be, were undated games played and unfinished ones ended in the way that lowers
  /// or raises it most. A point where all games are dated and have an end.
  inference::Interval bounds{};
};
[[nodiscard]] SharesOverTime sharesOverTime(const FactTable& table, const Selection& chosen,
                                            const Baselines& baselines, PeriodBy by);
/// A row for each period.
[[nodiscard]] std::string csvOf(const SharesOverTime& found, PeriodBy by);

/// Why shares over time would say nothing.
enum class TrendRefusal : std::uint8_t {
  chosenByTheEnd, ///< the place or the winner
  wholeGames,     ///< all nations of their games: one in as many as play wins, whatever the year
  fewPeriods      ///< decided games of fewer than two periods
};
/// Before counting: never `fewPeriods`.
[[nodiscard]] std::optional<TrendRefusal> trendRefusal(const FactTable& table, const FactFilter& filter,
                                                       const Selection& chosen);
/// After counting: `fewPeriods` or nothing.
[[nodiscard]] std::optional<TrendRefusal> trendRefusal(const SharesOverTime& found);

} // namespace annales::inline replay
