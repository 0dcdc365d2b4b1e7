#include "libreplay/openings/compare.h"

#include "libreplay/inference/multiplicity.h"
#include "libreplay/inference/planning.h"

#include <algorithm>

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
  return {counts.games, counts.unfinished, counts.undecided, counts.decided(), counts.wins, 0};
}

std::vector<SeatRow> without(const std::vector<SeatRow>& seats, const std::vector<SeatRow>& others) {
  std::vector<SeatRow> left;
  std::ranges::set_difference(seats, others, std::back_inserter(left)); // both in the table's order
  return left;
}

} // namespace

Strata strataFor(const FactFilter& a, const FactFilter& b) {
  Strata strata;
  const bool differ = a.seats.nation != b.seats.nation || a.seats.seat != b.seats.seat;
  strata.nation = strata.seat = !differ;
  strata.board = a.games.board == b.games.board && a.games.ruleset == b.games.ruleset;
  strata.nations = a.games.nations == b.games.nations;
  return strata;
}

Comparison compare(const FactTable& table, const Selection& a, const Selection& b, const Strata& strata) {
  Comparison found;
  const std::vector<SeatRow> onlyA = without(a.seats, b.seats), onlyB = without(b.seats, a.seats);
  found.inBoth = a.seats.size() - onlyA.size();
  const std::vector<std::uint32_t> numbers = table.kinds().groupedBy(strata);
  std::vector<inference::ComparedObservation> observations;
  found.a = observe(table, onlyA, inference::Side::a, numbers, observations);
  found.b = observe(table, onlyB, inference::Side::b, numbers, observations);
  const inference::StratifiedComparison counted(observations);
  found.a.withoutCounterpart = counted.count(inference::Side::a).withoutCounterpart;
  found.b.withoutCounterpart = counted.count(inference::Side::b).withoutCounterpart;
  found.games = counted.games();
  found.strata = counted.strata();
  found.raw = counted.raw();
  found.pooled = counted.pooled(inference::DifferenceBy::sandwich);
  found.bootstrap = counted.pooled(inference::DifferenceBy::bootstrap);
  found.test = counted.test();
  found.odds = counted.oddsRatio();
  found.anytime = inference::differenceSequence(counted.scoreSums());
  const double total = inference::gamesForSequence(inference::prospectOf(counted));
  found.moreGames = inference::gamesStillNeeded(total, static_cast<double>(counted.games()));
  return found;
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
