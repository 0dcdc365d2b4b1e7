// What is in intact pages comes back from a library that SQLite cannot make sense of, and nothing else does.
#include "libreplay/store/kept_analyses.h"
#include "libreplay/store/raw_pages.h"
#include "tests/libreplay/store/changed_library.h"
#include "tests/libreplay/store/damages.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <functional>
#include <iostream>
#include <optional>
#include <set>

namespace annales {
namespace {

using namespace test;
using Trouble = LibraryError::Kind;
namespace fs = std::filesystem;
using testing::IsSubsetOf;

/// Games with all that there is, one of them large: its events and a page of its notebook go on in pages of
/// their own.
void makeClubLibrary(const fs::path& file) {
  makeSmallLibrary(file);
  Library library = must(Library::open(file, Access::readWrite));
  for (std::uint64_t k = 10; k < 14; ++k) {
    EventLog log = simulatedLog(RulesetId::antike, k);
    log.setTag("event", fmt::format("Evening {}", k));
    log.annotate(remarkOn(log, 7, std::string(9000, 'r')));
    importInto(library, log);
    append(library, log.id(),
           {page({whatIf(log, "other", 40, 4), remark(log, 11, std::string(20000, 'p'))})});
  }
}

class Salvage : public testing::Test {
protected:
  Salvage() {
    makeClubLibrary(file);
    before = contentsOf(file);
  }
  /// Each game that came back is one that was there, and no other text of it came than was there.
  void expectNothingFalse(const std::map<std::string, std::string>& now) {
    for (const auto& [id, content] : now) {
      ASSERT_TRUE(before.contains(id)) << id;
      std::istringstream lines(content);
      std::istringstream were(before[id]);
      std::multiset<std::string> known;
      for (std::string line; std::getline(were, line);)
        known.insert(line);
      for (std::string line; std::getline(lines, line);)
        if (!line.starts_with("main ")) { // of a game in part it ends elsewhere
          EXPECT_TRUE(known.contains(line)) << id << ": " << line.substr(0, 200);
        }
    }
  }
  std::map<std::string, std::string> comeBack(SalvageReport* said = nullptr) {
    fs::remove(made);
    const auto report = salvaged(file, made);
    if (!report) return {};
    if (said != nullptr) *said = *report;
    auto now = contentsOf(made);
    expectNothingFalse(now);
    EXPECT_EQ(now.size(), report->games);
    return now;
  }

  TempFolder folder;
  fs::path file = folder / "club.annales", made = folder / "made.annales";
  std::map<std::string, std::string> before;
};

TEST_F(Salvage, OfASoundLibraryLosesNothing) {
  const std::string said = allThatCanBeSeen(file);
  SalvageReport report;
  EXPECT_EQ(comeBack(&report), before);
  EXPECT_TRUE(report.inPart.empty());
  EXPECT_TRUE(report.lost.empty());
  EXPECT_EQ(report.badPages, 0U);
  Library old = must(Library::open(file, Access::readOnly)),
          now = must(Library::open(made, Access::readOnly));
  const auto asked = must(old.questions()), again = must(now.questions());
  ASSERT_EQ(asked.size(), again.size());
  for (std::size_t i = 0; i < asked.size(); ++i)
    EXPECT_EQ(asked[i].name + asked[i].question, again[i].name + again[i].question);
  for (const Hash& id : must(old.gamesAfter(std::nullopt, 100))) {
    EXPECT_EQ(must(old.countEntries(id)), must(now.countEntries(id)));
    EXPECT_EQ(must(old.summary(id))->importedAt, must(now.summary(id))->importedAt);
    const EventLog log = must(old.load(id));
    EXPECT_EQ(must(old.analyses(log)).shelf.labels().size(), must(now.analyses(log)).shelf.labels().size());
  }
}

TEST_F(Salvage, WithAnOverwrittenFirstPageBringsBackEverything) {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    const std::string whole = allBytes(file);
    std::mt19937_64 random(seed);
    overwritePage(file, 1, random);
    EXPECT_EQ(comeBack(), before) << seed;
    writeAll(file, whole);
  }
}

/// Which pages rows of tables that only grow stand in, as SQLite itself says.
std::set<std::size_t> pagesOf(const fs::path& file, const std::string& condition) {
  std::set<std::size_t> pages;
  SQLite::Database db(file.string(), SQLite::OPEN_READONLY);
  try {
    SQLite::Statement row(db, "SELECT pageno FROM dbstat WHERE " + condition);
    while (row.executeStep())
      pages.insert(static_cast<std::size_t>(row.getColumn(0).getInt64()));
  } catch (const SQLite::Exception&) {
    return {};
  }
  return pages;
}

const std::string kGrowing =
    "name IN ('maps', 'games', 'segments', 'lines', 'tags', 'annotations', 'entries', "
    "'analyses', 'questions')";

TEST_F(Salvage, BringsBackEveryGameWhosePagesAreIntact) {
  std::set<std::size_t> rows = pagesOf(file, kGrowing + " AND pagetype <> 'internal'");
  const auto inside =
      pagesOf(file, "name IN ('lines', 'tags') AND pagetype = 'internal'"); // these hold rows, too
  rows.insert(inside.begin(), inside.end());
  if (rows.empty()) GTEST_SKIP() << "this SQLite does not say which pages a table has";
  const std::string whole = allBytes(file);
  std::size_t tried = 0;
  for (std::size_t page = 1; page <= whole.size() / kPage; ++page) {
    if (rows.contains(page)) continue;
    std::mt19937_64 random(page);
    overwritePage(file, page, random);
    ASSERT_EQ(comeBack(), before) << "page " << page;
    writeAll(file, whole);
    ++tried;
  }
  std::cout << fmt::format(
      "{} of {} pages hold no row that matters: each overwritten alone, all {} games back\n", tried,
      whole.size() / kPage, before.size());
  EXPECT_GT(tried, 20U);
}

TEST_F(Salvage, OfPagesThatAreLostAllButTheirOwnGamesComeBack) {
  const std::string whole = allBytes(file);
  std::size_t full = 0, games = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    std::mt19937_64 random(seed);
    for (std::uint64_t lost = 1 + random() % 3; lost > 0; --lost)
      overwritePage(file, 1 + random() % pagesIn(file), random);
    if (seed % 5 == 0) writeAll(file, whole.substr(0, (whole.size() / kPage * 3 / 4) * kPage + 17));
    SalvageReport report;
    const auto now = comeBack(&report);
    if (HasFatalFailure()) return;
    for (const auto& [id, content] : before)
      full += now.contains(id) && now.at(id) == content ? 1 : 0;
    games += before.size();
    std::set<std::string> inPart;
    for (const GameLack& lack : report.inPart)
      inPart.insert(hexOf(lack.game));
    for (const auto& [id, content] : now)
      if (content != before[id]) {
        EXPECT_TRUE(inPart.contains(id))
            << "seed " << seed << ": " << id << " lacks something that nobody says";
      }
    writeAll(file, whole);
  }
  std::cout << fmt::format(
      "{} of {} games came back whole, with one to three pages lost or a quarter cut off\n", full, games);
  EXPECT_GT(full, games / 3);
}

TEST_F(Salvage, FindsRowsOfPagesThatNothingPointsTo) {
  std::mt19937_64 random(3);
  const auto inside =
      pagesOf(file, "pagetype = 'internal' AND " + kGrowing + " AND name NOT IN ('lines', 'tags')");
  for (const std::size_t page : inside)
    overwritePage(file, page, random);
  overwritePage(file, 1, random);
  EXPECT_EQ(comeBack(), before);
}

/// False where SQLite refuses.
bool tryImport(Library& library, const EventLog& game) {
  auto batch = library.beginImport();
  return batch && batch->add(game) && batch->commit();
}

/// What becomes of two programs that write at once, each into a log of its own, as they do not see each
/// other's locks: the pages of the first come into the file over those that the second has brought in. How
/// many games both were told are stored.
std::size_t writeWithTwoLogs(const fs::path& file, const std::vector<EventLog>& games) {
  const fs::path other = file.string() + "-of-the-second";
  fs::copy_file(file, other);
  std::size_t kept = 0;
  {
    Library second = must(Library::open(other, Access::readWrite));
    for (std::size_t i = 1; i < games.size(); i += 2)
      kept += tryImport(second, games[i]) ? 1 : 0;
  }
  std::string log;
  {
    Library first = must(Library::open(file, Access::readWrite));
    for (std::size_t i = 0; i < games.size(); i += 2)
      kept += tryImport(first, games[i]) ? 1 : 0;
    log = allBytes(file.string() + "-wal");
  }
  fs::rename(other, file);
  writeAll(file.string() + "-wal", log);
  EXPECT_EQ(sql(file, "PRAGMA wal_checkpoint(TRUNCATE)"), "");
  return kept;
}

struct TwoLogs {
  const char* name;
  std::size_t first, second; // events of the games that each of the two writes
};

class SalvageOfTwoLogs : public testing::TestWithParam<TwoLogs> {
protected:
  SalvageOfTwoLogs() {
    makeClubLibrary(file);
    before = contentsOf(file);
    for (std::uint64_t k = 20; k < 32; ++k) {
      const EventLog whole = simulatedLog(RulesetId::antikeII, k);
      games.push_back(beginningOf(whole, k % 2 == 0 ? GetParam().first : GetParam().second));
      games.back().setTag("event", fmt::format("Table {}", k));
      require(games.back().setLine(kMainLine, games.back().mainHead()));
      games.back().annotate(remarkOn(games.back(), 3, "a remark"));
      before.emplace(hexOf(games.back().id()), contentOf(games.back()));
    }
  }
  /// Whether the game's first event stands in the file as a whole, wherever.
  [[nodiscard]] static bool isBegunIn(const std::string& bytes, const EventLog& game) {
    std::string created;
    appendData(created, game[0].event, game.names());
    return bytes.find(created) != std::string::npos;
  }

  TempFolder folder;
  fs::path file = folder / "club.annales", made = folder / "made.annales";
  std::map<std::string, std::string> before;
  std::vector<EventLog> games;
};

TEST_P(SalvageOfTwoLogs, OfALibraryThatTwoLogsDestroyed) {
  const std::size_t old = before.size() - games.size(), kept = writeWithTwoLogs(file, games);
  ASSERT_TRUE(isFileDamaged(file, nullptr));
  const auto report = salvaged(file, made);
  ASSERT_TRUE(report) << report.error().message;
  const auto now = contentsOf(made);
  std::size_t exact = 0;
  for (const auto& [id, content] : now) {
    EXPECT_TRUE(before.contains(id)) << "no game that was never there";
    exact += before[id] == content ? 1 : 0;
  }
  for (const EventLog& game : games)
    EXPECT_EQ(isBegunIn(allBytes(file), game), now.contains(hexOf(game.id())));
  std::cout << fmt::format(
      "{}: {} + {} of {} games were stored, {} came back, {} exactly, {} in part, {} lost\n", GetParam().name,
      old, kept, games.size(), now.size(), exact, report->inPart.size(), report->lost.size());
  EXPECT_EQ(exact + report->inPart.size(), now.size()) << "what lacks something is named";
  EXPECT_GE(now.size(), old + games.size() / 2);
}

INSTANTIATE_TEST_SUITE_P(Both, SalvageOfTwoLogs,
                         testing::Values(TwoLogs{"the_first_writes_less", 20, 900},
                                         TwoLogs{"the_first_writes_more", 60, 900}),
                         [](const auto& logs) { return std::string(logs.param.name); });

TEST_F(Salvage, TakesNoRowThatDoesNotVerify) {
  const std::string whole = allBytes(file);
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    std::mt19937_64 random(seed);
    std::string bytes = whole;
    for (int i = 0; i < 200; ++i)
      if (const std::size_t at = kPage + random() % (bytes.size() - kPage); true)
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << random() % 8));
    writeAll(file, bytes);
    const auto report = salvaged(file, made);
    if (report)
      for (const auto& [id, content] : contentsOf(made)) {
        EXPECT_TRUE(before.contains(id)) << "seed " << seed;
      }
    fs::remove(made);
  }
}

TEST_F(Salvage, OfWhatIsNoLibraryMakesNothing) {
  std::mt19937_64 random(7);
  for (std::size_t size : {0U, 1U, 100U, 4096U, 50000U}) {
    std::string noise(size, '\0');
    for (char& c : noise)
      c = static_cast<char>(random());
    writeAll(file, noise);
    EXPECT_EQ(troubleOf(salvaged(file, made)), Trouble::notALibrary) << size;
    EXPECT_FALSE(fs::exists(made));
    EXPECT_EQ(allBytes(file), noise);
  }
}

TEST_F(Salvage, EndsOnceItIsCancelled) {
  const auto held = must(DamagedFile::hold(file));
  std::atomic<bool> cancel = false;
  for (const std::size_t at : {std::size_t{1}, std::size_t{40}, std::size_t{150}}) {
    std::size_t calls = 0;
    cancel = false;
    Watch options;
    options.cancel = &cancel;
    options.progress = [&](std::size_t, std::size_t) { cancel = cancel || ++calls == at; };
    EXPECT_EQ(troubleOf(salvage(held, made, options)), Trouble::cancelled) << at;
    EXPECT_FALSE(fs::exists(made));
  }
}

TEST_F(Salvage, RefusesWhileSomebodyHasTheLibraryOpen) {
  {
    Library open = must(Library::open(file, Access::readOnly));
    EXPECT_EQ(troubleOf(DamagedFile::hold(file)), Trouble::busy);
  }
  const auto held = must(DamagedFile::hold(file));
  OpenOptions options;
  options.patience = std::chrono::milliseconds(50);
  EXPECT_EQ(troubleOf(Library::open(file, Access::readOnly, options)), Trouble::busy);
}

TEST_F(Salvage, OfTheLogAloneBringsBackWhatIsInIt) {
  const fs::path copy = folder / "copy.annales";
  const EventLog game = simulatedLog(RulesetId::antikeII, 77);
  {
    Library library = must(Library::open(file, Access::readWrite));
    importInto(library, game);
    fs::copy_file(file.string() + "-wal", copy.string() + "-wal");
  }
  writeAll(copy, "");
  const auto report = salvaged(copy, made);
  ASSERT_TRUE(report) << report.error().message;
  EXPECT_TRUE(contentsOf(made).contains(hexOf(game.id())));
}

TEST_F(Salvage, PutsTheNewLibraryInPlaceAndKeepsTheDamagedOne) {
  std::mt19937_64 random(1);
  overwritePage(file, 1, random);
  const std::string damaged = allBytes(file);
  writeAll(file.string() + "-wal", "pages");
  fs::path kept;
  {
    auto held = must(DamagedFile::hold(file));
    must(salvage(held, made, {}));
    kept = must(held.replaceBy(made));
  }
  EXPECT_EQ(contentsOf(file), before);
  EXPECT_EQ(allBytes(kept), damaged);
  EXPECT_EQ(allBytes(kept.string() + "-wal"), "pages");
  EXPECT_FALSE(fs::exists(file.string() + "-wal"));
  EXPECT_TRUE(kept.filename().string().starts_with("club-damaged-")) << kept;
}

TEST_F(Salvage, GoesOnAfterAReplacementThatWasInterrupted) {
  const EventLog game = simulatedLog(RulesetId::antikeII, 77);
  const fs::path given = folder / "club-damaged-2026-03-04.annales";
  std::string log;
  {
    Library library = must(Library::open(file, Access::readWrite));
    importInto(library, game);
    log = allBytes(file.string() + "-wal");
  }
  std::mt19937_64 random(1);
  overwritePage(file, 1, random);
  writeAll(given.string() + "-wal", log);
  fs::create_hard_link(file, given); // killed right before the new library got the name
  auto held = must(DamagedFile::hold(file));
  must(salvage(held, made, {}));
  EXPECT_TRUE(contentsOf(made).contains(hexOf(game.id())));
  EXPECT_EQ(must(held.replaceBy(made)), given);
}

TEST(RawPages, OfAnyBytesEnd) {
  std::mt19937_64 random(11);
  const TempFolder folder;
  makeSmallLibrary(folder / "l");
  const std::string whole = allBytes(folder / "l");
  for (int round = 0; round < 200; ++round) {
    std::string bytes = whole.substr(0, kPage * (1 + random() % 40)), log = whole.substr(0, random() % 40000);
    for (std::uint64_t changes = random() % 300; changes > 0; --changes)
      bytes[random() % bytes.size()] = static_cast<char>(random());
    RawPages pages(rawBytes(bytes), rawBytes(log));
    std::size_t size = 0;
    for (std::uint32_t i = 0; i < pages.count(); ++i) {
      std::vector<std::uint32_t> places;
      pages.cells(i, [&](const RawCell& cell) {
        places.push_back(cell.place);
        return true;
      });
      for (const std::uint32_t place : places)
        for (const std::string& record : pages.records(i, place))
          size += record.size();
    }
    EXPECT_LT(size, 40 * (bytes.size() + log.size()));
  }
}

} // namespace
} // namespace annales
