#include "libreplay/openings/compare.h"

#include "libreplay/inference/multiplicity.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>

namespace annales::inline replay {
namespace {

/// Counts a side and adds its decided seats to the observations.
ComparedSide observe(const FactTable& table, const std::vector<SeatRow>& seats, inference::Side side,
                     const std::vector<std::uint32_t>& strata,
                     std::vector<inference::ComparedObservation>& observations) {
  const OutcomeCounts counts = outcomesOf(table, seats);
  for (const SeatRow seat : seats)
    if (table.decided(seat))
      observations.push_back(
          {table.seats().game[seat], strata[table.seats().kind[seat]], side, table.won(seat) ? 1.0 : 0.0});
  ComparedSide count;
  count.games = counts.games;
  count.unfinished = counts.unfinished;
  count.undecided = counts.undecided;
  count.decided = counts.decided();
  count.wins = counts.wins;
  return count;
}

bool areWholeGames(const FactTable& table, const std::vector<SeatRow>& seats) {
  std::size_t together = 0;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const GameRow game = table.seats().game[seats[i]];
    ++together;
    if (i + 1 < seats.size() && table.seats().game[seats[i + 1]] == game) continue;
    if (together != table.games().nations[game]) return false;
    together = 0;
  }
  return !seats.empty();
}

struct ObservedSides {
  ComparedSide a, b;
  std::size_t inBoth = 0;
  SidesOverlap overlap = SidesOverlap::none;
  bool wholeGames = false;
  std::vector<inference::ComparedObservation> observations;
};

ObservedSides observeBoth(const FactTable& table, const Selection& a, const Selection& b,
                          const Strata& strata) {
  const SidesApart sides = apart(a, b);
  ObservedSides found;
  found.inBoth = sides.inBoth;
  found.overlap = sides.overlap;
  found.wholeGames = areWholeGames(table, sides.a) && areWholeGames(table, sides.b);
  const std::vector<std::uint32_t> numbers = table.kinds().groupedBy(strata);
  found.a = observe(table, sides.a, inference::Side::a, numbers, found.observations);
  found.b = observe(table, sides.b, inference::Side::b, numbers, found.observations);
  if (found.wholeGames) found.observations.clear(); // what they would say is 0, whoever plays
  return found;
}

/// What each side would win were both equally good, and how far so few games carry it from there.
void drawTogether(ComparedSide& a, ComparedSide& b,
                  const std::vector<inference::ComparedObservation>& observations) {
  struct Stratum {
    std::array<double, 2> size{}, wins{};
  };
  std::map<std::uint32_t, Stratum> strata;
  for (const inference::ComparedObservation& one : observations) {
    Stratum& stratum = strata[one.stratum];
    stratum.size[static_cast<std::size_t>(one.side)] += 1;
    stratum.wins[static_cast<std::size_t>(one.side)] += one.outcome;
  }
  std::array<double, 2> size{}, wins{}, expected{};
  for (const auto& [number, stratum] : strata) {
    if (stratum.size[0] == 0 || stratum.size[1] == 0) continue;
    const double share = (stratum.wins[0] + stratum.wins[1]) / (stratum.size[0] + stratum.size[1]);
    for (std::size_t side = 0; side < 2; ++side) {
      size[side] += stratum.size[side];
      wins[side] += stratum.wins[side];
      expected[side] += share * stratum.size[side];
    }
  }
  constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
  std::vector<inference::CountedShare> shares;
  for (std::size_t side = 0; side < 2; ++side) {
    ComparedSide& count = side == 0 ? a : b;
    count.expected = size[side] > 0 ? expected[side] / size[side] : kNone;
    count.drawn = {kNone, {0, 1}};
    if (count.expected > 0 && count.expected < 1) shares.push_back({wins[side], size[side], count.expected});
  }
  if (shares.size() < 2) return; // nobody has won, or nothing can be compared
  const inference::Shrinkage drawn = inference::shrinkTowardsBaselines(shares);
  a.drawn = drawn.shares[0];
  b.drawn = drawn.shares[1];
}

/// Beyond some thousand games a bootstrap says what the sandwich says, and takes its time.
inference::Resampling samplesFor(std::size_t observations) {
  constexpr std::size_t kWork = 100'000'000, kLeast = 200, kUsual = 2000;
  return {.samples = std::clamp(kWork / std::max<std::size_t>(observations, 1), kLeast, kUsual)};
}

} // namespace

std::vector<SeatRow> without(const std::vector<SeatRow>& seats, const std::vector<SeatRow>& others) {
  std::vector<SeatRow> left;
  std::ranges::set_difference(seats, others, std::back_inserter(left));
  return left;
}

SidesApart apart(const Selection& a, const Selection& b) {
  SidesApart sides{without(a.seats, b.seats), without(b.seats, a.seats)};
  sides.inBoth = a.seats.size() - sides.a.size();
  if (sides.inBoth == 0) return sides;
  sides.overlap = SidesOverlap::neither;
  if (sides.a.empty() == sides.b.empty())
    return sides; // neither is a part of the other, or they are the same
  sides.overlap = sides.a.empty() ? SidesOverlap::aWithinB : SidesOverlap::bWithinA;
  (sides.a.empty() ? sides.a : sides.b) = sides.a.empty() ? a.seats : b.seats;
  return sides;
}

Strata strataFor(const FactFilter& a, const FactFilter& b) {
  Strata strata;
  const bool differ = a.seats.nation != b.seats.nation || a.seats.seat != b.seats.seat;
  strata.nation = strata.seat = !differ;
  strata.ruleset = a.games.ruleset == b.games.ruleset;
  strata.board = a.games.board == b.games.board && strata.ruleset;
  strata.nations = a.games.nations == b.games.nations;
  strata.options = a.games.options == b.games.options && strata.ruleset;
  return strata;
}

Comparison compare(const FactTable& table, const Selection& a, const Selection& b, const Strata& strata,
                   const CompareOptions& options) {
  ObservedSides observed = observeBoth(table, a, b, strata);
  Comparison found;
  found.a = observed.a;
  found.b = observed.b;
  found.inBoth = observed.inBoth;
  found.overlap = observed.overlap;
  found.wholeGames = observed.wholeGames;
  const inference::StratifiedComparison counted(observed.observations);
  found.a.withoutCounterpart = counted.count(inference::Side::a).withoutCounterpart;
  found.b.withoutCounterpart = counted.count(inference::Side::b).withoutCounterpart;
  drawTogether(found.a, found.b, observed.observations);
  found.games = counted.games();
  found.strata = counted.strata();
  found.raw = counted.raw();
  found.pooled = counted.pooled(inference::DifferenceBy::sandwich);
  found.bootstrap.value = std::numeric_limits<double>::quiet_NaN();
  if (options.bootstrap)
    found.bootstrap = counted.pooled(inference::DifferenceBy::bootstrap, inference::kUsualLevel,
                                     samplesFor(observed.observations.size()));
  found.test = counted.test();
  found.odds = counted.oddsRatio();
  found.anytime = inference::differenceSequence(counted.scoreSums());
  found.prospect = inference::prospectOf(counted);
  found.moreGames = moreGamesFor(found, 1);
  return found;
}

inference::Difference bootstrapOf(const FactTable& table, const Selection& a, const Selection& b,
                                  const Strata& strata) {
  const ObservedSides observed = observeBoth(table, a, b, strata);
  return inference::StratifiedComparison(observed.observations)
      .pooled(inference::DifferenceBy::bootstrap, inference::kUsualLevel,
              samplesFor(observed.observations.size()));
}

double moreGamesFor(const Comparison& comparison, std::size_t questions) {
  const double alpha =
      (1 - inference::kUsualLevel) / static_cast<double>(std::max<std::size_t>(questions, 1));
  const double total = inference::gamesForSequence(comparison.prospect, alpha, {});
  return inference::gamesStillNeeded(total, static_cast<double>(comparison.games));
}

Verdicts verdictsOf(const std::vector<Comparison>& comparisons) {
  std::vector<double> pValues;
  for (const Comparison& comparison : comparisons)
    pValues.push_back(comparison.anytime.pValue);
  Verdicts found{inference::holm(pValues), inference::benjaminiHochberg(pValues), {}};
  for (std::size_t i = 0; i < comparisons.size(); ++i)
    found.verdicts.push_back(inference::verdictOf(found.holm[i], comparisons[i].pooled.value));
  return found;
}

} // namespace annales::inline replay
