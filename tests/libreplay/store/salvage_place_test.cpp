// A damaged library is replaced as a whole or not at all, wherever it lies and whatever lies beside it.
#include "libreplay/store/raw_record.h"
#include "libreplay/store/vouchers.h"
#include "tests/libreplay/store/as_nobody.h"
#include "tests/libreplay/store/changed_library.h"
#include "tests/libreplay/store/damages.h"

#include <fmt/core.h>
#include <gmock/gmock.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include <new>
#include <set>

namespace annales {
namespace {

using namespace test;
using Trouble = LibraryError::Kind;
namespace fs = std::filesystem;

std::set<std::string> namesLeft(const fs::path& folder) {
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder))
    names.insert(entry.path().filename().string());
  return names;
}

class SalvagePlace : public testing::Test {
protected:
  SalvagePlace() {
    makeSmallLibrary(file);
    before = contentsOf(file);
    sound = allBytes(file);
  }
  void damage() {
    std::string bytes = allBytes(file);
    bytes.replace(0, kPage, std::string(kPage, '\x55'));
    writeAll(file, bytes);
  }

  TempFolder folder;
  fs::path file = folder / "club.annales", made = folder / "made.annales";
  std::map<std::string, std::string> before;
  std::string sound;
};

bool mountDisk(const fs::path& at, std::size_t kilobytes) {
  return unshare(CLONE_NEWNS) == 0 && mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
         mount("none", at.c_str(), "tmpfs", 0, fmt::format("size={}k", kilobytes).c_str()) == 0;
}

TEST_F(SalvagePlace, OnAFullDiskReplacesNothing) {
  const fs::path disk = folder / "disk";
  fs::create_directory(disk);
  if (!inChild([&] { return mountDisk(disk, 400); })) GTEST_SKIP() << "no small disk can be mounted here";
  {
    fs::remove(file);
    Library library = openNew(file); // without questions, which would be written later
    for (std::uint64_t k = 100; k < 140; ++k)
      importInto(library, simulatedLog(RulesetId::antike, k));
  }
  before = contentsOf(file);
  damage();
  const std::string games = allBytes(file), damaged = games + std::string(games.size(), '\0');
  const std::size_t size = damaged.size() / 1024; // a copy takes more than all that is written
  for (std::size_t room = size / 4; room < size + size / 2; room += size / 20)
    EXPECT_TRUE(inChild([&] {
      const fs::path here = disk / "club.annales";
      if (!mountDisk(disk, size + room + 8)) return false;
      writeAll(here, damaged);
      const auto report = salvageInPlace(here, {});
      if (report) return contentsOf(here) == before && allBytes(report->damaged) == damaged;
      return report.error().kind == Trouble::full && allBytes(here) == damaged &&
             namesLeft(disk).size() == 1 && report.error().message.find("annales-new") == std::string::npos;
    })) << room;
}

TEST(WaysOfWriting, TakeNoMoreThanTheFileHasHoweverOftenProgramsParted) {
  std::vector<RawPlace> places(1000, RawPlace{RawTable::tags, 1, 0, 1, 0, 0});
  for (std::uint32_t origin = 1; origin <= 1000; ++origin)
    places.insert(places.end(), 1 + origin % 3, RawPlace{RawTable::tags, 1, 1000, 1, 0, origin});
  std::size_t rows = 0;
  for (const std::vector<RawPlace>& way : waysOfWriting(places))
    rows += way.size();
  EXPECT_LT(rows, 17 * places.size());
  EXPECT_EQ(waysOfWriting(places).front().size(), 1003U) << "those that wrote most";
}

TEST_F(SalvagePlace, LeavesNothingUnfinishedWhereMemoryIsShort) {
  damage();
  const std::string damaged = allBytes(file);
  for (const std::size_t at : {std::size_t{3}, pagesIn(file) + 1, pagesIn(file) + 3}) {
    std::size_t calls = 0;
    Watch options;
    options.progress = [&](std::size_t, std::size_t) {
      if (++calls == at) throw std::bad_alloc();
    };
    EXPECT_THROW(static_cast<void>(salvageInPlace(file, options)), std::bad_alloc);
    EXPECT_EQ(namesLeft(folder / "."), std::set<std::string>{"club.annales"}) << at;
    EXPECT_TRUE(allBytes(file) == damaged);
  }
}

TEST_F(SalvagePlace, RefusesAPlaceWhereNoLibraryCanBeMade) {
  damage();
  writeAll(made.string() + "-wal", "pages of another one");
  const auto orphan = salvageInto(file, made, {});
  EXPECT_EQ(troubleOf(orphan), Trouble::refused);
  EXPECT_THAT(orphan.error().message, testing::HasSubstr("the newest pages of one that was there"));
  const auto noFolder = salvageInto(file, folder / "nodir" / "x", {});
  EXPECT_EQ(troubleOf(noFolder), Trouble::missing);
  EXPECT_THAT(noFolder.error().message, testing::HasSubstr("there is no folder"));
  EXPECT_EQ(namesLeft(folder / "."), (std::set<std::string>{"club.annales", "made.annales-wal"}));
}

TEST_F(SalvagePlace, OfWhatIsNoFileMakesNothing) {
  const fs::path pipe = folder / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  fs::create_directory(folder / "dir");
  for (const fs::path& none : {pipe, folder / "dir"}) {
    const auto report = salvageInto(none, made, {});
    EXPECT_EQ(troubleOf(report), Trouble::notALibrary);
    EXPECT_THAT(report.error().message, testing::HasSubstr("is not a library of games. It was not changed"));
    EXPECT_EQ(troubleOf(salvageInPlace(none, {})), Trouble::notALibrary);
  }
}

TEST_F(SalvagePlace, BelongsToTheSameUserAsBefore) {
  damage();
  constexpr uid_t kSomebody = 12345;
  if (::chown(file.c_str(), kSomebody, kSomebody) != 0) GTEST_SKIP() << "only root can give a file away";
  fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
  must(salvageInPlace(file, {}));
  struct stat now {};
  ASSERT_EQ(::stat(file.c_str(), &now), 0);
  EXPECT_EQ(now.st_uid, kSomebody);
  EXPECT_EQ(now.st_gid, kSomebody);
  EXPECT_EQ(now.st_mode & 0777U, 0600U);
}

TEST_F(SalvagePlace, NamesTheFolderThatRefusesNewFiles) {
  damage();
  fs::permissions(file, fs::perms::all);
  const fs::path root = folder / ".";
  fs::permissions(root, static_cast<fs::perms>(0555));
  EXPECT_TRUE(asNobody([&] {
    const auto report = salvageInPlace(file, {}), other = salvageInto(file, made, {});
    const std::string wanted = "Choose a folder that you can write to";
    return troubleOf(report) == Trouble::readOnly && troubleOf(other) == Trouble::readOnly &&
           report.error().message.find(wanted) != std::string::npos &&
           other.error().message.find(wanted) != std::string::npos;
  }));
  fs::permissions(root, fs::perms::owner_all);
}

TEST_F(SalvagePlace, LookingChangesNoByteHoweverTheCatalogueIsDamaged) {
  std::size_t damaged = 0;
  for (std::size_t page = 2; page <= pagesIn(file); ++page)
    for (const char fill : {'\0', '\x55'}) {
      std::string bytes = sound;
      bytes.replace((page - 1) * kPage, kPage, std::string(kPage, fill));
      writeAll(file, bytes);
      damaged += isFileDamaged(file, nullptr) ? 1 : 0;
      EXPECT_TRUE(allBytes(file) == bytes) << page;
      EXPECT_EQ(namesLeft(folder / "."), std::set<std::string>{"club.annales"}) << page;
      fs::remove(file.string() + "-wal");
    }
  EXPECT_GT(damaged, 10U);
}

/// What SQLite reads is no more than what the pages are vouched for.
class SalvageOfSoundTrees : public SalvagePlace {
protected:
  SalvageOfSoundTrees() { report = must(salvaged(file, made)); }
  /// Everywhere; of the same length.
  void change(const std::string& from, const std::string& to) {
    std::string bytes = sound;
    std::size_t count = 0;
    for (std::size_t at = bytes.find(from); at != std::string::npos; at = bytes.find(from, at + 1), ++count)
      bytes.replace(at, to.size(), to);
    ASSERT_GT(count, 0U);
    writeAll(file, bytes);
    fs::remove(made);
    report = must(salvaged(file, made));
  }
  SalvageReport report;
};

TEST_F(SalvageOfSoundTrees, OfASoundLibraryNothingIsInPart) {
  EXPECT_TRUE(report.inPart.empty());
  EXPECT_EQ(report.unvouched, 0U);
}

TEST_F(SalvageOfSoundTrees, SaysThatAHeaderIsNotWhatWasStored) {
  std::string whole; // its name and its value
  {
    SQLite::Database db(file.string());
    whole = db.execAndGet("SELECT name || value FROM tags ORDER BY game, number LIMIT 1").getString();
  }
  std::string other = whole;
  other.back() ^= 1;
  change(whole, other);
  ASSERT_FALSE(report.inPart.empty());
  EXPECT_TRUE(report.inPart.front().otherTags);
  EXPECT_EQ(report.inPart.front().tags, 0U) << "it is there, only not as it was";
}

TEST_F(SalvageOfSoundTrees, SaysThatAPageIsNotWhatWasStored) {
  const std::string author = "\"author\":\"ada\"";
  ASSERT_NE(sound.find(author), std::string::npos);
  change("{\"at\":\"2024-05-06T07:08:09Z\",\"author\":\"ada\"",
         "{\"at\":\"2024-05-06T07:08:09Z\",\"author\":\"bda\"");
  ASSERT_FALSE(report.inPart.empty());
  EXPECT_TRUE(report.inPart.front().otherPages);
}

TEST_F(SalvageOfSoundTrees, SaysThatRowsAreMissing) {
  {
    SQLite::Database db(file.string(), SQLite::OPEN_READWRITE);
    db.exec("PRAGMA journal_mode = DELETE");
    const std::string guards = [&] {
      SQLite::Statement row(db, "SELECT name FROM sqlite_master WHERE type = 'trigger'");
      std::string drops;
      while (row.executeStep())
        drops += "DROP TRIGGER " + row.getColumn(0).getString() + ";";
      return drops;
    }();
    db.exec(guards +
            "DELETE FROM tags WHERE (game, number) IN (SELECT game, max(number) FROM tags GROUP BY game "
            "ORDER BY game LIMIT 1); VACUUM");
  }
  fs::remove(made);
  report = must(salvaged(file, made));
  ASSERT_EQ(report.inPart.size(), 1U);
  EXPECT_EQ(report.inPart.front().tags, 1U);
}

/// A file with the log that a killed program has left, of several transactions.
class SalvagePlaceWithLog : public SalvagePlace {
protected:
  SalvagePlaceWithLog() {
    const fs::path live = folder / "live.annales";
    fs::copy_file(file, live);
    Library library = must(Library::open(live, Access::readWrite));
    for (std::uint64_t k = 60; k < 64; ++k)
      importInto(library, simulatedLog(RulesetId::antikeII, k));
    fs::copy_file(live, file, fs::copy_options::overwrite_existing);
    log = allBytes(live.string() + "-wal");
    put(log);
    before = contentsOf(file);
  }
  void put(const std::string& bytes) const { writeAll(beside, bytes); }
  [[nodiscard]] std::size_t frames() const { return (log.size() - 32) / kFrame; }

  static constexpr std::size_t kFrame = kPage + 24;
  const fs::path beside = file.string() + "-wal";
  std::string log;
};

TEST_F(SalvagePlaceWithLog, IsDamagedWhereTheLogIs) {
  EXPECT_FALSE(isFileDamaged(file, nullptr));
  EXPECT_EQ(allBytes(beside), log) << "looking changes nothing";
  std::string bytes = log;
  bytes[32 + kFrame * (frames() / 2) + 1000] ^= 1;
  put(bytes);
  EXPECT_TRUE(isFileDamaged(file, nullptr));
  bytes = log;
  bytes.replace(0, 32, std::string(32, '\0'));
  put(bytes);
  EXPECT_TRUE(isFileDamaged(file, nullptr)) << "its header";
  put(log.substr(0, log.size() - 100));
  EXPECT_FALSE(isFileDamaged(file, nullptr)) << "the last page did not come to the disk before a crash";
}

TEST_F(SalvagePlaceWithLog, BringsBackWhatStandsBehindADamagedFrame) {
  std::string bytes = log;
  bytes.replace(0, 32, std::string(32, '\0'));
  put(bytes);
  const SalvageReport report = must(salvageInPlace(file, {}));
  EXPECT_EQ(contentsOf(file), before);
  EXPECT_EQ(allBytes(report.damaged.string() + "-wal"), bytes);
}

TEST_F(SalvagePlaceWithLog, IsSoundWhereTheLogBeganAnew) {
  std::string again;
  {
    Library library = must(Library::open(file, Access::readWrite));
    const EventLog game = simulatedLog(RulesetId::antike, 70);
    importInto(library, game);
    SQLite::Database other(file.string(), SQLite::OPEN_READWRITE);
    EXPECT_EQ(other.execAndGet("PRAGMA wal_checkpoint(FULL)").getInt(), 0); // the next begins at its start
    append(library, game.id(), {page({remark(game, 3, "again")})});
    again = allBytes(beside);
    fs::copy_file(file, folder / "copy.annales");
  }
  writeAll((folder / "copy.annales-wal"), again);
  ASSERT_GT(again.size(), 32 + 20 * kFrame);
  ASSERT_NE(again.substr(32 + 8, 8), again.substr(again.size() - kFrame + 8, 8)) << "old frames stand behind";
  EXPECT_FALSE(isFileDamaged(folder / "copy.annales", nullptr));
}

TEST_F(SalvagePlaceWithLog, IsSoundBesideTheLogOfAnotherLibrary) {
  const fs::path other = folder / "other.annales";
  makeSmallLibrary(other);
  put(log);
  fs::copy_file(beside, other.string() + "-wal");
  EXPECT_EQ(troubleOf(Library::open(other, Access::readOnly)), Trouble::refused);
  EXPECT_FALSE(isFileDamaged(other, nullptr));
  std::string bytes = allBytes(other);
  bytes.replace(bytes.size() / 2 / kPage * kPage, 20 * kPage, std::string(20 * kPage, '\0'));
  writeAll(other, bytes);
  EXPECT_TRUE(isFileDamaged(other, nullptr));
}

TEST_F(SalvagePlaceWithLog, OfWhichOnlyTheLogIsLeftComesBack) {
  const fs::path left = folder / "left.annales", leftLog = folder / "left.annales-wal";
  fs::copy_file(beside, leftLog);
  EXPECT_TRUE(isFileDamaged(left, nullptr));
  const SalvageReport other = must(salvageInto(left, made, {}));
  EXPECT_GE(other.games, 4U);
  EXPECT_FALSE(fs::exists(left)) << "it stays as it was";
  EXPECT_EQ(allBytes(leftLog), log);
  const SalvageReport report = must(salvageInPlace(left, {}));
  EXPECT_EQ(contentsOf(left), contentsOf(made));
  EXPECT_EQ(allBytes(report.damaged.string() + "-wal"), log);
  EXPECT_FALSE(fs::exists(leftLog));
}

TEST_F(SalvagePlaceWithLog, OfWhichNothingIsLeftIsMissing) {
  const fs::path nothing = folder / "nothing.annales";
  EXPECT_FALSE(isFileDamaged(nothing, nullptr));
  const auto report = salvageInto(nothing, made, {});
  EXPECT_EQ(troubleOf(report), Trouble::missing);
  EXPECT_EQ(report.error().message, "There is no library " + nothing.string() + ".");
  EXPECT_EQ(troubleOf(salvageInPlace(nothing, {})), Trouble::missing);
  writeAll(nothing.string() + "-wal", std::string(10000, 'x'));
  EXPECT_EQ(troubleOf(salvageInPlace(nothing, {})), Trouble::notALibrary);
  EXPECT_FALSE(fs::exists(nothing));
}

} // namespace
} // namespace annales
