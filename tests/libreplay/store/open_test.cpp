// What opening makes of files that are no libraries, too new, too old or out of reach.
#include "libreplay/store/schema.h"
#include "tests/libreplay/store/as_nobody.h"
#include "tests/libreplay/store/temp_library.h"

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
    EXPECT_NE(opened.error().message.find("Export its games with that version"), std::string::npos);
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
    return !opened && opened.error().message.find("refuses this") != std::string::npos;
  }));
}

} // namespace
} // namespace annales
