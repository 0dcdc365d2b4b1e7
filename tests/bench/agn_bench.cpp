// AGN read and imported, beside the event logs of the same games.
#include "importers/readers/format.h"
#include "importers/verify/meaning.h"
#include "libreplay/store/library.h"
#include "tests/bench/games_as_text.h"

#include <benchmark/benchmark.h>

#include <filesystem>
#include <sstream>

namespace {

using namespace annales;

struct SameGames {
  std::string agn, logs;
  std::int64_t events = 0;
};

const SameGames& sameGames() {
  static const SameGames both = [] {
    SameGames made;
    const bench::GamesAsText played(20);
    for (const bench::GamesAsText::Game& game : played.games()) {
      made.agn += game.texts[indexOf(bench::GamesFormat::agn)];
      made.logs += game.log;
      made.events += static_cast<std::int64_t>(game.events);
    }
    return made;
  }();
  return both;
}

void countEvents(benchmark::State& run, const std::string& text) {
  run.SetItemsProcessed(run.iterations() * sameGames().events);
  run.SetBytesProcessed(run.iterations() * static_cast<std::int64_t>(text.size()));
}

template <class Take>
bool readEvery(const std::string& text, std::size_t threads, ReadObserver* observer, Take take) {
  static const BoardShelf shelf = BoardShelf::builtIn();
  AnyReader reader(
      ReadRequest{.shelf = shelf, .observer = observer, .whole = std::move(take), .threads = threads});
  std::istringstream in(text);
  return !reader.read(in);
}

void readText(benchmark::State& run, const std::string& text, std::size_t threads) {
  for (auto _ : run)
    if (!readEvery(text, threads, nullptr, [](const auto& log) { return log->size() > 0; }))
      run.SkipWithError("rejected");
  countEvents(run, text);
}

/// What the command does: read, fold, store.
void importText(benchmark::State& run, const std::string& text, std::size_t threads) {
  const auto file = std::filesystem::temp_directory_path() / "annales-bench-agn.annales";
  for (auto _ : run) {
    for (const char* tail : {"", "-wal", "-shm"})
      std::filesystem::remove(file.string() + tail);
    auto library = Library::open(file, Access::create);
    auto batch = library->beginImport();
    MeaningCheck meaning;
    const bool fine =
        readEvery(text, threads, &meaning, [&](const auto& log) { return batch->add(*log).has_value(); });
    if (!fine || meaning.refused() || !batch->commit()) run.SkipWithError("not stored");
  }
  std::filesystem::remove(file);
  countEvents(run, text);
}

void readAgn(benchmark::State& run) {
  readText(run, sameGames().agn, static_cast<std::size_t>(run.range(0)));
}
void readLogs(benchmark::State& run) {
  readText(run, sameGames().logs, 1);
}
void importAgn(benchmark::State& run) {
  importText(run, sameGames().agn, static_cast<std::size_t>(run.range(0)));
}
void importLogs(benchmark::State& run) {
  importText(run, sameGames().logs, 1);
}

// By the clock: with one thread a second one reads and this one takes, so the processor's time is more.
BENCHMARK(readAgn)->Name("agn/read")->Arg(1)->Arg(0)->UseRealTime()->MeasureProcessCPUTime();
BENCHMARK(readLogs)->Name("agn/baseline: read the event logs")->UseRealTime()->MeasureProcessCPUTime();
BENCHMARK(importAgn)->Name("agn/import")->Arg(1)->Arg(0)->UseRealTime()->MeasureProcessCPUTime();
BENCHMARK(importLogs)->Name("agn/baseline: import the event logs")->UseRealTime()->MeasureProcessCPUTime();

} // namespace
