#include "tests/libreplay/inference/simulated_games.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <utility>

namespace annales::test {

using inference::ComparedObservation;
using inference::Draws;
using inference::Side;

int simulations(int usual) {
  const char* more = std::getenv("ANNALES_SIMULATIONS");
  return more == nullptr ? usual : usual * std::max(1, std::atoi(more));
}

double Coverage::share(const char* name) const {
  const double share = static_cast<double>(inside_) / runs_;
  if (std::getenv("ANNALES_SIMULATIONS") != nullptr) std::printf("%-64s %.4f of %d\n", name, share, runs_);
  return share;
}

SimulatedGame simulatedGame(std::uint64_t number, double advantage, Draws& draws) {
  SimulatedGame game{number, {}};
  const auto count = static_cast<std::uint32_t>(2 + draws.below(5));
  std::array<std::uint32_t, 6> nations{};
  std::iota(nations.begin(), nations.end(), 0U);
  std::vector<double> strengths;
  for (std::uint32_t seat = 0; seat < count; ++seat) {
    std::swap(nations[seat], nations[seat + draws.below(6 - seat)]);
    SimulatedNation nation{nations[seat], seat, count};
    for (std::uint32_t trait = 0; trait < 16; ++trait)
      if (draws.uniform() < 0.4) nation.traits |= 1U << trait;
    strengths.push_back(std::exp(0.15 * nation.nation + ((nation.traits & 1U) != 0 ? advantage : 0)));
    game.nations.push_back(nation);
  }
  double left = draws.uniform() * std::accumulate(strengths.begin(), strengths.end(), 0.0);
  std::size_t winner = 0;
  while (winner + 1 < count && (left -= strengths[winner]) > 0)
    ++winner;
  game.nations[winner].won = true;
  return game;
}

std::vector<SimulatedGame> simulatedGames(std::size_t count, double advantage, std::uint64_t seed) {
  std::vector<SimulatedGame> games;
  Draws draws(seed);
  for (std::size_t g = 0; g < count; ++g)
    games.push_back(simulatedGame(g, advantage, draws));
  return games;
}

std::vector<ComparedObservation> compared(const std::vector<SimulatedGame>& games, Strata strata, int trait) {
  std::vector<ComparedObservation> found;
  for (const SimulatedGame& game : games)
    for (const SimulatedNation& nation : game.nations) {
      const std::uint32_t seat = strata == Strata::fine ? nation.seat : 0;
      const bool has = (nation.traits >> static_cast<unsigned>(trait) & 1U) != 0;
      found.push_back({game.number, nation.nation * 100 + nation.nations * 10 + seat, has ? Side::a : Side::b,
                       nation.won ? 1.0 : 0.0});
    }
  return found;
}

} // namespace annales::test
