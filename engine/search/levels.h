// Players for people, from a beginner to the strongest, about equally far apart: the player that learned with
// less thought, and a style as the lowest. Measured by tools/levels (docs/analysis.md).
#pragma once

#include "engine/core/ids.h"
#include "engine/ruleset/ruleset.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace annales::inline engine {

/// By the name of a personage. Records and plans keep the numbers: a new level gets the number behind the
/// last one. Its word as a player is "level:1" and so on (player.h).
enum class PlayerLevel : std::uint8_t { diogenes, hanno, solon, pyrrhus, hannibal, alexander };
inline constexpr std::size_t kPlayerLevels = indexOf(PlayerLevel::alexander) + 1;

/// "Diogenes", the same in every language.
[[nodiscard]] std::string_view nameOf(PlayerLevel level);

/// How a level thinks of its turn.
struct LevelThought {
  bool learned = true; ///< false: the three styles by their seats
  double exploration = 0;
  std::size_t replies = 0; ///< both as in `TurnThought`
};
[[nodiscard]] LevelThought thoughtOf(PlayerLevel level, RulesetId ruleset);

/// On Elo's scale: of two players, the one with 400 more wins ten games of eleven. `greedy` has 1000.
struct LevelRating {
  int rating = 1000;
  int uncertainty = 0; ///< half of its 95 % interval
};
[[nodiscard]] LevelRating ratingOf(PlayerLevel level, RulesetId ruleset);

} // namespace annales::inline engine
