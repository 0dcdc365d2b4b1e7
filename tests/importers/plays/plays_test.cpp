// Logs of plays: what is taken, what stays unknown, and what is left out with its reason.
#include "importers/plays/play_results.h"
#include "importers/plays/result_writer.h"
#include "importers/readers/format.h"
#include "importers/readers/results_read.h"
#include "importers/sheets/result_sheet.h"
#include "libreplay/results/evenings.h"
#include "libreplay/results/known_names.h"
#include "libreplay/results/result_codec.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace annales {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

struct PlaysRead {
  std::optional<Rejection> rejection;
  std::string format;
  std::vector<Complaint> complaints;
  std::vector<ResultRecord> results;
  ResultsRead told;
};

PlaysRead readPlays(const std::string& bytes, const ResultWords& words = {}) {
  PlaysRead read;
  AnyReader reader(ReadRequest{.shelf = BoardShelf::builtIn(),
                               .result =
                                   [&](const ResultRecord& record) {
                                     read.results.push_back(record);
                                     return true;
                                   },
                               .words = &words,
                               .resultsRead = &read.told});
  std::istringstream in(bytes);
  read.rejection = reader.read(in);
  read.format = reader.format()->name;
  read.complaints = reader.complaints();
  std::ranges::sort(read.results, {}, [](const ResultRecord& r) { return std::pair(r.date, r.id); });
  return read;
}

std::string playsFile(const std::string& name) {
  std::ifstream in(std::string(ANNALES_SOURCE_DIR "/tests/importers/plays/files/") + name, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  EXPECT_FALSE(text.str().empty()) << name;
  return text.str();
}

/// "Ilse romans 9 won 1 seat -".
std::string personText(const ResultPerson& person) {
  std::string text = person.player.empty() ? "nobody" : person.player;
  for (const std::string& nation : person.nations)
    text += ' ' + nation;
  text += person.personages ? ' ' + std::to_string(*person.personages) : " -";
  text += !person.won ? "" : *person.won ? " won" : " lost";
  if (person.place) text += ' ' + std::to_string(*person.place);
  if (person.seat) text += " seat " + std::to_string(*person.seat);
  return text;
}

std::vector<std::string> personsText(const ResultRecord& record) {
  std::vector<std::string> texts;
  for (const ResultPerson& person : record.persons)
    texts.push_back(personText(person));
  return texts;
}

TEST(BgStats, AnExportOfAPhoneHasItsResults) {
  const PlaysRead read = readPlays(playsFile("bgstats-small.json"));
  ASSERT_FALSE(read.rejection) << read.rejection->message;
  EXPECT_EQ(read.format, "log of plays");
  ASSERT_EQ(read.results.size(), 3U);
  EXPECT_EQ(read.told.foreign, 1U);
  EXPECT_TRUE(read.complaints.empty());
  const ResultRecord& first = read.results[0];
  EXPECT_EQ(first.ruleset, RulesetId::antikeII);
  EXPECT_EQ(first.date, "2026-02-03");
  EXPECT_EQ(first.board, "mare-nostrum");
  EXPECT_EQ(first.minutes, 118);
  EXPECT_EQ(first.site, "Club room");
  EXPECT_EQ(first.options, std::nullopt);
  EXPECT_THAT(personsText(first), ElementsAre("Benno greeks 7 lost 2", "Carina germans 6 lost 3",
                                              "Dario phoenicians 4 lost 4", "Ilse romans 9 won 1 seat 1"));
  EXPECT_THAT(personsText(read.results[1]),
              ElementsAre("Benno persians 9 lost 2 seat 2", "Carina arabs 10 won 1 seat 3",
                          "Ilse greeks 7 lost 3 seat 1"));
  EXPECT_THAT(personsText(read.results[2]),
              ElementsAre("Carina carthaginians 6 lost 2", "Ilse romans 9 won 1"));
  EXPECT_EQ(read.results[2].minutes, std::nullopt);
}

TEST(BgStats, KeepsNoPrivateFields) {
  std::string text = playsFile("bgstats-small.json");
  const std::string mine = "\"meRefId\":2,";
  text.insert(text.find(mine), "\"cloudEmail\":\"ilse@example.org\",");
  for (const ResultRecord& record : readPlays(text).results)
    for (const ResultSource& source : record.sources)
      EXPECT_EQ((source.play + source.owner + source.bggPlay).find("ilse"), std::string::npos);
}

TEST(BoardGameGeek, ThePagesOfTheSameEveningsAreTheSameGames) {
  const PlaysRead phone = readPlays(playsFile("bgstats-small.json"));
  const PlaysRead site = readPlays(playsFile("bgg-plays-small.xml"));
  ASSERT_FALSE(site.rejection) << site.rejection->message;
  ASSERT_EQ(site.results.size(), 3U);
  EXPECT_EQ(site.told.foreign, 1U);
  for (std::size_t i = 0; i < 3; ++i)
    EXPECT_THAT(site.results[i].ruleset, phone.results[i].ruleset);
  std::vector<ResultRecord> all = phone.results;
  all.insert(all.end(), site.results.begin(), site.results.end());
  const auto games = resultGames(all, {}, {});
  EXPECT_EQ(games.size(), 3U);
  for (const ResultGame& game : games) {
    EXPECT_EQ(game.records.size(), 2U);
    EXPECT_TRUE(game.contradictions.empty());
  }
}

TEST(BoardGameGeek, PagesGluedTogetherAreReadAsOneFile) {
  const std::string page = playsFile("bgg-plays-small.xml");
  const std::string bare = page.substr(page.find("<plays"));
  const std::string last = "<plays username='x' total='104'></plays>";
  for (const std::string& text : {page + page, page + "\n" + bare, bare + bare + last, "\n " + bare}) {
    const PlaysRead read = readPlays(text);
    ASSERT_FALSE(read.rejection) << read.rejection->message;
    EXPECT_EQ(read.results.size() % 3, 0U);
    EXPECT_GE(read.results.size(), 3U);
  }
}

TEST(BoardGameGeek, APageThatIsCutOffIsRefused) {
  const std::string page = playsFile("bgg-plays-small.xml");
  EXPECT_TRUE(readPlays(page.substr(0, page.size() / 2)).rejection);
  const std::string json = playsFile("bgstats-small.json");
  EXPECT_TRUE(readPlays(json.substr(0, json.size() - 3)).rejection);
}

TEST(BoardGameGeek, AnErrorIsASentenceAndNoResult) {
  const PlaysRead read = readPlays(playsFile("bgg-error.xml"));
  ASSERT_TRUE(read.rejection);
  EXPECT_THAT(read.rejection->message, HasSubstr("Invalid object or user"));
  EXPECT_TRUE(read.results.empty());
}

const std::string kJsonPlay = R"({"id":"7","date":"2025-11-04","quantity":"Q","length":"90","incomplete":"0",
 "nowinstats":"0","location":"Club","item":{"name":"Antike II","objecttype":"thing","objectid":"166857"},
 "players":{"player":[{"name":"Ilse","color":"Romans","score":"9","win":"1"},
  {"name":"Benno","color":"Greeks","score":"8","win":"0"},{"name":"Carina","color":"","score":"SCORE","win":"0"}]}})";

std::string jsonPlay(const std::string& quantity, const std::string& score) {
  std::string text = kJsonPlay;
  text.replace(text.find("\"Q\""), 3, '"' + quantity + '"');
  text.replace(text.find("SCORE"), 5, score);
  return text;
}

TEST(BoardGameGeek, TheJsonOfToolsIsReadInItsShapes) {
  const std::string play = jsonPlay("1", "5");
  std::string dashed = play, dollar = play;
  for (const std::string key :
       {"id", "date", "quantity", "length", "name", "objectid", "color", "score", "win"})
    for (std::size_t at = 0; (at = dashed.find('"' + key + "\":", at)) != std::string::npos; at += 2)
      dashed.insert(at + 1, "-");
  for (const std::string& text :
       {"[" + play + "]", "{\"plays\":{\"username\":\"x\",\"play\":[" + play + "]}}",
        "{\"plays\":{\"play\":" + play + "}}", "{\"plays\":[" + play + "]}",
        "[{\"plays\":{\"play\":[" + play + "]}}]", "var plays = {\"plays\":{\"play\":[" + dashed + "]}};"}) {
    const PlaysRead read = readPlays(text);
    ASSERT_FALSE(read.rejection) << read.rejection->message << text;
    ASSERT_EQ(read.results.size(), 1U) << text;
    EXPECT_THAT(personsText(read.results[0]),
                ElementsAre("Benno greeks 8 lost 2", "Carina 5 lost 3", "Ilse romans 9 won 1"));
  }
}

TEST(Plays, PointsAreNumbersOrStayTexts) {
  EXPECT_EQ(plays::pointsIn("72+75"), 147);
  EXPECT_EQ(plays::pointsIn("15+16-30"), 1);
  EXPECT_EQ(plays::pointsIn(" -52"), -52);
  EXPECT_EQ(plays::pointsIn("13.5"), 13);
  EXPECT_EQ(plays::pointsIn("21,7"), 21);
  for (const char* text :
       {"", "Decisive", "49-46ish", "36, 42", "6/7", "+", "1++2", "-", "99999999999999999999"})
    EXPECT_EQ(plays::pointsIn(text), std::nullopt) << text;
}

TEST(Plays, PointsBeyondTheGoalAreNoPersonages) {
  const PlaysRead read = readPlays("[" + jsonPlay("1", "61") + "]");
  ASSERT_EQ(read.results.size(), 1U);
  const ResultPerson& carina = read.results[0].persons[1];
  EXPECT_EQ(carina.personages, std::nullopt);
  EXPECT_EQ(carina.pointsWritten, "61");
  EXPECT_EQ(carina.place, std::nullopt);
}

TEST(Plays, SeveralGamesInOneEntryAreLeftOut) {
  for (const std::string quantity : {"3", "0"}) {
    const PlaysRead read = readPlays("[" + jsonPlay(quantity, "5") + "]");
    EXPECT_TRUE(read.results.empty());
    ASSERT_EQ(read.complaints.size(), 1U);
    EXPECT_EQ(read.told.leftOut, 1U);
    EXPECT_THAT(read.complaints[0].message, HasSubstr("it counts"));
  }
}

/// A play of three with start positions, as an entry of BoardGameGeek.
std::string numberedPlay(int number, const std::string& positions, const std::string& points) {
  std::string text = "{\"id\":\"" + std::to_string(number) +
                     "\",\"date\":\"2025-11-04\",\"quantity\":1,\"item\":" +
                     "{\"name\":\"Antike\",\"objectid\":19600},\"players\":[";
  for (std::size_t i = 0; i < 3; ++i)
    text += std::string(i == 0 ? "" : ",") + "{\"name\":\"" + static_cast<char>('A' + i) + "\",\"score\":\"" +
            points[i] + "\",\"startposition\":\"" + positions[i] + "\",\"win\":0}";
  return text + "]}";
}

std::size_t seatsIn(const PlaysRead& read) {
  std::size_t seats = 0;
  for (const ResultRecord& record : read.results)
    seats += static_cast<std::size_t>(
        std::ranges::count_if(record.persons, [](const ResultPerson& p) { return p.seat.has_value(); }));
  return seats;
}

TEST(Plays, StartPositionsInTheOrderOfTheListAreNoSeats) {
  const std::string list = "[" + numberedPlay(1, "123", "789") + "," + numberedPlay(2, "123", "798") + "," +
                           numberedPlay(3, "213", "978") + "]";
  const PlaysRead read = readPlays(list);
  EXPECT_EQ(read.results.size(), 3U);
  EXPECT_EQ(seatsIn(read), 0U);
  const auto questions = read.told.words.questions({});
  ASSERT_EQ(questions.size(), 1U);
  EXPECT_EQ(questions[0].kind, WordKind::seats);
  ResultWords words;
  words.set({WordKind::seats, "", "boardgamegeek", "yes"});
  EXPECT_EQ(seatsIn(readPlays(list, words)), 9U);
}

TEST(Plays, StartPositionsInTheOrderOfPointsAreNoSeats) {
  EXPECT_EQ(
      seatsIn(readPlays("[" + numberedPlay(1, "312", "798") + "," + numberedPlay(2, "231", "879") + "]")),
      0U);
  EXPECT_EQ(
      seatsIn(readPlays("[" + numberedPlay(1, "312", "978") + "," + numberedPlay(2, "231", "978") + "]")),
      6U);
  EXPECT_EQ(seatsIn(readPlays("[" + numberedPlay(1, "311", "978") + "]")), 0U);
}

TEST(Plays, ANationThatTwoPersonsHaveIsUnknown) {
  std::string text = "[" + jsonPlay("1", "5") + "]";
  text.replace(text.find("Greeks"), 6, "Rome");
  const PlaysRead read = readPlays(text);
  ASSERT_EQ(read.results.size(), 1U);
  for (const ResultPerson& person : read.results[0].persons)
    EXPECT_TRUE(person.nations.empty());
  EXPECT_EQ(read.results[0].persons[0].nationWritten, "Rome");
}

TEST(BgStats, TheOlderTableIsRead) {
  const std::string columns =
      "Plays v6\tEntry date\tGame\tGame BggID\tHighscore wins\tCooperative\tTeam play\tNo "
      "points\tBoard/variant\tLocation\tUse teams\tPlay ID\tPlay BggID\tMod Date\tRounds\t"
      "Comments\tIgnore stats\tDuration\tImport Date\tGame UUID\tGame Mod Date\tLocation "
      "UUID\tLocation Mod Date";
  std::string text = columns;
  for (const std::string name : {"Ilse", "Benno", "Carina", "Dario"})
    text += "\t" + name + "\tScore text\tWinner\tTeam\t0\t788E-" + name +
            "\tRank\tStart player\t2017-12-31 16:40:12";
  text +=
      "\r\n2017-12-31\t2017-12-31 16:41:33\tAntike "
      "II\t166857\t1\t0\t0\t0\tOrient\tHome\t0\t021F\t0\t2017-12-31 "
      "16:42:"
      "41\t0\t\t0\t53\t\t\t\t\t\t9\t9\t1\t\t1\t0\t\t1\t\t6\t6\t0\t\t1\t0\t\t\t\t5\t5\t0\t\t1\t0\t\t\t\r\n";
  std::string wide = "\xFF\xFE";
  for (const char c : text)
    wide += {c, '\0'};
  const PlaysRead read = readPlays(wide);
  ASSERT_FALSE(read.rejection) << read.rejection->message;
  ASSERT_EQ(read.results.size(), 1U);
  EXPECT_EQ(read.results[0].date, "2017-12-31");
  EXPECT_EQ(read.results[0].board, "orient-ii");
  EXPECT_THAT(personsText(read.results[0]),
              ElementsAre("Benno 6 lost 2", "Carina 5 lost 3", "Ilse 9 won 1 seat 1"));
}

TEST(ResultSheet, AClubsTableHasItsResults) {
  const PlaysRead read = readPlays(playsFile("results-table.csv"));
  ASSERT_FALSE(read.rejection) << read.rejection->message;
  EXPECT_EQ(read.format, "spreadsheet");
  ASSERT_EQ(read.results.size(), 6U);
  EXPECT_EQ(read.results[0].date, "2025-11-04");
  EXPECT_THAT(personsText(read.results[0]), ElementsAre("Benno greeks 7 lost 2", "Carina 6 lost 3",
                                                        "Darío phoenicians 4 lost 4", "Ilse romans 9 won 1"));
  EXPECT_EQ(read.results[1].date, "2025-11-11");
  EXPECT_EQ(read.results[1].dateWritten, "11./12.11.2025");
  EXPECT_EQ(read.results[1].board, "orient-ii");
  EXPECT_EQ(read.results[2].date, "2025-12-06");
  EXPECT_EQ(read.results[3].date, "2025-12-06");
  EXPECT_EQ(read.results[4].date, "2026-02");
  EXPECT_FALSE(read.results[4].finished);
  EXPECT_THAT(personsText(read.results[4]), ElementsAre("nobody 5", "Benno 6", "Ilse 5"));
  EXPECT_EQ(read.results[5].board, "rome-carthage");
}

TEST(ResultSheet, ASheetThatNamesEachRowsGameIsTheSame) {
  const std::string merged =
      "Date,Game,Name,Nation,Points\n2025-11-04,Antike,Ilse,Romans,10\n,,Benno,Greeks,8\n"
      ",,Carina,,7\n,Antike,Ilse,,9\n,,Benno,,10\n,,Carina,,4\n";
  const std::string full =
      "Date,Game,Name,Nation,Points\n2025-11-04,Antike,Ilse,Romans,10\n"
      "2025-11-04,Antike,Benno,Greeks,8\n2025-11-04,Antike,Carina,,7\n"
      "2025-11-04,Antike,Ilse,,9\n2025-11-04,Antike,Benno,,10\n2025-11-04,Antike,Carina,,4\n";
  const PlaysRead a = readPlays(merged), b = readPlays(full);
  ASSERT_EQ(a.results.size(), 2U);
  EXPECT_EQ(a.results, b.results);
}

TEST(ResultSheet, DatesThatMeanTwoDaysStayUnknown) {
  EXPECT_EQ(sheets::dateOfResult("6.12.25"), "2025-12-06");
  EXPECT_EQ(sheets::dateOfResult("Feb 2026"), "2026-02");
  EXPECT_EQ(sheets::dateOfResult("2026-02-17"), "2026-02-17");
  for (const char* text : {"5/6/2026", "31.2.25", "gestern", "", "12", "32.-33.11.2025"})
    EXPECT_EQ(sheets::dateOfResult(text), "") << text;
}

TEST(ResultWriter, WhatIsWrittenIsReadAsTheSameGames) {
  const PlaysRead phone = readPlays(playsFile("bgstats-small.json"));
  const PlaysRead table = readPlays(plays::resultsCsv(phone.results));
  ASSERT_FALSE(table.rejection) << table.rejection->message;
  std::vector<ResultRecord> all = phone.results;
  all.insert(all.end(), table.results.begin(), table.results.end());
  EXPECT_EQ(resultGames(all, {}, {}).size(), 3U);
  const PlaysRead app = readPlays(plays::bgStatsJson(phone.results));
  ASSERT_FALSE(app.rejection) << app.rejection->message;
  ASSERT_EQ(app.results.size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(personsText(app.results[i]), personsText(phone.results[i]));
    EXPECT_EQ(app.results[i].sources[0].play, phone.results[i].sources[0].play);
  }
}

TEST(Plays, OfWhichLessThanTheDayIsKnownComeBackFromThePhoneLikeThat) {
  const std::vector<ResultRecord> dated = readPlays(playsFile("bgstats-small.json")).results;
  for (const std::string date : {"", "2019", "2019-05"})
    for (const std::string comments : {"", "On the train.\nTwice."}) {
      std::vector<ResultRecord> less = dated;
      for (ResultRecord& result : less) {
        result.date = date;
        result.comments = comments;
        result.finished = &result != &less.front();
        seal(result);
      }
      const std::string file = plays::bgStatsJson(less);
      EXPECT_THAT(file, HasSubstr(date.empty() ? "[Annales: date unknown]" : "[Annales: date " + date + "]"));
      const PlaysRead back = readPlays(file);
      ASSERT_EQ(back.results.size(), less.size());
      std::size_t unfinished = 0;
      for (const ResultRecord& result : back.results) {
        EXPECT_EQ(result.date, date);
        EXPECT_EQ(result.dateWritten, "");
        EXPECT_EQ(result.comments, result.finished || !comments.empty() ? comments : "DNF");
        unfinished += result.finished ? 0 : 1;
      }
      EXPECT_EQ(unfinished, comments.empty() ? 1U : 0U) << "a comment of one's own says whether it ended";
      std::string moved = file;
      for (std::size_t at = 0; (at = moved.find("\"playDate\":\"", at)) != std::string::npos; ++at)
        moved.replace(at, 22, "\"playDate\":\"2021-07-04");
      for (const ResultRecord& result : readPlays(moved).results) {
        EXPECT_EQ(result.date, "2021-07-04") << "whoever corrects it on the phone knows the day";
        EXPECT_THAT(result.comments, Not(HasSubstr("Annales")));
      }
    }
  EXPECT_THAT(plays::bgStatsJson(dated), Not(HasSubstr("[Annales")));
}

TEST(Plays, ALineOfACommentThatOnlyLooksLikeAMarkStays) {
  for (const std::string line : {"[Annales: date 2019-05-04]", "[Annales: date soon]", "[Annales: date "}) {
    std::vector<ResultRecord> results = readPlays(playsFile("bgstats-small.json")).results;
    results.front().comments = line;
    seal(results.front());
    const std::string date = results.front().date;
    const PlaysRead back = readPlays(plays::bgStatsJson(results));
    const auto same = std::ranges::find(back.results, line == "[Annales: date " ? "[Annales: date" : line,
                                        &ResultRecord::comments);
    ASSERT_NE(same, back.results.end()) << line;
    EXPECT_EQ(same->date, date);
  }
}

} // namespace
} // namespace annales
