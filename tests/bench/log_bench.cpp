// Reading, verifying, keeping and seeking: a file and a library. What reads event logs uses two
// cores: its events a second go by the clock, its time of the processor is that of both.
#include "engine/boards/board_shelf.h"
#include "importers/antike_jsonl/log_reader.h"
#include "importers/antike_jsonl/log_writer.h"
#include "importers/verify/meaning.h"
#include "importers/verify/verifier.h"
#include "libreplay/log/timeline.h"
#include "libreplay/store/library.h"
#include "tests/bench/bench_game.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <benchmark/benchmark.h>
#include <simdjson.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <sstream>
#include <streambuf>

namespace {

using namespace annales;
using Clock = std::chrono::steady_clock;

/// Games of a fixed seed as the text of one file.
const std::string& fileText() {
  static const std::string text = [] {
    std::ostringstream out;
    LogWriter writer(out);
    for (std::uint64_t k = 0; k < 20; ++k)
      writer.write(bench::simulatedLog(k));
    return out.str();
  }();
  return text;
}

std::int64_t linesOf(const std::string& text) {
  return std::count(text.begin(), text.end(), '\n');
}

void simdjsonDecode(benchmark::State& run) {
  const simdjson::padded_string text(fileText());
  simdjson::ondemand::parser parser;
  for (auto _ : run) {
    std::size_t sum = 0;
    simdjson::ondemand::document_stream lines;
    if (parser.iterate_many(text, 1 << 20).get(lines) != simdjson::SUCCESS) run.SkipWithError("not JSON");
    for (auto line : lines) {
      std::string_view id;
      if (line["id"].get(id) == simdjson::SUCCESS) sum += id.size();
    }
    benchmark::DoNotOptimize(sum);
  }
  run.SetItemsProcessed(run.iterations() * linesOf(fileText()));
  run.SetBytesProcessed(run.iterations() * static_cast<std::int64_t>(fileText().size()));
}
BENCHMARK(simdjsonDecode)->Name("file/baseline: simdjson On-Demand, ids only");

void verifyFile(benchmark::State& run) {
  const BoardFinder boards = BoardShelf::builtIn().finder();
  for (auto _ : run) {
    std::istringstream in(fileText());
    Verifier verifier;
    LogReader reader(boards, &verifier);
    if (reader.read(in)) run.SkipWithError("rejected");
    benchmark::DoNotOptimize(verifier.finish(reader));
  }
  run.SetItemsProcessed(run.iterations() * linesOf(fileText()));
  run.SetBytesProcessed(run.iterations() * static_cast<std::int64_t>(fileText().size()));
}
BENCHMARK(verifyFile)->Name("file/verify: parse, hash, rules")->MeasureProcessCPUTime()->UseRealTime();

void seekAnywhere(benchmark::State& run) {
  const EventLog& log = bench::longGame();
  Timeline timeline(log, log.mainHead());
  std::uint32_t x = 1;
  std::vector<double> times;
  for (auto _ : run) {
    x = x * 1664525U + 1013904223U;
    const std::size_t n = 1 + x % timeline.folded();
    const auto start = Clock::now();
    benchmark::DoNotOptimize(timeline.seek(n));
    if (times.size() < 1'000'000)
      times.push_back(std::chrono::duration<double, std::micro>(Clock::now() - start).count());
  }
  std::sort(times.begin(), times.end());
  run.counters["events"] = static_cast<double>(timeline.length());
  run.counters["p99_us"] = times[times.size() * 99 / 100];
}
BENCHMARK(seekAnywhere)->Name("seek/any event of a long game");

/// A library in the temporary folder that goes when it is done with.
class ScratchLibrary {
public:
  ScratchLibrary() : file_(std::filesystem::temp_directory_path() / "annales-bench.annales") {
    remove();
    library_.emplace(std::move(*Library::open(file_, Access::create)));
  }
  ScratchLibrary(const ScratchLibrary&) = delete;
  ScratchLibrary& operator=(const ScratchLibrary&) = delete;
  ~ScratchLibrary() {
    library_.reset();
    remove();
  }
  Library& operator*() { return *library_; }
  /// Closes the library, so that all of it stands in the one file.
  [[nodiscard]] double close() {
    library_.reset();
    return static_cast<double>(std::filesystem::file_size(file_));
  }

private:
  void remove() const {
    for (const char* tail : {"", "-wal", "-shm"})
      std::filesystem::remove(file_.string() + tail);
  }
  std::filesystem::path file_;
  std::optional<Library> library_;
};

void openAndSeek(benchmark::State& run) {
  ScratchLibrary library;
  const EventLog& log = bench::longGame();
  auto batch = (*library).beginImport();
  if (!batch->add(log) || !batch->commit()) run.SkipWithError("not stored");
  for (auto _ : run) {
    const auto loaded = (*library).load(log.id());
    Timeline timeline(*loaded, loaded->mainHead());
    benchmark::DoNotOptimize(timeline.seek(timeline.folded() / 2));
  }
  run.counters["events"] = static_cast<double>(log.size());
}
BENCHMARK(openAndSeek)->Name("seek/open a stored long game and seek")->Unit(benchmark::kMillisecond);

constexpr std::size_t kImported = 200;

const std::vector<EventLog>& imported() {
  static const std::vector<EventLog> logs = [] {
    std::vector<EventLog> list;
    for (std::uint64_t k = 0; k < kImported; ++k)
      list.push_back(bench::simulatedLog(k));
    return list;
  }();
  return logs;
}

double eventsPerGame() {
  std::size_t events = 0;
  for (const EventLog& log : imported())
    events += log.size();
  return static_cast<double>(events) / static_cast<double>(kImported);
}

/// Times `fill`, which puts all games into an empty library, by the clock: a durable commit waits for the
/// disk.
template <class Fill> void intoLibrary(benchmark::State& run, Fill fill) {
  double bytes = 0;
  static_cast<void>(imported());
  for (auto _ : run) {
    ScratchLibrary library;
    const auto start = Clock::now();
    if (!fill(*library)) run.SkipWithError("not stored");
    run.SetIterationTime(std::chrono::duration<double>(Clock::now() - start).count());
    bytes = library.close();
  }
  run.SetItemsProcessed(run.iterations() * static_cast<std::int64_t>(kImported));
  run.counters["events_per_game"] = eventsPerGame();
  run.counters["bytes_per_game"] = bytes / static_cast<double>(kImported);
}

void importGames(benchmark::State& run) {
  intoLibrary(run, [](Library& library) {
    auto batch = library.beginImport();
    for (const EventLog& log : imported())
      if (!batch->add(log)) return false;
    return batch->commit().has_value();
  });
}
BENCHMARK(importGames)->Name("store/import games")->Unit(benchmark::kMillisecond)->UseManualTime();

const std::string& importedText() {
  static const std::string text = [] {
    std::ostringstream out;
    LogWriter writer(out);
    for (const EventLog& log : imported())
      writer.write(log);
    return out.str();
  }();
  return text;
}

/// What the command does: read, check the ids, fold, store. As in a file of many thousand games most of them
/// wait on disk meanwhile.
void importFile(benchmark::State& run) {
  const BoardFinder boards = BoardShelf::builtIn().finder();
  static_cast<void>(importedText());
  intoLibrary(run, [&](Library& library) {
    std::istringstream in(importedText());
    MeaningCheck meaning;
    auto batch = library.beginImport();
    ReadOptions options;
    options.memory = std::size_t{4} << 20U;
    options.whole = [&](const auto& log) { return batch->add(*log).has_value(); };
    LogReader reader(boards, &meaning, std::move(options));
    return !reader.read(in) && !meaning.refused() && batch->commit().has_value();
  });
}
BENCHMARK(importFile)->Name("store/import a file")->Unit(benchmark::kMillisecond)->UseManualTime();

/// The same number of rows of the same size as one would insert without thinking: an event a row.
void rawInserts(benchmark::State& run) {
  const auto file = std::filesystem::temp_directory_path() / "annales-bench-raw.sqlite";
  std::int64_t rows = 0;
  for (auto _ : run) {
    std::filesystem::remove(file);
    SQLite::Database db(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    db.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE e(game, seq, data BLOB)");
    SQLite::Transaction transaction(db);
    SQLite::Statement insert(db, "INSERT INTO e VALUES(?,?,?)");
    constexpr std::string_view blob("12345678");
    for (std::size_t g = 0; g < kImported; ++g)
      for (std::size_t i = 0; i < imported()[g].size(); ++i, ++rows) {
        insert.bind(1, static_cast<std::int64_t>(g));
        insert.bind(2, static_cast<std::int64_t>(i));
        insert.bind(3, blob.data(), static_cast<int>(blob.size()));
        insert.exec();
        insert.reset();
      }
    transaction.commit();
  }
  run.SetItemsProcessed(rows);
}
BENCHMARK(rawInserts)
    ->Name("store/baseline: raw SQLite, a row an event")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

} // namespace
