// Results without moves in a library: stored once, never changed, checked, copied and salvaged.
#include "libreplay/results/result_codec.h"
#include "libreplay/store/library_copy.h"
#include "libreplay/store/result_games.h"
#include "libreplay/store/schema.h"
#include "tests/libreplay/store/damages.h"
#include "tests/libreplay/store/pages.h"

#include <gmock/gmock.h>

namespace annales {
namespace {

using namespace test;
using ::testing::HasSubstr;

ResultRecord storedResult(int number) {
  ResultRecord record;
  record.ruleset = RulesetId::antikeII;
  record.date = "2026-02-03";
  for (const char* name : {"Ilse", "Benno", "Carina"}) {
    ResultPerson person;
    person.player = name;
    person.personages = 5 + static_cast<int>(record.persons.size());
    record.persons.push_back(person);
  }
  record.sources = {{PlayLog::bgStats, std::to_string(number), "", "", ""}};
  seal(record);
  return record;
}

/// How many of them were new.
int storeResults(Library& library, int count) {
  auto batch = must(library.beginImport());
  int added = 0;
  for (int i = 0; i < count; ++i)
    added += must(batch.add(storedResult(i))) ? 1 : 0;
  must(batch.commit());
  return added;
}

std::vector<ResultRecord> resultsIn(Library& library) {
  std::vector<ResultRecord> all;
  must(library.results([&](ResultRecord&& record) {
    all.push_back(std::move(record));
    return true;
  }));
  return all;
}

TEST(LibraryResults, AreStoredOnce) {
  const TempFolder folder;
  Library library = openNew(folder / "a.annales");
  EXPECT_EQ(storeResults(library, 3), 3);
  EXPECT_EQ(storeResults(library, 4), 1);
  EXPECT_EQ(must(library.countResults()), 4U);
  EXPECT_EQ(resultsIn(library).front(), storedResult(0));
  EXPECT_TRUE(must(library.check({})).findings.empty());
  EXPECT_EQ(must(library.countGames()), 0U);
}

TEST(LibraryResults, MakeALibraryThatEarlierProgramsLeaveAlone) {
  const TempFolder folder;
  const auto file = folder / "a.annales";
  openNew(file);
  ASSERT_EQ(sql(file, "PRAGMA user_version = 4"), "");
  Library library = must(Library::open(file, Access::readWrite));
  storeResults(library, 1);
  EXPECT_EQ(number(file, "PRAGMA user_version"), kResultsVersion);
}

TEST(LibraryResults, LeaveTheVersionOfALaterLibrary) {
  const TempFolder folder;
  const auto file = folder / "a.annales";
  Library library = openNew(file);
  storeResults(library, 1);
  EXPECT_EQ(number(file, "PRAGMA user_version"), kLibraryVersion);
}

TEST(LibraryResults, OfABatchThatIsGivenUpAreNotThere) {
  const TempFolder folder;
  Library library = openNew(folder / "a.annales");
  {
    auto batch = must(library.beginImport());
    EXPECT_TRUE(must(batch.add(storedResult(1))));
  }
  EXPECT_EQ(must(library.countResults()), 0U);
  EXPECT_EQ(storeResults(library, 2), 2);
  EXPECT_TRUE(must(library.check({})).findings.empty());
}

TEST(LibraryResults, ThatWereChangedOrTakenAwayAreNamed) {
  const TempFolder folder;
  const auto file = folder / "a.annales";
  {
    Library library = openNew(file);
    storeResults(library, 3);
  }
  EXPECT_THAT(sql(file, "DELETE FROM results"), HasSubstr("only grows"));
  EXPECT_THAT(sql(file, "UPDATE results SET record = 'x'"), HasSubstr("only grows"));
  vandalize(file, "results", "DELETE FROM results WHERE number = 3");
  Library library = must(Library::open(file, Access::readOnly));
  const auto report = must(library.check({}));
  ASSERT_FALSE(report.findings.empty());
  EXPECT_THAT(report.findings.front().message, HasSubstr("3 results were stored, 2 are left"));
}

TEST(LibraryResults, ARecordThatDoesNotFitItsIdIsNamed) {
  const TempFolder folder;
  const auto file = folder / "a.annales";
  {
    Library library = openNew(file);
    storeResults(library, 1);
  }
  vandalize(file, "results", "UPDATE results SET record = replace(record, '2026', '2025')");
  Library library = must(Library::open(file, Access::readOnly));
  EXPECT_THAT(must(library.check({})).findings.front().message, HasSubstr("result 1 is damaged"));
  EXPECT_TRUE(resultsIn(library).empty());
}

TEST(LibraryResults, ComeWithTheirWordsIntoAnotherLibrary) {
  const TempFolder folder;
  Library from = openNew(folder / "a.annales"), into = openNew(folder / "b.annales");
  storeResults(from, 3);
  storeResults(into, 1);
  const std::vector<ResultWords::Answer> theirs{{WordKind::nation, "antike", "gelb", "arabs"},
                                                {WordKind::nation, "antike", "blau", "greeks"}};
  const std::vector<ResultWords::Answer> ours{{WordKind::nation, "antike", "Blau", "persians"}};
  EXPECT_EQ(must(from.keepResultWords(theirs)), 2U);
  EXPECT_EQ(must(from.keepResultWords(theirs)), 0U);
  EXPECT_EQ(must(into.keepResultWords(ours)), 1U);
  EXPECT_EQ(must(copyResults(from, into, nullptr)), 2U);
  EXPECT_EQ(must(copyResults(from, into, nullptr)), 0U);
  const ResultWords words = must(into.resultWords());
  EXPECT_EQ(*words.find(WordKind::nation, "antike", "gelb"), "arabs");
  EXPECT_EQ(*words.find(WordKind::nation, "antike", "blau"), "persians");
  EXPECT_TRUE(must(into.check({})).findings.empty());
}

TEST(LibraryResults, AreInABackup) {
  const TempFolder folder;
  Library library = openNew(folder / "a.annales");
  storeResults(library, 3);
  must(library.copyTo(folder / "b.annales"));
  Library copy = must(Library::open(folder / "b.annales", Access::readOnly));
  EXPECT_EQ(resultsIn(copy), resultsIn(library));
}

TEST(LibraryResults, OfALibraryWithoutGamesAreSalvaged) {
  const TempFolder folder;
  const auto file = folder / "a.annales";
  {
    Library library = openNew(file);
    storeResults(library, 30);
    must(library.keepResultWords(std::vector<ResultWords::Answer>{{WordKind::person, "", "Anni", "Anna"}}));
  }
  const auto report = salvaged(file, folder / "b.annales");
  ASSERT_TRUE(report) << report.error().message;
  EXPECT_EQ(report->results, 30U);
  Library library = must(Library::open(folder / "b.annales", Access::readOnly));
  EXPECT_EQ(must(library.countResults()), 30U);
  EXPECT_EQ(*must(library.resultWords()).find(WordKind::person, "", "anni"), "Anna");
}

TEST(LibraryResults, ARecordedGameIsFoundByItsResult) {
  const TempFolder folder;
  Library library = openNew(folder / "a.annales");
  EventLog log = simulatedLog(RulesetId::antike, 1);
  log.setTag("date", "2026-02-03");
  const auto recorded = recordedResult(mainLineOf(log));
  ASSERT_TRUE(recorded);
  importInto(library, log);
  ResultRecord record = storedResult(1);
  record.ruleset = RulesetId::antike;
  record.date = "2026-02-04"; // after midnight on the phone
  record.persons = recorded->persons;
  for (ResultPerson& person : record.persons)
    person.nations.clear(), person.seat.reset(), person.place.reset();
  seal(record);
  {
    auto batch = must(library.beginImport());
    must(batch.add(record));
    must(batch.commit());
  }
  const auto results = must(resultsOf(library));
  ASSERT_EQ(results.games.size(), 1U);
  EXPECT_EQ(results.games[0].recorded, log.id());
}

} // namespace
} // namespace annales
