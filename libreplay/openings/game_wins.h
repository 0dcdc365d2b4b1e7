// Which wins belong to one game: of nations at one table only one wins, and intervals must know that.
#pragma once

#include "engine/core/ids.h"
#include "libreplay/facts/fact_columns.h"
#include "libreplay/inference/share.h"

#include <array>
#include <cstdint>
#include <vector>

namespace annales::inline replay {

/// Decided games by how many of the counted seats are theirs, and how many of these won. Seats of one game
/// are added one after another. A row of games alike counts `times`.
class GameWins {
public:
  void add(GameRow game, bool won, std::uint32_t times = 1);
  /// So many other games, of each of which so many seats count, of which so many won.
  void add(std::size_t seats, std::size_t wins, std::uint32_t games);
  /// Of other games.
  void add(const GameWins& more);
  [[nodiscard]] std::vector<inference::GameTotal> totals() const;

private:
  static constexpr std::size_t kMost = kMaxNations;
  std::array<std::array<std::uint32_t, kMost + 1>, kMost + 1> games_{}; // by seats and wins
  GameRow open_ = ~GameRow{0};
  std::uint8_t seats_ = 0, wins_ = 0; // of the open game, which `games_` has
};

} // namespace annales::inline replay
