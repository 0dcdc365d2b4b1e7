#include "libreplay/store/salvage.h"

#include "engine/boards/board_shelf.h"
#include "engine/core/strict_json.h"
#include "libreplay/log/tags.h"
#include "libreplay/notebook/edit_codec.h"
#include "libreplay/results/result_codec.h"
#include "libreplay/store/cancelled.h"
#include "libreplay/store/library.h"
#include "libreplay/store/open_file.h"
#include "libreplay/store/passing_file.h"
#include "libreplay/store/salvage_writer.h"
#include "libreplay/store/salvaged_game.h"
#include "libreplay/store/stored_map.h"

#include <sqlite3.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>

namespace annales::inline replay {
namespace {

namespace fs = std::filesystem;
using Trouble = LibraryError::Kind;

/// A game of which the first event came back, with the keys under which its rows stand.
struct BegunGame {
  EventLog log;
  std::string storedAt;
  std::vector<KeyOfGame> keys;
};

class Salvage {
public:
  Salvage(const DamagedFile& damaged, const fs::path& into, const Watch& options)
      : damaged_(damaged), into_(into), options_(options), pages_(damaged.bytes(), damaged.log()),
        rows_(pages_, options) {}

  LibraryResult<SalvageReport> run() {
    report_.pagesRead = pages_.count();
    report_.badPages = rows_.badPages();
    report_.withLog = pages_.count() > pages_.inFile();
    readBoards();
    readFirstEvents();
    findLostGames();
    if (games_.empty() && !hasResults()) return nothing();
    if (auto done = writeAll(); !done) return tl::unexpected(done.error());
    if (auto done = keepQuestions(); !done) return tl::unexpected(done.error());
    if (auto done = keepResults(); !done) return tl::unexpected(done.error());
    if (auto done = checkNew(); !done) return tl::unexpected(done.error());
    if (auto done = checkAlone(); !done) return tl::unexpected(done.error());
    return report_;
  }

private:
  [[nodiscard]] tl::unexpected<LibraryError> nothing() const {
    if (isCancelled(options_.cancel)) return interrupted();
    return libraryFailure(
        report_.lost.empty() ? Trouble::notALibrary : Trouble::damaged,
        say("No game could be restored from {}. It was not changed.", damaged_.path().string()));
  }
  [[nodiscard]] tl::unexpected<LibraryError> interrupted() const {
    return libraryFailure(
        Trouble::cancelled,
        say("Cancelled: {} was not changed. Try again when you have more time.", damaged_.path().string()));
  }

  void readBoards() {
    for (const RawPlace& place : rows_.of(RawTable::maps, 0))
      for (const RawRow& row : rows_.read(place)) {
        const auto hash = hashOf(row.cells[0].bytes);
        if (!hash || boards_.contains(*hash)) continue;
        const auto board = readStoredMap(row.cells[1].bytes);
        if (board && (*board)->hash() == *hash) boards_.emplace(*hash, *board);
      }
  }

  /// One of which nothing is left may still be one that comes with the program.
  [[nodiscard]] std::shared_ptr<const Map> board(const Hash& hash) const {
    if (const auto known = boards_.find(hash); known != boards_.end()) return known->second;
    static const BoardFinder builtIn = BoardShelf::builtIn().finder();
    return builtIn(hash);
  }

  void readFirstEvents() {
    for (const RawPlace& place : rows_.all()) {
      if (place.table != RawTable::games) continue;
      for (const RawRow& row : rows_.read(place))
        if (auto log = begunIn(row)) begin(std::move(*log), std::string(row.cells[4].bytes), place.number);
    }
    std::map<std::int64_t, int> owners;
    for (const BegunGame& game : games_)
      for (const KeyOfGame& key : game.keys)
        ++owners[key.key];
    for (BegunGame& game : games_)
      for (KeyOfGame& key : game.keys)
        key.shared = owners[key.key] > 1;
  }

  [[nodiscard]] std::optional<EventLog> begunIn(const RawRow& row) const {
    StrictJson json;
    const auto data = json.parse(row.cells[3].bytes);
    if (!data) return std::nullopt;
    auto begun = decodeGameCreated(*data, [this](const Hash& hash) { return board(hash); });
    if (!begun) return std::nullopt;
    EventLog log(std::move(*begun));
    if (hashOf(row.cells[1].bytes) != log.id()) return std::nullopt;
    return log;
  }

  void begin(EventLog log, const std::string& storedAt, std::int64_t key) {
    const auto [known, isNew] = places_.try_emplace(log.id(), games_.size());
    if (isNew) games_.push_back({std::move(log), storedAt, {}});
    std::vector<KeyOfGame>& keys = games_[known->second].keys;
    if (std::ranges::find(keys, key, &KeyOfGame::key) == keys.end()) keys.push_back({key, false});
  }

  /// Keys that rows have, but no game.
  void findLostGames() {
    std::set<std::int64_t> begun;
    for (const BegunGame& game : games_)
      for (const KeyOfGame& key : game.keys)
        begun.insert(key.key);
    std::map<std::int64_t, LostGame> lost;
    for (const RawPlace& place : rows_.all()) {
      const bool ofGame = place.table >= RawTable::segments && place.table <= RawTable::analyses;
      if (!ofGame || begun.contains(place.game)) continue;
      LostGame& game = lost[place.game];
      if (place.table != RawTable::tags) continue;
      for (const RawRow& row : rows_.read(place)) {
        if (row.cells[2].bytes == "date") game.date = row.cells[3].bytes;
        if (row.cells[2].bytes == "event") game.event = row.cells[3].bytes;
      }
    }
    for (auto& [key, game] : lost)
      report_.lost.push_back(std::move(game));
  }

  /// What SQLite can still read of it. Of a copy, as opening brings pages from the log into the file; and
  /// without the log, where that is another library's.
  [[nodiscard]] std::optional<Library> openCopy(const fs::path& file) const {
    auto library = damaged_.copyTo(file) ? openAsItIs(file) : std::nullopt;
    if (!library) removeDatabase(file); // the disk may be nearly full
    return library;
  }
  [[nodiscard]] std::optional<Library> openAsItIs(const fs::path& file) const {
    OpenOptions options;
    options.asItIs = true;
    options.makeGuards = true;
    options.cancel = options_.cancel;
    auto library = Library::open(file, Access::readOnly, options);
    if (!library && report_.withLog) {
      std::error_code ignored;
      fs::remove(file.string() + "-wal", ignored);
      library = Library::open(file, Access::readOnly, options);
    }
    if (!library) return std::nullopt;
    return std::move(*library);
  }

  LibraryResult<void> writeAll() {
    auto writer = SalvageWriter::begin(into_);
    if (!writer) return tl::unexpected(writer.error());
    {
      const PassingFile copy(into_);
      auto readable = openCopy(copy.path());
      if (auto done = writeGames(*writer, readable ? &*readable : nullptr); !done) return done;
    }
    return writer->finish(); // with the room that the copy took
  }

  LibraryResult<void> writeGames(SalvageWriter& writer, Library* readable) {
    for (std::size_t i = 0; i < games_.size(); ++i) {
      if (isCancelled(options_.cancel)) return interrupted();
      SalvagedGame game = putTogether(games_[i], readable);
      const auto written = writer.add(game);
      if (!written && written.error().kind != Trouble::refused) return written;
      if (written) count(game);
      if (!written) report_.lost.emplace_back();
      if (options_.progress) options_.progress(i + 1, games_.size());
    }
    report_.notebookPages = writer.pages();
    if (report_.games == 0 && !hasResults()) return nothing();
    return {};
  }

  [[nodiscard]] SalvagedGame putTogether(const BegunGame& begun, Library* readable) const {
    SalvagedGame game{begun.log, begun.storedAt, {}, {}, {}, {}, false, 0, 0, 0};
    const auto readBase = readable != nullptr ? readable->loadForEditing(begun.log.id())
                                              : LibraryResult<StoredGame>(tl::unexpect, LibraryError());
    const bool readPages = readBase && readNotebook(game, *readable, readBase->log);
    game.lacks.mainLine = !readBase;
    for (const KeyOfGame& key : begun.keys)
      addRows(game, rows_, key);
    if (readBase) {
      holdTags(game, readBase->log.tags());
      keepOthers(game.lacks.tags, game.lacks.otherTags, game.otherTags);
      if (readPages) keepOthers(game.lacks.pages, game.lacks.otherPages, game.otherPages);
    }
    game.lacks.game = begun.log.id();
    if (game.lacks.mainLine) endMainLine(game);
    return game;
  }

  /// All that SQLite gives stays, whatever the pages say.
  static bool readNotebook(SalvagedGame& game, Library& readable, const EventLog& base) {
    addLog(game.log, base);
    const auto entries = readable.entriesSince(game.log.id(), 0);
    if (!entries) return false;
    for (const Entry& entry : *entries)
      appendEntry(game.pages.emplace_back(), entry, base.names());
    return true;
  }

  /// What the pages do not vouch for is there all the same, as SQLite reads it.
  static void keepOthers(std::size_t& missing, bool& other, std::size_t count) {
    missing -= std::min(missing, count);
    other = other || count > 0;
  }

  /// Those come last, where they do not already.
  static void holdTags(SalvagedGame& game, const Tags& tags) {
    for (const auto& tag : tags) {
      const auto last = std::find_if(game.tags.rbegin(), game.tags.rend(),
                                     [&](const auto& other) { return other.first == tag.first; });
      if (last == game.tags.rend() || last->second != tag.second) game.tags.push_back(tag);
    }
  }

  /// Where it ended is lost: it goes as far as any event that came back.
  static void endMainLine(SalvagedGame& game) {
    NodeIndex furthest = 0;
    for (NodeIndex i = 1; i < game.log.size(); ++i)
      if (game.log[i].seq > game.log[furthest].seq) furthest = i;
    addLine(game.log, std::string(kMainLine), furthest);
    if (game.lacks.lines > 0) --game.lacks.lines;
  }

  void count(const SalvagedGame& game) {
    ++report_.games;
    report_.events += game.log.size();
    report_.strangeBatches += game.strangeBatches;
    report_.unvouched += game.vouched ? 0 : 1;
    report_.remarks += game.log.annotations().size();
    if (game.lacks.any()) report_.inPart.push_back(game.lacks);
  }

  LibraryResult<void> keepQuestions() {
    const auto places = rows_.of(RawTable::questions, 0);
    if (places.empty()) return {};
    auto library = Library::open(into_, Access::readWrite);
    if (!library) return tl::unexpected(library.error());
    for (const RawPlace& place : places)
      for (const RawRow& row : rows_.read(place)) {
        const auto kept =
            library->keepQuestion(std::string(row.cells[1].bytes), std::string(row.cells[2].bytes));
        if (!kept && kept.error().kind != Trouble::refused) return kept;
      }
    if (!library->makeWhole()) return noRoom();
    return {};
  }

  [[nodiscard]] bool hasResults() const { return !rows_.of(RawTable::results, 0).empty(); }

  /// Each record vouches for itself by its id.
  LibraryResult<void> keepResults() {
    if (!hasResults()) return {};
    auto library = Library::open(into_, Access::readWrite);
    if (!library) return tl::unexpected(library.error());
    {
      auto batch = library->beginImport(options_.cancel);
      if (!batch) return tl::unexpected(batch.error());
      for (const RawPlace& place : rows_.of(RawTable::results, 0))
        for (const RawRow& row : rows_.read(place)) {
          const auto record = readResult(row.cells[3].bytes);
          if (!record) continue;
          if (auto added = batch->add(*record); !added) return tl::unexpected(added.error());
          ++report_.results;
        }
      if (auto done = batch->commit(); !done) return done;
    }
    std::vector<ResultWords::Answer> answers;
    for (const RawPlace& place : rows_.of(RawTable::resultWords, 0))
      for (const RawRow& row : rows_.read(place))
        if (const auto kind = valueOf<WordKind>(row.cells[1].bytes))
          answers.push_back({*kind, std::string(row.cells[2].bytes), std::string(row.cells[3].bytes),
                             std::string(row.cells[4].bytes)});
    std::erase_if(answers, [](const auto& answer) { return !checkAnswer(answer); });
    if (auto kept = library->keepResultWords(answers); !kept) return tl::unexpected(kept.error());
    if (!library->makeWhole()) return noRoom();
    return {};
  }

  /// Only the file itself gets another name.
  [[nodiscard]] tl::unexpected<LibraryError> noRoom() const {
    return tl::unexpected(explain(SQLite::Exception(sqlite3_errstr(SQLITE_FULL), SQLITE_FULL), into_));
  }
  [[nodiscard]] LibraryResult<void> checkAlone() const {
    std::error_code none;
    const fs::path log = into_.string() + "-wal";
    if (fs::exists(log, none) && fs::file_size(log, none) > 0) return noRoom();
    return {};
  }

  LibraryResult<void> checkNew() {
    auto library = Library::open(into_, Access::readOnly);
    if (!library) return tl::unexpected(library.error());
    CheckOptions check;
    check.cancel = options_.cancel;
    check.progress = options_.progress;
    const auto found = library->check(check);
    if (!found && found.error().kind == Trouble::cancelled) return interrupted();
    if (!found) return tl::unexpected(found.error());
    if (found->findings.empty()) return {};
    return libraryFailure(
        Trouble::damaged,
        say("The library restored from {} is faulty ({}). It was removed. Nothing was changed.",
            damaged_.path().string(), found->findings.front().message));
  }

  const DamagedFile& damaged_;
  const fs::path& into_;
  const Watch& options_;
  RawPages pages_;
  RawRows rows_;
  std::unordered_map<Hash, std::shared_ptr<const Map>, HashHasher> boards_;
  std::vector<BegunGame> games_;
  std::unordered_map<Hash, std::size_t, HashHasher> places_;
  SalvageReport report_;
};

} // namespace

LibraryResult<SalvageReport> salvage(const DamagedFile& damaged, const fs::path& into, const Watch& options) {
  try {
    auto report = guarded(
        into, [&]() -> LibraryResult<SalvageReport> { return Salvage(damaged, into, options).run(); });
    if (!report) removeDatabase(into);
    return report;
  } catch (...) { // no memory, say
    removeDatabase(into);
    throw;
  }
}

} // namespace annales::inline replay
