// Importing the same games again and again, in any order, with more or less of them known.
#include "libreplay/log/tags.h"
#include "libreplay/store/library.h"
#include "libreplay/store/merge.h"
#include "tests/libreplay/store/temp_library.h"

#include <atomic>
#include <chrono>

namespace annales {
namespace {

using namespace test;
using Trouble = LibraryError::Kind;

class Import : public testing::Test {
protected:
  TempFolder folder;
  std::filesystem::path file = folder / "games.antike-library";
  Library library = openNew(file);

  std::string stored(const EventLog& log) { return contentOf(must(library.load(log.id()))); }
};

std::string rejected(const ImportOutcome& outcome) {
  if (const auto* no = std::get_if<Rejected>(&outcome)) return no->message;
  ADD_FAILURE() << "outcome " << outcome.index() << " is no rejection";
  return {};
}

TEST_F(Import, IsIdempotent) {
  EventLog log = caseLog("ok-lines-tags-annotations");
  EXPECT_TRUE(std::holds_alternative<Added>(importInto(library, log)));
  const std::string once = stored(log);
  EXPECT_TRUE(alreadyThere(importInto(library, log)));
  EXPECT_TRUE(alreadyThere(importInto(library, must(library.load(log.id())))));
  EXPECT_TRUE(stored(log) == once);
  EXPECT_EQ(number(file, "SELECT count(*) FROM segments"), 1);
}

TEST_F(Import, TakesTheRestOfAGameLater) {
  const EventLog whole = caseLog("game-01-hex-3");
  importInto(library, beginningOf(whole, 100));
  const Extended more = extended(importInto(library, beginningOf(whole, 300)));
  EXPECT_EQ(more.newEvents, 200U);
  EXPECT_EQ(more.newLines + more.newTags + more.newRemarks, 0U);
  EXPECT_EQ(extended(importInto(library, whole)).newEvents, whole.size() - 300);
  EXPECT_TRUE(stored(whole) == contentOf(whole));
  EXPECT_TRUE(alreadyThere(importInto(library, beginningOf(whole, 200)))) << "an old file is no step back";
  EXPECT_TRUE(stored(whole) == contentOf(whole));
}

TEST_F(Import, RejectsATagThatNoExportCouldHave) {
  EventLog log = caseLog("ok-lines-tags-annotations");
  log.setTag("note", std::string(120'000, 'x'));
  EXPECT_EQ(rejected(importInto(library, log)),
            "the value of the tag \"note\" must be a text of at most 10,000 characters");
  EXPECT_EQ(number(file, "SELECT count(*) FROM games"), 0);
}

TEST_F(Import, RejectsAnotherCourseOfPlay) {
  const EventLog whole = caseLog("game-01-hex-3");
  importInto(library, whole);
  EventLog other = beginningOf(whole, 100);
  other.append(other.mainHead(), TurnBegan{NationId(2)});
  const std::string before = stored(whole);
  const std::string why = rejected(importInto(library, other));
  EXPECT_NE(why.find("differs from the stored one after event 100"), std::string::npos) << why;
  EXPECT_TRUE(stored(whole) == before);
}

TEST_F(Import, TakesAnotherCourseOfPlayAsALine) {
  const EventLog whole = caseLog("game-01-hex-3");
  importInto(library, whole);
  EventLog other = beginningOf(whole, 120);
  const NodeIndex twig = branchOff(other, 100, 5);
  require(other.setLine("what if", twig));
  const Extended more = extended(importInto(library, other));
  EXPECT_EQ(more.newEvents, 1U);
  EXPECT_EQ(more.newLines, 1U);
  const EventLog read = must(library.load(whole.id()));
  EXPECT_EQ(read[*read.head("what if")].id, other[twig].id);
  EXPECT_EQ(read[read.mainHead()].id, whole[whole.mainHead()].id);
  EXPECT_TRUE(alreadyThere(importInto(library, other)));
}

TEST_F(Import, KeepsTwoLinesOfOneName) {
  const EventLog whole = caseLog("game-01-hex-3");
  EventLog mine = whole;
  require(mine.setLine("better", branchOff(mine, 100, 5)));
  EventLog yours = whole;
  require(yours.setLine("better", branchOff(yours, 100, 6)));
  importInto(library, mine);
  EXPECT_EQ(extended(importInto(library, yours)).newLines, 1U);
  const EventLog read = must(library.load(whole.id()));
  EXPECT_EQ(read[*read.head("better")].id, mine[*mine.head("better")].id);
  EXPECT_EQ(read[*read.head("better (2)")].id, yours[*yours.head("better")].id);
  EXPECT_TRUE(alreadyThere(importInto(library, yours)));
  EXPECT_TRUE(alreadyThere(importInto(library, mine)));
  EXPECT_TRUE(alreadyThere(importInto(library, read)));
}

TEST_F(Import, ShortensALongNameThatIsTaken) {
  std::string name;
  for (int i = 0; i < 80; ++i)
    name += "ß";
  for (int coins = 1; coins <= 3; ++coins) {
    EventLog log = caseLog("game-01-hex-3");
    require(log.setLine(name, branchOff(log, 50, coins)));
    importInto(library, log);
    EXPECT_TRUE(alreadyThere(importInto(library, log)));
  }
  EXPECT_EQ(must(library.load(caseLog("game-01-hex-3").id())).lines().size(), 4U);
}

TEST(Merge, VeryManyLongNamesThatAreTakenAreSoonNumbered) {
  constexpr int kLines = 25'000;
  const std::string begin(73, 'N');
  const auto named = [&](int reason) {
    EventLog log = beginningOf(caseLog("game-01-hex-3"), 50);
    const NodeIndex end = log.mainHead();
    require(log.setLine(kMainLine, end));
    for (int i = 0; i < kLines; ++i) {
      const std::string why = std::to_string(reason) + ' ' + std::to_string(i);
      const NodeIndex head =
          log.append(end, Corrected{NationId(0), {}, std::make_shared<const std::string>(why)});
      require(log.setLine(begin + std::to_string(1'000'000 + i), head));
    }
    return log;
  };
  EventLog into = named(1);
  const EventLog from = named(2);
  const auto never = [](const std::string&, const std::string&) { return false; };
  EXPECT_EQ(require(merge(into, from, never)).lines, static_cast<std::size_t>(kLines));
  EXPECT_EQ(into[into.lines().at(begin + "100 (2)")].id, from[from.lines().at(begin + "1000000")].id);
}

TEST_F(Import, MovesALineThatGrew) {
  EventLog log = caseLog("game-01-hex-3");
  const NodeIndex twig = branchOff(log, 100, 5);
  require(log.setLine("better", twig));
  importInto(library, log);
  const EventLog early = log;
  require(log.setLine("better", log.append(twig, TurnBegan{NationId(1)})));
  const Extended more = extended(importInto(library, log));
  EXPECT_EQ(more.newEvents, 1U);
  EXPECT_EQ(more.newLines, 1U);
  EXPECT_TRUE(alreadyThere(importInto(library, early)));
  EXPECT_TRUE(stored(log) == contentOf(log));
}

TEST_F(Import, PromotesALineToWhatWasPlayed) {
  const EventLog whole = caseLog("game-01-hex-3");
  EventLog open = beginningOf(whole, 100);
  require(open.setLine(kMainLine, open.mainHead()));
  open.append(open.mainHead(), whole[whole.path(whole.mainHead())[100]].event);
  importInto(library, open);
  EXPECT_EQ(extended(importInto(library, beginningOf(whole, 101))).newLines, 1U);
  const EventLog read = must(library.load(whole.id()));
  EXPECT_EQ(read[read.mainHead()].seq, 100U);
}

TEST_F(Import, DoesNotUndoALaterTag) {
  EventLog log = beginningOf(caseLog("game-01-hex-3"), 20);
  log.setTag("site", "Rom");
  importInto(library, log);
  const EventLog old = log;
  log.setTag("site", "Roma");
  EXPECT_EQ(extended(importInto(library, log)).newTags, 1U);
  EXPECT_TRUE(alreadyThere(importInto(library, old)));
  EXPECT_EQ(must(library.load(log.id())).tags().at("site"), "Roma");
  log.setTag("annotator", "Ada");
  EXPECT_EQ(extended(importInto(library, log)).newTags, 1U);
}

TEST_F(Import, OfTwoWhoMadeTheSameLineTheGreaterNameCountsInEitherOrder) {
  EventLog zoe = beginningOf(caseLog("game-01-hex-3"), 120);
  const NodeIndex twig = branchOff(zoe, 100, 5);
  require(zoe.setLine("better", twig));
  const std::string author = lineAuthorTag(zoe[twig].id);
  EventLog bob = zoe;
  zoe.setTag(author, "Zoe");
  bob.setTag(author, "Bob");
  for (const auto& [first, second] : {std::pair(&zoe, &bob), std::pair(&bob, &zoe)}) {
    Library both = openNew(folder / (first == &zoe ? "zoe.annales" : "bob.annales"));
    importInto(both, *first);
    importInto(both, *second);
    EXPECT_EQ(must(both.load(zoe.id())).tags().at(author), "Zoe");
    EXPECT_TRUE(alreadyThere(importInto(both, zoe)));
    EXPECT_TRUE(alreadyThere(importInto(both, bob)));
  }
}

TEST_F(Import, AddsRemarksOnce) {
  EventLog log = beginningOf(caseLog("game-01-hex-3"), 20);
  EventLog mine = log;
  mine.annotate(remarkOn(log, 7, "mine"));
  EventLog yours = log;
  yours.annotate(remarkOn(log, 7, "yours"));
  importInto(library, mine);
  EXPECT_EQ(extended(importInto(library, yours)).newRemarks, 1U);
  EXPECT_TRUE(alreadyThere(importInto(library, mine)));
  EXPECT_TRUE(alreadyThere(importInto(library, yours)));
  const EventLog read = must(library.load(log.id()));
  ASSERT_EQ(read.annotations().size(), 2U);
  EXPECT_EQ(read.annotations()[1].text, "yours");
}

TEST_F(Import, RejectsWhatDoesNotFoldAndGoesOn) {
  EventLog wrong = beginningOf(caseLog("game-01-hex-3"), 20);
  wrong.append(wrong.mainHead(), CityAbandoned{NationId(0), wrong.names().provinces.intern("atlantis")});
  const EventLog sound = caseLog("game-d-01");
  {
    ImportBatch batch = must(library.beginImport());
    const std::string why = rejected(must(batch.add(wrong)));
    EXPECT_NE(why.find("event 21 (CityAbandoned)"), std::string::npos) << why;
    must(batch.add(sound));
    must(batch.commit());
  }
  EXPECT_EQ(troubleOf(library.load(wrong.id())), Trouble::noSuchGame);
  EXPECT_EQ(must(library.load(sound.id())).size(), sound.size());
}

TEST_F(Import, WithoutCommitStoresNothing) {
  const EventLog log = caseLog("game-01-hex-3");
  {
    ImportBatch batch = must(library.beginImport());
    must(batch.add(log));
  }
  EXPECT_EQ(troubleOf(library.load(log.id())), Trouble::noSuchGame);
  EXPECT_EQ(number(file, "SELECT count(*) FROM maps"), 0);
}

TEST_F(Import, StopsWhenItIsTold) {
  std::atomic<bool> stop = false;
  ImportBatch batch = must(library.beginImport(&stop));
  must(batch.add(caseLog("game-01-hex-3")));
  stop = true;
  EXPECT_EQ(troubleOf(batch.add(caseLog("game-d-01"))), Trouble::cancelled);
  stop = false;
  EXPECT_EQ(troubleOf(batch.commit()), Trouble::cancelled) << "half an import is none";
  EXPECT_EQ(number(file, "SELECT count(*) FROM games"), 0);
  importInto(library, caseLog("game-d-01"));
}

TEST_F(Import, StopsBeforeItsCommit) {
  std::atomic<bool> stop = false;
  ImportBatch batch = must(library.beginImport(&stop));
  must(batch.add(caseLog("game-01-hex-3")));
  stop = true;
  EXPECT_EQ(troubleOf(batch.commit()), Trouble::cancelled);
  EXPECT_EQ(number(file, "SELECT count(*) FROM games"), 0);
}

TEST_F(Import, WaitsForNobodyForever) {
  OpenOptions hurried;
  hurried.patience = std::chrono::milliseconds(20);
  Library other = must(Library::open(file, Access::readWrite, hurried));
  ImportBatch batch = must(library.beginImport());
  const auto second = other.beginImport();
  EXPECT_EQ(troubleOf(second), Trouble::busy);
  EXPECT_NE(second.error().message.find("Another program is writing"), std::string::npos);
}

TEST_F(Import, WaitsNoLongerOnceItIsCancelled) {
  std::atomic<bool> stop = true;
  Library other = must(Library::open(file, Access::readWrite));
  const ImportBatch batch = must(library.beginImport());
  const auto begun = std::chrono::steady_clock::now();
  EXPECT_EQ(troubleOf(other.beginImport(&stop)), Trouble::cancelled);
  Watch repair;
  repair.cancel = &stop;
  EXPECT_EQ(troubleOf(other.rebuildDerived(repair)), Trouble::cancelled);
  EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(2));
}

TEST_F(Import, KeepsAFinishedGameInTenKilobytes) {
  ImportBatch batch = must(library.beginImport());
  std::size_t events = 0;
  const int games = 40;
  for (std::uint64_t k = 0; k < games; ++k) {
    const EventLog log = beginningOf(simulatedLog(RulesetId::antike, k), 800);
    events += log.size();
    must(batch.add(log));
  }
  must(batch.commit());
  EXPECT_GT(events, 500U * games);
  const long long pages = number(file, "PRAGMA page_count");
  EXPECT_LT(pages * 4096 / games, 10 * 1024);
  RecordProperty("bytes_a_game", static_cast<int>(pages * 4096 / games));
}

} // namespace
} // namespace annales
