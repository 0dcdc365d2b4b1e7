// What a game costs to open with and without the statistics that were kept of it, and what keeping them
// costs.
#include "engine/boards/board_shelf.h"
#include "importers/antike_jsonl/log_reader.h"
#include "libreplay/session/opened_game.h"
#include "libreplay/stats/stats_archive.h"
#include "tests/bench/bench_game.h"

#include <benchmark/benchmark.h>
#include <unistd.h>

#include <fstream>
#include <stdexcept>

namespace {

using namespace annales;
namespace fs = std::filesystem;

/// The longest game among the samples.
const EventLog& largestSample() {
  static const EventLog log = [] {
    std::ifstream in(ANNALES_SOURCE_DIR "/samples/game-occident.antike.jsonl");
    LogReader reader(BoardShelf::builtIn().finder());
    if (reader.read(in)) throw std::runtime_error("the sample cannot be read");
    return EventLog(**reader.game(0));
  }();
  return log;
}

/// Longer than any game that people play: the longest of bots without its end, and corrections behind it.
const EventLog& endlessGame() {
  static const EventLog log = [] {
    constexpr std::size_t kEvents = 50'000;
    EventLog made = bench::longGame();
    NodeIndex head = made.mainHead();
    if (std::holds_alternative<GameEnded>(made[head].event)) head = made[head].parent;
    for (int i = 0; made.size() < kEvents; ++i) {
      Corrected corrected;
      corrected.nation = NationId(static_cast<std::size_t>(i / 2 % 4));
      corrected.change.set(Resource::marble, i % 2 == 0 ? 1 : -1);
      corrected.more->reason = std::make_shared<const std::string>("counted again");
      head = made.append(head, corrected);
    }
    EventLog line(NewGame{made.game(), std::make_shared<Gazetteer>(made.game().map)});
    NodeIndex end = 0;
    for (const NodeIndex node : made.path(head))
      if (node != 0) end = line.append(end, made[node].event);
    return line;
  }();
  return log;
}

const EventLog& logOf(const benchmark::State& run) {
  const EventLog* logs[] = {&largestSample(), &bench::longGame(), &endlessGame()};
  return *logs[run.range(0)];
}

/// A shelf in the temporary folder that goes when it is done with.
class ScratchShelf {
public:
  ScratchShelf() { fs::remove_all(folder_); }
  ScratchShelf(const ScratchShelf&) = delete;
  ScratchShelf& operator=(const ScratchShelf&) = delete;
  ~ScratchShelf() { fs::remove_all(folder_); }
  [[nodiscard]] const StatsShelf& operator*() const { return shelf_; }

private:
  fs::path folder_ = fs::temp_directory_path() / ("annales-bench-shelf-" + std::to_string(getpid()));
  StatsShelf shelf_{folder_};
};

void openBy(benchmark::State& run, const StatsShelf* shelf) {
  const EventLog& log = logOf(run);
  const auto board = BoardShelf::builtIn().find(log.game().setup->mapHash);
  for (auto _ : run)
    benchmark::DoNotOptimize(openGame(EventLog(log), board, sentenceOf, shelf));
  run.counters["events"] = static_cast<double>(log.size());
}

void countAnew(benchmark::State& run) {
  openBy(run, nullptr);
}
BENCHMARK(countAnew)->Name("open/baseline: counted anew")->DenseRange(0, 2)->Unit(benchmark::kMicrosecond);

void takeKept(benchmark::State& run) {
  const ScratchShelf shelf;
  openBy(run, &*shelf); // the first opening keeps them
}
BENCHMARK(takeKept)->Name("open/with kept statistics")->DenseRange(0, 2)->Unit(benchmark::kMicrosecond);

void foldOnly(benchmark::State& run) {
  const EventLog& log = logOf(run);
  for (auto _ : run)
    benchmark::DoNotOptimize(Timeline(log, log.mainHead()));
}
BENCHMARK(foldOnly)->Name("open/of which folding")->DenseRange(0, 2)->Unit(benchmark::kMicrosecond);

void sayOnly(benchmark::State& run) {
  const EventLog& log = logOf(run);
  const DisplayNames names{log.game(), log.names().provinces, nullptr};
  for (auto _ : run) {
    Sentences sentences;
    for (const NodeIndex node : log.path(log.mainHead()))
      sentences.add(sentenceOf(log[node].event, names));
    benchmark::DoNotOptimize(sentences);
  }
}
BENCHMARK(sayOnly)->Name("open/of which sentences")->DenseRange(0, 2)->Unit(benchmark::kMicrosecond);

void pack(benchmark::State& run) {
  const EventLog& log = logOf(run);
  const auto game = openGame(EventLog(log), nullptr);
  const Hash& head = log[log.mainHead()].id;
  std::string bytes;
  for (auto _ : run)
    benchmark::DoNotOptimize(bytes = packStats(game->main()->stats(), head));
  run.counters["bytes"] = static_cast<double>(bytes.size());
}
BENCHMARK(pack)->Name("open/packing statistics")->DenseRange(0, 2)->Unit(benchmark::kMicrosecond);

void unpack(benchmark::State& run) {
  const EventLog& log = logOf(run);
  const auto game = openGame(EventLog(log), nullptr);
  const Hash& head = log[log.mainHead()].id;
  const std::string bytes = packStats(game->main()->stats(), head);
  for (auto _ : run)
    benchmark::DoNotOptimize(unpackStats(bytes, head));
}
BENCHMARK(unpack)->Name("open/unpacking statistics")->DenseRange(0, 2)->Unit(benchmark::kMicrosecond);

} // namespace
