// What it costs that a library's file is whole whenever a turn has ended: the page that breaks the seal, the
// others, and making it whole again.
#include "libreplay/store/library.h"
#include "tests/libreplay/store/pages.h"

#include <benchmark/benchmark.h>

namespace {

using namespace annales;
using namespace annales::test;

struct Recording {
  TempFolder folder;
  Library library = openNew(folder / "games.annales");
  EventLog game = beginningOf(simulatedLog(RulesetId::antike, 1), 60);
  std::size_t pages = 0;

  Recording() { importInto(library, game); }
  void write() {
    pages = must(
        library.appendEntries(game.id(), pages, std::vector{page({SetTag{"round", std::to_string(pages)}})}));
  }
};

void pageInATurn(benchmark::State& run) {
  Recording recording;
  recording.write();
  for (auto _ : run)
    recording.write();
}
BENCHMARK(pageInATurn)
    ->Name("seal/a page in the middle of a turn")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

void pageAndWhole(benchmark::State& run) {
  Recording recording;
  for (auto _ : run) {
    recording.write();
    recording.library.makeWhole();
  }
}
BENCHMARK(pageAndWhole)
    ->Name("seal/a page that breaks it, and making it whole")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

void firstPage(benchmark::State& run) {
  Recording recording;
  for (auto _ : run) {
    run.PauseTiming();
    recording.library.makeWhole();
    run.ResumeTiming();
    recording.write();
  }
}
BENCHMARK(firstPage)->Name("seal/a page that breaks it")->Unit(benchmark::kMillisecond)->UseRealTime();

void lookWhenWhole(benchmark::State& run) {
  Recording recording;
  recording.library.makeWhole();
  for (auto _ : run)
    benchmark::DoNotOptimize(recording.library.makeWholeWhenIdle());
}
BENCHMARK(lookWhenWhole)->Name("seal/a look at an idle library")->Unit(benchmark::kMicrosecond);

} // namespace
