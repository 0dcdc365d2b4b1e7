// Turns that give a game away, put into games that went on well: what the analysis has to find.
#pragma once

#include "tests/libreplay/analysis/played.h"

#include <optional>

namespace annales::tests {

/// A turn of `from` that was put in place of what it did; the game is cut off after it.
struct Planted {
  Played played;
  std::size_t event = 0; // its TurnBegan
  NationId from;
};

/// It helps one rival, `to`, by 10 in 100 at least and by 5 more than anybody else, to its own cost.
struct PlantedGift : Planted {
  NationId to;
};

/// Looks through the late turns of game `k` for such a turn. What it gives, against whatever its nation would
/// rather have done, is measured by many rollouts that have nothing to do with the analysis.
[[nodiscard]] std::optional<PlantedGift> plantedGift(RulesetId ruleset, const char* board, int nations,
                                                     std::uint64_t k);

/// It throws away 30 in 100 or more of its nation's chances.
struct PlantedBlunder : Planted {
  double lost = 0;
};

/// Looks through game `k`, from anywhere in it, for a turn that can be thrown away like this. What it costs,
/// against the best of what its nation would rather have done, is measured by games that are played to their
/// end: no value has a say.
[[nodiscard]] std::optional<PlantedBlunder> plantedBlunder(RulesetId ruleset, const char* board, int nations,
                                                           std::uint64_t k);

/// Where its turns begin.
[[nodiscard]] std::vector<std::size_t> turnPlaces(const Played& played);

/// A turn of a game that makes no difference: whatever its nation does, it has won or lost all the same.
struct ForcedTurn {
  std::size_t event = 0; // its TurnBegan
  NationId nation;
};

/// Turns of a game, at most `count`, looked for from its end, in which all that was tried come to the same,
/// 1 in 100 up or down, over games played to their end.
[[nodiscard]] std::vector<ForcedTurn> forcedTurns(const Played& played, std::size_t count);

/// By how much the nation's chance is larger after these events in place of its turn from `event` to `next`,
/// over many games played to their end.
[[nodiscard]] double gainOf(const std::vector<Event>& instead, const Played& played, std::size_t event,
                            std::size_t next);

} // namespace annales::tests
