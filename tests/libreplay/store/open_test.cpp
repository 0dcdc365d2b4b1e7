// What opening makes of files that are no libraries, too new, too old or out of reach.
#include "libreplay/store/prepared_game.h"
#include "libreplay/store/schema.h"
#include "tests/libreplay/store/as_nobody.h"
#include "tests/libreplay/store/temp_library.h"

#include <fmt/core.h>
#include <sys/stat.h>

#include <chrono>
#include <fstream>
#include <iterator>
#include <set>

namespace annales {
namespace {

using namespace test;
using Trouble = LibraryError::Kind;
namespace fs = std::filesystem;

std::string bytesOf(const fs::path& file) {
  if (fs::is_directory(file)) return "a folder";
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void write(const fs::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary) << bytes;
}

std::set<std::string> namesIn(const fs::path& folder) {
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder))
    names.insert(entry.path().filename().string());
  return names;
}

class Opening : public testing::Test {
protected:
  TempFolder folder;
  fs::path file = folder / "games.antike-library";

  EventLog withOneGame() {
    EventLog log = simulatedLog(RulesetId::antike, 1);
    Library library = openNew(file);
    importInto(library, log);
    return log;
  }
};

TEST_F(Opening, MakesALibraryOnlyWhenAsked) {
  for (const Access access : {Access::readOnly, Access::readWrite})
    EXPECT_EQ(troubleOf(Library::open(file, access)), Trouble::missing);
  EXPECT_FALSE(fs::exists(file));
  openNew(file);
  EXPECT_EQ(number(file, "PRAGMA application_id"), 0x416E746B);
  EXPECT_EQ(number(file, "PRAGMA user_version"), kLibraryVersion);
  EXPECT_EQ(namesIn(folder.path()), std::set<std::string>{"games.antike-library"})
      << "nothing is left beside it";
  must(Library::open(file, Access::create));
  must(Library::open(file, Access::readOnly));
}

TEST_F(Opening, LeavesAnEarlierLibraryReadableByItsProgram) {
  constexpr const char* kDeflated = "SELECT count(*) FROM segments WHERE substr(events, 1, 1) = x'02'";
  constexpr const char* kPlain = "SELECT count(*) FROM segments WHERE substr(events, 1, 1) = x'01'";
  const EventLog log = withOneGame();
  EXPECT_EQ(number(file, kDeflated), 1);
  for (const int version : {4, 5}) {
    const fs::path golden =
        fs::path(ANNALES_SOURCE_DIR) / fmt::format("tests/golden/library-{}.annales", version);
    const fs::path earlier = folder / golden.filename();
    fs::copy_file(golden, earlier);
    const auto before = number(earlier, kPlain);
    const PreparedGame prepared = prepareGame(log, {.deflated = true});
    ASSERT_TRUE(prepared.segment.value().isDeflated());
    Library library = must(Library::open(earlier, Access::readWrite));
    ImportBatch batch = must(library.beginImport());
    EXPECT_FALSE(batch.wanted().deflated);
    must(batch.add(log, &prepared));
    must(batch.commit());
    EXPECT_EQ(number(earlier, "PRAGMA user_version"), version);
    EXPECT_EQ(number(earlier, kPlain), before + 1);
    EXPECT_EQ(number(earlier, kDeflated), 0);
    EXPECT_TRUE(test::contentOf(must(library.load(log.id()))) == test::contentOf(log));
  }
}

TEST_F(Opening, TakesAnEmptyFileForANewLibraryOnlyWhenAsked) {
  write(file, "");
  EXPECT_EQ(troubleOf(Library::open(file, Access::readWrite)), Trouble::notALibrary);
  openNew(file);
  EXPECT_GT(fs::file_size(file), 0U);
}

TEST_F(Opening, LeavesOtherFilesAlone) {
  write(folder / "text", "Antk is not a library\n" + std::string(5000, 'x'));
  write(folder / "short", "SQLite format 3");
  write(folder / "header", std::string("SQLite format 3\0", 16) + std::string(4080, '\xFF'));
  ASSERT_EQ(sql(folder / "other", "CREATE TABLE t (x); INSERT INTO t VALUES (1)"), "");
  ASSERT_EQ(sql(folder / "wal", "PRAGMA journal_mode = WAL; CREATE TABLE t (x)"), "");
  fs::create_directory(folder / "folder");
  const auto names = namesIn(folder.path());
  for (const std::string& name : names) {
    const std::string before = bytesOf(folder / name);
    for (const Access access : {Access::readOnly, Access::readWrite, Access::create}) {
      const auto opened = Library::open(folder / name, access);
      EXPECT_EQ(troubleOf(opened), Trouble::notALibrary) << name;
      if (!opened) {
        EXPECT_NE(opened.error().message.find("is not a library of games"), std::string::npos);
      }
    }
    EXPECT_EQ(bytesOf(folder / name), before) << name;
  }
  EXPECT_EQ(namesIn(folder.path()), names) << "no trace beside them either";
  EXPECT_EQ(troubleOf(Library::open("/dev/null", Access::create)), Trouble::notALibrary);
}

TEST_F(Opening, RefusesALibraryOfTheFuture) {
  withOneGame();
  ASSERT_EQ(sql(file, "PRAGMA user_version = 99"), "");
  const std::string before = bytesOf(file);
  for (const Access access : {Access::readOnly, Access::readWrite, Access::create}) {
    const auto opened = Library::open(file, access);
    EXPECT_EQ(troubleOf(opened), Trouble::newer);
    EXPECT_NE(opened.error().message.find("Install the newer version"), std::string::npos);
  }
  EXPECT_EQ(bytesOf(file), before);
}

TEST_F(Opening, LeavesALibraryOfAnEarlierFormatAlone) {
  withOneGame();
  ASSERT_EQ(sql(file, "PRAGMA user_version = 1"), "");
  const std::string before = bytesOf(file);
  for (const Access access : {Access::readOnly, Access::readWrite, Access::create}) {
    const auto opened = Library::open(file, access);
    EXPECT_EQ(troubleOf(opened), Trouble::older);
    EXPECT_NE(opened.error().message.find("Export its games with the"), std::string::npos);
  }
  EXPECT_EQ(bytesOf(file), before);
}

TEST_F(Opening, WorksWithOddNames) {
  for (const char* name :
       {"a b.lib", "50%20.lib", "what?.lib", "#1.lib", "Küste.lib", ":memory:", "file:x"}) {
    const EventLog log = beginningOf(simulatedLog(RulesetId::antike, 1), 20);
    {
      Library library = openNew(folder / name);
      importInto(library, log);
    }
    EXPECT_TRUE(fs::exists(folder / name)) << name;
    EXPECT_EQ(must(must(Library::open(folder / name, Access::readOnly)).load(log.id())).size(), 20U);
  }
}

TEST_F(Opening, ReadsWithoutWriting) {
  const EventLog log = withOneGame();
  Library library = must(Library::open(file, Access::readOnly));
  EXPECT_EQ(must(library.load(log.id())).size(), log.size());
  EXPECT_EQ(troubleOf(library.beginImport()), Trouble::readOnly);
  EXPECT_EQ(troubleOf(library.save(caseLog("game-d-01"), {})), Trouble::readOnly);
  EXPECT_EQ(troubleOf(library.rebuildDerived()), Trouble::readOnly);
}

TEST_F(Opening, LeavesNothingBehind) {
  const EventLog log = withOneGame();
  const std::string before = bytesOf(file);
  must(must(Library::open(file, Access::readOnly)).load(log.id()));
  EXPECT_EQ(namesIn(folder.path()), std::set<std::string>{"games.antike-library"});
  EXPECT_EQ(bytesOf(file), before);
}

TEST_F(Opening, RunsNothingThatAStrangerPutIntoTheFile) {
  const char* const kStrange[] = {
      "CREATE TRIGGER echo AFTER INSERT ON entries BEGIN INSERT INTO tags SELECT game, 9, 'x', 'y' FROM "
      "games; END",
      "CREATE TABLE more (x)",
      "CREATE INDEX by_page ON entries (upper(page))",
      "DROP TABLE summaries; CREATE VIEW summaries AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + "
      "1 "
      "FROM n) SELECT i AS game FROM n",
      "DROP TRIGGER games_keep; CREATE TRIGGER games_keep BEFORE DELETE ON games BEGIN SELECT 1; END",
      "CREATE VIRTUAL TABLE more USING fts5 (x)",
      "CREATE TRIGGER chain BEFORE INSERT ON segments BEGIN SELECT RAISE(IGNORE); END; "
      "PRAGMA writable_schema = ON; "
      "UPDATE sqlite_master SET rowid = 1000 WHERE type = 'table' AND name = 'chain'",
      "CREATE TRIGGER entries AFTER INSERT ON tags BEGIN SELECT 1; END",
      "PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = replace(sql, '''2 3''', '''2  3''') "
      "WHERE name = 'remark_texts'",
  };
  for (const char* strange : kStrange) {
    TempFolder other;
    const fs::path theirs = other / "club.annales";
    importInto(*std::make_unique<Library>(openNew(theirs)), simulatedLog(RulesetId::antike, 1));
    ASSERT_EQ(sql(theirs, strange), "") << strange;
    const std::string before = bytesOf(theirs);
    for (const Access access : {Access::readOnly, Access::readWrite, Access::create}) {
      const auto opened = Library::open(theirs, access);
      EXPECT_EQ(troubleOf(opened), Trouble::damaged) << strange;
      EXPECT_NE(opened.error().message.find("which does not belong in a library"), std::string::npos)
          << strange;
    }
    EXPECT_EQ(bytesOf(theirs), before) << strange;
  }
}

/// Reading such a seal takes hours, and it is asked for wherever a log lies beside the library.
TEST_F(Opening, ReadsNoSealThatSomebodyForged) {
  withOneGame();
  ASSERT_EQ(sql(file, "DROP TABLE seal; CREATE TABLE seal (number INTEGER NOT NULL, x);"
                      "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) "
                      "INSERT INTO seal SELECT 1, '1' FROM n;"
                      "PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = "
                      "'CREATE TABLE seal (number INTEGER NOT NULL, x, broken_at TEXT AS "
                      "(instr(hex(zeroblob(49000)), hex(zeroblob(24000)) || x)))' WHERE name = 'seal'"),
            "");
  std::ofstream(file.string() + "-wal") << std::string(40, 'x');
  for (const Access access : {Access::readOnly, Access::readWrite}) {
    const auto opened = Library::open(file, access);
    EXPECT_EQ(troubleOf(opened), Trouble::damaged);
    EXPECT_NE(opened.error().message.find("which does not belong in a library"), std::string::npos);
  }
}

/// SQLite reads that table together with the schema: computing its cells would take minutes.
TEST_F(Opening, ComputesNothingForATableOfAnalyzeThatSomebodyForged) {
  withOneGame();
  ASSERT_EQ(sql(file, "PRAGMA writable_schema = ON; CREATE TABLE forged (tbl, idx);"
                      "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) "
                      "INSERT INTO forged SELECT 'games', i FROM n;"
                      "UPDATE sqlite_master SET name = 'sqlite_stat1', tbl_name = 'sqlite_stat1', sql = "
                      "'CREATE TABLE sqlite_stat1(tbl, idx, stat AS (hex(zeroblob(400000000))))' "
                      "WHERE name = 'forged'"),
            "");
  for (const Access access : {Access::readOnly, Access::readWrite}) {
    const auto opened = Library::open(file, access);
    EXPECT_EQ(troubleOf(opened), Trouble::damaged);
    EXPECT_NE(opened.error().message.find("\"sqlite_stat1\", which does not belong in a library"),
              std::string::npos);
  }
}

TEST_F(Opening, RefusesAFileThatLacksATable) {
  for (const char* lost : {"DROP TABLE entries", "DROP TABLE annotations"}) {
    TempFolder other;
    const fs::path damaged = other / "club.annales";
    openNew(damaged);
    ASSERT_EQ(sql(damaged, lost), "");
    const auto opened = Library::open(damaged, Access::readOnly);
    EXPECT_EQ(troubleOf(opened), Trouble::damaged);
    EXPECT_NE(opened.error().message.find("which every library has"), std::string::npos) << lost;
  }
}

TEST_F(Opening, PutsBackGuardsThatSomebodyTookOffOnlyWhenAsked) {
  withOneGame();
  ASSERT_EQ(sql(file, "DROP TRIGGER lines_stay; DROP TRIGGER tags_keep"), "");
  for (const Access access : {Access::readOnly, Access::readWrite}) {
    const auto opened = Library::open(file, access);
    EXPECT_EQ(troubleOf(opened), Trouble::damaged);
    EXPECT_NE(opened.error().message.find("annales repair"), std::string::npos);
  }
  OpenOptions options;
  options.makeGuards = true;
  must(Library::open(file, Access::readWrite, options));
  EXPECT_NE(sql(file, "UPDATE lines SET name = 'x'").find("a library only grows"), std::string::npos);
  must(Library::open(file, Access::readOnly));
}

TEST_F(Opening, MakesACatalogueAnewThatSomebodyAltered) {
  const EventLog log = withOneGame();
  ASSERT_EQ(sql(file, "DROP TABLE summaries; CREATE TABLE summaries (game INTEGER PRIMARY KEY, x TEXT)"), "");
  const auto reading = Library::open(file, Access::readOnly);
  EXPECT_EQ(troubleOf(reading), Trouble::damaged);
  EXPECT_NE(reading.error().message.find("annales repair"), std::string::npos);
  must(Library::open(file, Access::readWrite));
  EXPECT_EQ(must(must(Library::open(file, Access::readOnly)).check({})).findings.size(), 0U);
}

/// FTS5 drops none that it cannot open.
TEST_F(Opening, MakesASearchAnewThatCannotBeOpened) {
  withOneGame();
  for (const char* damaged : {"UPDATE remark_texts_config SET v = 5 WHERE k = 'version'",
                              "UPDATE remark_texts_config SET v = NULL WHERE k = 'version'",
                              "UPDATE remark_texts_data SET block = X'00000000FFFF00' WHERE id = 10",
                              "DROP TABLE remark_texts_data"}) {
    ASSERT_EQ(sql(file, damaged), "");
    must(Library::open(file, Access::readWrite));
    EXPECT_EQ(must(must(Library::open(file, Access::readOnly)).check({})).findings.size(), 0U) << damaged;
  }
}

/// Nobody can break a seal that is none, and so nobody could have written.
TEST_F(Opening, WritesInASealThatIsNoneToo) {
  for (const char* forged : {"UPDATE seal SET broken_at = X''", "UPDATE seal SET broken_at = 7",
                             "UPDATE seal SET number = 9223372036854775807", "DELETE FROM seal",
                             "UPDATE seal SET number = 'x'", "INSERT INTO seal VALUES (9, '')"}) {
    std::filesystem::remove(file);
    { Library made = openNew(file); }
    ASSERT_EQ(sql(file, forged), "");
    Library library = must(Library::open(file, Access::readWrite));
    must(library.keepQuestion("walls", "walls >= 2"));
    EXPECT_EQ(must(library.questions()).size(), 1U) << forged;
  }
}

TEST_F(Opening, ReadsWhatEarlierProgramsLeftInTheFile) {
  const EventLog log = withOneGame();
  ASSERT_EQ(sql(file,
                "CREATE TABLE keyframes (\n  game INTEGER NOT NULL REFERENCES games (key), -- of then\n"
                "  head BLOB NOT NULL,\n  states BLOB NOT NULL,\n  PRIMARY KEY (game, head)\n); ANALYZE"),
            "");
  EXPECT_EQ(must(must(Library::open(file, Access::readOnly)).load(log.id())).size(), log.size());
}

TEST_F(Opening, MakesNoLibraryInPlaceOfALinkToAMissingDisk) {
  fs::create_symlink(folder / "disk" / "club.annales", file);
  for (const Access access : {Access::readOnly, Access::readWrite, Access::create}) {
    const auto opened = Library::open(file, access);
    EXPECT_EQ(troubleOf(opened), Trouble::missing);
    EXPECT_NE(opened.error().message.find((folder / "disk" / "club.annales").string()), std::string::npos);
    EXPECT_NE(opened.error().message.find("Is its disk connected?"), std::string::npos);
    EXPECT_TRUE(fs::is_symlink(fs::symlink_status(file)));
  }
}

TEST_F(Opening, AppliesNoOrphanedPagesToANewLibrary) {
  write(folder / "games.antike-library-wal", "the newest pages of another one");
  const auto opened = Library::open(file, Access::create);
  EXPECT_EQ(troubleOf(opened), Trouble::refused);
  EXPECT_FALSE(fs::exists(file));
  EXPECT_EQ(bytesOf(folder / "games.antike-library-wal"), "the newest pages of another one");
}

/// A backup that was put back where a program was killed, or a library of somebody else.
TEST_F(Opening, TakesNothingOfALogThatLiesBeside) {
  const fs::path log = file.string() + "-wal", other = folder / "other.antike-library";
  withOneGame();
  const std::string backup = bytesOf(file);
  {
    Library theirs = openNew(other);
    importInto(theirs, simulatedLog(RulesetId::duellum, 4));
  }
  const std::string another = bytesOf(other);
  std::string left, whole;
  {
    Library library = must(Library::open(file, Access::readWrite));
    for (const unsigned seed : {2U, 3U}) {
      importInto(library, simulatedLog(RulesetId::antikeII, seed));
      left = bytesOf(log);
    }
    whole = bytesOf(file);
  }
  ASSERT_FALSE(left.empty());
  for (const std::string& there : {backup, another}) {
    write(file, there);
    write(log, left);
    for (const Access access : {Access::readOnly, Access::readWrite, Access::create}) {
      const auto opened = Library::open(file, access);
      EXPECT_EQ(troubleOf(opened), Trouble::refused);
      EXPECT_NE(opened.error().message.find("pages that do not belong to"), std::string::npos);
      EXPECT_TRUE(bytesOf(file) == there);
      EXPECT_TRUE(bytesOf(log) == left);
    }
    fs::remove(log);
    EXPECT_EQ(must(must(Library::open(file, Access::readWrite)).countGames()), 1U) << "once it is away";
  }
  write(file, whole); // its own
  write(log, left);
  Library library = must(Library::open(file, Access::readWrite));
  EXPECT_EQ(must(library.countGames()), 3U);
  EXPECT_TRUE(must(library.check({})).findings.empty());
}

/// Somebody who reads all the time, so that the log keeps the page in which the seal was broken.
class Staying {
public:
  explicit Staying(const fs::path& file) : db_(file.string()) {
    db_.exec("BEGIN; SELECT count(*) FROM games");
  }

private:
  SQLite::Database db_;
};

/// A backup that was made in the middle of a turn, and a log whose seal is one further than that turn's.
TEST_F(Opening, TakesNoLaterTurnForThatOfABackup) {
  const fs::path log = file.string() + "-wal", backup = folder / "backup.antike-library";
  withOneGame();
  std::string left;
  {
    Library library = must(Library::open(file, Access::readWrite));
    importInto(library, simulatedLog(RulesetId::antikeII, 2));
    must(library.copyTo(backup));
    importInto(library, simulatedLog(RulesetId::antikeII, 3));
    ASSERT_TRUE(library.makeWhole());
    const Staying reader(file);
    importInto(library, simulatedLog(RulesetId::antikeII, 4));
    left = bytesOf(log);
  }
  const std::string there = bytesOf(backup);
  write(file, there);
  write(log, left);
  for (const Access access : {Access::readOnly, Access::readWrite}) {
    EXPECT_EQ(troubleOf(Library::open(file, access)), Trouble::refused);
    EXPECT_TRUE(bytesOf(file) == there);
  }
  fs::remove(log);
  EXPECT_EQ(must(must(Library::open(file, Access::readWrite)).countGames()), 2U);
}

/// The file alone lacks pages, and those beside it are of another library.
TEST_F(Opening, TakesNoStrangePagesForThoseThatAreMissing) {
  const fs::path other = folder / "other.antike-library";
  withOneGame();
  std::string broken, theirs;
  {
    Library library = must(Library::open(file, Access::readWrite));
    importInto(library, simulatedLog(RulesetId::antikeII, 2));
    broken = bytesOf(file);
    Library another = openNew(other);
    const Staying reader(other);
    importInto(another, simulatedLog(RulesetId::antikeII, 3));
    theirs = bytesOf(other.string() + "-wal");
  }
  write(file, broken);
  write(file.string() + "-wal", theirs);
  EXPECT_EQ(troubleOf(Library::open(file, Access::readOnly)), Trouble::refused);
  EXPECT_EQ(troubleOf(Library::open(file, Access::readWrite)), Trouble::refused);
  EXPECT_TRUE(bytesOf(file) == broken);
}

/// Killed when everything had come into the file, but the log was not yet empty.
TEST_F(Opening, TakesALogWhosePagesAreInTheFile) {
  const fs::path log = file.string() + "-wal";
  withOneGame();
  const std::string whole = bytesOf(file);
  std::string left;
  {
    SQLite::Database db(file.string(), SQLite::OPEN_READWRITE);
    db.exec("UPDATE seal SET number = number + 1");
    db.exec("UPDATE seal SET number = number - 1"); // the page is as it was
    ASSERT_EQ(sqlite3_wal_checkpoint_v2(db.getHandle(), "main", SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr),
              SQLITE_OK);
    left = bytesOf(log);
  }
  ASSERT_GT(left.size(), 2 * 4096U);
  write(file, whole);
  write(log, left);
  EXPECT_TRUE(Library::open(file, Access::readOnly));
  EXPECT_TRUE(Library::open(file, Access::readWrite));
}

TEST_F(Opening, OpensNothingBesideALibraryThatIsNoPlainFile) {
  for (const char* part : {"-journal", "-wal", "-shm"}) {
    TempFolder other;
    const fs::path theirs = other / "club.annales", pipe = theirs.string() + part;
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_EQ(troubleOf(Library::open(theirs, Access::create)), Trouble::refused);
    EXPECT_FALSE(fs::exists(theirs));
    fs::remove(pipe);
    openNew(theirs);
    for (const bool isFolder : {false, true}) {
      if (isFolder)
        fs::create_directory(pipe);
      else
        ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
      for (const Access access : {Access::readOnly, Access::readWrite, Access::create}) {
        const auto opened = Library::open(theirs, access);
        EXPECT_EQ(troubleOf(opened), Trouble::refused);
        EXPECT_NE(opened.error().message.find(pipe.string() + " is not a regular file"), std::string::npos);
      }
      fs::remove(pipe);
    }
  }
}

TEST_F(Opening, SaysWhichFolderIsMissing) {
  const auto opened = Library::open(folder / "attic" / "club.annales", Access::create);
  EXPECT_EQ(troubleOf(opened), Trouble::missing);
  EXPECT_NE(opened.error().message.find((folder / "attic").string()), std::string::npos);
}

/// The working folder for as long as it lives.
class WorkingIn {
public:
  explicit WorkingIn(const fs::path& folder) : before_(fs::current_path()) { fs::current_path(folder); }
  WorkingIn(const WorkingIn&) = delete;
  WorkingIn& operator=(const WorkingIn&) = delete;
  ~WorkingIn() { fs::current_path(before_); }

private:
  fs::path before_;
};

TEST_F(Opening, TakesANameForAFileAndNothingElse) {
  const WorkingIn here(folder.path());
  for (const char* name :
       {":memory:", "file:x?mode=memory", "file:y", " ", "-x", "%41", "~", "*", "a'b", "new\nline"}) {
    const EventLog log = beginningOf(simulatedLog(RulesetId::antike, 1), 20);
    {
      Library library = openNew(name);
      importInto(library, log);
      EXPECT_TRUE(library.path().is_absolute());
    }
    EXPECT_TRUE(fs::exists(folder / name)) << name;
    EXPECT_EQ(must(must(Library::open(name, Access::readOnly)).load(log.id())).size(), 20U);
  }
}

TEST_F(Opening, SaysWhereTheFileIsThatCannotBeReached) {
  const WorkingIn here(folder.path());
  fs::create_symlink("loop", "loop");
  const auto opened = Library::open("loop/club.annales", Access::readOnly);
  EXPECT_EQ(troubleOf(opened), Trouble::readOnly);
  EXPECT_NE(opened.error().message.find((fs::current_path() / "loop").string()), std::string::npos);
}

TEST_F(Opening, WaitsNoLongerOnceItIsCancelled) {
  withOneGame();
  SQLite::Database other(file.string(), SQLite::OPEN_READWRITE);
  other.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  std::atomic<bool> stop = true;
  OpenOptions options;
  options.cancel = &stop;
  options.patience = std::chrono::hours(1); // longer than any test may take
  EXPECT_EQ(troubleOf(Library::open(file, Access::readOnly, options)), Trouble::cancelled);
  options.cancel = nullptr;
  options.patience = std::chrono::milliseconds(20);
  EXPECT_EQ(troubleOf(Library::open(file, Access::readOnly, options)), Trouble::busy);
}

TEST_F(Opening, ReadsAGameNoFurtherOnceSomebodyWantsNoMoreOfIt) {
  const EventLog log = withOneGame();
  std::atomic<bool> stop = false;
  for (const Access access : {Access::readOnly, Access::readWrite}) {
    Library library = must(Library::open(file, access));
    library.stopWhen(stop);
    EXPECT_EQ(must(library.load(log.id())).size(), log.size());
    stop = true;
    EXPECT_EQ(troubleOf(library.load(log.id())), Trouble::cancelled);
    EXPECT_EQ(troubleOf(library.mainLine(log.id())), Trouble::cancelled);
    EXPECT_EQ(troubleOf(library.loadForEditing(log.id())), Trouble::cancelled);
    EXPECT_EQ(troubleOf(library.loadNotebook(log.id())), Trouble::cancelled);
    stop = false;
    EXPECT_EQ(must(library.loadNotebook(log.id())).notebook.study().events().size(), log.size());
  }
}

TEST_F(Opening, WaitsForNobodyWhoWritesOnceSomebodyWantsNoMoreOfIt) {
  const EventLog log = withOneGame();
  std::atomic<bool> stop = true;
  Library library = must(Library::open(file, Access::readWrite, {.patience = std::chrono::hours(1)}));
  library.stopWhen(stop);
  SQLite::Database other(file.string(), SQLite::OPEN_READWRITE);
  other.exec("BEGIN IMMEDIATE");
  EXPECT_EQ(troubleOf(library.keepQuestion("walls", "walls >= 2")), Trouble::cancelled);
  EXPECT_EQ(troubleOf(library.appendEntries(log.id(), 0, {})), Trouble::cancelled);
  EXPECT_EQ(troubleOf(library.save(beginningOf(simulatedLog(RulesetId::antike, 7), 30), {})),
            Trouble::cancelled);
  EXPECT_EQ(troubleOf(library.keepAnalyses(log, {})), Trouble::cancelled);
  other.exec("ROLLBACK");
  EXPECT_TRUE(library.keepQuestion("walls", "walls >= 2"));
}

TEST_F(Opening, KeepsNothingInAFileThatWasDeletedMeanwhile) {
  Library library = openNew(file);
  ImportBatch batch = must(library.beginImport());
  must(batch.add(simulatedLog(RulesetId::antike, 1)));
  fs::remove(file);
  EXPECT_EQ(troubleOf(batch.commit()), Trouble::moved);
}

/// What forbids writing is said once, by opening, and not for each game that cannot be kept.
TEST_F(Opening, RefusesToWriteIntoAFileThatMayOnlyBeRead) {
  withOneGame();
  fs::permissions(file, fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read);
  fs::permissions(folder.path(), fs::perms::all);
  EXPECT_TRUE(asNobody([&] {
    const auto opened = Library::open(file, Access::readWrite);
    return !opened && opened.error().kind == Trouble::readOnly &&
           opened.error().message.find("Allow access") != std::string::npos;
  }));
}

/// A folder that its owner may only read, with a library inside.
class Locked : public Opening {
protected:
  void lock() {
    fs::permissions(file, fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read);
    fs::permissions(folder.path(), fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read |
                                       fs::perms::others_exec);
  }
  void TearDown() override { fs::permissions(folder.path(), fs::perms::owner_all); }
};

TEST_F(Locked, IsReadAndRefusesWriting) {
  const EventLog log = withOneGame();
  lock();
  EXPECT_TRUE(asNobody([&] {
    Library library = must(Library::open(file, Access::readOnly));
    if (must(library.load(log.id())).size() != log.size()) return false;
    if (!must(library.check({})).findings.empty()) return false;
    for (const Access access : {Access::readWrite, Access::create}) {
      const auto opened = Library::open(file, access);
      if (opened || opened.error().kind != Trouble::readOnly) return false;
      if (opened.error().message.find("Allow access") == std::string::npos) return false;
    }
    return true;
  }));
}

TEST_F(Locked, TakesNoNewLibrary) {
  fs::permissions(folder.path(), fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read |
                                     fs::perms::others_exec);
  EXPECT_TRUE(asNobody([&] {
    const auto opened = Library::open(file, Access::create);
    return !opened && opened.error().kind == Trouble::readOnly;
  }));
  EXPECT_FALSE(fs::exists(file));
}

TEST_F(Locked, SaysThatItCannotBeRead) {
  withOneGame();
  fs::permissions(file, fs::perms::none);
  fs::permissions(folder.path(), fs::perms::owner_all | fs::perms::others_read | fs::perms::others_exec);
  EXPECT_TRUE(asNobody([&] {
    const auto opened = Library::open(file, Access::readOnly);
    return !opened && opened.error().message.find("was denied") != std::string::npos;
  }));
}

} // namespace
} // namespace annales
