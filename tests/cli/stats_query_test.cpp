// Questions over states from the command line.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::StartsWith;

class StatsQuery : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_EQ(
        annales({"simulate", "--map", "occident", "--games", "12", "--seed", "5", "--library", library_})
            .status,
        0);
  }
  [[nodiscard]] Ran ask(std::vector<std::string> words) const {
    words.insert(words.begin(), {"stats", "query"});
    words.insert(words.end(), {"--library", library_});
    return annales(words);
  }
  [[nodiscard]] json answer(std::vector<std::string> words) const {
    words.emplace_back("--json");
    const Ran ran = ask(words);
    EXPECT_EQ(ran.status, 0) << ran.err;
    return json::parse(ran.out);
  }

  Folder folder_;
  std::string library_ = folder_ / "bots.annales";
};

TEST_F(StatsQuery, AnswersWithEventsGamesAndCountsThatAgree) {
  const char* question = "cities >= 5 and own turn";
  const json events = answer({question, "--limit", "0"});
  EXPECT_EQ(events.at("over").at("games"), 12);
  EXPECT_EQ(events.at("question"), question);
  EXPECT_EQ(events.at("rows").size(), events.at("found").at("events"));
  const json games = answer({question, "--games", "--limit", "0"});
  EXPECT_EQ(games.at("rows").size(), events.at("found").at("games"));
  const json counts = answer({question, "--count-by", "nation"});
  std::size_t nations = 0;
  for (const json& row : counts.at("rows")) {
    nations += row.at("nations").get<std::size_t>();
    for (const char* key : {"wins", "baseline"})
      EXPECT_FALSE(row.at(key).at("estimator").get<std::string>().empty());
    EXPECT_LE(row.at("wins").at("low"), row.at("wins").at("value"));
    EXPECT_GE(row.at("wins").at("high"), row.at("wins").at("value"));
  }
  EXPECT_EQ(nations, events.at("found").at("nations"));
}

/// In text; tables and JSON have ids.
TEST_F(StatsQuery, ThingsAreCalledByTheirNames) {
  const char* question = "cities >= 4";
  const auto said = [&](std::vector<std::string> words) {
    words.insert(words.begin(), question);
    words.insert(words.end(), {"--limit", "0"});
    const Ran ran = ask(words);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out.find("phoenicians"), std::string::npos) << ran.out;
    EXPECT_EQ(ran.out.find("maneuver-"), std::string::npos) << ran.out;
    return ran.out;
  };
  EXPECT_THAT(said({}), HasSubstr("  Phoenicians    for "));
  EXPECT_THAT(said({"--language", "de"}), HasSubstr("  Phönizier      "));
  EXPECT_THAT(said({"--games"}), HasSubstr("Phoenicians"));
  EXPECT_THAT(said({"--games", "--language", "de"}), HasSubstr("Phönizier"));
  EXPECT_THAT(said({"--count-by", "nation", "--language", "de"}), HasSubstr("\nPhönizier     "));
  EXPECT_THAT(said({"--count-by", "opening", "--turns", "1", "--language", "de"}), HasSubstr("\nEisen "));
  EXPECT_THAT(said({"--count-by", "board"}), HasSubstr("\nOccident "));
  EXPECT_THAT(ask({question, "--count-by", "nation", "--csv"}).out, HasSubstr("\nphoenicians,"));
}

TEST_F(StatsQuery, ANameIsOneLineOfATable) {
  const std::string club = folder_ / "club.annales";
  ASSERT_EQ(annales({"import", "-", "--library", club},
                    "[Player.Romans \"An\\nna\"]\n[Player.Greeks \"Be\\tn\"]\n[Board \"occident\"]\n"
                    "[Nations \"4\"]\n\nPhoenicians: Iron\n")
                .status,
            0);
  const Ran ran = annales({"stats", "query", "cities >= 1", "--count-by", "player", "--library", club});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 5) << ran.out;
  EXPECT_EQ(ran.out.find('\t'), std::string::npos) << ran.out;
}

TEST_F(StatsQuery, StatesThatWereAskedForAreKeptUpByImports) {
  const auto chunks = [&] {
    std::error_code none;
    const std::filesystem::directory_iterator files(library_ + "-states", none);
    return std::distance(begin(files), end(files));
  };
  const auto more = [&](const char* seed) {
    return annales({"simulate", "--map", "occident", "--games", "3", "--seed", seed, "--library", library_})
        .status;
  };
  EXPECT_EQ(more("6"), 0);
  EXPECT_EQ(chunks(), 0) << "nobody has asked for them";
  EXPECT_EQ(answer({"cities >= 5"}).at("over").at("games"), 15);
  const auto asked = chunks();
  EXPECT_EQ(more("7"), 0);
  EXPECT_GT(chunks(), asked);
  EXPECT_EQ(answer({"cities >= 5"}).at("over").at("games"), 18);
}

TEST_F(StatsQuery, SaysWhereAQuestionGoesWrong) {
  const Ran wrong = ask({"nation = romans and tempels >= 2"});
  EXPECT_EQ(wrong.status, 2);
  EXPECT_THAT(wrong.err, HasSubstr("tempels does not fit here; did you mean temples"));
  EXPECT_THAT(
      wrong.err,
      HasSubstr("annales:   nation = romans and tempels >= 2\nannales:                       ^^^^^^^"));
  EXPECT_EQ(ask({}).status, 2);
  EXPECT_EQ(ask({"won", "--count-by", "colour"}).status, 2);
}

TEST_F(StatsQuery, ChoosesGamesForEveryOtherStatistic) {
  const char* question = "cities >= 7 and legions <= 4";
  const json asked = answer({question, "--games", "--limit", "0"});
  const auto explored = [&](const std::string& where) {
    return annales(
        {"stats", "explore", "--nation", "romans", "--library", library_, "--where", where, "--json"});
  };
  const Ran typed = explored(question);
  ASSERT_EQ(typed.status, 0) << typed.err;
  EXPECT_EQ(json::parse(typed.out).at("all").at("games"), asked.at("found").at("games"));
  ASSERT_EQ(ask({question, "--save", "seven"}).status, 0);
  const Ran kept = explored("seven");
  EXPECT_EQ(json::parse(kept.out).at("all"), json::parse(typed.out).at("all"));
  const Ran wrong = explored("citis >= 7");
  EXPECT_EQ(wrong.status, 2);
  EXPECT_THAT(wrong.err, HasSubstr("citis does not fit here; did you mean cities"));
}

TEST_F(StatsQuery, ChoosesTheGamesOfOneSideOfAComparison) {
  const json asked = answer({"nation = romans and won", "--games", "--limit", "0"});
  const Ran compared = annales({"stats", "compare", "--library", library_, "--nation", "romans", "--a",
                                "where=nation = romans and won", "--b", "", "--json"});
  ASSERT_EQ(compared.status, 0) << compared.err;
  EXPECT_EQ(json::parse(compared.out).at("comparisons").at(0).at("a").at("games"),
            asked.at("found").at("games"))
      << compared.out;
  const Ran wrong =
      annales({"stats", "compare", "--library", library_, "--a", "where=citis >= 7", "--b", "won"});
  EXPECT_EQ(wrong.status, 2);
  EXPECT_THAT(wrong.err, HasSubstr("citis does not fit here; did you mean cities"));
}

TEST_F(StatsQuery, CountsOpeningsByOnesOwnNames) {
  std::ofstream(folder_ / "own.json")
      << R"({"openings":[{"code":"ZZ","english":"My plan","german":"Mein Plan","ruleset":"antike","turns":["*"]}]})";
  const auto named = [&](const std::string& language) {
    return ask({"won", "--count-by", "opening", "--turns", "1", "--openings", folder_ / "own.json",
                "--language", language})
        .out;
  };
  EXPECT_THAT(named("en"), HasSubstr("My plan"));
  EXPECT_THAT(named("de"), HasSubstr("Mein Plan"));
}

TEST_F(StatsQuery, SpeaksGerman) {
  const std::string events = ask({"won", "--language", "de"}).out;
  EXPECT_THAT(events, HasSubstr("gefunden in"));
  EXPECT_THAT(events, HasSubstr("Runde"));
  for (const char* english : {" games", " event ", " round ", " turns", "asked"})
    EXPECT_THAT(events, ::testing::Not(HasSubstr(english)));
  EXPECT_THAT(ask({"won", "--count-by", "nation", "--language", "de"}).out, HasSubstr("entschieden"));
  EXPECT_THAT(ask({"won", "--games", "--language", "de"}).out, HasSubstr("Römer siegten"));
  EXPECT_THAT(ask({"wom", "--language", "de"}).err, HasSubstr("gemeint"));
}

TEST_F(StatsQuery, WritesTables) {
  const Ran csv = ask({"won", "--count-by", "nation", "--csv"});
  EXPECT_THAT(csv.out, StartsWith("nation,code,name,games,decided,won,wins,low,high,baseline"));
  EXPECT_THAT(ask({"won", "--csv"}).out, StartsWith("game,date,event_name,nation,player,event,round,turns"));
  const std::string tables = folder_ / "states.sqlite";
  EXPECT_EQ(ask({"--tables", tables}).status, 0);
  EXPECT_EQ(ask({"--tables", tables}).status, 2) << "nothing is overwritten";
}

TEST_F(StatsQuery, KeepsQuestionsInTheLibrary) {
  EXPECT_EQ(ask({"won and never galleys > 3", "--save", "Few galleys"}).status, 0);
  EXPECT_EQ(ask({"--list"}).out, "Few galleys: won and not (ever (galleys > 3))\n");
  const json direct = answer({"won and never galleys > 3"});
  EXPECT_EQ(answer({"--saved", "Few galleys"}), direct);
  const Ran again = ask({"won", "--save", "Few galleys"});
  EXPECT_EQ(again.status, 0);
  EXPECT_THAT(again.err, HasSubstr("the old question was: won and not (ever (galleys > 3))"));
  EXPECT_EQ(ask({"won", "--save", ""}).status, 2) << "it would be kept nowhere";
  EXPECT_EQ(ask({"--list"}).out, "Few galleys: won\n");
  EXPECT_EQ(ask({"--list", "--csv"}).out, "name,question\r\nFew galleys,won\r\n");
  EXPECT_EQ(ask({"--delete", "Few galleys"}).status, 0);
  EXPECT_EQ(ask({"--list"}).out, "");
  EXPECT_EQ(ask({"--saved", "Few galleys"}).status, 2);
  EXPECT_EQ(annales({"check", library_}).status, 0);
}

/// Of two wishes none is passed over.
TEST_F(StatsQuery, DoesOneThingAtATime) {
  ASSERT_EQ(ask({"won", "--save", "A"}).status, 0);
  for (const std::vector<std::string>& both :
       std::vector<std::vector<std::string>>{{"knows wheel", "--saved", "A"},
                                             {"won", "--list", "--save", "B"},
                                             {"won", "--delete", "A"},
                                             {"--saved", "A", "--list"},
                                             {"--list", "--delete", "A"},
                                             {"won", "--tables", folder_ / "states.sqlite"}})
    EXPECT_EQ(ask(both).status, 2) << both[0] << ' ' << both[1];
  EXPECT_EQ(ask({"--list"}).out, "A: won\n");
}

TEST_F(StatsQuery, KeepsNoNameThatIsNotUtf8) {
  const Ran kept = ask({"won", "--save", "n\xff"});
  EXPECT_EQ(kept.status, 2);
  EXPECT_THAT(kept.err, HasSubstr("the name is not valid UTF-8"));
  EXPECT_EQ(ask({"--list"}).out, "");
  const Ran asked = ask({"player = \"P\xff\"", "--json"});
  EXPECT_EQ(asked.status, 2);
  EXPECT_EQ(asked.out, "");
}

} // namespace
} // namespace annales::tests
