#include "tests/bench/bench_game.h"

#include "engine/boards/board_shelf.h"
#include "engine/fold/apply.h"
#include "engine/play/simulate.h"

#include <stdexcept>

namespace annales::bench {
namespace {

constexpr std::uint64_t kSeed = 2005;

SimulateSpec spec(Bots bots) {
  static const BoardShelf shelf = BoardShelf::builtIn();
  SimulateSpec spec;
  spec.board = shelf.find("occident");
  if (!spec.board) throw std::runtime_error("the board occident is missing");
  spec.bots = bots;
  spec.seed = kSeed;
  return spec;
}

RecordedGame play(const SimulateSpec& spec, std::uint64_t k) {
  auto begun = simulatedGame(spec, k);
  if (!begun) throw std::runtime_error(begun.error().message);
  RecordedGame game{*begun, {}, *begin(begun->game)};
  const auto end = simulate(spec, k, game.begun, [&](const Event& event) {
    if (!std::holds_alternative<GameCreated>(event)) game.events.push_back(event);
  });
  if (!end) throw std::runtime_error(end.error().message);
  return game;
}

} // namespace

const RecordedGame& recordedGame() {
  static const RecordedGame game = play(spec(Bots::mixed), 0);
  return game;
}

EventLog logOf(const RecordedGame& game) {
  EventLog log(game.begun);
  NodeIndex head = 0;
  for (const Event& event : game.events)
    head = log.append(head, event);
  return log;
}

EventLog simulatedLog(std::uint64_t k) {
  return logOf(play(spec(Bots::mixed), k));
}

const EventLog& longGame() {
  static const EventLog log = [] {
    RecordedGame longest = recordedGame();
    for (std::uint64_t k = 0; k < 300 && longest.events.size() < 2000; ++k) {
      RecordedGame next = play(spec(Bots::random), k);
      if (next.events.size() > longest.events.size()) longest = std::move(next);
    }
    return logOf(longest);
  }();
  return log;
}

} // namespace annales::bench
