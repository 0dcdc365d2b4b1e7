// A result changed by hand is a later version of its entries: nothing is erased, and what was not changed
// stays.
#include "libreplay/results/result_codec.h"
#include "libreplay/results/result_edits.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace annales {
namespace {

ResultPerson person(const std::string& name, const std::string& nation, std::optional<int> personages) {
  ResultPerson one;
  one.player = name;
  if (!nation.empty()) one.nations = {nation};
  one.personages = personages;
  return one;
}

ResultRecord entry(PlayLog log, const std::string& play, std::vector<ResultPerson> persons) {
  ResultRecord record;
  record.ruleset = RulesetId::antike;
  record.date = "2025-11-04";
  record.persons = std::move(persons);
  record.sources = {{log, play, "", "", "2025-11-05 10:00:00"}};
  seal(record);
  return record;
}

std::vector<ResultRecord> phoneAndSite() {
  return {entry(PlayLog::bgStats, "p1", {person("Ilse", "", 9), person("Benno", "greeks", 7)}),
          entry(PlayLog::boardGameGeek, "77", {person("Benno", "", 7), person("Ilse", "", 9)})};
}

std::vector<ResultGame> gamesAfterEdits(const std::vector<ResultRecord>& records) {
  return resultGames(records, {}, {});
}

/// As a form gives it back.
ResultEdit unchanged(const ResultGame& game) {
  ResultEdit edit{game.result, game.result, {}};
  for (std::size_t i = 0; i < game.result.persons.size(); ++i)
    edit.from.push_back(static_cast<int>(i));
  return edit;
}

ResultPerson& named(ResultEdit& edit, const std::string& name) {
  return *std::ranges::find(edit.edited.persons, name, &ResultPerson::player);
}

void store(std::vector<ResultRecord>& records, const std::vector<ResultRecord>& versions,
           const std::string& now = "2026-01-01 10:00:00") {
  const auto latest = madeLatest(versions, records, now);
  records.insert(records.end(), latest.begin(), latest.end());
}

TEST(ResultEdits, AFormThatChangesNothingStoresNothing) {
  const auto records = phoneAndSite();
  const auto games = gamesAfterEdits(records);
  ASSERT_EQ(games.size(), 1U);
  EXPECT_TRUE(editedVersions(latestVersions(records, games[0].records), unchanged(games[0])).empty());
}

TEST(ResultEdits, ANationThatIsFilledInStaysWhenTheLogIsImportedAgain) {
  auto records = phoneAndSite();
  const auto before = records;
  const auto games = gamesAfterEdits(records);
  ResultEdit edit = unchanged(games[0]);
  named(edit, "Ilse").nations = {"romans"};
  store(records, editedVersions(latestVersions(records, games[0].records), edit));
  records.insert(records.end(), before.begin(), before.end());
  const auto after = gamesAfterEdits(records);
  ASSERT_EQ(after.size(), 1U);
  const auto& persons = after[0].result.persons;
  const auto ilse = std::ranges::find(persons, "Ilse", &ResultPerson::player);
  const auto benno = std::ranges::find(persons, "Benno", &ResultPerson::player);
  EXPECT_EQ(ilse->nations, std::vector<std::string>{"romans"});
  EXPECT_EQ(benno->nations, std::vector<std::string>{"greeks"}) << "of the phone, not changed";
  EXPECT_TRUE(after[0].contradictions.empty());
}

/// Both logs of the evening say so afterwards, else the other one would bring the mistake back.
TEST(ResultEdits, WhatIsClearedStaysUnknown) {
  auto records = phoneAndSite();
  const auto games = gamesAfterEdits(records);
  ResultEdit edit = unchanged(games[0]);
  named(edit, "Benno").personages.reset();
  store(records, editedVersions(latestVersions(records, games[0].records), edit));
  const auto after = gamesAfterEdits(records);
  ASSERT_EQ(after.size(), 1U);
  EXPECT_FALSE(std::ranges::find(after[0].result.persons, "Benno", &ResultPerson::player)->personages);
}

TEST(ResultEdits, AWordOfTheLogStaysBesideWhatWasNotChanged) {
  ResultRecord told = entry(PlayLog::bgStats, "p1", {person("Ilse", "", 9), person("Benno", "", 7)});
  for (ResultPerson& one : told.persons)
    one.nationWritten = one.player == "Ilse" ? "red" : "blue";
  seal(told);
  std::vector<ResultRecord> records{told};
  const auto games = gamesAfterEdits(records);
  ResultEdit edit = unchanged(games[0]);
  named(edit, "Ilse").nations = {"romans"};
  named(edit, "Ilse").nationWritten.clear();
  const auto versions = editedVersions(latestVersions(records, games[0].records), edit);
  ASSERT_EQ(versions.size(), 1U);
  EXPECT_EQ(std::ranges::find(versions[0].persons, "Benno", &ResultPerson::player)->nationWritten, "blue");
  EXPECT_TRUE(std::ranges::find(versions[0].persons, "Ilse", &ResultPerson::player)->nationWritten.empty());
}

TEST(ResultEdits, APersonMayComeAndGo) {
  auto records = phoneAndSite();
  const auto games = gamesAfterEdits(records);
  ResultEdit edit = unchanged(games[0]);
  edit.edited.persons.push_back(person("Carina", "arabs", 5));
  edit.from.push_back(-1);
  store(records, editedVersions(latestVersions(records, games[0].records), edit));
  auto after = gamesAfterEdits(records);
  ASSERT_EQ(after.size(), 1U);
  EXPECT_EQ(after[0].result.persons.size(), 3U);
  ResultEdit less = unchanged(after[0]);
  const auto at = std::ranges::find(less.edited.persons, "Carina", &ResultPerson::player);
  less.from.erase(less.from.begin() + (at - less.edited.persons.begin()));
  less.edited.persons.erase(at);
  store(records, editedVersions(latestVersions(records, after[0].records), less), "2026-01-02 10:00:00");
  after = gamesAfterEdits(records);
  ASSERT_EQ(after.size(), 1U);
  EXPECT_EQ(after[0].result.persons.size(), 2U);
}

TEST(ResultEdits, DeletedIsOutOfTheListAndCanComeBack) {
  auto records = phoneAndSite();
  const auto before = gamesAfterEdits(records);
  store(records, withdrawnVersions(latestVersions(records, before[0].records), true));
  EXPECT_TRUE(gamesAfterEdits(records).empty());
  const auto deleted = deletedGames(records, {});
  ASSERT_EQ(deleted.size(), 1U);
  EXPECT_EQ(deleted[0].result.persons, before[0].result.persons);
  store(records, withdrawnVersions(latestVersions(records, deleted[0].records), false),
        "2026-01-02 10:00:00");
  const auto after = gamesAfterEdits(records);
  ASSERT_EQ(after.size(), 1U);
  EXPECT_EQ(after[0].result.persons, before[0].result.persons);
  EXPECT_TRUE(deletedGames(records, {}).empty());
}

/// The clock of a phone may be years ahead.
TEST(ResultEdits, AChangeIsLaterThanWhatItChangesWhateverTheClocksSay) {
  auto records = phoneAndSite();
  for (ResultRecord& record : records)
    record.sources.front().modified = "2031-01-01 00:00:00", seal(record);
  const auto games = gamesAfterEdits(records);
  ResultEdit edit = unchanged(games[0]);
  edit.edited.site = "Club";
  store(records, editedVersions(latestVersions(records, games[0].records), edit));
  EXPECT_EQ(gamesAfterEdits(records)[0].result.site, "Club");
}

TEST(ResultEdits, PlacesFollowTheWinnerThenThePersonages) {
  std::vector<ResultPerson> persons{person("a", "", 7), person("b", "", 9), person("c", "", 7)};
  takePlaces(persons);
  EXPECT_FALSE(persons[1].place) << "no winner is known";
  persons[0].won = true;
  persons[1].won = persons[2].won = false;
  takePlaces(persons);
  EXPECT_EQ(persons[0].place, 1) << "the winner, whatever the numbers say";
  EXPECT_EQ(persons[1].place, 2);
  EXPECT_EQ(persons[2].place, 3);
  persons[2].personages.reset();
  takePlaces(persons);
  EXPECT_EQ(persons[0].place, 1);
  EXPECT_FALSE(persons[1].place);
}

TEST(ResultEdits, TheTimeIsWrittenAsLogsWriteIt) {
  EXPECT_EQ(timeForLogs(1'700'000'000'000'042), "2023-11-14 22:13:20.000042");
}

} // namespace
} // namespace annales
