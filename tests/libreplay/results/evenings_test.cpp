// Which records are one game, what is known of it, and that no order makes a difference.
#include "libreplay/results/evenings.h"
#include "libreplay/results/known_names.h"
#include "libreplay/results/result_codec.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace annales {
namespace {

struct Told {
  std::string player, nation;
  std::optional<int> personages;
  std::optional<bool> won = std::nullopt;
};

ResultRecord told(PlayLog log, const std::string& play, const std::string& date,
                  const std::vector<Told>& persons, const std::string& owner = "",
                  const std::string& modified = "") {
  ResultRecord record;
  record.ruleset = RulesetId::antike;
  record.date = date;
  for (const Told& from : persons) {
    ResultPerson person;
    person.player = from.player;
    if (!from.nation.empty()) person.nations = {from.nation};
    person.personages = from.personages;
    person.won = from.won;
    record.persons.push_back(person);
  }
  record.sources = {{log, play, "", owner, modified}};
  seal(record);
  return record;
}

const std::vector<Told> kThree{{"Ilse", "greeks", 7}, {"Benno", "persians", 9}, {"Carina", "arabs", 10}};
const std::vector<Told> kThreeWithoutNations{{"Ilse", "", 7}, {"Benno B.", "", 9}, {"C.", "", 10}};

std::vector<ResultGame> gamesOf(const std::vector<ResultRecord>& records,
                                const std::vector<RecordedResult>& recorded = {}) {
  return resultGames(records, recorded, {});
}

TEST(ResultGames, TwoLogsOfOneTableAreOneGame) {
  const auto games = gamesOf({told(PlayLog::bgStats, "a", "2026-02-17", kThree, "one"),
                              told(PlayLog::bgStats, "b", "2026-02-18", kThreeWithoutNations, "other")});
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].records.size(), 2U);
  EXPECT_EQ(games[0].result.sources.size(), 2U);
}

TEST(ResultGames, TwoEntriesOfOneLogAreTwoGames) {
  EXPECT_EQ(gamesOf({told(PlayLog::bgStats, "a", "2026-02-17", kThree, "one"),
                     told(PlayLog::bgStats, "b", "2026-02-17", kThree, "one")})
                .size(),
            2U);
}

TEST(ResultGames, EachEntryHasOnePartner) {
  const auto games = gamesOf({told(PlayLog::bgStats, "a", "2026-02-17", kThree, "one"),
                              told(PlayLog::bgStats, "b", "2026-02-17", kThree, "one"),
                              told(PlayLog::boardGameGeek, "7", "2026-02-17", kThree, "ilse")});
  EXPECT_EQ(games.size(), 2U);
}

TEST(ResultGames, TwoDaysApartAreTwoGames) {
  EXPECT_EQ(gamesOf({told(PlayLog::bgStats, "a", "2026-02-17", kThree, "one"),
                     told(PlayLog::bgStats, "b", "2026-02-19", kThree, "other")})
                .size(),
            2U);
}

TEST(ResultGames, TwoPersonsNeedTheSameNames) {
  const std::vector<Told> ours{{"Ilse", "romans", 9}, {"Benno", "", 6}},
      theirs{{"Ilse", "", 9}, {"Carina", "", 6}};
  EXPECT_EQ(gamesOf({told(PlayLog::bgStats, "a", "2026-02-17", ours, "one"),
                     told(PlayLog::bgStats, "b", "2026-02-17", theirs, "other")})
                .size(),
            2U);
  EXPECT_EQ(gamesOf({told(PlayLog::bgStats, "a", "2026-02-17", ours, "one"),
                     told(PlayLog::bgStats, "b", "2026-02-17", ours, "other")})
                .size(),
            1U);
}

TEST(ResultGames, TheEntryModifiedLastCounts) {
  auto changed = kThree;
  changed[0].personages = 8;
  const ResultRecord early = told(PlayLog::bgStats, "a", "2026-02-17", kThree, "one", "2026-02-17 22:00:00"),
                     late = told(PlayLog::bgStats, "a", "2026-02-17", changed, "one", "2026-02-18 09:00:00");
  for (const auto& records : {std::vector{early, late}, std::vector{late, early}}) {
    const auto games = gamesOf(records);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].result.id, late.id);
    EXPECT_TRUE(games[0].contradictions.empty());
  }
}

TEST(ResultGames, ThePlayWrittenForTheAppIsTheSameGameAndTellsNothingNew) {
  const ResultRecord typed = told(PlayLog::table, "x", "2026-02", kThreeWithoutNations);
  auto whole = kThree;
  const ResultRecord back = told(PlayLog::bgStats, playIdForApp(typed.id), "2026-02-01", whole, "one");
  for (const auto& records : {std::vector{typed, back}, std::vector{back, typed}}) {
    const auto games = gamesOf(records);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].result.date, "2026-02");
  }
}

TEST(ResultGames, AnEntryThatWasWithdrawnLastIsNoGame) {
  const ResultRecord early = told(PlayLog::annales, "a", "2026-02-17", kThree, "", "2026-02-17 22:00:00");
  ResultRecord gone = early;
  gone.withdrawn = true;
  gone.sources[0].modified = "2026-02-17 23:00:00";
  seal(gone);
  EXPECT_TRUE(gamesOf({early, gone}).empty());
  EXPECT_TRUE(gamesOf({gone, early}).empty());
}

TEST(ResultGames, WhatOneWitnessDoesNotKnowTheOtherTells) {
  const auto games = gamesOf({told(PlayLog::boardGameGeek, "7", "2026-02-17", kThreeWithoutNations, "x"),
                              told(PlayLog::table, "", "2026-02-17", kThree)});
  ASSERT_EQ(games.size(), 1U);
  for (const ResultPerson& person : games[0].result.persons)
    EXPECT_FALSE(person.nations.empty()) << person.player;
}

RecordedResult recordedGame(const std::vector<Told>& persons) {
  RecordedResult game;
  game.game = sha256("game");
  game.date = "2026-02-17";
  game.persons = told(PlayLog::annales, "x", "", persons).persons;
  return game;
}

TEST(ResultGames, ARecordedGameTakesThePlaceOfItsResult) {
  auto others = kThree;
  std::swap(others[0].nation, others[1].nation);
  const auto games =
      gamesOf({told(PlayLog::bgStats, "a", "2026-02-17", others, "one")}, {recordedGame(kThree)});
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].recorded, sha256("game"));
  EXPECT_EQ(games[0].contradictions.size(), 2U);
}

TEST(ResultGames, OneNumberThatDiffersLeavesADoubt) {
  auto other = kThree;
  other[0].personages = 6;
  const auto games = gamesOf({told(PlayLog::bgStats, "a", "2026-02-17", kThree, "one"),
                              told(PlayLog::bgStats, "b", "2026-02-17", other, "other")});
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(games[0].perhaps, std::vector<std::size_t>{1});
}

RecordedResult recordedOf(const ResultRecord& result) {
  return {sha256("a recorded game"), result.ruleset, result.date, result.board, result.site, result.persons};
}

TEST(ResultGames, WhatTheOwnerSaysComesBeforeWhatTheyLookLike) {
  auto other = kThree;
  other[0].personages = 6;
  const ResultRecord a = told(PlayLog::bgStats, "a", "2026-02-17", kThree, "one"),
                     b = told(PlayLog::bgStats, "b", "2026-02-17", other, "other"),
                     twin = told(PlayLog::table, "", "2026-02-17", kThree, "third");
  ResultWords words;
  words.set(sameGameAnswer(b.id, a.id, SameGame::yes));
  auto games = resultGames(std::vector{a, b}, {}, words);
  ASSERT_EQ(games.size(), 1U) << "one number differs, and the owner knows better";
  EXPECT_FALSE(games[0].contradictions.empty());
  words.set(sameGameAnswer(a.id, b.id, SameGame::no));
  games = resultGames(std::vector{a, b}, {}, words);
  ASSERT_EQ(games.size(), 2U);
  EXPECT_TRUE(games[0].perhaps.empty()) << "what was answered is not asked again";
  words.set(sameGameAnswer(a.id, b.id, SameGame::open));
  EXPECT_FALSE(resultGames(std::vector{a, b}, {}, words)[0].perhaps.empty());
  words.set(sameGameAnswer(a.id, twin.id, SameGame::no));
  EXPECT_EQ(resultGames(std::vector{a, twin}, {}, words).size(), 2U) << "alike, and two games all the same";
  const ResultRecord newer = told(PlayLog::bgStats, "a", "2026-02-17", kThree, "one", "2026-03-01 10:00:00");
  EXPECT_EQ(resultGames(std::vector{a, newer, twin}, {}, words).size(), 2U)
      << "an answer counts for later versions of the entry";
}

TEST(ResultGames, TheOwnerSaysWhichRecordedGameItIs) {
  auto other = kThree;
  other[0].personages = 6;
  const ResultRecord a = told(PlayLog::bgStats, "a", "2026-02-17", kThree, "one");
  const RecordedResult game = recordedOf(told(PlayLog::table, "", "2026-02-17", other));
  const std::vector<RecordedResult> recorded{game};
  auto games = resultGames(std::vector{a}, recorded, {});
  EXPECT_FALSE(games[0].recorded);
  EXPECT_EQ(games[0].perhapsRecorded, std::vector<Hash>{game.game});
  ResultWords words;
  words.set(sameGameAnswer(game.game, a.id, SameGame::yes));
  games = resultGames(std::vector{a}, recorded, words);
  EXPECT_EQ(games[0].recorded, game.game);
  EXPECT_TRUE(games[0].perhapsRecorded.empty());
  words.set(sameGameAnswer(game.game, a.id, SameGame::no));
  games = resultGames(std::vector{a}, recorded, words);
  EXPECT_FALSE(games[0].recorded);
  EXPECT_TRUE(games[0].perhapsRecorded.empty());
  const std::vector<RecordedResult> equal{recordedOf(a)};
  EXPECT_FALSE(resultGames(std::vector{a}, equal, words)[0].recorded) << "equal, and two games all the same";
}

TEST(ResultWords, AnAnswerAboutOneGameNamesTwoIds) {
  const Hash a = sha256("a"), b = sha256("b");
  EXPECT_EQ(sameGameAnswer(a, b, SameGame::yes), sameGameAnswer(b, a, SameGame::yes));
  EXPECT_TRUE(checkAnswer(sameGameAnswer(a, b, SameGame::no)));
  EXPECT_FALSE(checkAnswer(sameGameAnswer(a, a, SameGame::no)));
  EXPECT_FALSE(checkAnswer({WordKind::same, "", "Ilse", "yes"}));
}

/// Everything but the places of records, which are where they were given.
std::string pictureOf(const std::vector<ResultGame>& games) {
  std::string text;
  for (const ResultGame& game : games) {
    appendResultRecord(text, game.result);
    for (const ResultContradiction& contradiction : game.contradictions)
      text += plainEnglish(contradiction.what);
    text += std::to_string(game.records.size()) + (game.recorded ? hexOf(*game.recorded) : "") + '\n';
    for (const std::size_t other : game.perhaps)
      text += std::to_string(other) + ' ';
  }
  return text;
}

TEST(ResultGames, NoOrderMakesADifference) {
  std::mt19937 random(3);
  for (int round = 0; round < 40; ++round) {
    std::vector<ResultRecord> records;
    for (int i = 0; i < 30; ++i) {
      std::vector<Told> persons;
      for (int p = 0; p < 3; ++p)
        persons.push_back(
            {std::string(1, static_cast<char>('A' + random() % 4)), "",
             random() % 8 == 0 ? std::nullopt : std::optional(static_cast<int>(random() % 3) + 7)});
      records.push_back(told(static_cast<PlayLog>(random() % 4), std::to_string(random() % 20),
                             "2026-02-1" + std::to_string(random() % 3), persons,
                             std::to_string(random() % 2), std::to_string(random() % 3)));
    }
    const std::string before = pictureOf(gamesOf(records, {recordedGame(kThree)}));
    std::shuffle(records.begin(), records.end(), random);
    EXPECT_EQ(pictureOf(gamesOf(records, {recordedGame(kThree)})), before);
    const std::vector<ResultRecord> again = records;
    records.insert(records.end(), again.begin(), again.end()); // as if imported twice
    const auto twice = gamesOf(records, {recordedGame(kThree)});
    EXPECT_EQ(twice.size(), static_cast<std::size_t>(std::ranges::count(before, '\n')));
  }
}

TEST(ResultWords, AnAnswerIsWhatAWordMeans) {
  ResultRecord record =
      told(PlayLog::table, "", "2026-02-17", {{"Ilse", "", 10}, {"Benno", "", 8}, {"Eva", "", 6}});
  record.persons[0].nationWritten = "Gelb";
  record.boardWritten = "Rückseite";
  seal(record);
  ResultWords words;
  words.set({WordKind::nation, "antike", "gelb", "arabs"});
  words.set({WordKind::person, "", "Éva", "Eva Klein"});
  const ResultRecord meant = meantBy(record, words);
  EXPECT_EQ(meant.id, record.id);
  for (const ResultPerson& person : meant.persons) {
    if (person.nationWritten == "Gelb") {
      EXPECT_EQ(person.nations, std::vector<std::string>{"arabs"});
    }
    EXPECT_NE(person.player, "Eva");
  }
  EXPECT_EQ(meant.board, "orient"); // the only one with Arabs
  words.set({WordKind::board, "antike", "rückseite", "occident"});
  EXPECT_EQ(meantBy(record, words).board, "occident");
}

TEST(ResultWords, AWordThatSeveralPersonsOfAGameHaveIsADefault) {
  WordTally tally;
  for (int i = 0; i < 10; ++i) {
    ResultRecord record = told(PlayLog::bgStats, std::to_string(i), "2026-02-17",
                               {{"Ilse", "", 10}, {"Benno", "", 8}, {"Eva", "", 6}});
    for (ResultPerson& person : record.persons)
      person.nationWritten = "White";
    if (i == 0) record.persons[0].nationWritten = "Phön.";
    seal(record);
    tally.add(record);
  }
  const auto questions = tally.questions({});
  ASSERT_EQ(questions.size(), 2U);
  EXPECT_EQ(questions[0].word, "White");
  EXPECT_EQ(questions[0].times, 29U);
  EXPECT_TRUE(questions[0].isDefault);
  EXPECT_EQ(questions[0].proposal, "");
  EXPECT_EQ(questions[1].proposal, "phoenicians");
  EXPECT_FALSE(questions[1].isOpen);
}

TEST(ResultWords, NamesThatAreAlikeAreOnePersonOnlyIfTheyNeverMet) {
  WordTally tally;
  const auto play = [&](const char* id, const char* first, const char* second) {
    ResultRecord record = told(PlayLog::bgStats, id, "2026-02-17", {{first, "", 10}, {second, "", 8}});
    seal(record);
    tally.add(record);
  };
  for (const char* id : {"a", "b", "c"})
    play(id, "Gesa", "Benno");
  play("d", "Gesa (CLUB)", "Ilse");
  ASSERT_EQ(tally.questions({}).size(), 1U);
  EXPECT_EQ(tally.questions({})[0].proposal, "Gesa");
  play("e", "Gesa", "Gesa (CLUB)");
  ASSERT_EQ(tally.questions({}).size(), 1U) << "it is still asked";
  EXPECT_FALSE(tally.questions({})[0].proposal) << "and nothing is proposed";
}

TEST(ResultWords, AFileOfQuestionsIsAFileOfAnswers) {
  WordTally tally;
  ResultRecord record = told(PlayLog::bgStats, "a", "2026-02-17", {{"Ilse", "", 10}, {"Benno", "", 8}});
  record.persons[0].nationWritten = "blau";
  record.persons[1].nationWritten = "mauve";
  seal(record);
  tally.add(record);
  const auto answers = readWordsFile(wordsFile(tally.questions({})));
  ASSERT_TRUE(answers) << answers.error().message;
  ASSERT_EQ(answers->size(), 1U); // the other one is open
  EXPECT_EQ(answers->front().word, "blau");
  EXPECT_EQ(answers->front().answer, "greeks");
  EXPECT_FALSE(readWordsFile("{}"));
  EXPECT_FALSE(readWordsFile(
      R"({"format":"annales-words-1","words":[{"kind":"seats","word":"table","answer":"x"}]})"));
}

TEST(KnownNames, AreTakenOnlyWhereTheyLeaveNoDoubt) {
  const auto named = [](std::string_view word) { return nationsNamed(RulesetId::antike, word); };
  using Nations = std::vector<std::string>;
  for (const std::string_view word : {"Romans", "the Romans", "Römer", "Rom", " rome ", "Romans (red)"})
    EXPECT_EQ(named(word), Nations{"romans"}) << word;
  EXPECT_EQ(named("Phön."), Nations{"phoenicians"});
  EXPECT_EQ(named("Greeks + Persians"), (Nations{"greeks", "persians"}));
  EXPECT_EQ(named("Ägypten／red"), Nations{"egyptians"});
  for (const std::string_view word : {"blue", "White", "?", "P.", "Radar", "", "Greeks + red"})
    EXPECT_EQ(named(word), Nations{}) << word;
  EXPECT_EQ(nationsNamed(RulesetId::antikeII, "Arabs"), Nations{}); // no board of the game has them
  EXPECT_EQ(boardNamed(RulesetId::antike, "Ost"), "orient");
  EXPECT_EQ(boardNamed(RulesetId::antikeII, "Orient"), "orient-ii");
  EXPECT_EQ(boardNamed(RulesetId::duellum, "Rom/Karthago"), "rome-carthage");
  EXPECT_EQ(boardNamed(RulesetId::antike, "Mare Nostrum"), "");
  EXPECT_EQ(gameNamed("Antike 2"), RulesetId::antikeII);
  EXPECT_EQ(gameNamed("Azul"), std::nullopt);
}

} // namespace
} // namespace annales
