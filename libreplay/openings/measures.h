// What a tally says, with its doubt.
#pragma once

#include "libreplay/inference/shrinkage.h"
#include "libreplay/openings/explorer.h"

#include <optional>
#include <span>

namespace annales::inline replay {

/// Every value says what it is over; nothing where it is over nothing.
struct Measures {
  std::uint64_t games = 0;   // one nation each
  std::uint64_t decided = 0; // that somebody won
  std::uint64_t unfinished = 0, undecided = 0;
  std::optional<double> share;                 // of wins, over the decided games
  inference::Interval shareInterval{0, 1};     // 95 %, by game; Wilson's where each game gave one nation
  std::optional<double> baseline;              // mean share of all nations of the same kinds (`Baselines`)
  std::optional<inference::ShrunkShare> drawn; // the share drawn towards the baseline, by `drawTogether`
  std::optional<double> place;                 // mean, over the decided games
  std::optional<double>
      personages; // mean at the end of the asked round, over games that came so far or had ended
  std::uint64_t personagesOver = 0, endedBefore = 0;
  std::optional<unsigned>
      firstPersonage; // median round, Kaplan–Meier; nothing while fewer than half have one
};

[[nodiscard]] Measures measuresOf(const SeatTally& tally);

/// Sets `drawn` of all rows of one list: few games carry a share less far from its baseline (beta-binomial,
/// `shrinkTowardsBaselines`). Sorted by it, a list does not begin with what was played once.
void drawTogether(std::span<Measures* const> rows);

/// Whether the interval leaves the baseline out. On few games it never does; whoever looks at many openings
/// finds some by chance: only a comparison tells.
[[nodiscard]] bool standsOut(const Measures& measures);

} // namespace annales::inline replay
