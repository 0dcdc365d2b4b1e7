// The mean of a number where several observations come from one game, from sums that add up.
#pragma once

#include "libreplay/inference/interval.h"

#include <array>
#include <cstddef>

namespace annales::inference {

/// Adds games one by one; no more is kept than a few sums, so millions cost nothing. Error by game: CR2 (Bell
/// and McCaffrey 2002), interval by Student's t of (Σk)²/Σk² − 1 degrees, k the size of a game; the same as
/// one round of `meansOverRounds`.
class ClusteredMean {
public:
  static constexpr std::size_t kMostInGame = 8;

  /// The sum of a game's observations, of which there are `size`, 1 to kMostInGame.
  void add(double sum, std::size_t size);

  [[nodiscard]] std::size_t observations() const { return observations_; }
  [[nodiscard]] std::size_t games() const { return games_; }
  /// NaN without any.
  [[nodiscard]] double value() const;
  [[nodiscard]] double standardError() const;
  /// Infinite with fewer than two games.
  [[nodiscard]] Interval interval(double level = kUsualLevel) const;

private:
  struct OfSize {
    double games = 0, sum = 0, squares = 0;
  };
  std::array<OfSize, kMostInGame + 1> bySize_{};
  std::size_t observations_ = 0, games_ = 0;
};

} // namespace annales::inference
