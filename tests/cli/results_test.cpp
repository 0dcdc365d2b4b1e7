// Results without moves on the command line: imported, listed, answered about, exported.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;

const std::string kPlays = ANNALES_SOURCE_DIR "/tests/importers/plays/files/";

class Results : public ::testing::Test {
protected:
  Ran import(const std::vector<std::string>& files, const std::string& library = "club") const {
    std::vector<std::string> words{"import"};
    words.insert(words.end(), files.begin(), files.end());
    return run(words, library);
  }
  Ran run(std::vector<std::string> words, const std::string& library = "club") const {
    words.insert(words.end(), {"--library", folder_ / (library + ".annales")});
    return annales(words);
  }
  /// Ids of records apart: they tell nothing of which came first.
  [[nodiscard]] json listed(const std::string& library = "club") const {
    return json::parse(run({"list", "--results", "--json"}, library).out).at("results");
  }

  Folder folder_;
};

TEST_F(Results, OfTwoLogsOfTheSameEveningsAreListedOnce) {
  const Ran first = import({kPlays + "bgstats-small.json"});
  EXPECT_EQ(first.status, 0) << first.err;
  EXPECT_THAT(first.err,
              HasSubstr("3 results without moves added, 0 already there, 0 left out, 1 play of another game "
                        "passed over"));
  EXPECT_EQ(import({kPlays + "bgg-plays-small.xml"}).status, 0);
  EXPECT_EQ(listed().size(), 3U);
  const Ran again = import({kPlays + "bgstats-small.json", kPlays + "bgg-plays-small.xml"});
  EXPECT_THAT(again.err, HasSubstr("0 results without moves added, 6 already there"));
  EXPECT_THAT(run({"list"}).out, HasSubstr("result without moves, won by Ilse"));
  EXPECT_EQ(annales({"check", folder_ / "club.annales"}).status, 0);
}

TEST_F(Results, AreTheSameInWhateverOrderFilesCome) {
  const std::vector<std::string> files{kPlays + "bgstats-small.json", kPlays + "bgg-plays-small.xml",
                                       kPlays + "results-table.csv"};
  import(files, "forward");
  import({files[2], files[1], files[0]}, "backward");
  import(files, "backward");
  EXPECT_EQ(listed("forward"), listed("backward"));
  EXPECT_EQ(run({"export", "--results", "--format", "csv"}, "forward").out,
            run({"export", "--results", "--format", "csv"}, "backward").out);
}

TEST_F(Results, OfAnErrorPageAreNone) {
  const Ran ran = import({kPlays + "bgg-error.xml"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.out, HasSubstr("Invalid object or user"));
}

TEST_F(Results, WordsAreAskedForOnceAndRemembered) {
  const std::string words = folder_ / "words.json";
  const Ran asked = import({kPlays + "results-table.csv", "--words", words});
  EXPECT_EQ(asked.status, 0) << asked.out << asked.err;
  EXPECT_THAT(asked.err, HasSubstr("written to"));
  json file = json::parse(textOf(words));
  bool found = false;
  for (json& word : file.at("words"))
    if (word.at("word") == "gelb") {
      EXPECT_TRUE(word.at("proposal").is_null());
      word["answer"] = "arabs";
      found = true;
    }
  ASSERT_TRUE(found);
  writeText(words, file.dump());
  EXPECT_EQ(import({kPlays + "results-table.csv", "--words", words}).status, 0);
  EXPECT_THAT(run({"list"}).out, HasSubstr("Ilse (Arabs, 10)"));
  EXPECT_THAT(run({"list"}).out, HasSubstr("board orient")); // the only one with Arabs
  writeText(words, "{");
  EXPECT_EQ(import({kPlays + "results-table.csv", "--words", words}).status, 2);
}

TEST_F(Results, WithoutNationsAreAListOfTheirOwn) {
  import({kPlays + "bgstats-small.json", kPlays + "results-table.csv"});
  const json list = json::parse(run({"list", "--without-nations", "--json"}).out).at("results");
  EXPECT_EQ(list.size(), 4U);
}

TEST_F(Results, ExportedAsALogComeBackAsTheyWere) {
  import({kPlays + "bgstats-small.json", kPlays + "results-table.csv"});
  const std::string log = folder_ / "results.antike.jsonl";
  EXPECT_EQ(run({"export", "--results", "--format", "events", "--out", log}).status, 0);
  EXPECT_EQ(annales({"verify", log}).status, 0);
  EXPECT_EQ(import({log}, "other").status, 0);
  EXPECT_EQ(listed("other"), listed());
  EXPECT_THAT(import({log}).err, HasSubstr("0 results without moves added, 9 already there"));
  EXPECT_EQ(import({folder_ / "club.annales"}, "third").status, 0);
  EXPECT_EQ(listed("third"), listed());
}

TEST_F(Results, ForThePhoneAreTheSameGames) {
  import({kPlays + "bgstats-small.json", kPlays + "results-table.csv"});
  const json before = listed();
  const std::string phone = folder_ / "evenings.bgsplay";
  EXPECT_EQ(run({"export", "--results", "--format", "bg-stats", "--out", phone}).status, 0);
  EXPECT_EQ(import({phone}).status, 0);
  const json after = listed();
  ASSERT_EQ(after.size(), before.size());
  for (std::size_t i = 0; i < after.size(); ++i)
    EXPECT_EQ(after[i].at("date"), before[i].at("date"));
  EXPECT_EQ(run({"export", "--results", "--format", "agn"}).status, 2);
  EXPECT_EQ(run({"export", "--all", "--format", "bg-stats"}).status, 2);
}

TEST_F(Results, ThePhoneGetsTheEveningsThatWereRecordedHere) {
  const std::string phone = folder_ / "evenings.bgsplay", again = folder_ / "again.bgsplay";
  import({ANNALES_SOURCE_DIR "/samples/game-occident.antike.jsonl",
          ANNALES_SOURCE_DIR "/samples/game-orient-mistakes.antike.jsonl", kPlays + "results-table.csv"});
  const std::size_t before = listed().size();
  const Ran written = run({"export", "--results", "--format", "bg-stats", "--out", phone});
  EXPECT_THAT(written.err, HasSubstr(" and 2 recorded games exported"));
  EXPECT_EQ(run({"export", "--results", "--format", "bg-stats", "--out", again}).status, 0);
  EXPECT_EQ(textOf(again), textOf(phone)) << "an evening keeps its id, so the phone knows it";
  EXPECT_EQ(import({phone}, "phone").status, 0);
  EXPECT_EQ(listed("phone").size(), before + 2) << "on another computer they are results";
  EXPECT_EQ(import({phone}).status, 0);
  std::size_t recorded = 0;
  for (const json& result : listed())
    recorded += result.at("game").is_null() ? 0 : 1;
  EXPECT_EQ(recorded, 2U) << "here the phone tells of the recorded games";
}

TEST_F(Results, TypedByHandAreReplacedDeletedAndRestored) {
  const auto typed = [&](std::vector<std::string> words) {
    std::vector<std::string> all{"result"};
    all.insert(all.end(), words.begin(), words.end());
    return run(all);
  };
  const Ran added = typed({"add", "Ilse, Romans, 9", "Benno, Greeks, 7", "Carina, , 6", "Dario", "--ruleset",
                           "antike-ii", "--date", "2026-02-03"});
  ASSERT_EQ(added.status, 0) << added.err;
  ASSERT_EQ(listed().size(), 1U);
  EXPECT_THAT(run({"list"}).out, HasSubstr("won by Ilse"));
  const std::string id = listed()[0].at("result");
  EXPECT_EQ(
      typed({"add", "Ilse, Romans, 8", "Benno, Greeks, 9", "--ruleset", "antike-ii", "--replace", id}).status,
      0);
  ASSERT_EQ(listed().size(), 1U);
  EXPECT_EQ(listed()[0].at("persons").size(), 2U);
  const std::string replaced = listed()[0].at("result");
  EXPECT_EQ(typed({"remove", replaced}).status, 0);
  EXPECT_EQ(json::parse(run({"list", "--json"}).out).at("results").size(), 0U);
  EXPECT_EQ(typed({"restore", replaced}).status, 0);
  EXPECT_EQ(listed().size(), 1U);
  EXPECT_EQ(typed({"remove", "ffffffffffff"}).status, 2);
  EXPECT_EQ(typed({"add", "Ilse", "--ruleset", "antike"}).status, 2) << "one person is no game";
}

TEST_F(Results, TypedWithAMistakeAreRefusedWithWhatToDoNext) {
  const auto refused = [&](const std::vector<std::string>& persons) {
    std::vector<std::string> all{"result", "add"};
    all.insert(all.end(), persons.begin(), persons.end());
    all.insert(all.end(), {"--ruleset", "antike", "--date", "2026-02-03"});
    const Ran ran = run(all);
    EXPECT_EQ(ran.status, 2) << persons.front();
    EXPECT_EQ(ran.out, "") << persons.front();
    EXPECT_FALSE(std::filesystem::exists(folder_ / "club.annales")) << persons.front();
    return ran.err;
  };
  EXPECT_THAT(refused({"Thomas, Romans, 9", "Thomas, Greeks, 7", "Benno, Germans, 6"}),
              HasSubstr("two persons are called Thomas; write \"Thomas B.\""));
  EXPECT_THAT(refused({"Anna, Romans, 9", "ANNA, Greeks, 7"}), HasSubstr("two persons are called ANNA"));
  EXPECT_THAT(refused({"Ilse, Romens, 9", "Benno"}), HasSubstr("\"Romens\"; did you mean Romans?"));
  EXPECT_THAT(refused({"Ilse, Grieche n, 9", "Benno"}), HasSubstr("did you mean Greeks?"));
  EXPECT_THAT(refused({"Ilse, Klingons, 9", "Benno"}),
              HasSubstr("Antike has no nation \"Klingons\"; its nations are Arabs, "));
  EXPECT_THAT(refused({"Ilse, Romans, -7", "Benno"}), HasSubstr("-7: a number of personages from 0 to "));
  EXPECT_THAT(refused({"Ilse, -7", "Benno"}), HasSubstr("-7: a number of personages"));
  EXPECT_THAT(refused({"Ilse, 99999999999999999999", "Benno"}), HasSubstr("999: a number of personages"));
  EXPECT_THAT(refused({"Ilse, Romans, 99", "Benno"}), HasSubstr("99: a number of personages"));
  EXPECT_THAT(refused({"Ilse, Romans, nine", "Benno"}), HasSubstr("nine: a number of personages"));
  EXPECT_THAT(refused({"Ilse, Romans, 9, 4", "Benno"}), HasSubstr("9, 4: a number of personages"));
  EXPECT_THAT(refused({"Ilse, Romans, 9", "Benno, Rome, 7"}),
              HasSubstr("Ilse and Benno both have the nation Romans"));
  EXPECT_THAT(refused({"Ilse, Romans, 9", "Benno", "--minutes", "100000"}), HasSubstr("--minutes"));
}

TEST_F(Results, TypedWithGuestsColoursAndGermanNamesAreTaken) {
  const Ran added = run(
      {"result", "add", "Ilse, Römer, 9", "Gast, red, 7", "Gast, -, 3+4", ", , 5", "--ruleset", "antike-ii"});
  ASSERT_EQ(added.status, 0) << added.err;
  ASSERT_EQ(listed().size(), 1U);
  EXPECT_THAT(run({"list"}).out, HasSubstr("Ilse (Romans, 9)"));
}

TEST_F(Results, ThatMayBeOneGameAreOneWhereTheirOwnerSaysSo) {
  const auto type = [&](const std::string& last) {
    return run({"result", "add", "Ilse, Romans, 9", "Benno, Greeks, 7", last, "--ruleset", "antike-ii",
                "--date", "2026-02-03"})
        .status;
  };
  EXPECT_EQ(type("Carina, , 6"), 0);
  writeText(folder_ / "table.csv",
            "Date,Game,Place,Name,Points\n2026-02-03,Antike II,1,Ilse,9\n,,2,Benno,7\n,,3,Carina,5\n");
  import({folder_ / "table.csv"});
  ASSERT_EQ(listed().size(), 2U);
  EXPECT_THAT(run({"list"}).out, HasSubstr("perhaps the same game"));
  const std::string a = listed()[0].at("result"), b = listed()[1].at("result");
  EXPECT_EQ(run({"result", "same", a, b}).status, 0);
  ASSERT_EQ(listed().size(), 1U);
  EXPECT_THAT(run({"list"}).out, HasSubstr("contradiction"));
  EXPECT_EQ(run({"result", "same", a, b, "--forget"}).status, 0);
  ASSERT_EQ(listed().size(), 2U);
  EXPECT_EQ(run({"result", "same", a, b, "--not"}).status, 0);
  EXPECT_THAT(run({"list"}).out, Not(HasSubstr("perhaps the same game")));
  EXPECT_EQ(run({"result", "same", a, a}).status, 2);
  EXPECT_EQ(run({"result", "same", a, "ffff"}).status, 2);
}

TEST_F(Results, AnImportedOneThatWasDeletedStaysDeletedWhenItIsImportedAgain) {
  import({kPlays + "results-table.csv"});
  const std::string id = listed()[0].at("result");
  EXPECT_EQ(run({"result", "remove", id}).status, 0);
  EXPECT_EQ(listed().size(), 5U);
  import({kPlays + "results-table.csv"});
  EXPECT_EQ(listed().size(), 5U);
}

TEST_F(Results, AreNoGamesOfQuestionsAboutMoves) {
  import({kGame, "--maps", conformance("maps")});
  const json before = json::parse(run({"stats", "openings", "--json"}).out);
  const std::string list = run({"list", "--json"}).out;
  EXPECT_THAT(list, Not(HasSubstr("results")));
  EXPECT_FALSE(before.contains("results_left_out"));
  import({kPlays + "bgstats-small.json"});
  json after = json::parse(run({"stats", "openings", "--json"}).out);
  EXPECT_EQ(after.at("results_left_out"), 3);
  after.erase("results_left_out");
  EXPECT_EQ(after, before);
  EXPECT_THAT(run({"stats", "explore"}).err, HasSubstr("3 results without moves cannot answer this."));
  EXPECT_THAT(run({"stats", "query", "temples >= 1"}).err,
              HasSubstr("3 results without moves cannot answer this."));
}

/// Three evenings: of the first all nations are known, of the second only the winner's, of the third no
/// winner.
constexpr const char* kThreeEvenings =
    "Date,Game,Place,Name,Nation,Points\n"
    "2025-11-04,Antike II,1,Ilse,Romans,9\n,,2,Benno,Greeks,7\n,,3,Carina,Egyptians,6\n"
    "2025-11-11,Antike II,1,Ilse,Romans,9\n,,2,Benno,,7\n,,3,Dario,,4\n"
    "2025-11-18,Antike II,,Ilse,,5\n,,,Benno,,6\n,,,Carina,,\n";

TEST_F(Results, CountForSharesOnlyWhereWhatIsAskedForIsKnownOfAll) {
  writeText(folder_ / "evenings.csv", kThreeEvenings);
  import({folder_ / "evenings.csv"});
  ASSERT_EQ(listed().size(), 3U);
  const json nations =
      json::parse(run({"stats", "compare", "--a", "nation=romans", "--b", "nation=greeks", "--json"}).out);
  const json& one = nations.at("comparisons").at(0);
  EXPECT_EQ(one.at("a").at("decided"), 1);
  EXPECT_EQ(one.at("results").at("counted"), 1);
  EXPECT_EQ(one.at("results").at("unknown"), 2);
  const json players =
      json::parse(run({"stats", "compare", "--a", "player=Ilse", "--b", "player=Benno", "--json"}).out);
  EXPECT_EQ(players.at("comparisons").at(0).at("a").at("decided"), 2);
  EXPECT_THAT(run({"stats", "compare", "--a", "nation=romans", "--b", "nation=greeks"}).out,
              HasSubstr("2 results cannot answer this"));
  const Ran none = run({"stats", "compare", "--a", "opening=iron", "--b", "opening=gold", "--json"});
  EXPECT_EQ(json::parse(none.out).at("comparisons").at(0).at("results").at("unknown"), 3);
  const Ran played =
      run({"stats", "compare", "--a", "player=Ilse", "--b", "", "--record", "played", "--json"});
  EXPECT_FALSE(json::parse(played.out).at("comparisons").at(0).contains("results"));
}

TEST_F(Results, AreNeverOfOneKindWithRecordedGames) {
  writeText(folder_ / "evenings.csv", kThreeEvenings);
  import({folder_ / "evenings.csv", ANNALES_SOURCE_DIR "/samples/game-occident.antike.jsonl"});
  EXPECT_THAT(
      run({"stats", "compare", "--a", "record=result; nation=romans", "--b", "record=played; nation=romans"})
          .out,
      HasSubstr("one side has results without moves alone, the other recorded games alone"));
}

TEST_F(Results, TellWhoPlayedWhomAndWhoWasAhead) {
  writeText(folder_ / "evenings.csv", kThreeEvenings);
  import({folder_ / "evenings.csv"});
  const json all = json::parse(run({"stats", "meetings", "--player", "Ilse", "--json"}).out);
  const json& benno = all.at("meetings").at(0);
  EXPECT_EQ(benno.at("player"), "Ilse");
  EXPECT_EQ(benno.at("other"), "Benno");
  EXPECT_EQ(benno.at("games"), 3);
  EXPECT_EQ(benno.at("times_ahead"), 2);
  EXPECT_EQ(benno.at("ahead").at("over"), 3) << "the last evening by personages, though no winner is known";
  EXPECT_EQ(benno.at("first"), "2025-11-04");
  EXPECT_EQ(benno.at("results"), 3);
  EXPECT_THAT(run({"stats", "meetings"}).out, HasSubstr("Benno – Ilse: 3 games (2025-11-04 to 2025-11-18)"));
}

TEST_F(Results, TellWhoWasAheadInEachYear) {
  writeText(folder_ / "evenings.csv", kThreeEvenings);
  import({folder_ / "evenings.csv"});
  const json all = json::parse(run({"stats", "meetings", "--player", "Ilse", "--years", "--json"}).out);
  const json& year = all.at("meetings").at(0).at("years").at(0);
  EXPECT_EQ(year.at("year"), 2025);
  EXPECT_EQ(year.at("games"), 3);
  EXPECT_EQ(year.at("times_ahead"), 2);
  EXPECT_THAT(run({"stats", "meetings", "--player", "Ilse", "--years"}).out,
              HasSubstr("\n  2025: 3 games, Ilse ahead in 2 of 3"));
  EXPECT_THAT(run({"stats", "meetings", "--player", "Ilse", "--years", "--csv"}).out,
              HasSubstr("Ilse,Benno,2025,3,3,2,"));
}

TEST_F(Results, RateThePlayersByYear) {
  writeText(folder_ / "evenings.csv", kThreeEvenings);
  import({folder_ / "evenings.csv"});
  const json all = json::parse(run({"stats", "ratings", "--json"}).out);
  EXPECT_EQ(all.at("games"), 2);
  EXPECT_EQ(all.at("without_winner"), 1);
  const json& best = all.at("players").at(0);
  EXPECT_EQ(best.at("player"), "Ilse");
  EXPECT_EQ(best.at("years").at(0).at("year"), 2025);
  EXPECT_GT(best.at("years").at(0).at("rating").at("value"), 1500);
  EXPECT_THAT(run({"stats", "ratings", "--player", "Ilse"}).out,
              HasSubstr("; 2 games, 2 won, 2 results only\n"));
  EXPECT_THAT(run({"stats", "ratings", "--csv"}).out,
              HasSubstr("player,year,games,won,results,rating,low,high\r\n"));
  EXPECT_EQ(json::parse(run({"stats", "ratings", "--player", "Ilse", "--json"}).out).at("players").at(0),
            best)
      << "the others are rated all the same";
  EXPECT_EQ(run({"stats", "ratings", "--spread", "0"}).status, 2);
  const Ran report = run({"stats", "report", "ratings"});
  EXPECT_EQ(report.status, 0) << report.err;
  EXPECT_THAT(report.out, HasSubstr("Who was ahead of whom"));
}

TEST_F(Results, AreInReportsWhichSaySo) {
  writeText(folder_ / "evenings.csv", kThreeEvenings);
  import({folder_ / "evenings.csv"});
  const json player = json::parse(run({"stats", "report", "player", "Ilse", "--json"}).out);
  EXPECT_EQ(player.at("over").at("games"), 3);
  EXPECT_EQ(player.at("over").at("results"), 3);
  EXPECT_EQ(player.at("over").at("results_without_winner"), 1);
  const json nation = json::parse(run({"stats", "report", "nation", "romans", "--json"}).out);
  EXPECT_EQ(nation.at("over").at("games"), 1);
  EXPECT_EQ(nation.at("over").at("results_unknown"), 2);
  const Ran evening = run({"stats", "report", "evening", "--date", "2025-11-11"});
  EXPECT_EQ(evening.status, 0) << evening.err;
  EXPECT_THAT(evening.out, HasSubstr("Only the results are known."));
  EXPECT_THAT(evening.out, HasSubstr("nation unknown"));
  EXPECT_THAT(evening.out, Not(HasSubstr("255")));
  EXPECT_EQ(run({"stats", "report", "opening", "iron"}).status, 2);
}

TEST_F(Results, AreRowsOfTheFactsWithWhatIsKnown) {
  writeText(folder_ / "evenings.csv", kThreeEvenings);
  import({folder_ / "evenings.csv"});
  const std::string tables = folder_ / "tables";
  const Ran written = run({"export", "--format", "facts", "--for", "pandas", "--out", tables});
  EXPECT_THAT(written.out, HasSubstr("0 games and 3 results without moves written"));
  std::string games = textOf(tables + "/games.csv"), seats = textOf(tables + "/seats.csv");
  std::erase(games, '"');
  std::erase(seats, '"');
  EXPECT_THAT(games, HasSubstr(",record"));
  EXPECT_THAT(games, HasSubstr(",won,,romans,,2025-11-04,,,,result"));
  EXPECT_THAT(games, HasSubstr(",3,,,,,,,,2025-11-18,,,,result")) << "no winner, no outcome";
  EXPECT_THAT(seats, HasSubstr(",,romans,Ilse,,1,1,9,,,,,,,,result"));
  EXPECT_THAT(seats, HasSubstr(",,,Dario,,3,0,4,,,,,,,,result"));
}

TEST_F(Results, ACorrectedRowOfATableReplacesTheFormer) {
  writeText(folder_ / "evenings.csv", kThreeEvenings);
  import({folder_ / "evenings.csv"});
  std::string corrected = kThreeEvenings;
  corrected.replace(corrected.find("Dario,,4"), 8, "Dario,,5");
  writeText(folder_ / "evenings.csv", corrected);
  const Ran again = import({folder_ / "evenings.csv"});
  EXPECT_THAT(again.out, HasSubstr("the row of 2025-11-11 replaces the one that was imported before"));
  EXPECT_EQ(listed().size(), 3U);
  EXPECT_THAT(run({"list"}).out, HasSubstr("Dario (nation unknown, 5)"));
  import({folder_ / "evenings.csv"});
  EXPECT_EQ(listed().size(), 3U);
  writeText(folder_ / "other.csv",
            "Date,Game,Place,Name,Points\n2025-11-11,Antike II,1,Benno,9\n,,2,Ilse,3\n,,3,Dario,8\n");
  import({folder_ / "other.csv"});
  EXPECT_EQ(listed().size(), 4U) << "a second game of the same people on that day";
}

TEST_F(Results, OfATableWithAColumnForEachPersonAreRead) {
  writeText(folder_ / "wide.csv",
            "Date,Game,Winner,Ilse,Benno,Carina,Total\n"
            "2025-11-04,Antike II,Ilse,9,7,,16\n2025-11-05,Antike II,Carina,4,-,9,13\n");
  const Ran read = import({folder_ / "wide.csv"});
  EXPECT_EQ(read.status, 0) << read.err << read.out;
  ASSERT_EQ(listed().size(), 2U);
  EXPECT_THAT(run({"list"}).out, HasSubstr("Benno (nation unknown, 7), Ilse (nation unknown, 9)"));
  EXPECT_THAT(run({"list"}).out, HasSubstr("won by Carina"));
}

TEST_F(Results, WithoutAnyTheFactsOfALibrarySayTheSame) {
  import({kGame, "--maps", conformance("maps")}, "alone");
  import({kGame, "--maps", conformance("maps")}, "both");
  import({kPlays + "bgstats-small.json"}, "both");
  const std::vector<std::vector<std::string>> questions{
      {"stats", "compare", "--a", "nation=romans", "--b", "", "--json"},
      {"stats", "explore", "--nation", "romans", "--csv"},
      {"stats", "openings", "--csv"}};
  for (std::vector<std::string> words : questions) {
    words.insert(words.end(), {"--record", "played"});
    json alone, both;
    const std::string a = run(words, "alone").out, b = run(words, "both").out;
    if (words[1] != "compare") {
      EXPECT_EQ(a, b) << words[1];
      continue;
    }
    EXPECT_EQ(json::parse(a).at("comparisons").at(0).at("difference"),
              json::parse(b).at("comparisons").at(0).at("difference"));
  }
}

} // namespace
} // namespace annales::tests
