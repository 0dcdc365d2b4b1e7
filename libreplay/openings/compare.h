// Does A win more than B? Two sets of seats, compared within strata of their own kind.
#pragma once

#include "libreplay/inference/comparison.h"
#include "libreplay/inference/difference_sequence.h"
#include "libreplay/inference/planning.h"
#include "libreplay/inference/share.h"
#include "libreplay/inference/shrinkage.h"
#include "libreplay/openings/selection.h"

#include <cstdint>
#include <vector>

namespace annales::inline replay {

/// What seats must have in common to be held against each other. What is itself compared is left out: whoever
/// compares two nations compares across nations.
using Strata = KindParts;
/// Without what the two sides ask for differently. Nations and seats go together: on most boards a nation
/// always sits in the same place.
[[nodiscard]] Strata strataFor(const FactFilter& a, const FactFilter& b);

/// What a side was chosen by, which decides what its share of wins may mean.
enum class SideChoice : std::uint8_t {
  conditions, ///< known before the game, or of its opening
  course, ///< a question over states that the other side was not asked: who is ahead gets there more often
  outcome ///< the place or the winner
};
struct SideChoices {
  SideChoice a = SideChoice::conditions, b = SideChoice::conditions;
};
[[nodiscard]] SideChoices choicesOf(const FactFilter& a, const FactFilter& b);

struct ComparedSide {
  std::uint64_t games = 0;                     // seats
  std::uint64_t unfinished = 0, undecided = 0; // of these; they do not count
  std::uint64_t decided = 0, wins = 0;
  std::uint64_t withoutCounterpart = 0; // decided, but the other side has none of the kind
  SideChoice choice = SideChoice::conditions;
  bool tellsTheEnd = false;      // chosen by how games ended: nothing is compared
  std::uint64_t countedWins = 0; // of `counted()`
  inference::Share share{};      // of wins over the seats that count, by game; NaN without any
  inference::Share weighed{}; // the same over the kinds of both, weighed as in `pooled`: A's less B's is its
                              // value; NaN without any
  double expected =
      0; // share of wins if A and B were equally good, over the kinds of both; the same for both
  inference::ShrunkShare
      drawn{}; // the share over these kinds drawn towards it (beta-binomial); NaN without any
  [[nodiscard]] std::uint64_t counted() const { return decided - withoutCounterpart; }
};

/// What becomes of seats that both sides ask for.
enum class SidesOverlap : std::uint8_t {
  none,     ///< there are none
  neither,  ///< they count for neither side
  aWithinB, ///< A is a part of B: it is held against the rest of B
  bWithinA  ///< B is a part of A: the rest of A is held against it
};

/// A kind of seat that both sides have.
struct ComparedStratum {
  KindIndex kind = 0; // one of the kinds that are the same in the parts of the strata
  inference::StratumDifference counted;
};

/// Seats of games that have no end, or no winner, count for nothing. Where one side has more of them, what is
/// left may mislead.
struct Dropout {
  double a = 0, b = 0; // their parts of the seats of each side
  bool unequal = false;
  inference::Interval difference{}; // pooled, were they all lost to one side and all won by the other
  inference::Interval bounds{}; // the same whether or not they are unequal; NaN where nothing is compared,
                                // the pooled difference where there are none
};

struct Comparison {
  ComparedSide a, b;
  std::uint64_t inBoth = 0; // seats that both sides ask for; they count for neither, or as `overlap` says
  SidesOverlap overlap = SidesOverlap::none;
  bool wholeGames = false;   // each side has all nations of its games: nothing is compared
  bool otherRecords = false; // one side has results alone, the other recorded games alone: never of one kind
  Dropout dropout;
  std::size_t games = 0, strata = 0; // that count
  inference::Difference raw;         // shares of wins, strata not looked at
  inference::Difference pooled;      // within strata, by game (sandwich CR2)
  inference::Difference bootstrap;   // the same, games drawn again
  std::vector<ComparedStratum> byStratum;
  inference::Heterogeneity heterogeneity; // whether these disagree
  inference::StratifiedTest test;         // Cochran–Mantel–Haenszel
  inference::OddsRatio odds;              // Mantel–Haenszel
  inference::AnytimeAnswer anytime;       // the verdict stays valid while games keep coming
  inference::Prospect prospect;           // of more games like these
};

/// Of the seats those that are not among the others; all in the table's order.
[[nodiscard]] std::vector<SeatRow> without(const std::vector<SeatRow>& seats,
                                           const std::vector<SeatRow>& others);

/// The seats that each side has for itself.
struct SidesApart {
  std::vector<SeatRow> a, b; // in the table's order
  std::size_t inBoth = 0;
  SidesOverlap overlap = SidesOverlap::none;
};
[[nodiscard]] SidesApart apart(const Selection& a, const Selection& b);

struct CompareOptions {
  bool bootstrap = true; // takes far longer than the rest; without it `bootstrap` stays without a value
  SideChoices choices = {};
};
/// Over decided games. The same sets give the same answer in any order.
[[nodiscard]] Comparison compare(const FactTable& table, const Selection& a, const Selection& b,
                                 const Strata& strata, const CompareOptions& options = {});
/// A nation of a decided game as `compare` counts it.
struct CountedSeat {
  SeatRow seat = 0;
  inference::Side side = inference::Side::a;
  KindIndex stratum = 0;      // as `ComparedStratum::kind`
  bool hasCounterpart = true; // else it counts for the raw difference alone
};
/// The observations that `compare` rests on, in the order of sides and seats; none where nothing is compared.
[[nodiscard]] std::vector<CountedSeat> countedSeats(const FactTable& table, const Selection& a,
                                                    const Selection& b, const Strata& strata,
                                                    const SideChoices& choices = {});
/// What `compare` left out without `bootstrap`. Of many different games fewer samples are drawn.
[[nodiscard]] inference::Difference bootstrapOf(const FactTable& table, const Selection& a,
                                                const Selection& b, const Strata& strata,
                                                const SideChoices& choices = {});
/// Where `questions` are asked at once, so that Holm asks for more; at least one.
[[nodiscard]] inference::MoreGames moreGamesFor(const Comparison& comparison, std::size_t questions);

/// A look at several differences at once: the verdicts after Holm over the anytime-valid p-values.
struct Verdicts {
  std::vector<double> holm, benjaminiHochberg; // adjusted, in the order given
  std::vector<inference::Verdict> verdicts;    // from Holm's
};
[[nodiscard]] Verdicts verdictsOf(const std::vector<Comparison>& comparisons);

} // namespace annales::inline replay
