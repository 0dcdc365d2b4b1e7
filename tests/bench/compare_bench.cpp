// What a comparison costs: what is shown at once, and what comes when it is ready. ANNALES_GAMES says of how
// many games, 20,000 unless told.
#include "libreplay/openings/compare.h"
#include "libreplay/openings/conditions.h"
#include "libreplay/openings/courses.h"
#include "libreplay/openings/rated_compare.h"
#include "tests/libreplay/openings/made_games.h"

#include <benchmark/benchmark.h>

#include <cstdlib>

namespace {

using namespace annales;

const FactTable& manyGames() {
  static const FactTable table = [] {
    const char* asked = std::getenv("ANNALES_GAMES");
    return test::MadeGames{.advantage = 0.1, .skill = 0.5, .players = 100}.table(
        asked == nullptr ? 20'000 : std::strtoull(asked, nullptr, 10));
  }();
  return table;
}

struct BenchSides {
  FactFilter filterA = readConditions("opening=iron").value(),
             filterB = readConditions("opening=arming").value();
  Selection a = select(manyGames(), filterA), b = select(manyGames(), filterB);
  Strata strata = strataFor(filterA, filterB);
};

void compareSelect(benchmark::State& state) {
  const FactFilter filter = readConditions("opening=iron").value();
  const FactTable& table = manyGames(); // made before the clock runs
  for (auto _ : state)
    benchmark::DoNotOptimize(select(table, filter));
}
BENCHMARK(compareSelect)->Unit(benchmark::kMillisecond);

void compareAtOnce(benchmark::State& state) {
  const BenchSides sides;
  for (auto _ : state)
    benchmark::DoNotOptimize(compare(manyGames(), sides.a, sides.b, sides.strata, {.bootstrap = false}));
}
BENCHMARK(compareAtOnce)->Unit(benchmark::kMillisecond);

void compareOverRounds(benchmark::State& state) {
  const BenchSides sides;
  for (auto _ : state)
    benchmark::DoNotOptimize(coursesOf(manyGames(), sides.a.seats));
}
BENCHMARK(compareOverRounds)->Unit(benchmark::kMillisecond);

void compareByRating(benchmark::State& state) {
  const BenchSides sides;
  const Selection all = select(manyGames(), {});
  for (auto _ : state)
    benchmark::DoNotOptimize(compareRated(manyGames(), all, sides.a, sides.b, sides.strata, false));
}
BENCHMARK(compareByRating)->Unit(benchmark::kMillisecond);

void compareBootstrap(benchmark::State& state) {
  const BenchSides sides;
  for (auto _ : state)
    benchmark::DoNotOptimize(bootstrapOf(manyGames(), sides.a, sides.b, sides.strata));
}
BENCHMARK(compareBootstrap)->Unit(benchmark::kMillisecond);

} // namespace
