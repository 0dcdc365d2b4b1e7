// Games whose truth is known, to see how often intervals hold it.
#pragma once

#include "libreplay/inference/comparison.h"
#include "libreplay/inference/draws.h"
#include "libreplay/inference/interval.h"

#include <cstdint>
#include <vector>

namespace annales::test {

/// How many times a simulation is run: `usual`, or as many times more as ANNALES_SIMULATIONS says.
[[nodiscard]] int simulations(int usual);

/// How often an interval held the truth.
class Coverage {
public:
  void add(const inference::Interval& interval, double truth) {
    ++runs_;
    if (interval.contains(truth)) ++inside_;
  }
  void add(bool inside) {
    ++runs_;
    if (inside) ++inside_;
  }
  /// Prints itself under this name, too, where ANNALES_SIMULATIONS is set.
  [[nodiscard]] double share(const char* name) const;

private:
  int inside_ = 0, runs_ = 0;
};

/// A nation in a simulated game; which things it does or has are bits.
struct SimulatedNation {
  std::uint32_t nation = 0, seat = 0, nations = 0;
  std::uint32_t traits = 0; // independent coins, each 1 with probability 0.4
  bool won = false;
};

/// A game of two to six nations with exactly one winner. Nations differ in strength; a nation with trait 0 is
/// stronger by `advantage` (logarithm).
struct SimulatedGame {
  std::uint64_t number = 0;
  std::vector<SimulatedNation> nations;
};
[[nodiscard]] SimulatedGame simulatedGame(std::uint64_t number, double advantage, inference::Draws& draws);
[[nodiscard]] std::vector<SimulatedGame> simulatedGames(std::size_t count, double advantage,
                                                        std::uint64_t seed);

enum class Strata : std::uint8_t { coarse, fine }; // nation and number of nations; seat, too

/// Those with the trait are A, the others B.
[[nodiscard]] std::vector<inference::ComparedObservation> compared(const std::vector<SimulatedGame>& games,
                                                                   Strata strata, int trait = 0);

} // namespace annales::test
