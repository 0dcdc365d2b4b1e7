#include "libreplay/openings/shares_over_time.h"

#include "libreplay/text/csv.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <map>

namespace annales::inline replay {
namespace {

std::optional<int> digitsIn(std::string_view text) {
  int number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

bool choosesByTheEnd(const FactFilter& filter) {
  return filter.seats.place.has_value() || !filter.games.winner.empty();
}

bool areWholeGames(const FactTable& table, const Selection& chosen) {
  std::size_t seats = 0;
  GameRow before = ~GameRow{0};
  for (const SeatRow seat : chosen.seats) {
    const GameRow game = table.seats().game[seat];
    if (game != before) seats += table.games().nations[game];
    before = game;
  }
  return !chosen.seats.empty() && seats == chosen.seats.size();
}

/// A seat that may have been played at any time, or may have ended in any way.
struct OpenSeat {
  GameRow game = 0;
  std::optional<double> period;
  std::optional<double> value;
};

/// The slope if what is not known were as it raises it most (`sign` 1) or lowers it most (-1). The middle is
/// the mean time of what is known, so the answer is close to the farthest there can be, and not beyond it.
double farthestSlope(std::vector<inference::TimedObservation> known, const std::vector<OpenSeat>& open,
                     double sign, const std::vector<PeriodShare>& periods) {
  double middle = 0;
  for (const inference::TimedObservation& one : known)
    middle += one.time / static_cast<double>(known.size());
  const double first = periods.front().period, last = periods.back().period;
  for (const OpenSeat& seat : open) {
    double value = seat.value.value_or(0);
    if (!seat.value && seat.period) value = (*seat.period > middle) == (sign > 0) ? 1 : 0;
    const double time = seat.period.value_or((value > 0.5) == (sign > 0) ? last : first);
    known.push_back({seat.game, time, value});
  }
  return inference::trendOf(known).slope;
}

} // namespace

std::optional<double> periodOf(std::string_view date, PeriodBy by) {
  constexpr std::size_t kYear = 4, kMonth = 7;
  if (date.size() < kYear) return std::nullopt;
  const auto year = digitsIn(date.substr(0, kYear));
  if (!year) return std::nullopt;
  if (by == PeriodBy::year) return static_cast<double>(*year);
  if (date.size() < kMonth) return std::nullopt;
  const auto month = digitsIn(date.substr(kYear + 1, 2));
  if (!month || *month < 1 || *month > 12) return std::nullopt;
  return *year + (*month - 1) / 3 * 0.25;
}

std::string periodName(double period, PeriodBy by) {
  const double year = std::floor(period);
  if (by == PeriodBy::year) return fmt::format("{:04.0f}", year);
  return fmt::format("{:04.0f}-Q{:.0f}", year, (period - year) * 4 + 1);
}

SharesOverTime sharesOverTime(const FactTable& table, const Selection& chosen, const Baselines& baselines,
                              PeriodBy by) {
  SharesOverTime found;
  const OutcomeCounts counts = outcomesOf(table, chosen.seats);
  found.seats = counts.games;
  found.unfinished = counts.unfinished;
  found.undecided = counts.undecided;
  struct Sums {
    std::vector<inference::ShareObservation> wins;
    double baseline = 0;
  };
  std::map<double, Sums> periods;
  std::vector<inference::TimedObservation> wins, adjusted;
  std::vector<OpenSeat> open;
  for (const SeatRow seat : chosen.seats) {
    const GameRow game = table.seats().game[seat];
    const auto period = periodOf(table.words()[table.games().date[game]], by);
    const bool decided = table.decided(seat);
    const double won = decided && table.won(seat) ? 1 : 0;
    if (!decided && table.games().outcome[game] == Outcome::undecided)
      continue; // it has ended, without a winner
    if (!period || !decided) {
      found.undated += decided ? 1 : 0;
      open.push_back({game, period, decided ? std::optional(won) : std::nullopt});
      continue;
    }
    Sums& sums = periods[*period];
    sums.wins.push_back({.cluster = game, .value = won});
    sums.baseline += baselines.of(seat);
    wins.push_back({game, *period, won});
    adjusted.push_back({game, *period, won - baselines.of(seat)});
  }
  for (const auto& [period, sums] : periods) {
    PeriodShare& one = found.periods.emplace_back();
    one.period = period;
    one.share = inference::shareOf(sums.wins);
    for (const inference::ShareObservation& win : sums.wins)
      one.wins += win.value > 0 ? 1 : 0;
    one.baseline = sums.baseline / static_cast<double>(sums.wins.size());
  }
  found.trend = inference::trendOf(wins);
  found.adjusted = inference::trendOf(adjusted);
  found.bounds = {found.trend.slope, found.trend.slope};
  if (!open.empty() && !std::isnan(found.trend.slope))
    found.bounds = {farthestSlope(wins, open, -1, found.periods),
                    farthestSlope(wins, open, 1, found.periods)};
  return found;
}

std::string csvOf(const SharesOverTime& found, PeriodBy by) {
  CsvWriter csv;
  csv.row({"period", "decided", "wins", "share", "low", "high", "baseline"});
  for (const PeriodShare& one : found.periods) {
    csv.text(periodName(one.period, by));
    csv.number(static_cast<std::int64_t>(one.share.observations)).number(static_cast<std::int64_t>(one.wins));
    csv.decimal(one.share.value).decimal(one.share.interval.low).decimal(one.share.interval.high);
    csv.decimal(*one.baseline);
    csv.endRow();
  }
  return csv.take();
}

std::optional<TrendRefusal> trendRefusal(const FactTable& table, const FactFilter& filter,
                                         const Selection& chosen) {
  if (choosesByTheEnd(filter)) return TrendRefusal::chosenByTheEnd;
  if (areWholeGames(table, chosen)) return TrendRefusal::wholeGames;
  return std::nullopt;
}

std::optional<TrendRefusal> trendRefusal(const SharesOverTime& found) {
  constexpr std::size_t kFewestPeriods = 2;
  return found.periods.size() < kFewestPeriods ? std::optional(TrendRefusal::fewPeriods) : std::nullopt;
}

} // namespace annales::inline replay
