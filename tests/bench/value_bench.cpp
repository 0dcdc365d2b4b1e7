// Values of positions and playing on from them: one core, four nations on Occident.
#include "engine/fold/apply.h"
#include "engine/search/ahead.h"
#include "tests/bench/bench_game.h"

#include <benchmark/benchmark.h>

namespace {

using namespace annales;

/// Where turns begin in the recorded game.
const std::vector<GameState>& turnStates() {
  static const std::vector<GameState> states = [] {
    std::vector<GameState> found;
    GameState state = bench::recordedGame().start;
    for (const Event& event : bench::recordedGame().events) {
      if (annales::apply(state, event)) break;
      if (std::holds_alternative<TurnBegan>(event)) found.push_back(state);
    }
    return found;
  }();
  return states;
}

void evaluate(benchmark::State& run) {
  const Game& game = bench::recordedGame().begun.game;
  const Reach reach(*game.map);
  const Value& value = Value::of(RulesetId::antike);
  std::size_t i = 0;
  for (auto _ : run)
    benchmark::DoNotOptimize(value.chances(game, turnStates()[i++ % turnStates().size()], reach));
  run.SetItemsProcessed(run.iterations());
}
BENCHMARK(evaluate)->Name("value/evaluate a position");

/// What a value costs beside a copy of what it looks at.
void copyOnly(benchmark::State& run) {
  std::size_t i = 0;
  for (auto _ : run) {
    GameState copy = turnStates()[i++ % turnStates().size()];
    benchmark::DoNotOptimize(copy);
  }
  run.SetItemsProcessed(run.iterations());
}
BENCHMARK(copyOnly)->Name("value/baseline: copy the position");

void rollouts(benchmark::State& run) {
  const Game& game = bench::recordedGame().begun.game;
  Ahead ahead(game, reachOn(game.map));
  std::size_t i = 0;
  for (auto _ : run) {
    benchmark::DoNotOptimize(
        ahead.rollout(turnStates()[i % turnStates().size()], static_cast<std::size_t>(run.range(0)), i));
    ++i;
  }
  run.SetItemsProcessed(run.iterations());
}
BENCHMARK(rollouts)->Name("value/playout of two rounds")->Arg(8);
BENCHMARK(rollouts)->Name("value/playout to the end")->Arg(100'000);

} // namespace
