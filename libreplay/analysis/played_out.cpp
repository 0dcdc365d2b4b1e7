#include "libreplay/analysis/played_out.h"

#include "engine/play/playout.h"
#include "engine/play/reach.h"
#include "libreplay/inference/share.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

constexpr std::size_t kGamesAtOnce = 4; // of a thread, between two looks at progress
constexpr std::uint64_t kPlayOutStream = 2000;

struct PlayedEnd {
  NationId winner;
  int rounds = 0;
};

PlayedEnd playToEnd(const Game& game, const GameState& state, const std::shared_ptr<const Reach>& reach,
                    const Company& company, std::uint64_t seed, const Watch& watch) {
  Rng rng(seed);
  std::vector<Bot> bots;
  for (std::size_t i = 0; i < game.nations(); ++i)
    bots.push_back(company.drawn(game, NationId(i), reach, rng));
  Playout playout = Playout::resume(game, state, std::move(bots), rng.next());
  while (!watch.cancelled() && playout.state().round - state.round <= kMostRounds &&
         playout.step() != nullptr) {
  }
  const GameState& end = playout.state();
  return {end.ended ? end.winner : NationId::none(), end.round - state.round};
}

} // namespace

double PlayedOut::share(NationId nation) const {
  return static_cast<double>(wins[nation.index()]) / static_cast<double>(games);
}

inference::Interval PlayedOut::interval(NationId nation) const {
  const std::size_t won = wins[nation.index()];
  const std::array<inference::GameTotal, 2> totals{
      {{1, 1, static_cast<double>(won)}, {0, 1, static_cast<double>(games - won)}}};
  return inference::shareOfTotals(totals).interval;
}

int PlayedOut::roundsOf(double part) const {
  if (rounds.empty()) return 0;
  const auto last = static_cast<double>(rounds.size() - 1);
  return rounds[static_cast<std::size_t>(std::clamp(part, 0.0, 1.0) * last + 0.5)];
}

Result<PlayedOut> playedOut(const Game& game, const GameState& state, const PlayOutEffort& effort,
                            const Watch& watch) {
  const std::size_t games = std::max<std::size_t>(1, effort.games);
  const std::uint64_t seed = Rng::derive(effort.seed, kPlayOutStream);
  const auto reach = reachOn(game.map);
  PlayedOut found;
  const auto one = [&](std::uint64_t i) -> Result<PlayedEnd> {
    return playToEnd(game, state, reach, effort.company, Rng::derive(seed, i), watch);
  };
  while (found.games < games) {
    const std::size_t to =
        std::min(games, found.games + kGamesAtOnce * std::max<std::size_t>(1, watch.threads));
    const auto ends = numberedWork<PlayedEnd>(found.games, to, watch, one);
    if (!ends || watch.cancelled()) return failure("cancelled");
    for (const PlayedEnd& end : *ends) {
      ++(end.winner.exists() ? found.wins[end.winner.index()] : found.unwon);
      found.rounds.push_back(end.rounds);
    }
    found.games = to;
    if (watch.progress) watch.progress(to, games);
  }
  std::ranges::sort(found.rounds);
  return found;
}

} // namespace annales::inline replay
