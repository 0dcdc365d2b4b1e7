// Does A do better than B once it is known who sat at the table? Places of whole games, explained by the
// strength of the players and by what is compared, together.
#pragma once

#include "libreplay/inference/ranking.h"
#include "libreplay/openings/compare.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

/// What stands for how strong a player is.
enum class SkillFrom : std::uint8_t {
  players, ///< each player's strength is estimated from the games themselves
  ratings, ///< the rating that the game gives; how much a point of it counts is estimated
  nothing  ///< players are not looked at
};

/// A person by the name that is shown, and in how many decided games somebody sat there under that name.
struct PlayerGames {
  std::string name; // not empty
  std::uint64_t games = 0;
};
/// Who has a strength of his own, in the order of the model: most games first, then by name.
struct OwnStrengths {
  std::vector<std::string> names;
  std::size_t few = 0; // others, who share one
};

struct RatedOptions {
  SkillFrom skill = SkillFrom::players;
  std::size_t fewGames = 5;      // who has played fewer shares one strength with all of these
  std::size_t mostPlayers = 300; // with strengths of their own: those with the most games
  /// Found before, where the table does not tell all of the others apart.
  std::optional<OwnStrengths> own = {};
};
[[nodiscard]] OwnStrengths ownStrengths(std::vector<PlayerGames> players, const RatedOptions& options = {});

enum class RatedStatus : std::uint8_t {
  found,
  nothingToTell, ///< no decided game orders two nations that differ
  neverMet,      ///< no chain of games joins A and B
  alwaysAhead,   ///< A or B always came out ahead: the difference has no finite estimate
  notFound       ///< numbers too extreme
};

struct RatedComparison {
  RatedStatus status = RatedStatus::nothingToTell;
  SkillFrom skill = SkillFrom::players;
  /// A less B in logarithms of strength, Plackett–Luce with ties by Efron; errors by game.
  inference::Contrast strength;
  double pValue = 1; // of no difference, two-sided, for one look; no verdict rests on it
  double ahead = 0;  // share of games in which an A comes out ahead of an equally skilled B
  inference::Interval aheadInterval{0, 1};
  double logLikelihood = 0;
  std::size_t games = 0, seats = 0; // that the model rests on
  std::size_t sideA = 0, sideB = 0; // seats among them
  std::size_t players = 0;          // with a strength of their own
  std::size_t few = 0;              // players that share one, as they played few games
  std::size_t unknown = 0;          // seats of which nobody knows the player, or the rating
  std::size_t leftOut = 0;          // seats of those who always or never won: they say nothing about A and B
};

/// `over`: all seats of the games from which strengths are learnt, A's and B's among them; the others say how
/// strong the players are who played A or B. In one model with what is compared: the player (or the rating),
/// the nation on its board, the place in turn order among as many nations. Whoever compares players or
/// nations gets one strength for each side instead of those of its players or nations. Within one game all
/// places are the same for what a game has as a whole: boards and rulesets are told apart only through who
/// else does well on them, and often not at all (`neverMet`).
[[nodiscard]] RatedComparison compareRated(const FactTable& table, const Selection& over, const Selection& a,
                                           const Selection& b, const Strata& strata, bool comparesPlayers,
                                           const RatedOptions& options = {});
/// Whether the two sides ask for different players or ratings.
[[nodiscard]] bool comparesPlayers(const FactFilter& a, const FactFilter& b);

[[nodiscard]] std::string_view wordOf(SkillFrom skill);

} // namespace annales::inline replay
