// Folding, checking, deciding, playing: the engine alone, one core.
#include "engine/boards/board_shelf.h"
#include "engine/fold/apply.h"
#include "engine/play/playout.h"
#include "engine/play/simulate.h"
#include "tests/bench/bench_game.h"

#include <benchmark/benchmark.h>

#include <array>
#include <cstring>

namespace {

using namespace annales;

/// The plainest fold one can write: a switch over small records that add into a struct of 1 KB.
struct ToyState {
  std::array<std::int32_t, 256> counters{};
};
struct ToyEvent {
  std::uint8_t type = 0, a = 0, b = 0;
  std::int16_t amount = 0;
};

void toyApply(ToyState& state, const ToyEvent& event) {
  switch (event.type) {
  case 0:
    state.counters[event.a] += event.amount;
    break;
  case 1:
    state.counters[event.a] -= event.amount;
    break;
  case 2:
    state.counters[event.a] -= event.amount;
    state.counters[event.b] += event.amount;
    break;
  default:
    state.counters[event.b] = event.amount;
    break;
  }
}

std::vector<ToyEvent> toyEvents(std::size_t count) {
  std::vector<ToyEvent> events(count);
  std::uint32_t x = 12345;
  for (ToyEvent& e : events) {
    x = x * 1664525U + 1013904223U;
    e = {static_cast<std::uint8_t>((x >> 8) & 3U), static_cast<std::uint8_t>(x >> 16),
         static_cast<std::uint8_t>(x >> 24), static_cast<std::int16_t>((x >> 4) & 7U)};
  }
  return events;
}

void toyFold(benchmark::State& run) {
  const auto events = toyEvents(bench::recordedGame().events.size());
  for (auto _ : run) {
    ToyState state;
    for (const ToyEvent& event : events)
      toyApply(state, event);
    benchmark::DoNotOptimize(state);
  }
  run.SetItemsProcessed(run.iterations() * static_cast<std::int64_t>(events.size()));
}
BENCHMARK(toyFold)->Name("fold/baseline: toy fold of 1 KB");

void fold(benchmark::State& run) {
  const auto& game = bench::recordedGame();
  for (auto _ : run) {
    GameState state = game.start;
    for (const Event& event : game.events)
      benchmark::DoNotOptimize(apply(state, event));
    benchmark::DoNotOptimize(state);
  }
  run.SetItemsProcessed(run.iterations() * static_cast<std::int64_t>(game.events.size()));
}
BENCHMARK(fold)->Name("fold/annales");

void checkAndFold(benchmark::State& run) {
  const auto& game = bench::recordedGame();
  for (auto _ : run) {
    GameState state = game.start;
    for (const Event& event : game.events) {
      benchmark::DoNotOptimize(check(game.begun.game, state, event));
      benchmark::DoNotOptimize(apply(state, event));
    }
  }
  run.SetItemsProcessed(run.iterations() * static_cast<std::int64_t>(game.events.size()));
}
BENCHMARK(checkAndFold)->Name("check/check and fold");

/// A move for every recorded event of a turn; what follows by itself is decided with it.
void decideAndFold(benchmark::State& run) {
  const auto& game = bench::recordedGame();
  std::int64_t decisions = 0;
  for (auto _ : run) {
    GameState state = game.start;
    for (const Event& event : game.events) {
      if (state.turn.stage == Stage::inTurn) {
        benchmark::DoNotOptimize(decide(game.begun.game, state, Act{event, true}));
        ++decisions;
      }
      benchmark::DoNotOptimize(apply(state, event));
    }
  }
  run.SetItemsProcessed(decisions);
}
BENCHMARK(decideAndFold)->Name("check/decide");

void legalCheapest(benchmark::State& run) {
  const auto& game = bench::recordedGame();
  std::vector<Event> out;
  for (auto _ : run) {
    GameState state = game.start;
    for (const Event& event : game.events) {
      legalInto(out, game.begun.game, state, Payments::cheapest);
      benchmark::DoNotOptimize(out.data());
      benchmark::DoNotOptimize(apply(state, event));
    }
  }
  run.SetItemsProcessed(run.iterations() * static_cast<std::int64_t>(game.events.size()));
}
BENCHMARK(legalCheapest)->Name("play/legal without payment variants");

void wholeGames(benchmark::State& run, Bots bots) {
  static const BoardShelf shelf = BoardShelf::builtIn();
  SimulateSpec spec;
  spec.board = shelf.find("occident");
  spec.bots = bots;
  std::int64_t events = 0;
  std::int64_t games = 0;
  for (auto _ : run) {
    auto begun = simulatedGame(spec, static_cast<std::uint64_t>(games++));
    const auto end = simulate(spec, static_cast<std::uint64_t>(games), *begun, [](const Event&) {});
    events += end->events;
  }
  run.SetItemsProcessed(events);
  run.counters["games"] = benchmark::Counter(static_cast<double>(games), benchmark::Counter::kIsRate);
}
BENCHMARK_CAPTURE(wholeGames, random, Bots::random)->Name("play/whole random games")->Iterations(300);
BENCHMARK_CAPTURE(wholeGames, mixed, Bots::mixed)->Name("play/whole greedy games")->Iterations(100);

void copyState(benchmark::State& run) {
  const GameState state = bench::recordedGame().start;
  for (auto _ : run) {
    GameState copy = state;
    benchmark::DoNotOptimize(copy);
  }
  run.counters["bytes"] = sizeof(GameState);
}
BENCHMARK(copyState)->Name("fold/copy a state");

} // namespace
