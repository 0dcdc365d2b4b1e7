// "Play this out": one position played to its end many times, and how these games went.
#pragma once

#include "engine/event/game.h"
#include "engine/search/company.h"
#include "engine/state/game_state.h"
#include "libreplay/inference/interval.h"
#include "libreplay/match/numbered_work.h"

#include <array>
#include <vector>

namespace annales::inline replay {

struct PlayOutEffort {
  std::size_t games = 200; // 1 or more
  std::uint64_t seed = 1;
  Company company = {}; // who plays
};

/// Greedy bots in every seat, whom the seed draws from the company anew for each game; none is cut short by a
/// value.
struct PlayedOut {
  std::size_t games = 0;
  std::array<std::size_t, kMaxNations> wins{}; // by nation
  std::size_t unwon = 0;                       // games that nobody won, or that went on for too long
  std::vector<int> rounds;                     // that were played from here to the end, a game each, sorted

  [[nodiscard]] double share(NationId nation) const;
  /// Of that share: Wilson's, 95 %.
  [[nodiscard]] inference::Interval interval(NationId nation) const;
  /// The number of rounds that this share of the games (0 to 1) does not exceed.
  [[nodiscard]] int roundsOf(double part) const;
};

/// The same effort gives the same answer with any number of threads. Fails when it was cancelled.
[[nodiscard]] Result<PlayedOut> playedOut(const Game& game, const GameState& state,
                                          const PlayOutEffort& effort, const Watch& watch);

} // namespace annales::inline replay
