// Whole turns chosen a second, one core: by the value as it is asked part by part, and by whole turns.
#include "engine/boards/board_shelf.h"
#include "engine/play/simulate.h"
#include "engine/search/net.h"
#include "engine/search/player.h"
#include "engine/search/position_judge.h"

#include <benchmark/benchmark.h>

namespace {

using namespace annales;

struct TurnsOfAGame {
  Game game;
  std::vector<GameState> begun; // where turns begin
};

TurnsOfAGame turnsOf(RulesetId ruleset, const char* board, int nations) {
  SimulateSpec spec;
  spec.ruleset = ruleset;
  spec.board = BoardShelf::builtIn().find(board);
  spec.nations = nations;
  spec.seed = 7;
  const auto begun = simulatedGame(spec, 0).value();
  TurnsOfAGame turns{begun.game, {}};
  auto playout = Playout::begin(begun.game, seat(Bots::mixed, begun.game), 7).value();
  while (const Event* event = playout.step())
    if (std::holds_alternative<TurnBegan>(*event)) turns.begun.push_back(playout.state());
  return turns;
}

const TurnsOfAGame& duel() {
  static const TurnsOfAGame turns = turnsOf(RulesetId::duellum, "rome-carthage", 2);
  return turns;
}
const TurnsOfAGame& four() {
  static const TurnsOfAGame turns = turnsOf(RulesetId::antike, "occident", 4);
  return turns;
}

const TurnsOfAGame& fourOfTheSecond() {
  static const TurnsOfAGame turns = turnsOf(RulesetId::antikeII, "mare-nostrum", 4);
  return turns;
}

/// A turn from its beginning to the next one; the others, who answer it, are greedy.
void chooseTurns(benchmark::State& run, const TurnsOfAGame& turns, const char* word) {
  std::vector<Bot> bots;
  for (std::size_t i = 0; i < turns.game.nations(); ++i)
    bots.push_back(Player::read(word)->at(turns.game, i));
  auto playout = Playout::resume(turns.game, turns.begun.front(), bots, 1);
  std::size_t i = 0;
  for (auto _ : run) {
    playout.restart(turns.begun[i % turns.begun.size()], i);
    ++i;
    while (const Event* event = playout.step())
      if (std::holds_alternative<TurnBegan>(*event)) break;
  }
  run.SetItemsProcessed(run.iterations());
}
BENCHMARK_CAPTURE(chooseTurns, duel_value, duel(), "value")->Name("turns/duel, baseline: value");
BENCHMARK_CAPTURE(chooseTurns, duel_quick, duel(), "quick")->Name("turns/duel, quick");
BENCHMARK_CAPTURE(chooseTurns, duel_strong, duel(), "strong")->Name("turns/duel, strong");
BENCHMARK_CAPTURE(chooseTurns, four_value, four(), "value")->Name("turns/four nations, baseline: value");
BENCHMARK_CAPTURE(chooseTurns, four_quick, four(), "quick")->Name("turns/four nations, quick");
BENCHMARK_CAPTURE(chooseTurns, four_strong, four(), "strong")->Name("turns/four nations, strong");
BENCHMARK_CAPTURE(chooseTurns, second_value, fourOfTheSecond(), "value")
    ->Name("turns/Antike II, four, baseline: value");
BENCHMARK_CAPTURE(chooseTurns, second_quick, fourOfTheSecond(), "quick")
    ->Name("turns/Antike II, four, quick");
BENCHMARK_CAPTURE(chooseTurns, second_strong, fourOfTheSecond(), "strong")
    ->Name("turns/Antike II, four, strong");

/// The search of a turn alone, without the events that follow: positions judged a second.
void judgePositions(benchmark::State& run, const TurnsOfAGame& turns, bool byNet) {
  const auto reach = reachOn(turns.game.map);
  PositionJudge judge(turns.game, reach, byNet ? Net::of(turns.game.setup->ruleset) : nullptr);
  WholeTurns search(turns.game, reach);
  std::size_t i = 0, judged = 0;
  for (auto _ : run) {
    const GameState& state = turns.begun[i++ % turns.begun.size()];
    const std::vector<Event> steps = stepsFrom(turns.game, state);
    const NationId who = state.active;
    benchmark::DoNotOptimize(search.search(
        state, steps, [&](const GameState& after) { return judge.chances(after)[who.index()]; }, {}));
    judged += search.judged();
  }
  run.SetItemsProcessed(static_cast<std::int64_t>(judged));
}
BENCHMARK_CAPTURE(judgePositions, duel_value, duel(), false)->Name("positions/duel, by the value");
BENCHMARK_CAPTURE(judgePositions, duel_net, duel(), true)->Name("positions/duel, by the net");
BENCHMARK_CAPTURE(judgePositions, four_value, four(), false)->Name("positions/four nations, by the value");
BENCHMARK_CAPTURE(judgePositions, four_net, four(), true)->Name("positions/four nations, by the net");
BENCHMARK_CAPTURE(judgePositions, second_value, fourOfTheSecond(), false)
    ->Name("positions/Antike II, four, by the value");
BENCHMARK_CAPTURE(judgePositions, second_net, fourOfTheSecond(), true)
    ->Name("positions/Antike II, four, by the net");

/// The net alone, of inputs that are known, and with them.
void evaluateNet(benchmark::State& run, const TurnsOfAGame& turns, bool withInputs) {
  const auto net = Net::of(turns.game.setup->ruleset);
  if (!net) return run.SkipWithError("no net is embedded for this game");
  const auto reach = reachOn(turns.game.map);
  NetInputs inputs;
  netInputsOf(inputs, turns.game, turns.begun.front(), *reach);
  std::size_t i = 0;
  for (auto _ : run) {
    if (withInputs) netInputsOf(inputs, turns.game, turns.begun[i++ % turns.begun.size()], *reach);
    benchmark::DoNotOptimize(net->chances(inputs));
  }
  run.SetItemsProcessed(run.iterations());
}
BENCHMARK_CAPTURE(evaluateNet, duel_net, duel(), false)->Name("turns/duel, the net alone");
BENCHMARK_CAPTURE(evaluateNet, duel_all, duel(), true)->Name("turns/duel, a position by the net");
BENCHMARK_CAPTURE(evaluateNet, four_net, four(), false)->Name("turns/four nations, the net alone");
BENCHMARK_CAPTURE(evaluateNet, four_all, four(), true)->Name("turns/four nations, a position by the net");
BENCHMARK_CAPTURE(evaluateNet, second_net, fourOfTheSecond(), false)
    ->Name("turns/Antike II, four, the net alone");
BENCHMARK_CAPTURE(evaluateNet, second_all, fourOfTheSecond(), true)
    ->Name("turns/Antike II, four, a position by the net");

} // namespace
