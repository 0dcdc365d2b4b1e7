#include "libreplay/openings/compare.h"

#include "libreplay/inference/multiplicity.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <string_view>
#include <tuple>

namespace annales::inline replay {
namespace {

/// For each number of a stratum the first kind that has it.
std::vector<KindIndex> firstKinds(const std::vector<std::uint32_t>& strata) {
  constexpr KindIndex kNone = ~KindIndex{0};
  std::vector<KindIndex> first;
  for (KindIndex kind = 0; kind < strata.size(); ++kind) {
    if (strata[kind] >= first.size()) first.resize(strata[kind] + std::size_t{1}, kNone);
    if (first[strata[kind]] == kNone) first[strata[kind]] = kind;
  }
  return first;
}

/// By kind the number of its stratum, in the order of what its seats have in common: the same whatever order
/// the games came in.
std::vector<std::uint32_t> strataInOrder(const FactTable& table, const Strata& parts) {
  const SeatKinds& kinds = table.kinds();
  const std::vector<std::uint32_t> groups = kinds.groupedBy(parts);
  const std::vector<KindIndex> first = firstKinds(groups);
  const auto inWords = [&](std::uint32_t group) {
    const SeatKind& kind = kinds[first[group]];
    const auto word = [&](bool isLookedAt, WordIndex at) {
      return isLookedAt ? std::string_view(table.words()[at]) : std::string_view();
    };
    return std::tuple(kind.isResult, parts.ruleset ? indexOf(kind.ruleset) : 0, word(parts.board, kind.board),
                      word(parts.options, kind.options), parts.nations ? kind.nations : 0U,
                      parts.seat ? kind.seat : 0U, word(parts.nation, kind.nation));
  };
  std::vector<std::uint32_t> order(first.size()), place(first.size());
  std::iota(order.begin(), order.end(), 0U);
  std::ranges::sort(order, {}, inWords);
  for (std::uint32_t at = 0; at < order.size(); ++at)
    place[order[at]] = at;
  std::vector<std::uint32_t> strata;
  for (const std::uint32_t group : groups)
    strata.push_back(place[group]);
  return strata;
}

inference::ComparedObservation observationOf(const FactTable& table, SeatRow seat, inference::Side side,
                                             const std::vector<std::uint32_t>& strata, double outcome) {
  const GameRow game = table.seats().game[seat];
  return {game, strata[table.seats().kind[seat]], side, outcome, table.times(game)};
}

/// Counts a side and adds its decided seats to the observations.
ComparedSide observe(const FactTable& table, const std::vector<SeatRow>& seats, inference::Side side,
                     const std::vector<std::uint32_t>& strata,
                     std::vector<inference::ComparedObservation>& observations) {
  const OutcomeCounts counts = outcomesOf(table, seats);
  for (const SeatRow seat : seats)
    if (table.decided(seat))
      observations.push_back(observationOf(table, seat, side, strata, table.won(seat) ? 1.0 : 0.0));
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

/// A condition on the course that picks winners alone, or losers alone, is one on the end of games.
bool tellsTheEnd(const ComparedSide& side) {
  constexpr std::uint64_t kEnough = 20;
  if (side.choice == SideChoice::outcome) return true;
  return side.choice == SideChoice::course && side.decided >= kEnough &&
         (side.wins == 0 || side.wins == side.decided);
}

struct ObservedSides {
  ComparedSide a, b;
  std::uint64_t inBoth = 0; // seats
  SidesOverlap overlap = SidesOverlap::none;
  bool wholeGames = false;
  SidesApart sides;
  std::vector<std::uint32_t> strata; // by kind
  std::vector<inference::ComparedObservation> observations;
};

double shareWithoutEnd(const ComparedSide& side) {
  const auto open = static_cast<double>(side.unfinished + side.undecided);
  return side.games > 0 ? open / static_cast<double>(side.games) : 0;
}

std::uint64_t gamesOf(const FactTable& table, const std::vector<SeatRow>& seats) {
  std::uint64_t games = 0;
  for (std::size_t i = 0; i < seats.size(); ++i)
    if (const GameRow game = table.seats().game[seats[i]]; i == 0 || game != table.seats().game[seats[i - 1]])
      games += table.times(game);
  return games;
}

std::uint64_t seatsInBoth(const FactTable& table, const Selection& a, const Selection& b) {
  std::vector<SeatRow> both;
  std::ranges::set_intersection(a.seats, b.seats, std::back_inserter(both));
  std::uint64_t seats = 0;
  for (const SeatRow seat : both)
    seats += table.times(table.seats().game[seat]);
  return seats;
}

/// Whether more games of one side have no end than chance makes it, and by enough to matter.
bool isUnequal(double a, double b, double gamesOfA, double gamesOfB) {
  constexpr double kMatters = 0.05, kChance = 1.96;
  if (std::abs(a - b) < kMatters) return false;
  const double both = (a * gamesOfA + b * gamesOfB) / (gamesOfA + gamesOfB);
  const double error = std::sqrt(both * (1 - both) * (1 / gamesOfA + 1 / gamesOfB));
  return std::abs(a - b) > kChance * error;
}

/// The pooled difference where the open seats of A have all this outcome, and those of B the other one.
double differenceWith(const FactTable& table, const ObservedSides& found, double ofA) {
  std::vector<inference::ComparedObservation> all = found.observations;
  const auto add = [&](const std::vector<SeatRow>& seats, inference::Side side, double outcome) {
    for (const SeatRow seat : seats)
      if (!table.decided(seat)) all.push_back(observationOf(table, seat, side, found.strata, outcome));
  };
  add(found.sides.a, inference::Side::a, ofA);
  add(found.sides.b, inference::Side::b, 1 - ofA);
  return inference::StratifiedComparison(all).scoreSums().value;
}

Dropout dropoutOf(const FactTable& table, const ObservedSides& found) {
  Dropout dropout;
  constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
  dropout.bounds = {kNone, kNone};
  if (found.observations.empty()) return dropout;
  dropout.bounds = {differenceWith(table, found, 0), differenceWith(table, found, 1)};
  dropout.a = shareWithoutEnd(found.a);
  dropout.b = shareWithoutEnd(found.b);
  dropout.unequal = isUnequal(dropout.a, dropout.b, static_cast<double>(gamesOf(table, found.sides.a)),
                              static_cast<double>(gamesOf(table, found.sides.b)));
  if (!dropout.unequal) return dropout;
  dropout.difference = dropout.bounds;
  return dropout;
}

ObservedSides observeBoth(const FactTable& table, const Selection& a, const Selection& b,
                          const Strata& strata, const SideChoices& choices) {
  ObservedSides found;
  found.sides = apart(a, b);
  const SidesApart& sides = found.sides;
  found.inBoth = seatsInBoth(table, a, b);
  found.overlap = sides.overlap;
  found.wholeGames = areWholeGames(table, sides.a) && areWholeGames(table, sides.b);
  found.strata = strataInOrder(table, strata);
  found.a = observe(table, sides.a, inference::Side::a, found.strata, found.observations);
  found.b = observe(table, sides.b, inference::Side::b, found.strata, found.observations);
  found.a.choice = choices.a;
  found.b.choice = choices.b;
  found.a.tellsTheEnd = tellsTheEnd(found.a);
  found.b.tellsTheEnd = tellsTheEnd(found.b);
  // Whole games would say 0, whoever plays, and what was chosen by the end only says how it was chosen.
  if (found.wholeGames || found.a.tellsTheEnd || found.b.tellsTheEnd) found.observations.clear();
  return found;
}

/// What the two win of the same kinds of seats, and how far so few games carry each from where both would be
/// equally good. The kinds weigh as in the pooled difference, so A and B differ by just that.
void drawTogether(ComparedSide& a, ComparedSide& b,
                  const std::vector<inference::ComparedObservation>& observations) {
  struct Stratum {
    std::array<double, 2> size{}, wins{};
  };
  std::map<std::uint32_t, Stratum> strata;
  for (const inference::ComparedObservation& one : observations) {
    Stratum& stratum = strata[one.stratum];
    const auto times = static_cast<double>(one.times);
    stratum.size[static_cast<std::size_t>(one.side)] += times;
    stratum.wins[static_cast<std::size_t>(one.side)] += times * one.outcome;
  }
  double weights = 0, expected = 0;
  std::array<double, 2> won{}, squares{}; // sums of weight · share and of weight² / seats
  for (const auto& [number, stratum] : strata) {
    const auto& [size, wins] = stratum;
    if (size[0] == 0 || size[1] == 0) continue;
    const double weight = size[0] * size[1] / (size[0] + size[1]);
    weights += weight;
    expected += weight * (wins[0] + wins[1]) / (size[0] + size[1]);
    for (std::size_t side = 0; side < 2; ++side) {
      won[side] += weight * wins[side] / size[side];
      squares[side] += weight * weight / size[side];
    }
  }
  constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
  a.expected = b.expected = weights > 0 ? expected / weights : kNone;
  a.drawn = b.drawn = {kNone, {0, 1}};
  if (!(a.expected > 0 && a.expected < 1)) return; // nobody has won, or nothing can be compared
  std::array<inference::CountedShare, 2> shares;
  for (std::size_t side = 0; side < 2; ++side) {
    const double trials = weights * weights / squares[side]; // as many would know the share as well
    shares[side] = {won[side] / weights * trials, trials, a.expected};
  }
  const inference::Shrinkage drawn = inference::shrinkTowardsBaselines(shares);
  a.drawn = drawn.shares[0];
  b.drawn = drawn.shares[1];
}

/// The observations of a side that count, in the order given.
std::vector<inference::ShareObservation>
countedOf(const std::vector<inference::ComparedObservation>& observations,
          const std::vector<std::size_t>& alone, inference::Side side) {
  std::vector<inference::ShareObservation> counted;
  auto left = alone.begin();
  for (std::size_t i = 0; i < observations.size(); ++i) {
    const bool counts = left == alone.end() || *left != i;
    if (!counts) ++left;
    const inference::ComparedObservation& one = observations[i];
    if (counts && one.side == side) counted.push_back({one.cluster, one.stratum, one.outcome, 1, one.times});
  }
  return counted;
}

/// How much each kind weighs in the pooled difference.
std::vector<inference::StratumWeight>
weightsOf(const std::vector<inference::ComparedObservation>& observations) {
  std::map<std::uint32_t, std::array<double, 2>> sizes;
  for (const inference::ComparedObservation& one : observations)
    sizes[one.stratum][static_cast<std::size_t>(one.side)] += static_cast<double>(one.times);
  std::vector<inference::StratumWeight> weights;
  for (const auto& [stratum, size] : sizes)
    if (size[0] > 0 && size[1] > 0) weights.push_back({stratum, size[0] * size[1] / (size[0] + size[1])});
  return weights;
}

/// What each side wins, of what counts: as it was played, and over the same kinds of seats.
void shareOut(ComparedSide& a, ComparedSide& b, const inference::StratifiedComparison& counted,
              const std::vector<inference::ComparedObservation>& observations) {
  const std::vector<inference::StratumWeight> weights = weightsOf(observations);
  for (const auto& [side, found] : {std::pair(inference::Side::a, &a), std::pair(inference::Side::b, &b)}) {
    const inference::SideCount& count = counted.count(side);
    found->withoutCounterpart = count.withoutCounterpart;
    found->countedWins = static_cast<std::uint64_t>(std::llround(count.outcomes));
    const auto own = countedOf(observations, counted.withoutCounterpart(), side);
    found->share = inference::shareOf(own);
    found->weighed = inference::standardisedShare(own, weights).share;
  }
}

/// Beyond some thousand different games a bootstrap says what the sandwich says, and takes its time.
inference::Resampling samplesFor(std::size_t observations) {
  constexpr std::size_t kWork = 100'000'000, kLeast = 200, kUsual = 2000;
  return {.samples = std::clamp(kWork / std::max<std::size_t>(observations, 1), kLeast, kUsual)};
}

bool areOtherRecords(const FactTable& table, const std::vector<SeatRow>& a, const std::vector<SeatRow>& b) {
  const auto areAll = [&](const std::vector<SeatRow>& seats, bool results) {
    return std::ranges::all_of(
        seats, [&](SeatRow seat) { return table.isResult(table.seats().game[seat]) == results; });
  };
  return !a.empty() && !b.empty() &&
         ((areAll(a, true) && areAll(b, false)) || (areAll(a, false) && areAll(b, true)));
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
  ObservedSides observed = observeBoth(table, a, b, strata, options.choices);
  Comparison found;
  found.a = observed.a;
  found.b = observed.b;
  found.inBoth = observed.inBoth;
  found.overlap = observed.overlap;
  found.wholeGames = observed.wholeGames;
  found.otherRecords = areOtherRecords(table, observed.sides.a, observed.sides.b);
  found.dropout = dropoutOf(table, observed);
  const std::vector<inference::ComparedObservation> alike = inference::gamesAlike(observed.observations);
  const inference::StratifiedComparison counted(alike);
  shareOut(found.a, found.b, counted, alike);
  drawTogether(found.a, found.b, alike);
  found.games = counted.games();
  found.strata = counted.strata();
  found.raw = counted.raw();
  found.pooled = counted.pooled(inference::DifferenceBy::sandwich);
  found.bootstrap.value = std::numeric_limits<double>::quiet_NaN();
  if (options.bootstrap)
    found.bootstrap =
        counted.pooled(inference::DifferenceBy::bootstrap, inference::kUsualLevel, samplesFor(alike.size()));
  const std::vector<KindIndex> kinds = firstKinds(observed.strata);
  for (const inference::StratumDifference& stratum : counted.byStratum())
    found.byStratum.push_back({kinds[stratum.stratum], stratum});
  found.heterogeneity = counted.heterogeneity();
  found.test = counted.test();
  found.odds = counted.oddsRatio();
  found.anytime = inference::differenceSequence(counted.scoreSums());
  found.prospect = inference::prospectOf(counted);
  return found;
}

std::vector<CountedSeat> countedSeats(const FactTable& table, const Selection& a, const Selection& b,
                                      const Strata& strata, const SideChoices& choices) {
  const ObservedSides observed = observeBoth(table, a, b, strata, choices);
  std::vector<CountedSeat> found;
  if (observed.observations.empty()) return found;
  const std::vector<KindIndex> kinds = firstKinds(observed.strata);
  const auto add = [&](const std::vector<SeatRow>& seats, inference::Side side) {
    for (const SeatRow seat : seats)
      if (table.decided(seat))
        found.push_back({seat, side, kinds[observed.strata[table.seats().kind[seat]]], true});
  };
  add(observed.sides.a, inference::Side::a);
  add(observed.sides.b, inference::Side::b);
  const inference::StratifiedComparison counted(observed.observations);
  for (const std::size_t place : counted.withoutCounterpart())
    found[place].hasCounterpart = false; // in the order of the observations
  return found;
}

inference::Difference bootstrapOf(const FactTable& table, const Selection& a, const Selection& b,
                                  const Strata& strata, const SideChoices& choices) {
  const ObservedSides observed = observeBoth(table, a, b, strata, choices);
  const std::vector<inference::ComparedObservation> alike = inference::gamesAlike(observed.observations);
  return inference::StratifiedComparison(alike).pooled(inference::DifferenceBy::bootstrap,
                                                       inference::kUsualLevel, samplesFor(alike.size()));
}

inference::MoreGames moreGamesFor(const Comparison& comparison, std::size_t questions) {
  const double alpha =
      (1 - inference::kUsualLevel) / static_cast<double>(std::max<std::size_t>(questions, 1));
  return inference::moreGames(comparison.prospect, static_cast<double>(comparison.games), alpha);
}

SideChoices choicesOf(const FactFilter& a, const FactFilter& b) {
  const auto choice = [](const FactFilter& side, const FactFilter& other) {
    if (side.seats.place || !side.games.winner.empty()) return SideChoice::outcome;
    const auto asksStates = [&](const WrittenCondition& one) {
      return one.key == "where" && std::ranges::find(other.games.chosenBy, one) == other.games.chosenBy.end();
    };
    return std::ranges::any_of(side.games.chosenBy, asksStates) ? SideChoice::course : SideChoice::conditions;
  };
  return {choice(a, b), choice(b, a)};
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
