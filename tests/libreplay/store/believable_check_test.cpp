// `check` can be believed: whatever is changed in a library is found, and beside writers nothing is cried
// that is not so. ANNALES_CHANGES and ANNALES_CHECKS make more of it (tests/hard/run).
#include "tests/libreplay/store/as_nobody.h"
#include "tests/libreplay/store/changed_library.h"
#include "tests/libreplay/store/pages.h"
#include "tests/libreplay/store/watched_files.h"
#include "tests/often.h"

#include <fmt/core.h>

#include <csignal>
#include <iostream>

namespace annales {
namespace {

using namespace test;
namespace fs = std::filesystem;

void removeLibrary(const fs::path& file) {
  for (const char* part : {"", "-wal", "-shm", "-journal"})
    fs::remove(file.string() + part);
}

/// What opening or checking says first; empty where nothing is wrong.
std::string complaintAbout(const fs::path& file) {
  auto library = Library::open(file, Access::readOnly);
  if (!library) return "not opened: " + library.error().message;
  const auto report = library->check({});
  if (!report) return "not checked: " + report.error().message;
  return report->findings.empty() ? std::string() : report->findings.front().message;
}

bool isFoundOut(const fs::path& file) {
  return !complaintAbout(file).empty();
}

/// Free bytes have changed, or opening has made a catalogue anew: whoever writes finds a sound library.
bool isHarmless(const fs::path& file) {
  auto library = Library::open(file, Access::readWrite);
  return library && library->keepQuestion("again", "walls >= 4") && !isFoundOut(file);
}

TEST(BelievableCheck, FindsWhateverIsChanged) {
  const TempFolder folder;
  const fs::path sound = folder / "sound.annales", changed = folder / "changed.annales";
  makeSmallLibrary(sound);
  const std::string bytes = allBytes(sound), seen = allThatCanBeSeen(sound);
  ASSERT_FALSE(isFoundOut(sound));
  const std::size_t changes = asked("ANNALES_CHANGES", test::often(300)), seed = asked("ANNALES_SEED", 1);
  std::size_t found = 0, unseen = 0;
  for (std::size_t i = 0; i < changes; ++i) {
    std::mt19937_64 random(seed * 1'000'003 + i);
    removeLibrary(changed);
    writeAll(changed, bytes);
    const std::string what = changeSomething(changed, random);
    if (isFoundOut(changed))
      ++found;
    else if (allThatCanBeSeen(changed) == seen && isHarmless(changed))
      ++unseen;
    else
      ADD_FAILURE() << "not found, change " << i << " of seed " << seed << ": " << what;
  }
  std::cout << fmt::format("{} changes: {} found, {} that no query can see\n", changes, found, unseen);
  EXPECT_GT(found, changes / 2);
}

/// Writes in all ways that there are until it is killed. The notebook stays short, as each check reads all of
/// it.
[[noreturn]] void writeForEver(const fs::path& file, const EventLog& whole) {
  for (std::size_t round = 0;; ++round) {
    auto library = Library::open(file, Access::readWrite);
    for (std::size_t n = 0; library && n < 20; ++n) {
      const auto known = library->countEntries(whole.id());
      if (known && *known < 200)
        static_cast<void>(library->appendEntries(
            whole.id(), *known,
            std::vector<Entry>{page({remark(whole, 5, fmt::format("{} {}", round, n))})}));
      static_cast<void>(library->keepQuestion("walls", fmt::format("walls >= {}", n)));
      if (n % 7 == 0) library->makeWhole();
      if (n != 9 || round > 40) continue;
      if (auto batch = library->beginImport()) {
        static_cast<void>(batch->add(beginningOf(simulatedLog(RulesetId::antike, round + 10), 40)));
        static_cast<void>(batch->commit());
      }
    }
  }
}

TEST(BelievableCheck, CriesNothingBesideAWriter) {
  const TempFolder folder;
  const fs::path file = folder / "club.annales";
  makeSmallLibrary(file);
  const EventLog whole = beginningOf(simulatedLog(RulesetId::antike, 1), 60);
  const pid_t writer = fork();
  if (writer == 0) writeForEver(file, whole);
  auto stays = must(Library::open(file, Access::readOnly));
  std::size_t busy = 0, pages = 0;
  const std::size_t checks = asked("ANNALES_CHECKS", 30);
  for (std::size_t i = 0; i < checks; ++i) {
    auto fresh = Library::open(file, Access::readOnly);
    const auto report = i % 2 == 0 ? stays.check({})
                        : fresh    ? fresh->check({})
                                   : tl::unexpected(fresh.error());
    if (!report) {
      EXPECT_EQ(report.error().kind, LibraryError::Kind::busy) << report.error().message;
      ++busy;
      continue;
    }
    for (const CheckFinding& finding : report->findings)
      ADD_FAILURE() << "check " << i << ": " << finding.message;
    pages = std::max(pages, report->pages);
  }
  kill(writer, SIGKILL);
  waitpid(writer, nullptr, 0);
  EXPECT_GT(pages, 12U) << "the other one wrote meanwhile";
  EXPECT_LT(busy, checks / 4 + 1);
  EXPECT_EQ(complaintAbout(file), "");
}

} // namespace
} // namespace annales
