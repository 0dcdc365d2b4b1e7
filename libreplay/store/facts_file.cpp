#include "libreplay/store/facts_file.h"

#include "libreplay/store/cancelled.h"
#include "libreplay/store/column_store.h"
#include "libreplay/store/connection.h"
#include "libreplay/store/fact_rows.h"
#include "libreplay/store/game_readers.h"
#include "libreplay/store/open_facts.h"
#include "libreplay/store/result_fact_rows.h"
#include "libreplay/store/result_games.h"
#include "libreplay/text/people.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace annales::inline replay {
namespace {

namespace fs = std::filesystem;

/// Which games count: without those that were deleted. What was seen under other rules is looked at again.
constexpr const char* kRules = "2: ";
constexpr std::size_t kGamesAtOnce = 500;  // games in one transaction
constexpr std::size_t kMostWaiting = 2000; // games that wait to be written

constexpr std::uintmax_t kLeftForTurns = 64U << 20U; // bytes: days of recording
constexpr std::uintmax_t kBytesPerGame = 32U << 10U; // with the log of the file

using FactReaders = GameReaders<ReadGame>;

/// Whether the facts of so many games may be written. What the system cannot say stops nothing.
bool hasRoomFor(std::size_t games, const fs::path& file, const RefreshOptions& options) {
  const fs::path folder = fs::absolute(file).parent_path();
  std::error_code unknown;
  const std::uintmax_t left = options.room ? options.room(folder) : fs::space(folder, unknown).available;
  return unknown || left >= kLeftForTurns + games * kBytesPerGame;
}

std::optional<ReadGame> factsRead(Library& library, const GameStamp& stamp) {
  const auto line = library.mainLine(stamp.game);
  if (!line) return std::nullopt;
  return ReadGame{stamp.game, stamp.mark, line->tags, factsOf(*line)};
}

/// What the results of a library follow from; empty where it has none.
std::string resultsMark(Library& library, const std::vector<GameStamp>& stamps) {
  const auto records = library.countResults();
  if (!records || *records == 0) return {};
  std::string all = std::to_string(*records) + '\n' + knownPeople()->text();
  if (const auto words = library.resultWords())
    for (const ResultWords::Answer& answer : words->all())
      all += '\n' + answer.ruleset + '\n' + answer.word + '\n' + answer.answer;
  for (const GameStamp& stamp : stamps)
    all += '\n' + hexOf(stamp.game) + stamp.mark;
  return hexOf(sha256(all));
}

/// The names that people are known under, where results depend on them.
std::string peopleMark(Library& library) {
  const auto records = library.countResults();
  return records && *records > 0 ? ' ' + hexOf(sha256(knownPeople()->text())) : std::string();
}

FactTable united(FactTable table) {
  table.unitePlayers();
  return table;
}

/// Whoever waited for another program until somebody cancelled is told that it is busy, which nobody wants to
/// read any more.
template <class F>
auto guardedUnlessCancelled(const fs::path& file, const std::atomic<bool>* cancel, F&& f) -> decltype(f()) {
  auto done = guarded(file, std::forward<F>(f));
  if (!done && done.error().kind == LibraryError::Kind::busy && isCancelled(cancel))
    return libraryFailure(LibraryError::Kind::cancelled, "cancelled");
  return done;
}

/// Without the seal of a library: whoever copies the facts alone loses nothing.
using FactsTransaction = SQLite::Transaction;

/// Rows and columns as one count of games: rows take most of the time.
class StageProgress {
public:
  StageProgress(const RefreshOptions& options, std::size_t games) : options_(options), games_(games) {}

  void rows(std::size_t games) const { say(games, columns_); }
  void columns(std::size_t games) {
    columns_ += games;
    say(games_, std::min(columns_, games_));
  }

private:
  void say(std::size_t rows, std::size_t columns) const {
    constexpr std::size_t kRowsWeigh = 7;
    if (options_.progress) options_.progress((rows * kRowsWeigh + columns) / (kRowsWeigh + 1), games_);
  }

  const RefreshOptions& options_;
  std::size_t games_, columns_ = 0;
};

} // namespace

struct FactsFile::Impl {
  Impl(fs::path of, const fs::path& file, SQLite::Database db, const std::atomic<bool>* ends,
       bool memory = false)
      : inMemory(memory), library(std::move(of)), connection(file, std::move(db), Connection::Use::writing),
        cancel(ends), rows(connection), columns(connection, rows) {}

  template <class F> auto guarded(F&& f) -> decltype(f()) {
    return guardedUnlessCancelled(connection.file(), cancel, std::forward<F>(f));
  }

  /// Whether games wait to be set in columns.
  [[nodiscard]] bool hasUnchunked() {
    Query row(connection, "SELECT 1 FROM unchunked LIMIT 1");
    return row.next();
  }
  /// What the last refresh saw, if the library is as it was then.
  [[nodiscard]] std::optional<Refreshed> seen(const std::string& mark) {
    Query row(connection, "SELECT damaged FROM seen WHERE mark = ? AND NOT EXISTS (SELECT 1 FROM unchunked)",
              mark);
    if (mark.empty() || !row.next()) return std::nullopt;
    return Refreshed{0, static_cast<std::size_t>(row.number(0))};
  }
  void see(const std::string& mark, const Refreshed& done) {
    FactsTransaction transaction(connection.db(), SQLite::TransactionBehavior::IMMEDIATE);
    connection.db().exec("DELETE FROM seen");
    Query(connection, "INSERT INTO seen (mark, damaged) VALUES (?, ?)", mark, done.damaged).run();
    transaction.commit();
  }

  /// All of it or nothing.
  template <class F> void inTransaction(F&& f) {
    try {
      FactsTransaction transaction(connection.db(), SQLite::TransactionBehavior::IMMEDIATE);
      f();
      transaction.commit();
    } catch (...) {
      rows.forgetDeeds();
      throw;
    }
  }

  /// Facts of games that the library does not have: another library stood at its place.
  void forget(const std::unordered_map<std::string, std::string>& games) {
    if (games.empty()) return;
    inTransaction([&] {
      for (const auto& [id, mark] : games)
        rows.remove(id);
    });
  }

  /// The results as they are now, where anything has changed from which they follow.
  LibraryResult<void> bringUpResults(Library& from, const std::string& mark) {
    const auto all = resultsOf(from);
    if (!all) return tl::unexpected(all.error());
    std::vector<ResultFacts> results;
    for (const ResultGame& game : all->games)
      if (auto facts = factsOf(game)) results.push_back(*std::move(facts));
    inTransaction([&] {
      writeResultFacts(connection, results);
      connection.db().exec("DELETE FROM results_seen");
      if (!mark.empty()) Query(connection, "INSERT INTO results_seen (mark) VALUES (?)", mark).run();
    });
    return {};
  }
  [[nodiscard]] bool hasSeenResults(const std::string& mark) {
    Query known(connection, "SELECT 1 FROM results_seen WHERE mark = ?", mark);
    return mark.empty() ? countResults() == 0 : known.next();
  }
  [[nodiscard]] std::size_t countResults() {
    Query row(connection, "SELECT count(*) FROM result_facts");
    return row.next() ? static_cast<std::size_t>(row.number(0)) : 0;
  }

  std::size_t writeRows(FactReaders& readers, const StageProgress& progress) {
    std::size_t written = 0;
    while (const auto batch = readers.next(kGamesAtOnce)) {
      inTransaction([&] {
        for (const ReadGame& read : *batch)
          rows.write(read);
      });
      written += batch->size();
      progress.rows(written);
    }
    return written;
  }

  bool inMemory;
  fs::path library;
  Connection connection;
  const std::atomic<bool>* cancel; // of waiting for other programs
  FactRows rows;
  ColumnStore columns;
};

FactsFile::FactsFile(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
FactsFile::FactsFile(FactsFile&&) noexcept = default;
FactsFile& FactsFile::operator=(FactsFile&&) noexcept = default;
FactsFile::~FactsFile() = default;

fs::path FactsFile::pathFor(const fs::path& library) {
  return library.string() + "-facts";
}

LibraryResult<FactsFile> FactsFile::open(const fs::path& library, const std::atomic<bool>* cancel) {
  const fs::path file = pathFor(library);
  return guardedUnlessCancelled(file, cancel, [&]() -> LibraryResult<FactsFile> {
    auto opened = openFacts(file, cancel);
    if (!opened) return tl::unexpected(opened.error());
    return FactsFile(std::make_unique<Impl>(library, file, std::move(*opened), cancel));
  });
}

LibraryResult<Refreshed> FactsFile::refresh(const RefreshOptions& options) {
  bool noRoom = false;
  auto done = refreshHere(options, noRoom);
  if (!noRoom) return done;
  const fs::path file = impl_->connection.file();
  auto inMemory = guardedUnlessCancelled(file, impl_->cancel, [&]() -> LibraryResult<FactsFile> {
    return FactsFile(std::make_unique<Impl>(impl_->library, file, factsInMemory(), impl_->cancel, true));
  });
  if (!inMemory) return tl::unexpected(inMemory.error());
  *this = std::move(*inMemory);
  return refreshHere(options, noRoom);
}

/// Stops before anything is written where there is no room for it.
LibraryResult<Refreshed> FactsFile::refreshHere(const RefreshOptions& options, bool& noRoom) {
  auto library = Library::open(impl_->library, Access::readOnly, {.cancel = options.cancel});
  if (!library) return tl::unexpected(library.error());
  const auto mark = library->restMark(); // before anything is read: what comes meanwhile is read next time
  if (!mark) return tl::unexpected(mark.error());
  const std::string state = mark->empty() ? *mark : std::string(kRules) + *mark + peopleMark(*library);
  return impl_->guarded([&]() -> LibraryResult<Refreshed> {
    if (const auto seen = impl_->seen(state)) return *seen;
    auto stamps = library->stamps();
    if (!stamps) return tl::unexpected(stamps.error());
    const std::string results = resultsMark(*library, *stamps);
    const bool newResults = !impl_->hasSeenResults(results);
    auto known = impl_->rows.marks();
    std::erase_if(*stamps, [&](const GameStamp& stamp) {
      const auto at = known.find(hexOf(stamp.game));
      const bool current = at != known.end() && at->second == stamp.mark;
      if (at != known.end()) known.erase(at);
      return current;
    });
    const bool anything = newResults || !stamps->empty() || !known.empty() || impl_->hasUnchunked();
    const bool writes = impl_->inMemory || hasRoomFor(stamps->size(), impl_->connection.file(), options);
    noRoom = anything && !writes;
    if (noRoom) return Refreshed{};
    impl_->forget(known);
    FactReaders readers(impl_->library, std::move(*stamps), options, kMostWaiting, factsRead);
    StageProgress progress(options, readers.size());
    Refreshed done;
    done.read = impl_->writeRows(readers, progress);
    const bool finished =
        impl_->columns.bringUp(options.cancel, [&](std::size_t games) { progress.columns(games); });
    if (!finished || isCancelled(options.cancel))
      return libraryFailure(LibraryError::Kind::cancelled, "cancelled");
    if (newResults)
      if (auto brought = impl_->bringUpResults(*library, results); !brought)
        return tl::unexpected(brought.error());
    done.damaged = readers.size() - done.read;
    if (writes) impl_->see(state, done);
    return done;
  });
}

LibraryResult<bool> FactsFile::add(const std::vector<ReadGame>& games) {
  return impl_->guarded([&]() -> LibraryResult<bool> {
    const fs::path file = impl_->connection.file();
    std::error_code unknown;
    if (impl_->inMemory || !fs::exists(file, unknown) || !hasRoomFor(games.size(), file, {})) return false;
    impl_->inTransaction([&] {
      for (const ReadGame& game : games)
        impl_->rows.write(game);
    });
    return true;
  });
}

LibraryResult<FactTable> FactsFile::load(FactParts parts) {
  return impl_->guarded([&]() -> LibraryResult<FactTable> {
    ColumnStore& columns = impl_->columns;
    const bool withTurns = parts == FactParts::withTurns || parts == FactParts::withBoth;
    const bool withResults = parts == FactParts::withResults || parts == FactParts::withBoth;
    const auto complete = [&](FactTable table) {
      if (withResults) table.addResults(readResultFacts(impl_->connection));
      return united(std::move(table));
    };
    columns.bringUp(nullptr, {});
    if (auto table = columns.load(withTurns)) return complete(std::move(*table));
    columns.reset();
    columns.bringUp(nullptr, {});
    if (auto table = columns.load(withTurns)) return complete(std::move(*table));
    return libraryFailure(
        LibraryError::Kind::damaged,
        say("{} contradicts itself. Delete it; Annales rebuilds it.", impl_->connection.file().string()));
  });
}

LibraryResult<std::size_t> FactsFile::countResults() {
  return impl_->guarded([&]() -> LibraryResult<std::size_t> { return impl_->countResults(); });
}

LibraryResult<std::vector<Hash>> FactsFile::gamesWithTag(const std::string& name, const std::string& value) {
  return impl_->guarded([&]() -> LibraryResult<std::vector<Hash>> {
    std::vector<Hash> found;
    Query row(impl_->connection,
              value.empty()
                  ? "SELECT id FROM tag_facts JOIN game_facts USING (game) WHERE name = ?1 AND ?2 = ''"
                  : "SELECT id FROM tag_facts JOIN game_facts USING (game) WHERE name = ?1 AND value = ?2",
              name, value);
    while (row.next())
      if (const auto id = hashFromHex(row.bytes(0))) found.push_back(*id);
    return found;
  });
}

} // namespace annales::inline replay
