// What people add to a game, very much of it: remarks, lines, another decision early in a long game.
#include "libreplay/lines/line_tree.h"
#include "libreplay/lines/rebase.h"
#include "libreplay/remarks/remark_threads.h"
#include "libreplay/remarks/remark_walk.h"
#include "tests/libreplay/notebook/trees.h"
#include "tests/libreplay/store/pages.h"

#include <benchmark/benchmark.h>

#include <random>

namespace {

using namespace annales;
using namespace annales::test;

constexpr int kRemarks = 10'000;

/// A library with one game and ten thousand remarks of thirty words on it, every tenth open.
struct MuchRemarked {
  TempFolder folder;
  Library library = openNew(folder / "games.antike-library");
  EventLog game = *beginning(120);

  MuchRemarked() {
    importInto(library, game);
    append(library, game.id(), {page(edits())});
  }

  [[nodiscard]] std::vector<Edit> edits() const {
    const std::vector<std::string> words{"rome", "sicilia",  "marble", "tempo", "legion", "galley", "temple",
                                         "king", "overpaid", "coast",  "city",  "attack", "early",  "late",
                                         "why",  "better",   "worse",  "never", "gold",   "defence"};
    std::mt19937 random(23);
    std::vector<Edit> all;
    for (int i = 0; i < kRemarks; ++i) {
      std::string text = "remark" + std::to_string(i);
      for (int w = 0; w < 30; ++w)
        text += ' ' + words[random() % words.size()];
      Annotation remark = remarkOn(game, static_cast<NodeIndex>(i % 120), text);
      if (i % 10 == 0) remark.tags = {"open"};
      remark.id = annotationId(remark);
      all.emplace_back(AddRemark{remark});
    }
    return all;
  }
};

void search(benchmark::State& run, const RemarkQuery& query) {
  static MuchRemarked much;
  for (auto _ : run) {
    std::size_t rows = 0;
    must(much.library.searchRemarks(query, [&](const FoundRemark&) { return ++rows < 200; }));
    benchmark::DoNotOptimize(rows);
  }
}
BENCHMARK_CAPTURE(search, rare, {.text = "remark1234"})
    ->Name("search/a rare word among 10,000 remarks")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, common, {.text = "sicilia leg"})
    ->Name("search/two common words among 10,000 remarks")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, open, {.onlyOpen = true})
    ->Name("search/open ones among 10,000 remarks")
    ->Unit(benchmark::kMillisecond);

void discuss(benchmark::State& run) {
  const auto log = beginning(40);
  std::vector<Annotation> all;
  for (NodeIndex i = 0; i < kRemarks; ++i) {
    Annotation next =
        remarkOn(*log, i % 40, "a remark with an idea and a reason for it " + std::to_string(i));
    next.glyphs = {"?"};
    if (i > 0 && i % 7 == 0) next.replaces = all[i - 1].id;
    if (i > 0 && i % 5 == 0) next.answers = all[i / 2].id;
    next.id = annotationId(next);
    all.push_back(std::move(next));
  }
  RemarkFilter filter;
  filter.text = "reason idea";
  for (auto _ : run) {
    const Discussion discussion(*log, all);
    benchmark::DoNotOptimize(mistakesAlong(discussion, log->path(39)));
    benchmark::DoNotOptimize(filtered(discussion, filter));
  }
}
BENCHMARK(discuss)->Name("study/10,000 remarks as threads, filtered")->Unit(benchmark::kMillisecond);

void manyLines(benchmark::State& run) {
  Study study(beginning(400));
  std::mt19937 random(3);
  for (int i = 0; i < 1000; ++i)
    addLine(study, "line " + std::to_string(i), static_cast<NodeIndex>(random() % 400),
            std::vector<int>(50, i % 900 + 1));
  for (auto _ : run)
    benchmark::DoNotOptimize(LineTree(study));
}
BENCHMARK(manyLines)->Name("study/tree of 1,000 lines")->Unit(benchmark::kMillisecond);

/// Another coin at the second event, and the whole game carried on from there.
void carryOn(benchmark::State& run) {
  const EventLog log = sampleLog("game-occident");
  const NodeIndex early = log.path(log.mainHead())[2];
  for (auto _ : run)
    benchmark::DoNotOptimize(rebase(log, log.mainHead(), early, {correction(1)}));
}
BENCHMARK(carryOn)->Name("study/a long game carried on")->Unit(benchmark::kMillisecond);

} // namespace
