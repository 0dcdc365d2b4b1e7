// The library: one file that keeps boards and games. Append-only: what was stored is never changed or taken
// away. A Library is one connection; it belongs to one thread at a time. Several may have the same file open.
#pragma once

#include "engine/core/watch.h"
#include "libreplay/log/event_log.h"
#include "libreplay/log/main_line.h"
#include "libreplay/notebook/notebook.h"
#include "libreplay/results/result_words.h"
#include "libreplay/store/import_batch.h"
#include "libreplay/store/library_error.h"
#include "libreplay/store/remark_search.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace annales::inline replay {

enum class Access : std::uint8_t {
  readOnly,  // changes nothing; works with a read-only file or folder
  readWrite, // the file must exist
  create,    // readWrite, and creates an empty library where there is no file
};

struct OpenOptions {
  std::chrono::milliseconds patience{5000}; // how long to wait for another writer
  std::int64_t maxPages = 0;                // 0: as large as the disk; a page has 4,096 bytes
  bool asItIs = false;     // for reading: a derived table that is missing is not made anew before
  bool makeGuards = false; // put back missing triggers that keep rows from being changed, instead of refusing
  const std::atomic<bool>* cancel = nullptr; // of waiting, and of making anew what an earlier version made
};

/// One row of the catalogue, with what notebooks say.
struct GameSummary {
  Hash id;
  RulesetId ruleset = RulesetId::antike;
  Hash map;
  std::vector<std::string> nations;        // in turn order
  std::map<std::string, std::string> tags; // event, site, date, player.<nation>…
  bool ended = false;
  std::string winner;              // a nation; empty while nobody has won
  std::optional<EndReason> reason; // once it has ended
  std::uint32_t rounds = 0;        // the latest begun on the main line
  std::uint32_t events = 0;        // on the main line, GameCreated included
  std::uint32_t stored = 0;        // on all lines
  std::uint32_t remarks = 0;       // that stand: edits count once, retracted ones not at all
  std::string importedAt;          // UTC, YYYY-MM-DDThh:mm:ssZ
  std::string rondel;              // see `spacesOf`
};

/// The spaces of the rondel that each nation went to on the main line, nations in turn order.
[[nodiscard]] std::vector<std::vector<Space>> spacesOf(const GameSummary& game);

/// Every given condition must hold. Dates compare as text: a prefix of a date is the start of a
/// period.
struct ListFilter {
  std::optional<RulesetId> ruleset;
  std::optional<Hash> map;
  std::string player;   // as an `AskedName` is written
  std::string event;    // part of the tag `event`, as `plainText` compares
  std::string from, to; // dates, both included; games without a date pass only if these are not set
  std::optional<bool> ended;
};

/// How much of a log is in the library: what `save` needs to know which rows are new.
struct Saved {
  NodeIndex events = 0;
  std::uint32_t segments = 0, lineRows = 0, tagRows = 0, annotations = 0;
  std::map<std::string, NodeIndex, std::less<>> lines;
  std::map<std::string, std::string> tags;
};

/// A game as it was recorded or imported, without its notebook.
struct StoredGame {
  EventLog log;
  Saved saved;
};

/// A game with what was done to it apart from playing it.
struct StoredNotebook {
  Notebook notebook;
  std::size_t entries = 0; // pages that were read, including those that were skipped
  std::uint64_t rows = 0;  // as `Library::gameRows`
};

struct CheckOptions : Watch {
  bool quick = false; // leaves out the slow comparison of indexes with tables
  /// Called for every game that loads undamaged: the place for checking rules.
  std::function<void(const EventLog&)> game;
};

struct CheckFinding {
  std::optional<Hash> game; // none: the file as a whole
  std::string message;
};

struct CheckReport {
  std::size_t games = 0;
  std::size_t events = 0;
  std::size_t pages = 0;     // of notebooks
  std::size_t results = 0;   // records
  bool counted = false;      // its rows are: of an earlier version's nobody knows whether the last are there
  bool derived = true;       // all derived tables are there; if not, they are not compared with the games
  bool pagesMissing = false; // the first finding says since when; what is there may be sound
  std::vector<CheckFinding> findings; // in the order found; empty: the library is sound
};

/// When a game came into a library, and how many rows there are of it beside remarks. As rows are only added,
/// the same text is the same game.
struct GameStamp {
  Hash game;
  std::string mark;
};

/// A question over states that somebody keeps under a name (docs/questions.md).
struct SavedQuestion {
  std::string name, question;
  friend bool operator==(const SavedQuestion&, const SavedQuestion&) = default;
};

struct KeptAnalyses; // both in libreplay/store/kept_analyses.h
struct KeptSaid;

class Library {
public:
  /// Refuses, without touching it, a file that is not a library or one of another version.
  static LibraryResult<Library> open(const std::filesystem::path& file, Access access,
                                     const OpenOptions& options = {});
  /// Whether this process has it open and is cut off from it (`isInPlace`): then it is not opened again
  /// before all have closed it, which `open` waits for as long as for another writer.
  [[nodiscard]] static bool isCutOff(const std::filesystem::path& file);
  Library(Library&&) noexcept;
  Library& operator=(Library&&) noexcept;
  ~Library();

  [[nodiscard]] const std::filesystem::path& path() const;
  /// Whether the open file is still the one at its path; `moved` where it is not. Cheap enough to ask every
  /// second. Such a file can be read and copied for as long as it is open, but nobody will find what is
  /// written. `cutOff` where its locks or the files beside it were taken away: close every library of this
  /// file, which saves what they hold if nobody else has it open, then open it again. Locks that are merely
  /// gone are taken again.
  [[nodiscard]] LibraryResult<void> isInPlace() const;
  /// Whether locks had to be taken again since this was asked before.
  bool tookLocksAgain();
  /// Brings all that was stored into the file itself, so that a copy of it is whole. Waits for nobody; false
  /// where that did not succeed now. Closing does the same.
  bool makeWhole();
  /// The same, unless something was written since it was asked before. Cheap enough to ask every second.
  bool makeWholeWhenIdle();
  /// Since when (UTC) pages are missing in this file, which was copied without them; empty for a whole one.
  /// It is taken for a library in its own right once something is written into it.
  [[nodiscard]] const std::string& missingSince() const;
  /// Copies everything, durably, into a new library, whole or not at all, making its folder. `refused` where
  /// there is a file.
  LibraryResult<void> copyTo(const std::filesystem::path& file, const Watch& options = {});

  /// Starts a transaction; while it lasts nobody else can write. `cancel` is looked at all the time, also
  /// within a game.
  /// With rules moves are compared, not ids alone.
  LibraryResult<ImportBatch> beginImport(const std::atomic<bool>* cancel = nullptr,
                                         const std::optional<ImportRules>& rules = std::nullopt);

  /// From now on reading a game, and waiting for somebody else who writes, end when it is set: `cancelled`.
  /// It lives as long as the library.
  void stopWhen(const std::atomic<bool>& wanted);
  /// The game whose id begins with these hexadecimal digits.
  [[nodiscard]] LibraryResult<Hash> find(std::string_view prefix);
  /// A game as everybody sees it: with what its notebook says.
  [[nodiscard]] LibraryResult<EventLog> load(const Hash& game);
  [[nodiscard]] LibraryResult<EventLog> load(std::string_view prefix);
  /// Its main line alone, for whoever reads all games; damage that still makes sense is left to `check`.
  [[nodiscard]] LibraryResult<MainLine> mainLine(const Hash& game);
  /// Rows in the order of date, then of import, until `row` returns false.
  LibraryResult<void> list(const ListFilter& filter, const std::function<bool(const GameSummary&)>& row);
  /// The row of one game; nothing where it is not in the catalogue.
  [[nodiscard]] LibraryResult<std::optional<GameSummary>> summary(const Hash& game);
  /// Of every game that statistics count, which leaves out `hiddenGames`; cheap enough to ask before each
  /// question about all games.
  [[nodiscard]] LibraryResult<std::vector<GameStamp>> stamps();
  /// Those that somebody has deleted from the list (`kHiddenTag`).
  [[nodiscard]] LibraryResult<std::unordered_set<Hash, HashHasher>> hiddenGames();
  [[nodiscard]] LibraryResult<std::size_t> countGames();
  /// 16 hexadecimal digits: the same as long as the library lives, also in its copies and backups, and under
  /// another name or path. From its first game and when that came, so empty while it has none.
  [[nodiscard]] LibraryResult<std::string> identity();
  /// The next games in the order of their ids, `most` of them; from the first on without `after`.
  [[nodiscard]] LibraryResult<std::vector<Hash>> gamesAfter(const std::optional<Hash>& after,
                                                            std::size_t most);
  /// While this is the same, nobody has written into the library; empty where that cannot be told, as
  /// somebody is writing. Cheap, whatever the library holds.
  [[nodiscard]] LibraryResult<std::string> restMark();
  /// A board that some game was played on; null where there is none.
  [[nodiscard]] LibraryResult<std::shared_ptr<const Map>> board(const Hash& hash);

  /// A game to be recorded from scratch, of its GameCreated alone: all that follows are pages. `conflict`
  /// where the library has it.
  LibraryResult<StoredNotebook> createGame(const EventLog& begun);
  [[nodiscard]] LibraryResult<StoredNotebook> loadNotebook(const Hash& game);
  /// Writes pages behind the `known` ones, durably and all or nothing; how many there are now. `conflict`
  /// when somebody else has written meanwhile: read `entriesSince`, repeat what was done, write again.
  /// `refused` where a page or one of its events makes no sense there. `moved`: written or not, nobody will
  /// find it. `like`: a study in which they stand already; what is tried here shares its memory.
  LibraryResult<std::size_t> appendEntries(const Hash& game, std::size_t known,
                                           std::span<const Entry> entries, const Study* like = nullptr);
  [[nodiscard]] LibraryResult<std::vector<Entry>> entriesSince(const Hash& game, std::size_t known);
  /// Cheap enough to ask every second.
  [[nodiscard]] LibraryResult<std::size_t> countEntries(const Hash& game);
  /// How much there is of the game itself, apart from pages: grows whenever an import adds to it. 1 or more,
  /// and as cheap.
  [[nodiscard]] LibraryResult<std::uint64_t> gameRows(const Hash& game);

  /// Remarks of all games, the newest first, until `found` returns false.
  LibraryResult<void> searchRemarks(const RemarkQuery& query,
                                    const std::function<bool(const FoundRemark&)>& found,
                                    const std::atomic<bool>* cancel = nullptr);
  /// The one with the newest open remark first.
  [[nodiscard]] LibraryResult<std::vector<OpenRemarks>> gamesWithOpenRemarks();

  /// By name.
  [[nodiscard]] LibraryResult<std::vector<SavedQuestion>> questions();
  /// Instead of what the name stood for before; an empty text deletes it.
  LibraryResult<void> keepQuestion(const std::string& name, const std::string& question);

  /// The records of results, in the order of their arrival, until `row` returns false. Several may tell of
  /// one game
  /// (`libreplay/results/evenings.h`).
  LibraryResult<void> results(const std::function<bool(ResultRecord&&)>& row);
  [[nodiscard]] LibraryResult<std::size_t> countResults();
  /// What the owner said of words in their logs.
  [[nodiscard]] LibraryResult<ResultWords> resultWords();
  /// Those that differ from what is known; how many that were. `refused` where an answer makes no sense.
  LibraryResult<std::size_t> keepResultWords(std::span<const ResultWords::Answer> answers);

  /// What machines have said of the game, on whatever line.
  [[nodiscard]] LibraryResult<KeptAnalyses> analyses(const EventLog& game);
  /// Durably, all or nothing, behind those that are there; the same said twice does no harm.
  LibraryResult<void> keepAnalyses(const EventLog& game, std::span<const KeptSaid> kept);

  /// The base of a game, which its notebook builds on, with what `save` needs to add to it.
  [[nodiscard]] LibraryResult<StoredGame> loadForEditing(const Hash& game);
  /// Stores, durably and all or nothing, what the base `log` has beyond `before` (`{}` for a game that is not
  /// in the library). `conflict` when somebody else saved the game in between: load it again, repeat the
  /// change, save. `refused` where a page of the notebook would no longer make sense.
  LibraryResult<Saved> save(const EventLog& log, const Saved& before);

  /// Throws away and recomputes everything derived.
  LibraryResult<void> rebuildDerived(const Watch& options = {});

  /// Vouches from now on for the rows that are there, in games that can be read: for owners who have seen
  /// what `check` says and have no better file.
  LibraryResult<void> acceptRows(const Watch& options = {});

  /// Reads everything as it is at one moment, whoever writes meanwhile, and recomputes every id. Fails only
  /// where the file cannot be read at all.
  LibraryResult<CheckReport> check(const CheckOptions& options);

private:
  friend class ImportBatch;
  struct Impl;
  explicit Library(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

} // namespace annales::inline replay
