#include "engine/play/simulate.h"

#include "engine/play/new_game.h"
#include "engine/play/playout.h"

namespace annales::inline engine {
namespace {

/// Streams of one game's seed.
enum Stream : std::uint64_t { kUuid, kPlay };

std::uint64_t seedOf(const SimulateSpec& spec, std::uint64_t k, Stream stream) {
  return Rng::derive(Rng::derive(spec.seed, k), stream);
}

} // namespace

Result<NewGame> simulatedGame(const SimulateSpec& spec, std::uint64_t k) {
  auto setup = newGame(spec.ruleset, spec.options, *spec.board, spec.nations, seedOf(spec, k, kUuid));
  if (!setup) return tl::unexpected(setup.error());
  const auto& map = spec.board->map;
  return NewGame{makeGame(std::make_shared<const GameSetup>(std::move(*setup)), map),
                 std::make_shared<Gazetteer>(map)};
}

Result<SimulatedEnd> simulate(const SimulateSpec& spec, std::uint64_t k, const NewGame& begun,
                              const EventSink& each, const std::atomic<bool>* stop) {
  std::vector<Bot> bots;
  for (std::size_t i = 0; i < begun.game.nations(); ++i) {
    const auto plan = spec.plans.find(begun.game.nationWord(NationId(i)));
    const bool own = plan != spec.plans.end() && plan->second.bot;
    bots.push_back((own ? *plan->second.bot : spec.bots).at(begun.game, i, stop));
  }
  auto playout = Playout::begin(begun.game, std::move(bots), seedOf(spec, k, kPlay));
  if (!playout) return tl::unexpected(playout.error());
  for (std::size_t i = 0; i < begun.game.nations(); ++i)
    if (const auto plan = spec.plans.find(begun.game.nationWord(NationId(i))); plan != spec.plans.end())
      playout->follow(NationId(i), plan->second.opening);
  each(GameCreated{begun.game.setup});
  while (const Event* event = playout->step()) {
    if (stop != nullptr && *stop) return failure("cancelled");
    each(*event);
  }
  const GameState& state = playout->state();
  return SimulatedEnd{state.seq, state.round, state.winner, static_cast<EndReason>(state.endReason)};
}

} // namespace annales::inline engine
