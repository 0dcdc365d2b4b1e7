// Does A win more than B? Two sets of seats, compared within strata of their own kind.
#pragma once

#include "libreplay/inference/comparison.h"
#include "libreplay/inference/difference_sequence.h"
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

struct ComparedSide {
  std::uint64_t games = 0;                     // seats
  std::uint64_t unfinished = 0, undecided = 0; // of these; they do not count
  std::uint64_t decided = 0, wins = 0;
  std::uint64_t withoutCounterpart = 0; // decided, but the other side has none of the kind
};

struct Comparison {
  ComparedSide a, b;
  std::uint64_t inBoth = 0;          // seats that both sides ask for; they count for neither
  std::size_t games = 0, strata = 0; // that count
  inference::Difference raw;         // shares of wins, strata not looked at
  inference::Difference pooled;      // within strata, by game (sandwich CR2)
  inference::Difference bootstrap;   // the same, games drawn again
  inference::StratifiedTest test;    // Cochran–Mantel–Haenszel
  inference::OddsRatio odds;         // Mantel–Haenszel
  inference::AnytimeAnswer anytime;  // the verdict stays valid while games keep coming
  double moreGames = 0; // that would tell a difference of this size; infinite where there is none
};

/// Over decided games. The same sets give the same answer in any order.
[[nodiscard]] Comparison compare(const FactTable& table, const Selection& a, const Selection& b,
                                 const Strata& strata);

/// A look at several differences at once: the verdicts after Holm over the anytime-valid p-values.
struct Verdicts {
  std::vector<double> holm, benjaminiHochberg; // adjusted, in the order given
  std::vector<inference::Verdict> verdicts;    // from Holm's
};
[[nodiscard]] Verdicts verdictsOf(const std::vector<Comparison>& comparisons);

} // namespace annales::inline replay
