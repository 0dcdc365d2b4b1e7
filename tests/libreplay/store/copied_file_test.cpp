// What somebody has who copies the file of a library while a game is recorded in it: everything, or a file
// that says what it lacks.
#include "libreplay/desk/library_keeper.h"
#include "tests/libreplay/store/pages.h"
#include "tests/libreplay/store/watched_files.h"

#include <fmt/core.h>
#include <gmock/gmock.h>

#include <fstream>
#include <iterator>

namespace annales {
namespace {

using namespace test;
namespace fs = std::filesystem;

/// The files of a library at one moment, and how many pages had been answered by then.
struct Moment {
  std::string file, log;
  std::size_t answered = 0;
  bool atRest = false;   // between two pages; else SQLite is at work
  bool turnOver = false; // at rest, and a turn has ended or nobody writes
};

class CopiedFile : public testing::Test {
protected:
  void SetUp() override { must(openNew(file).createGame(beginningOf(whole, 1))); }

  /// Page number n leads the recording one event further.
  [[nodiscard]] Entry nextPage(std::size_t n) const {
    std::vector<Edit> edits{wayTo(whole, "main", path[n], path[n + 1])};
    if (n == 0) edits.insert(edits.begin(), SetRecording{true});
    return page(std::move(edits));
  }
  [[nodiscard]] bool endsTurn(std::size_t n) const {
    return std::holds_alternative<TurnEnded>(whole[path[n + 1]].event);
  }

  void note(std::size_t answered, bool atRest, bool turnOver) {
    moments.push_back({allBytes(file), allBytes(log), answered, atRest, turnOver});
  }
  /// Who copies while SQLite itself brings pages into the file has half of them, and is told so at least in
  /// SQLite's words.
  static bool saysOrIsWhole(const CheckReport& report, std::size_t pages, const Moment& moment) {
    if (report.findings.empty()) return pages >= moment.answered;
    return report.pagesMissing || !moment.atRest;
  }

  /// A game that is recorded by somebody who pauses now and then.
  void record(std::size_t pages) {
    std::size_t answered = 0;
    const WatchedFiles watched([&] { note(answered, false, false); });
    LibraryKeeper keeper(file);
    const Study study(std::make_shared<const EventLog>(whole));
    for (std::size_t n = 0; n < pages; ++n) {
      const std::vector<Entry> entry{nextPage(n)};
      must(keeper.keep(study, n, entry));
      ++answered;
      note(answered, true, endsTurn(n));
      if (n % 7 != 3) continue;
      keeper.rest();
      keeper.rest();
      note(answered, true, true);
    }
  }

  CheckReport checked(const fs::path& copy, std::size_t& pages) const {
    auto library = Library::open(copy, Access::readOnly);
    CheckReport unopened;
    if (!library) {
      unopened.findings.push_back({std::nullopt, library.error().message});
      return unopened;
    }
    pages = library->countEntries(whole.id()).value_or(0);
    CheckOptions quick;
    quick.quick = true;
    return must(library->check(quick));
  }

  const EventLog whole = caseLog("game-d-01");
  const std::vector<NodeIndex> path = whole.path(whole.mainHead());
  TempFolder folder;
  fs::path file = folder / "club.annales", log = folder / "club.annales-wal";
  std::vector<Moment> moments;
};

TEST_F(CopiedFile, IsWholeOrSaysThatNewerPagesAreMissing) {
  record(60);
  ASSERT_GT(moments.size(), 300U);
  std::size_t wholeCopies = 0;
  for (const Moment& moment : moments) {
    const fs::path copy = folder / "copy.annales";
    writeAll(copy, moment.file);
    std::size_t pages = 0;
    const CheckReport report = checked(copy, pages);
    fs::remove(copy);
    const bool nothingFound = report.findings.empty();
    EXPECT_TRUE(saysOrIsWhole(report, pages, moment));
    EXPECT_TRUE(nothingFound || !moment.turnOver) << "after " << moment.answered << " pages";
    wholeCopies += nothingFound ? 1 : 0;
  }
  EXPECT_GT(wholeCopies, 20U);
  EXPECT_LT(wholeCopies, moments.size());
}

TEST_F(CopiedFile, OfAProgramThatWasKilledHasEverythingBesideItsLog) {
  record(16);
  const fs::path left = folder / "left.annales", itsLog = folder / "left.annales-wal";
  for (const Moment& moment : moments) {
    writeAll(left, moment.file);
    writeAll(itsLog, moment.log);
    std::size_t pages = 0;
    const CheckReport report = checked(left, pages);
    EXPECT_GE(pages, moment.answered);
    ASSERT_TRUE(report.findings.empty()) << report.findings.front().message;
    // Having been read, a copy of it alone is still one or the other.
    fs::copy_file(left, folder / "alone.annales");
    const CheckReport alone = checked(folder / "alone.annales", pages);
    EXPECT_TRUE(saysOrIsWhole(alone, pages, moment));
    // Having been opened for writing, it is whole.
    static_cast<void>(must(Library::open(left, Access::readWrite)));
    EXPECT_FALSE(fs::exists(itsLog));
    const CheckReport again = checked(left, pages);
    EXPECT_TRUE(again.findings.empty()) << again.findings.front().message;
    EXPECT_GE(pages, moment.answered);
    for (const char* name : {"left.annales", "left.annales-wal", "left.annales-shm", "alone.annales"})
      fs::remove(folder / name);
  }
}

TEST_F(CopiedFile, WithoutItsPagesSaysSinceWhenAndWhatToDo) {
  record(5);
  const fs::path copy = folder / "copy.annales";
  writeAll(copy, moments[moments.size() / 2].file);
  std::size_t pages = 0;
  const CheckReport report = checked(copy, pages);
  ASSERT_TRUE(report.pagesMissing);
  EXPECT_THAT(report.findings.front().message, ::testing::HasSubstr("newer pages are missing"));
  EXPECT_THAT(report.findings.front().message, ::testing::ContainsRegex("since 20[0-9-]+T[0-9:]+Z"));
  EXPECT_THAT(report.findings.front().message, ::testing::HasSubstr("annales backup"));
  EXPECT_TRUE(checked(copy, pages).pagesMissing) << "looking does not mend it";
  EXPECT_FALSE(must(Library::open(copy, Access::readWrite)).missingSince().empty());
  EXPECT_TRUE(checked(copy, pages).pagesMissing) << "nor does opening it for writing";
  const fs::path second = folder / "second.annales";
  must(must(Library::open(copy, Access::readOnly)).copyTo(second));
  EXPECT_TRUE(checked(second, pages).pagesMissing) << "nor does copying it as a library";
}

class CopyOfAnotherProgram : public testing::Test {
protected:
  static std::vector<CheckFinding> findings(const fs::path& library) {
    return must(must(Library::open(library, Access::readOnly)).check({})).findings;
  }
  void SetUp() override {
    importInto(*std::make_unique<Library>(openNew(file)), simulatedLog(RulesetId::antike, 1));
    ASSERT_EQ(sql(file, fmt::format("VACUUM INTO '{}'", copy.string())), "");
    ASSERT_EQ(writeVersion(copy), 1) << "such a copy has no log";
  }
  static int writeVersion(const fs::path& library) {
    std::ifstream in(library, std::ios::binary);
    in.seekg(18);
    return in.get();
  }

  TempFolder folder;
  const fs::path file = folder / "club.annales", copy = folder / "copy.annales";
};

TEST_F(CopyOfAnotherProgram, IsWrittenWithALogAgainAndStaysWhole) {
  EXPECT_TRUE(findings(copy).empty());
  importInto(*std::make_unique<Library>(openNew(copy)), simulatedLog(RulesetId::antikeII, 2));
  EXPECT_EQ(writeVersion(copy), 2);
  EXPECT_TRUE(findings(copy).empty());
  EXPECT_EQ(number(copy, "SELECT count(*) FROM games"), 2);
}

/// As earlier versions left it, for ever.
TEST_F(CopyOfAnotherProgram, ThatSaysThatPagesAreMissingIsWholeOnceItIsWritten) {
  ASSERT_EQ(sql(copy, "UPDATE seal SET broken_at = '2024-05-06T07:08:09Z'"), "");
  EXPECT_EQ(findings(copy).size(), 1U);
  importInto(*std::make_unique<Library>(openNew(copy)), simulatedLog(RulesetId::antikeII, 2));
  EXPECT_TRUE(findings(copy).empty());
}

/// Two who record in one library at once, each through a connection of its own.
TEST_F(CopiedFile, IsWholeOrSaysSoWhileTwoWrite) {
  const EventLog other = caseLog("game-ii-01-three");
  must(must(Library::open(file, Access::readWrite)).createGame(beginningOf(other, 1)));
  {
    std::size_t answered = 0;
    const WatchedFiles watched([&] { note(answered, false, false); });
    LibraryKeeper ada(file), bob(file);
    const Study ours(std::make_shared<const EventLog>(whole));
    const Study theirs(std::make_shared<const EventLog>(other));
    const auto otherPath = other.path(other.mainHead());
    for (std::size_t n = 0; n < 30; ++n) {
      must(ada.keep(ours, n, std::vector<Entry>{nextPage(n)}));
      std::vector<Edit> edits{wayTo(other, "main", otherPath[n], otherPath[n + 1])};
      if (n == 0) edits.insert(edits.begin(), SetRecording{true});
      ++answered;
      must(bob.keep(theirs, n, std::vector<Entry>{page(std::move(edits))}));
      if (n % 3 == 0) ada.rest();
      if (n % 4 == 0) bob.rest();
    }
  }
  for (const Moment& moment : moments) {
    const fs::path copy = folder / "copy.annales";
    writeAll(copy, moment.file);
    std::size_t pages = 0;
    const CheckReport report = checked(copy, pages);
    fs::remove(copy);
    EXPECT_TRUE(saysOrIsWhole(report, pages, moment));
  }
}

TEST_F(CopiedFile, RecordingGoesOnWhileSomebodyReadsForLong) {
  LibraryKeeper keeper(file);
  const Study study(std::make_shared<const EventLog>(whole));
  Library reader = must(Library::open(file, Access::readOnly));
  must(reader.list({}, [&](const GameSummary&) {
    must(keeper.keep(study, 0, std::vector<Entry>{nextPage(0)}));
    must(keeper.keep(study, 1, std::vector<Entry>{nextPage(1)}));
    return true;
  }));
  keeper.rest();
  keeper.rest();
  EXPECT_EQ(fs::file_size(log), 0U) << "brought in once the reader has finished";
}

} // namespace
} // namespace annales
