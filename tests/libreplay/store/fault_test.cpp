// What happens to a library when the disk is full, the power fails or bytes rot.
#include "libreplay/store/schema.h"
#include "tests/libreplay/store/as_nobody.h"
#include "tests/libreplay/store/pages.h"
#include "tests/libreplay/store/watched_files.h"
#include "tests/often.h"

#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>

#include <csignal>
#include <fstream>
#include <iterator>
#include <random>

namespace annales {
namespace {

using namespace test;
using Trouble = LibraryError::Kind;
namespace fs = std::filesystem;

class Faults : public testing::Test {
protected:
  TempFolder folder;
  fs::path file = folder / "games.antike-library";

  static std::vector<EventLog> games(std::uint64_t count) {
    std::vector<EventLog> logs;
    for (std::uint64_t k = 0; k < count; ++k)
      logs.push_back(simulatedLog(RulesetId::antike, k));
    return logs;
  }
};

/// Imports game after game into one transaction until something goes wrong.
LibraryResult<void> importAll(Library& library, const std::vector<EventLog>& logs) {
  auto batch = library.beginImport();
  if (!batch) return tl::unexpected(batch.error());
  for (const EventLog& log : logs)
    if (auto added = batch->add(log); !added) return tl::unexpected(added.error());
  return batch->commit();
}

bool sound(const fs::path& file, std::size_t games) {
  Library library = must(Library::open(file, Access::readWrite));
  const CheckReport report = must(library.check({}));
  for (const CheckFinding& finding : report.findings)
    ADD_FAILURE() << finding.message;
  return report.findings.empty() && report.games == games;
}

TEST_F(Faults, AFullLibraryLosesNothing) {
  const auto logs = games(60);
  importInto(*std::make_unique<Library>(openNew(file)), logs.front());
  OpenOptions small;
  small.maxPages = number(file, "PRAGMA page_count") + 20;
  {
    Library library = must(Library::open(file, Access::readWrite, small));
    const auto full = importAll(library, logs);
    EXPECT_EQ(troubleOf(full), Trouble::full);
    EXPECT_NE(full.error().message.find("Free some space"), std::string::npos) << full.error().message;
    EXPECT_EQ(must(library.load(logs.front().id())).size(), logs.front().size())
        << "the connection still reads";
  }
  EXPECT_TRUE(sound(file, 1));
  Library library = must(Library::open(file, Access::readWrite));
  must(importAll(library, logs));
  EXPECT_TRUE(sound(file, logs.size()));
}

/// A small disk that only this process sees. Needs rights that not every machine gives.
bool mountSmallDisk(const fs::path& at) {
  return unshare(CLONE_NEWNS) == 0 && mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
         mount("none", at.c_str(), "tmpfs", 0, "size=400k") == 0;
}

TEST_F(Faults, AFullDiskLosesNothing) {
  const fs::path disk = folder / "disk";
  fs::create_directory(disk);
  if (!inChild([&] { return mountSmallDisk(disk); })) GTEST_SKIP() << "no small disk can be mounted here";
  const auto logs = games(60);
  EXPECT_TRUE(inChild([&] {
    if (!mountSmallDisk(disk)) return false;
    const fs::path here = disk / "games";
    {
      Library library = openNew(here);
      must(importAll(library, {logs.front()}));
      const auto full = importAll(library, logs);
      if (full || full.error().kind != Trouble::full) return false;
    }
    return sound(here, 1);
  }));
}

/// Not a byte more has room on it.
void fillUp(const fs::path& disk) {
  std::ofstream rest(disk / "rest", std::ios::binary);
  for (int i = 0; i < 500 && rest; ++i)
    rest << std::string(1024, 'x') << std::flush;
}

TEST_F(Faults, AFullDiskIsReadAndSaysThatItIsFull) {
  const fs::path disk = folder / "disk";
  fs::create_directory(disk);
  if (!inChild([&] { return mountSmallDisk(disk); })) GTEST_SKIP() << "no small disk can be mounted here";
  const EventLog log = games(1).front();
  EXPECT_TRUE(inChild([&] {
    if (!mountSmallDisk(disk)) return false;
    const fs::path here = disk / "games", copy = folder / "copy";
    importInto(*std::make_unique<Library>(openNew(here)), log);
    fillUp(disk);
    {
      Library library = must(Library::open(here, Access::readOnly));
      if (must(library.load(log.id())).size() != log.size()) return false;
      if (!must(library.check({})).findings.empty()) return false;
      must(library.copyTo(copy, {}));
    }
    const auto writing = Library::open(here, Access::readWrite);
    return sound(copy, 1) && !writing && writing.error().kind == Trouble::full;
  }));
}

TEST_F(Faults, ARefusedWriteLosesNothing) {
  const auto logs = games(60);
  importInto(*std::make_unique<Library>(openNew(file)), logs.front());
  EXPECT_TRUE(inChild([&] {
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{200'000, 200'000};
    setrlimit(RLIMIT_FSIZE, &limit);
    Library library = must(Library::open(file, Access::readWrite));
    const auto failed = importAll(library, logs);
    return !failed && failed.error().message.find(file.string()) != std::string::npos;
  }));
  EXPECT_TRUE(sound(file, 1));
}

TEST_F(Faults, AKilledImportIsCompletedByTheNext) {
  const auto logs = games(40);
  std::mt19937 random(11);
  for (int round = 0; round < 25; ++round) {
    const fs::path library = folder / ("round" + std::to_string(round));
    const pid_t child = fork();
    if (child == 0) {
      auto opened = Library::open(library, Access::create);
      for (std::size_t i = 0; opened && i < logs.size(); i += 5)
        static_cast<void>(importAll(*opened, {logs.begin() + static_cast<std::ptrdiff_t>(i),
                                              logs.begin() + static_cast<std::ptrdiff_t>(i + 5)}));
      _exit(0);
    }
    usleep(static_cast<useconds_t>(random() % 150'000));
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    Library again = openNew(library);
    const CheckReport left = must(again.check({}));
    EXPECT_TRUE(left.findings.empty()) << left.findings.front().message;
    EXPECT_EQ(left.games % 5, 0U) << "whole transactions only";
    must(importAll(again, logs));
    EXPECT_EQ(must(again.check({})).findings.size(), 0U);
    for (const EventLog& log : logs)
      EXPECT_TRUE(contentOf(must(again.load(log.id()))) == contentOf(log));
  }
}

/// Page number n: each leads the recording one event further and says so.
Entry nextPage(const EventLog& whole, std::size_t n) {
  const auto path = whole.path(whole.mainHead());
  const auto place = static_cast<NodeIndex>(n + 1);
  std::vector<Edit> edits{wayTo(whole, "main", path[n], path[place]),
                          remark(whole, path[n], std::to_string(n))};
  if (n == 0) edits.insert(edits.begin(), SetRecording{true});
  return page(std::move(edits));
}

/// Of the library's file alone, copied without what is beside it.
bool aloneSaysOrHas(const fs::path& library, const Hash& game, std::size_t pages) {
  const fs::path alone = library.string() + "-alone";
  fs::copy_file(library, alone);
  auto copy = Library::open(alone, Access::readOnly);
  if (!copy) return copy.error().kind == Trouble::damaged; // killed while pages were brought in
  const CheckReport report = must(copy->check({}));
  return !report.findings.empty() || must(copy->countEntries(game)) >= pages;
}

TEST_F(Faults, AKilledRecordingLosesNothingThatWasAnswered) {
  const EventLog whole = caseLog("game-d-01");
  std::mt19937 random(17);
  for (int round = 0; round < 15; ++round) {
    const fs::path library = folder / ("recording" + std::to_string(round));
    must(openNew(library).createGame(beginningOf(whole, 1)));
    int answers[2];
    ASSERT_EQ(pipe(answers), 0);
    const pid_t child = fork();
    if (child == 0) {
      auto opened = Library::open(library, Access::readWrite);
      for (std::size_t n = 0; opened && n < 600; ++n) {
        const std::vector<Entry> pages{nextPage(whole, n)};
        if (!opened->appendEntries(whole.id(), n, pages)) break;
        if (write(answers[1], ".", 1) != 1) break;
      }
      _exit(0);
    }
    close(answers[1]);
    usleep(static_cast<useconds_t>(random() % 300'000));
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    std::size_t answered = 0;
    for (char dot = 0; read(answers[0], &dot, 1) == 1;)
      ++answered;
    close(answers[0]);
    EXPECT_TRUE(aloneSaysOrHas(library, whole.id(), answered)) << answered;
    Library again = openNew(library);
    const std::size_t kept = must(again.countEntries(whole.id()));
    EXPECT_TRUE(kept == answered || kept == answered + 1) << kept << " of " << answered;
    const CheckReport report = must(again.check({}));
    EXPECT_TRUE(report.findings.empty()) << report.findings.front().message;
    EXPECT_EQ(summaryOf(again, whole.id()).remarks, kept);
    EXPECT_EQ(must(again.load(whole.id())).mainHead(), kept);
    append(again, whole.id(), {nextPage(whole, kept)});
  }
}

TEST_F(Faults, AKilledRebuildOfTheCatalogueIsCompletedByTheNext) {
  {
    Library whole = openNew(file);
    importInto(whole, caseLog("game-d-01"));
    importInto(whole, caseLog("game-01-hex-3"));
  }
  std::mt19937 random(19);
  for (int round = 0; round < 20; ++round) {
    ASSERT_EQ(sql(file, "DROP TABLE summaries"), "");
    const pid_t child = fork();
    if (child == 0) {
      static_cast<void>(Library::open(file, Access::readWrite));
      _exit(0);
    }
    usleep(static_cast<useconds_t>(random() % 30'000));
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    int rows = 0;
    must(must(Library::open(file, Access::readWrite)).list({}, [&](const GameSummary&) {
      return ++rows, true;
    }));
    EXPECT_EQ(rows, 2) << "the catalogue is whole";
    EXPECT_TRUE(sound(file, 2));
  }
}

/// Kept as bytes: the file as it is between any two writes is what a kill there leaves.
TEST_F(Faults, AnUpgradeThatIsKilledAnywhereLeavesALibraryThatCanBeRead) {
  {
    Library whole = openNew(file);
    importInto(whole, caseLog("game-d-01"));
    importInto(whole, caseLog("game-01-hex-3"));
  }
  // As earlier programs made it: no seal, another catalogue, none of the remarks that stand.
  asVersion2(file);
  ASSERT_EQ(sql(file, "DROP TABLE seal; DROP TABLE summaries; DROP TABLE remarks; DROP TABLE remark_texts;"
                      "CREATE TABLE summaries ( game INTEGER PRIMARY KEY REFERENCES games (key),"
                      " ruleset TEXT NOT NULL, nations TEXT NOT NULL, players TEXT NOT NULL,"
                      " date TEXT NOT NULL, event TEXT NOT NULL, ended INTEGER NOT NULL,"
                      " winner TEXT NOT NULL, reason TEXT NOT NULL, rounds INTEGER NOT NULL,"
                      " events INTEGER NOT NULL, stored INTEGER NOT NULL, remarks INTEGER NOT NULL,"
                      " tags TEXT NOT NULL )"),
            "");
  const fs::path log = file.string() + "-wal";
  std::vector<std::pair<std::string, std::string>> moments;
  {
    const WatchedFiles watched([&] { moments.emplace_back(allBytes(file), allBytes(log)); });
    Library upgraded = must(Library::open(file, Access::readWrite));
    must(upgraded.keepQuestion("a", "cities >= 5"));
  }
  ASSERT_EQ(number(file, "PRAGMA user_version"), kLibraryVersion);
  ASSERT_GT(moments.size(), 20U);
  const fs::path copy = folder / "copy.antike-library";
  for (std::size_t i = 0; i < moments.size(); ++i) {
    for (const char* part : {"", "-wal", "-shm"})
      fs::remove(copy.string() + part);
    writeAll(copy, moments[i].first);
    if (!moments[i].second.empty()) writeAll(copy.string() + "-wal", moments[i].second);
    auto library = Library::open(copy, Access::readOnly);
    ASSERT_TRUE(library) << i << ": " << library.error().message;
    int games = 0;
    const auto listed = library->list({}, [&](const GameSummary&) { return ++games, true; });
    ASSERT_TRUE(listed) << i << ": " << listed.error().message;
    EXPECT_EQ(games, 2) << "after write " << i;
    const CheckReport report = must(library->check({}));
    EXPECT_TRUE(report.findings.empty()) << i << ": " << report.findings.front().message;
  }
}

TEST_F(Faults, TwoWhoWriteAtOnceLoseNothing) {
  const EventLog game = beginningOf(caseLog("game-d-01"), 50);
  importInto(*std::make_unique<Library>(openNew(file)), game);
  constexpr int kPages = 60;
  const auto writer = [&](const std::string& name) {
    const pid_t child = fork();
    if (child != 0) return child;
    auto library = Library::open(file, Access::readWrite);
    for (int i = 0; library && i < kPages;) {
      const auto known = library->countEntries(game.id());
      if (!known) _exit(1);
      const std::vector<Entry> pages{page({remark(game, 7, name + std::to_string(i))}, name)};
      const auto done = library->appendEntries(game.id(), *known, pages);
      if (!done && done.error().kind != Trouble::conflict) _exit(1);
      if (done) ++i;
    }
    _exit(library ? 0 : 1);
  };
  for (const pid_t child : {writer("ada"), writer("grace")}) {
    int status = 1;
    waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
  }
  Library library = must(Library::open(file, Access::readOnly));
  EXPECT_EQ(must(library.load(game.id())).annotations().size(), 2U * kPages);
  EXPECT_TRUE(sound(file, 1));
}

TEST_F(Faults, TwoImportsAtOnceBothArrive) {
  const auto logs = games(30);
  openNew(file);
  const auto half = [&](std::size_t from) {
    const pid_t child = fork();
    if (child != 0) return child;
    bool good = true;
    auto library = Library::open(file, Access::readWrite);
    for (std::size_t i = from; library && i < logs.size(); ++i)
      good = good && importAll(*library, {logs[i]});
    _exit(library && good ? 0 : 1);
  };
  const pid_t first = half(0);
  const pid_t second = half(10); // meets games of the first one
  for (const pid_t child : {first, second}) {
    int status = 1;
    waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
  }
  EXPECT_TRUE(sound(file, logs.size()));
}

TEST_F(Faults, RottenBytesAreFoundOrHarmless) {
  EventLog log = beginningOf(simulatedLog(RulesetId::duellum, 1), 200);
  branchOff(log, 50, 3);
  log.annotate(remarkOn(log, 5, "kept"));
  {
    Library library = openNew(file);
    importInto(library, log);
    append(library, log.id(), {page({whatIf(log, "mine", 60, 2), remark(log, 6, "kept too")})});
    log = must(library.load(log.id()));
  }
  std::ifstream in(file, std::ios::binary);
  const std::string whole{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  std::mt19937 random(13);
  int found = 0;
  for (int i = 0; i < test::often(2000); ++i) {
    std::string rotten = whole;
    const std::size_t at = random() % rotten.size();
    rotten[at] = static_cast<char>(rotten[at] ^ (1 << random() % 8));
    const fs::path copy = folder / "rotten";
    std::ofstream(copy, std::ios::binary) << rotten;
    auto library = Library::open(copy, Access::readOnly);
    if (!library) {
      ++found;
      continue;
    }
    const auto report = library->check({});
    const auto read = library->load(log.id());
    static_cast<void>(library->list({}, [](const GameSummary&) { return true; }));
    if (!report || !report->findings.empty())
      ++found;
    else
      EXPECT_TRUE(read && read->size() == log.size() && read->find(log[log.mainHead()].id)) << "byte " << at;
  }
  EXPECT_GT(found, test::often(100));
}

} // namespace
} // namespace annales
