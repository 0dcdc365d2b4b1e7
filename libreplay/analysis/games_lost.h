// Whether a turn loses games that another one wins, by playing them to their end.
#pragma once

#include "engine/search/ahead.h"
#include "libreplay/match/numbered_work.h"

#include <cstdint>
#include <functional>

namespace annales::inline replay {

/// So many games are played to their end at least, and a turn that is held against somebody lost two of them.
inline constexpr std::size_t kPlayedToTheEnd = 48, kLostAtLeast = 2;

/// The same game after either of two turns, for the i-th pair: others and cards may answer otherwise in each.
struct TwoTurnsAgain {
  std::function<GameState(std::size_t)> afterPlayed, afterBetter;
  std::function<std::uint64_t(std::size_t)> chance; // seeds, the same for both
};

/// The value does not see of every game that it is decided; whoever plays it to its end does. As many games
/// as `budget`, but `kPlayedToTheEnd` at least; where the turn matters it soon shows. Once the watch is
/// cancelled the answer does not count. In a company that has learned the game it is true at once: to play
/// such games to their end takes too long, and its net has learned from their ends.
[[nodiscard]] bool losesGames(Ahead& ahead, NationId who, const TwoTurnsAgain& turns, std::size_t budget,
                              const Watch& watch);

} // namespace annales::inline replay
