// What happens to a library when the disk is full, the power fails or bytes rot.
#include "tests/libreplay/store/as_nobody.h"
#include "tests/libreplay/store/temp_library.h"

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
  importInto(*std::make_unique<Library>(openNew(file)), log);
  std::ifstream in(file, std::ios::binary);
  const std::string whole{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  std::mt19937 random(13);
  int found = 0;
  for (int i = 0; i < 2000; ++i) {
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
  EXPECT_GT(found, 100);
}

} // namespace
} // namespace annales
