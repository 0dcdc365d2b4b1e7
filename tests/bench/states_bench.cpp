// Questions over all states: how fast the columns are made, how fast an ad-hoc question is answered over many
// games, and the same question by DuckDB over the same table in the same run, where ANNALES_DUCKDB names its
// library. ANNALES_STATES_GAMES says how many games (default 20,000): a few hundred simulated ones, taken
// again and again, which is the same to a scan.
#include "libreplay/query/read_question.h"
#include "libreplay/query/run_question.h"
#include "libreplay/store/state_columns.h"
#include "tests/bench/bench_game.h"

#include <benchmark/benchmark.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <fmt/core.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace {

using namespace annales;
namespace fs = std::filesystem;

constexpr std::size_t kDifferent = 200; // simulated games

std::size_t gamesAsked() {
  const char* asked = std::getenv("ANNALES_STATES_GAMES");
  return asked != nullptr ? std::strtoull(asked, nullptr, 10) : 20'000;
}

class LibraryOfStates {
public:
  LibraryOfStates() {
    std::string name = (fs::temp_directory_path() / "annales-states-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    folder_ = name;
  }
  LibraryOfStates(const LibraryOfStates&) = delete;
  LibraryOfStates& operator=(const LibraryOfStates&) = delete;
  ~LibraryOfStates() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
  }
  [[nodiscard]] fs::path library() const { return folder_ / "bots.annales"; }

  /// The simulated games, each once.
  void fill() const {
    Library open = Library::open(library(), Access::create).value();
    ImportBatch batch = open.beginImport().value();
    for (std::size_t k = 0; k < kDifferent; ++k)
      if (!batch.add(bench::simulatedLog(k))) throw std::runtime_error("a game cannot be stored");
    if (!batch.commit()) throw std::runtime_error("games cannot be stored");
  }

private:
  fs::path folder_;
};

const LibraryOfStates& scratch() {
  static const LibraryOfStates made;
  static const bool filled = (made.fill(), true);
  benchmark::DoNotOptimize(filled);
  return made;
}

/// A chunk that is mapped anew each time somebody needs its bytes, as those of a library are.
std::shared_ptr<const StateChunk> mappedChunk(const fs::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary) << bytes;
  const auto open = [file] {
    const int descriptor = ::open(file.c_str(), O_RDONLY);
    const std::size_t size = fs::file_size(file);
    void* at = mmap(nullptr, size, PROT_READ, MAP_SHARED, descriptor, 0);
    ::close(descriptor);
    return ChunkBytes{std::shared_ptr<void>(at, [size](void* mapped) { munmap(mapped, size); }),
                      {static_cast<const char*>(at), size}};
  };
  std::shared_ptr<StateChunk> chunk = StateChunk::read(open().bytes);
  chunk->open = open;
  return chunk;
}

/// As many games as were asked for, in files.
const std::shared_ptr<const StateTable>& manyStates() {
  static const std::shared_ptr<const StateTable> table = [] {
    std::vector<GameStates> games;
    for (std::size_t k = 0; k < kDifferent; ++k) {
      const MainLine line = mainLineOf(bench::simulatedLog(k));
      games.push_back(statesOf(line, factsOf(line)));
    }
    auto made = std::make_shared<StateTable>();
    ChunkBuilder builder(games.front().kind);
    const auto keep = [&] {
      const std::string name = fmt::format("{}.states", made->chunks.size());
      made->chunks.push_back(mappedChunk(scratch().library().parent_path() / name, builder.take()));
    };
    for (std::size_t n = 0; n < gamesAsked(); ++n) {
      GameStates& game = games[n % kDifferent];
      std::memcpy(game.head.id.bytes.data(), &n, sizeof n); // another game
      builder.add(game, 1);
      if (builder.rows() >= kFullChunk) keep();
    }
    if (builder.games() > 0) keep();
    return made;
  }();
  return table;
}

struct Asked {
  const char* question;
  const char* sql; // the same over `states`; empty: DuckDB is not asked
};

constexpr std::array kAsked{
    Asked{"nation = romans and temples >= 2 and galleys = 0 and round <= 5",
          "SELECT count(*) FROM states WHERE nation = 'romans' AND temples >= 2 AND galleys = 0 AND round <= "
          "5"},
    Asked{"coins >= 5 and marble >= 3 and personages >= 2",
          "SELECT count(*) FROM states WHERE coins >= 5 AND marble >= 3 AND personages >= 2"},
    Asked{"temples > galleys or (know-hows >= 4 and legions < 3)",
          "SELECT count(*) FROM states WHERE temples > galleys OR (know_hows >= 4 AND legions < 3)"},
    Asked{"personages >= 3 and every rival has personages <= 1",
          "SELECT count(*) FROM (SELECT personages, max(personages) OVER w m, count(*) FILTER (personages > "
          "1) OVER w n "
          "FROM states WINDOW w AS (PARTITION BY game, moment)) WHERE personages >= 3 AND n = 1"},
    Asked{"founded a city within 2 turns of (bought sailing)", ""},
    Asked{"temples >= 2 before (personages >= 1)", ""},
};

void readGames(benchmark::State& run) {
  const fs::path library = scratch().library();
  for (auto _ : run) {
    fs::remove_all(StateColumns::folderFor(library));
    StateColumns columns(library);
    const auto read = columns.refresh();
    if (!read || read->read != kDifferent) run.SkipWithError("games cannot be read");
  }
  run.SetItemsProcessed(static_cast<std::int64_t>(run.iterations() * kDifferent));
}

void askColumns(benchmark::State& run) {
  const auto& table = manyStates();
  const Condition question = readQuestion(kAsked[static_cast<std::size_t>(run.range(0))].question).value();
  std::size_t states = 0;
  for (auto _ : run) {
    const auto answer = runQuestion(table, question);
    states = answer.value().states;
  }
  run.counters["found"] = static_cast<double>(states);
  run.counters["games"] = static_cast<double>(table->gameCount());
  run.counters["states"] = static_cast<double>(table->rowCount());
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  run.counters["peak_MB"] = static_cast<double>(used.ru_maxrss) / 1024;
}

/// As much of DuckDB's C interface as is needed, found at run time.
class Duck {
public:
  Duck(const Duck&) = delete;
  Duck& operator=(const Duck&) = delete;

  /// Null where ANNALES_DUCKDB names no library.
  static Duck* get() {
    static const std::unique_ptr<Duck> duck = [] {
      const char* file = std::getenv("ANNALES_DUCKDB");
      std::unique_ptr<Duck> made(file != nullptr ? new Duck(file) : nullptr);
      if (made && !made->good_) made.reset();
      return made;
    }();
    return duck.get();
  }

  std::int64_t number(const char* sql) {
    Result result{};
    if (query_(connection_, sql, &result) != 0) throw std::runtime_error(sql);
    const std::int64_t value = valueInt64_(&result, 0, 0);
    destroyResult_(&result);
    return value;
  }

private:
  struct Result { // as duckdb.h has it
    std::uint64_t deprecated[5];
    void* internal;
  };
  using Handle = void*;

  explicit Duck(const char* file) {
    library_ = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (library_ == nullptr) return;
    Handle database = nullptr;
    const auto open = find<int(const char*, Handle*)>("duckdb_open");
    const auto connect = find<int(Handle, Handle*)>("duckdb_connect");
    query_ = find<int(Handle, const char*, Result*)>("duckdb_query");
    valueInt64_ = find<std::int64_t(Result*, std::uint64_t, std::uint64_t)>("duckdb_value_int64");
    destroyResult_ = find<void(Result*)>("duckdb_destroy_result");
    if (open(nullptr, &database) != 0 || connect(database, &connection_) != 0) return;
    run("SET threads = 2");
    load();
    good_ = true;
  }
  template <class F> [[nodiscard]] F* find(const char* name) const {
    return reinterpret_cast<F*>(dlsym(library_, name));
  }
  void run(const char* sql) {
    if (query_(connection_, sql, nullptr) != 0) throw std::runtime_error(sql);
  }

  /// The columns that the questions ask for, in vectors of DuckDB's own size.
  void load() {
    run("CREATE TABLE loaded (game UINTEGER, moment UINTEGER, nation UTINYINT, round UTINYINT, temples "
        "UTINYINT, galleys UTINYINT, "
        "legions UTINYINT, coins UTINYINT, marble UTINYINT, know_hows UTINYINT, personages UTINYINT)");
    constexpr std::array kColumns{Quantity::round,    Quantity::temples,   Quantity::galleys,
                                  Quantity::legions,  Quantity::coins,     Quantity::marble,
                                  Quantity::knowHows, Quantity::personages};
    constexpr int kUnsignedByte = 6, kUnsignedInt = 8; // DUCKDB_TYPE_UTINYINT, DUCKDB_TYPE_UINTEGER
    const auto makeType = find<Handle(int)>("duckdb_create_logical_type");
    const auto makeChunk = find<Handle(Handle*, std::uint64_t)>("duckdb_create_data_chunk");
    const auto vectorOf = find<Handle(Handle, std::uint64_t)>("duckdb_data_chunk_get_vector");
    const auto dataOf = find<void*(Handle)>("duckdb_vector_get_data");
    const auto setSize = find<void(Handle, std::uint64_t)>("duckdb_data_chunk_set_size");
    const auto append = find<int(Handle, Handle)>("duckdb_append_data_chunk");
    const auto makeAppender = find<int(Handle, const char*, const char*, Handle*)>("duckdb_appender_create");
    const auto endAppender = find<int(Handle*)>("duckdb_appender_destroy");
    const auto sizeOfVector = find<std::uint64_t()>("duckdb_vector_size");
    std::vector<Handle> types{makeType(kUnsignedInt), makeType(kUnsignedInt), makeType(kUnsignedByte)};
    for (std::size_t i = 0; i < kColumns.size(); ++i)
      types.push_back(makeType(kUnsignedByte));
    Handle appender = nullptr;
    makeAppender(connection_, nullptr, "loaded", &appender);
    const Handle chunk = makeChunk(types.data(), types.size());
    const auto data = [&](std::size_t column) { return dataOf(vectorOf(chunk, column)); };
    std::uint32_t number = 0;
    for (const auto& from : manyStates()->chunks) {
      const ChunkBytes bytes = from->open();
      for (const GameInChunk& game : from->games()) {
        ++number;
        for (std::size_t s = 0; s < game.seats; ++s)
          for (std::size_t done = 0; done < game.moments;) {
            const std::size_t now = std::min<std::size_t>(sizeOfVector(), game.moments - done);
            const std::size_t row = game.firstRow + s * game.moments + done;
            const bool romans = from->words()[from->seatsOf(game)[s].nation] == "romans";
            for (std::size_t i = 0; i < now; ++i) {
              static_cast<std::uint32_t*>(data(0))[i] = number;
              static_cast<std::uint32_t*>(data(1))[i] = static_cast<std::uint32_t>(done + i);
              static_cast<std::uint8_t*>(data(2))[i] = romans ? 255 : static_cast<std::uint8_t>(s);
            }
            for (std::size_t c = 0; c < kColumns.size(); ++c) {
              const auto column = from->column(bytes.bytes, static_cast<std::size_t>(kColumns[c])).value();
              for (std::size_t i = 0; i < now; ++i)
                static_cast<std::uint8_t*>(data(3 + c))[i] = column.at(row + i);
            }
            setSize(chunk, now);
            if (append(appender, chunk) != 0) throw std::runtime_error("DuckDB takes no rows");
            done += now;
          }
      }
    }
    endAppender(&appender);
    // Written once more, so that it lies as DuckDB likes it. Nations are numbers, the shortest way for it.
    run("CREATE TABLE states AS SELECT * FROM loaded");
    run("DROP TABLE loaded");
  }

  void* library_ = nullptr;
  Handle connection_ = nullptr;
  bool good_ = false;
  int (*query_)(Handle, const char*, Result*) = nullptr;
  std::int64_t (*valueInt64_)(Result*, std::uint64_t, std::uint64_t) = nullptr;
  void (*destroyResult_)(Result*) = nullptr;
};

void askDuck(benchmark::State& run) {
  Duck* duck = Duck::get();
  if (duck == nullptr) return run.SkipWithError("ANNALES_DUCKDB names no library");
  std::string sql = kAsked[static_cast<std::size_t>(run.range(0))].sql;
  if (const auto at = sql.find("'romans'"); at != std::string::npos) sql.replace(at, 8, "255");
  std::int64_t found = 0;
  for (auto _ : run)
    found = duck->number(sql.c_str());
  run.counters["found"] = static_cast<double>(found);
}

const int kRegistered = [] {
  benchmark::RegisterBenchmark("states/read games", readGames)->Unit(benchmark::kMillisecond)->UseRealTime();
  for (std::size_t i = 0; i < kAsked.size(); ++i) {
    benchmark::RegisterBenchmark(fmt::format("states/ask: {}", kAsked[i].question).c_str(), askColumns)
        ->Arg(static_cast<int>(i))
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime();
    if (*kAsked[i].sql != '\0')
      benchmark::RegisterBenchmark(fmt::format("states/baseline: DuckDB: {}", kAsked[i].question).c_str(),
                                   askDuck)
          ->Arg(static_cast<int>(i))
          ->Unit(benchmark::kMillisecond)
          ->UseRealTime();
  }
  return 0;
}();

} // namespace
