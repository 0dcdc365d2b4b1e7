// What a question about the spaces of first turns is answered from: sums alone, wherever the games are.
#pragma once

#include "libreplay/facts/game_origins.h"
#include "libreplay/openings/explorer.h"

#include <cstddef>
#include <span>
#include <vector>

namespace annales::inline replay {

/// The games behind an answer.
struct GamesBehind {
  std::vector<RulesetId> rulesets; // of the chosen ones, sorted
  bool severalOfAGame = false;     // some game has several chosen seats
  GameOrigins origins;             // of those that are counted
};
/// `counted`: those of the chosen seats that the answer counts. `maps` as `reconstructedMaps`.
[[nodiscard]] GamesBehind gamesBehind(const FactTable& table, const Selection& chosen,
                                      std::span<const SeatRow> counted, std::span<const Hash> maps);

/// Seats that began with the spaces `from`, by those of their first `turns`.
struct SpacesAsked {
  FactFilter filter = {};
  OpeningKey from = {};
  std::size_t turns = 3; // at least as many as `from` has
  unsigned round = 5;    // of which the personages are counted, from 1
};

/// As `openingsPlayed` and `gamesBehind` have them. Sums of disjoint sets of games add up, but for the order.
struct OpeningSums {
  SeatTally all;
  std::vector<PlayedOpening> played; // the most frequent first, then in the order of keys
  GamesBehind games;
};
[[nodiscard]] OpeningSums openingSums(const FactTable& table, const SpacesAsked& asked,
                                      std::span<const Hash> maps);

/// As `explore` answers what one turn more than `from` was asked for.
[[nodiscard]] Explored exploredIn(const OpeningSums& sums, OpeningKey from);

} // namespace annales::inline replay
