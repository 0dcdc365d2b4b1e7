#include "engine/search/self_play.h"

#include "engine/play/playout.h"
#include "engine/search/net.h"

namespace annales::inline engine {
namespace {

enum SelfPlayStream : std::uint64_t { kSeats, kPlays, kPicks };

} // namespace

std::vector<SimulateSpec> kindsOfGames(RulesetId ruleset, const BoardShelf& shelf, std::uint64_t seed) {
  std::vector<SimulateSpec> kinds;
  for (const auto& [board, source] : shelf.boards()) {
    if (!board->isFor(ruleset)) continue;
    for (const auto& [nations, game] : board->games) {
      SimulateSpec spec;
      spec.ruleset = ruleset;
      spec.board = board;
      spec.nations = nations;
      spec.seed = seed;
      if (rulesetOf(ruleset).goal[static_cast<std::size_t>(nations)] == 0)
        spec.options.twoPlayer = TwoPlayer::doubled;
      kinds.push_back(std::move(spec));
    }
  }
  return kinds;
}

Result<std::vector<Sample>> sampledGame(const std::vector<SimulateSpec>& kinds,
                                        const std::vector<Player>& players, std::uint64_t k,
                                        std::size_t count) {
  const SimulateSpec& spec = kinds[k % kinds.size()];
  const std::uint64_t seed = Rng::derive(spec.seed, k);
  const auto begun = simulatedGame(spec, k);
  if (!begun) return tl::unexpected(begun.error());
  Rng seats(Rng::derive(seed, kSeats)), picks(Rng::derive(seed, kPicks));
  std::vector<Bot> bots;
  for (std::size_t place = 0; place < begun->game.nations(); ++place)
    bots.push_back(players[seats.below(static_cast<std::uint32_t>(players.size()))].at(begun->game, place));
  auto playout = Playout::begin(begun->game, std::move(bots), Rng::derive(seed, kPlays));
  if (!playout) return tl::unexpected(playout.error());
  std::vector<GameState> picked; // a reservoir
  std::uint32_t turns = 0;
  while (const Event* event = playout->step()) {
    if (!std::holds_alternative<TurnBegan>(*event)) continue;
    ++turns;
    if (picked.size() < count) {
      picked.push_back(playout->state());
      continue;
    }
    if (const std::uint32_t place = picks.below(turns); place < count) picked[place] = playout->state();
  }
  std::vector<Sample> samples;
  if (!playout->state().winner.exists()) return samples;
  const auto reach = reachOn(begun->game.map);
  const auto net = Net::of(spec.ruleset);
  for (const GameState& state : picked) {
    Sample& sample = samples.emplace_back();
    featuresOf(sample.features, begun->game, state, *reach);
    sample.phase = phaseOf(state);
    sample.nations = static_cast<std::uint8_t>(begun->game.nations());
    sample.mover = state.active;
    sample.winner = playout->state().winner;
    sample.game = k;
    if (net) sample.learned = net->chances(begun->game, state, *reach);
  }
  return samples;
}

} // namespace annales::inline engine
