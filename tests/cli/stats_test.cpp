// Openings, explorer and comparison over a library.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

/// Forty games between bots.
class Stats : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_EQ(
        annales({"simulate", "--map", "occident", "--games", "40", "--seed", "5", "--library", library_})
            .status,
        0);
  }
  [[nodiscard]] Ran stats(std::vector<std::string> words) const {
    words.insert(words.begin(), "stats");
    words.insert(words.end(), {"--library", library_});
    return annales(words);
  }
  [[nodiscard]] json answer(std::vector<std::string> words) const {
    words.emplace_back("--json");
    const Ran ran = stats(words);
    EXPECT_EQ(ran.status, 0) << ran.err;
    return json::parse(ran.out);
  }

  Folder folder_;
  std::string library_ = folder_ / "bots.annales";
};

TEST_F(Stats, ExploreAddsUpAndNamesItsEstimators) {
  const json found = answer({"explore", "--nation", "romans"});
  EXPECT_EQ(found.at("all").at("games"), 40);
  EXPECT_EQ(found.at("filter"), "nation=romans");
  int games = 0;
  for (const json& row : found.at("rows")) {
    games += row.at("games").get<int>();
    for (const char* key : {"wins", "baseline", "place", "personages", "first_personage_round"})
      EXPECT_FALSE(row.at(key).at("estimator").get<std::string>().empty());
    const json& wins = row.at("wins");
    if (wins.at("value").is_null()) continue;
    EXPECT_LE(wins.at("low"), wins.at("value"));
    EXPECT_GE(wins.at("high"), wins.at("value"));
  }
  EXPECT_EQ(games, 40);
}

/// No line of an answer stays English.
TEST_F(Stats, SpeaksGerman) {
  const std::string ledger = folder_ / "looks.jsonl";
  const std::vector<std::vector<std::string>> asked{
      {"explore", "--nation", "romans"},
      {"openings", "--nation", "romans", "--limit", "3"},
      {"compare", "--a", "nation=romans", "--b", "nation=greeks", "--over-rounds", "--ledger", ledger}};
  std::string all;
  for (std::vector<std::string> words : asked) {
    words.insert(words.end(), {"--language", "de"});
    const Ran ran = stats(words);
    EXPECT_EQ(ran.status, 0) << ran.err;
    all += ran.out + ran.err;
  }
  all += annales({"stats", "ledger", ledger, "--language", "de"}).out;
  const Ran lab =
      annales({"stats", "lab", "--a", "opening=iron", "--b", "opening=marble", "--nation", "greeks", "--map",
               "occident", "--points", "30", "--budget", "20", "--language", "de"});
  EXPECT_EQ(lab.status, 0) << lab.err;
  all += lab.out + lab.err;
  for (const char* german :
       {"Nur Partien mit", "Siege (95 %)", "sooft man auch nachsieht", "Plackett-Luce über",
        "noch keine Pers.", "Holm und Benjamini-Hochberg über 1 Frage", "gewonnen"})
    EXPECT_THAT(all, HasSubstr(german));
  for (const char* english : {" games", "won of", " wins", "baseline", "looked at", "question", " round",
                              " playing", " of them", " only ", " shown", "would"})
    EXPECT_THAT(all, ::testing::Not(HasSubstr(english)));
  EXPECT_THAT(stats({"explore", "--seat", "nine", "--language", "de"}).err, HasSubstr("muss eine Zahl"));
  const Ran missing = annales({"stats", "explore", "--library", "nowhere", "--language", "de"});
  EXPECT_EQ(missing.status, 3);
  EXPECT_THAT(missing.err, HasSubstr("Es gibt keine Sammlung"));
}

/// Options of a game stand in its facts, for the program and for any SQLite client.
TEST_F(Stats, ComparesVariantsOfTheRules) {
  for (const char* seed : {"7", "8"})
    ASSERT_EQ(annales({"simulate", "--map", "occident", "--games", "6", "--seed", seed, "--option",
                       "start=one-city", "--option", seed[0] == '7' ? "variant=expert" : "variant=military",
                       "--library", library_})
                  .status,
              0);
  const json compared = answer({"compare", "--nation", "romans", "--a",
                                "option=start:one-city; option=variant:expert", "--b", "option=default"});
  const json& sides = compared.at("comparisons").at(0);
  EXPECT_EQ(sides.at("a").at("games"), 6);
  EXPECT_EQ(sides.at("b").at("games"), 40);
  EXPECT_EQ(answer({"explore", "--nation", "romans", "--option", "start"}).at("all").at("games"), 12);
  EXPECT_EQ(answer({"explore", "--nation", "romans", "--option", "variant:default"}).at("all").at("games"),
            40);
  const Ran wrong = stats({"explore", "--option", "goals"});
  EXPECT_EQ(wrong.status, 2);
  EXPECT_THAT(wrong.err, HasSubstr("is not a game option; the options are coins"));
}

TEST_F(Stats, ExploreGoesOnFromWhatWasPlayed) {
  const json first = answer({"explore"}).at("rows").at(0);
  const std::string space = first.at("about").at("played");
  const json next = answer({"explore", "--after", space});
  EXPECT_EQ(next.at("after"), space);
  EXPECT_EQ(next.at("all").at("games"), first.at("games"));
}

TEST_F(Stats, OpeningsAreNamedAndCanBeLimited) {
  const json all = answer({"openings", "--turns", "2", "--limit", "0"});
  int games = 0;
  for (const json& row : all.at("rows"))
    games += row.at("games").get<int>();
  EXPECT_EQ(games, 160);
  const json few = answer({"openings", "--turns", "2", "--limit", "3"});
  EXPECT_EQ(few.at("rows").size(), 3U);
  EXPECT_EQ(few.at("left_out"), all.at("rows").size() - 3);
  writeText(folder_ / "own.json",
            R"({"openings":[{"code":"Z","english":"My plan","ruleset":"antike","turns":["*"]}]})");
  const Ran named = stats({"openings", "--turns", "1", "--openings", folder_ / "own.json"});
  EXPECT_THAT(named.out, HasSubstr("My plan"));
}

/// In text; tables and JSON have ids.
TEST_F(Stats, WhatWasPlayedIsCalledAsOnTheRondel) {
  for (const char* command : {"openings", "explore"}) {
    const std::string english = stats({command}).out, german = stats({command, "--language", "de"}).out;
    EXPECT_THAT(english, ::testing::ContainsRegex("\nIron[, ]"));
    EXPECT_THAT(english, HasSubstr("pers. by round "));
    EXPECT_THAT(german, ::testing::ContainsRegex("\nEisen[, ]"));
    EXPECT_THAT(german, HasSubstr("Pers. bis Runde "));
    for (const std::string& text : {english, german})
      EXPECT_THAT(text, ::testing::Not(HasSubstr("iron")));
  }
  EXPECT_THAT(stats({"explore", "--by", "deeds"}).out, ::testing::Not(HasSubstr("+")));
  EXPECT_THAT(stats({"openings", "--csv"}).out, HasSubstr("\niron "));
}

/// The same spaces are another opening in another game, or none that has a name.
TEST_F(Stats, OpeningsOfSeveralGamesHaveNoNames) {
  EXPECT_THAT(stats({"openings", "--turns", "2"}).out, HasSubstr("Military"));
  ASSERT_EQ(annales({"simulate", "--ruleset", "antike-ii", "--map", "mare-nostrum", "--nations", "3",
                     "--games", "3", "--library", library_})
                .status,
            0);
  const Ran mixed = stats({"openings", "--turns", "2"});
  EXPECT_THAT(mixed.out, ::testing::Not(HasSubstr("Military")));
  EXPECT_THAT(mixed.err, HasSubstr("games of Antike and Antike II are counted together"));
  const Ran one = stats({"openings", "--turns", "2", "--ruleset", "antike"});
  EXPECT_THAT(one.out, HasSubstr("Military"));
  EXPECT_THAT(one.err, ::testing::Not(HasSubstr("counted together")));
}

/// Each nation counts by itself: four nations of a game are not four games.
TEST_F(Stats, NationsAreNotCalledGames) {
  const std::string begun = folder_ / "begun.annales";
  ASSERT_EQ(annales(with({"import", kTwoGames, "--library", begun})).status, 0);
  const Ran ran = annales({"stats", "openings", "--library", begun});
  EXPECT_THAT(ran.err, HasSubstr("of these are from unfinished"));
  EXPECT_THAT(ran.err, ::testing::Not(HasSubstr("unfinished and 0 undecided games")));
}

TEST_F(Stats, SeatsAreCalledSeatsEverywhere) {
  for (const char* command : {"openings", "explore"}) {
    const Ran text = stats({command});
    EXPECT_THAT(text.out, HasSubstr(" seats  wins (95 %)")) << command;
    EXPECT_THAT(text.out, ::testing::Not(HasSubstr("games  wins"))) << command;
    EXPECT_THAT(text.err, HasSubstr("a seat is one nation in one game")) << command;
    const json all = answer({command}).at("all");
    EXPECT_EQ(all.at("seats"), 160) << command;
    EXPECT_EQ(all.at("seats"), all.at("games")) << "programs read both";
    EXPECT_THAT(stats({command, "--csv"}).out,
                HasSubstr(",first_personage_round,seats,drawn,drawn_low,drawn_high\r\n"));
  }
  const json sides = answer({"compare", "--a", "opening=iron", "--b", ""}).at("comparisons").at(0);
  EXPECT_EQ(sides.at("a").at("seats").get<int>() + sides.at("b").at("seats").get<int>(), 160);
  EXPECT_THAT(stats({"compare", "--a", "nation=romans", "--b", "nation=greeks", "--over-rounds"}).out,
              HasSubstr("A: 40 seats in 40 games"));
  const json found = answer({"query", "temples >= 1", "--count-by", "board"});
  EXPECT_EQ(found.at("found").at("seats"), found.at("found").at("nations"));
  EXPECT_GT(found.at("found").at("seats"), found.at("found").at("games"));
  EXPECT_EQ(found.at("rows").at(0).at("seats"), found.at("found").at("seats"));
  const Ran text = stats({"query", "temples >= 1", "--count-by", "board"});
  EXPECT_THAT(text.out, HasSubstr("40 games, " + std::to_string(found.at("found").at("seats").get<int>()) +
                                  " seats, "));
  EXPECT_THAT(text.out, HasSubstr("games   seats      decided"));
}

TEST_F(Stats, ATableForASpreadsheetHasAsManyCellsInEachRow) {
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"explore", "--csv"},
        {"openings", "--csv"},
        {"compare", "--a", "nation=romans", "--b", "nation=greeks", "--csv"}}) {
    std::istringstream lines(stats(words).out);
    std::string head, line;
    std::getline(lines, head);
    const auto cells = std::ranges::count(head, ',');
    int rows = 0;
    for (; std::getline(lines, line); ++rows)
      EXPECT_EQ(std::ranges::count(line, ','), cells) << line;
    EXPECT_GT(rows, 0);
  }
}

TEST_F(Stats, CompareSaysWhatFewGamesCanCarry) {
  const Ran ran = stats({"compare", "--a", "opening=iron", "--b", "opening=arming"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("not shown"));
  EXPECT_THAT(ran.out, HasSubstr("points"));
  const json found =
      answer({"compare", "--a", "nation=romans", "--b", "nation=greeks", "--b", "nation=germans"});
  ASSERT_EQ(found.at("comparisons").size(), 2U);
  for (const json& one : found.at("comparisons")) {
    EXPECT_GE(one.at("anytime").at("holm"), one.at("anytime").at("p"));
    EXPECT_EQ(one.at("a").at("games"), 40);
    EXPECT_EQ(one.at("difference").at("over"), one.at("anytime").at("over"));
    for (const json& side : {one.at("a"), one.at("b")}) {
      EXPECT_EQ(side.at("share").at("over"), side.at("counted"));
      EXPECT_NEAR(side.at("share").at("value").get<double>(),
                  side.at("counted_wins").get<double>() / side.at("counted").get<double>(), 1e-5);
      EXPECT_LT(side.at("share").at("low"), side.at("share").at("value"));
    }
    EXPECT_NEAR(one.at("a").at("weighed").at("value").get<double>() -
                    one.at("b").at("weighed").at("value").get<double>(),
                one.at("difference").at("value").get<double>(), 1e-5);
  }
}

TEST_F(Stats, CompareAdjustsForPlayersAndSaysWhatItRestsOn) {
  const json one =
      answer({"compare", "--a", "nation=romans", "--b", "nation=greeks"}).at("comparisons").at(0);
  const json& rated = one.at("rated");
  EXPECT_EQ(rated.at("status"), "found");
  EXPECT_EQ(rated.at("skill"), "players");
  EXPECT_EQ(rated.at("games"), one.at("a").at("decided"));
  EXPECT_FALSE(rated.at("strength").at("estimator").get<std::string>().empty());
  EXPECT_LE(rated.at("ahead").at("low"), rated.at("ahead").at("value"));
  EXPECT_THAT(stats({"compare", "--a", "nation=romans", "--b", "nation=greeks", "--skill", "nothing"}).out,
              HasSubstr("By the places of all nations, A finishes ahead of B in "));
  EXPECT_EQ(stats({"compare", "--a", "nation=romans", "--b", "nation=greeks", "--skill", "luck"}).status, 2);
}

TEST_F(Stats, CompareGoesOverRounds) {
  const std::vector<std::string> asked{"compare", "--a", "opening=iron", "--b", "", "--over-rounds"};
  const json one = answer(asked).at("comparisons").at(0);
  EXPECT_EQ(one.at("overlap"), "a-against-the-rest-of-b");
  const json& a = one.at("over_rounds").at("a");
  EXPECT_EQ(a.at("seats"), one.at("a").at("games"));
  EXPECT_EQ(a.at("seats").get<int>() + one.at("over_rounds").at("b").at("seats").get<int>(), 160);
  for (const json& round : a.at("personages").at("rounds"))
    EXPECT_EQ(round.at("playing").get<int>() + round.at("ended_before").get<int>() +
                  round.at("unknown").get<int>(),
              a.at("seats"));
  EXPECT_EQ(a.at("no_personage_yet").at("rounds").at(0).at("at_risk"), a.at("seats"));
  EXPECT_EQ(a.at("still_playing").at("over"), a.at("games"));
  EXPECT_THAT(stats(asked).out, HasSubstr("ended before"));
  std::vector<std::string> table = asked;
  table.emplace_back("--csv");
  std::istringstream lines(stats(table).out);
  std::string head, line;
  std::getline(lines, head);
  int rows = 0;
  for (; std::getline(lines, line); ++rows)
    EXPECT_EQ(std::ranges::count(line, ','), std::ranges::count(head, ',')) << line;
  EXPECT_GT(rows, 20);
}

TEST_F(Stats, ALedgerRemembersEveryQuestion) {
  const std::string ledger = folder_ / "looks.jsonl";
  const auto ask = [&](const std::string& a, const std::string& b) {
    return answer({"compare", "--a", a, "--b", b, "--ledger", ledger}).at("comparisons").at(0).at("anytime");
  };
  EXPECT_EQ(ask("nation=romans", "nation=greeks").at("questions"), 1);
  EXPECT_EQ(ask("nation=romans", "nation=germans").at("questions"), 2);
  EXPECT_EQ(ask("nation=greeks", "nation=romans").at("questions"), 2);
  const json last = ask("opening=iron", "opening=arming");
  EXPECT_EQ(last.at("questions"), 3);
  const Ran shown = annales({"stats", "ledger", ledger, "--json"});
  ASSERT_EQ(shown.status, 0) << shown.err;
  const json looks = json::parse(shown.out);
  ASSERT_EQ(looks.at("looks").size(), 3U);
  EXPECT_EQ(looks.at("looks").at(0).at("times"), 2);
  EXPECT_EQ(looks.at("looks").at(2).at("holm"), last.at("holm"));
  EXPECT_THAT(annales({"stats", "ledger", ledger}).out, HasSubstr("over 3 questions"));
  EXPECT_THAT(annales({"stats", "ledger", ledger, "--csv"}).out, HasSubstr("nation=romans,nation=greeks,"));
  EXPECT_THAT(annales({"stats", "ledger", ledger, "--clear"}).err,
              HasSubstr("as if these had never been asked"));
  EXPECT_THAT(annales({"stats", "ledger", ledger}).out, HasSubstr("No questions yet"));
  writeText(ledger, "nonsense\n");
  EXPECT_EQ(stats({"compare", "--a", "nation=romans", "--b", "nation=greeks", "--ledger", ledger}).status, 2);
  EXPECT_EQ(annales({"stats", "ledger", folder_ / "none.jsonl"}).status, 2);
}

TEST_F(Stats, ALedgerKnowsItsLibrary) {
  const std::string ledger = folder_ / "looks.jsonl", other = folder_ / "other.annales",
                    copy = folder_ / "copy.annales";
  ASSERT_EQ(
      annales({"simulate", "--map", "occident", "--games", "12", "--seed", "9", "--library", other}).status,
      0);
  ASSERT_EQ(annales({"backup", copy, "--library", library_}).status, 0);
  const auto asked = [&](const std::string& library) {
    const Ran ran = annales({"stats", "compare", "--a", "nation=romans", "--b", "nation=greeks", "--ledger",
                             ledger, "--library", library, "--json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    return json::parse(ran.out).at("comparisons").at(0).at("anytime");
  };
  const json here = asked(library_);
  EXPECT_EQ(here.at("questions"), 1);
  const json there = asked(other);
  EXPECT_EQ(there.at("questions"), 2) << "not asked there before";
  EXPECT_EQ(there.at("questions_here"), 1);
  EXPECT_EQ(asked(copy).at("questions"), 2) << "a copy is the same library";
  const json looks = json::parse(annales({"stats", "ledger", ledger, "--json"}).out).at("looks");
  ASSERT_EQ(looks.size(), 2U);
  EXPECT_EQ(looks.at(0).at("library_file"), "copy.annales");
  EXPECT_EQ(looks.at(0).at("times"), 2);
  EXPECT_EQ(looks.at(0).at("library_games"), 40);
  EXPECT_EQ(looks.at(1).at("library_games"), 12);
  EXPECT_NE(looks.at(0).at("library"), looks.at(1).at("library"));
  EXPECT_EQ(looks.at(0).at("anytime_p"), here.at("p"))
      << "the answer of the one does not replace that of the other";
  const Ran shown = annales({"stats", "ledger", ledger});
  EXPECT_THAT(shown.out, HasSubstr("copy.annales, 40 games"));
  EXPECT_THAT(shown.out, HasSubstr("other.annales, 12 games"));
  EXPECT_THAT(annales({"stats", "compare", "--a", "nation=romans", "--b", "nation=greeks", "--ledger", ledger,
                       "--library", other})
                  .out,
              HasSubstr("2 questions, 1 of them of other libraries"));
}

TEST_F(Stats, ReadNothingThatHasNoEnd) {
  for (const char* odd : {"/dev/zero", "/tmp"})
    for (const Ran& ran : {annales({"stats", "ledger", odd}), annales({"stats", "lab", "--again", odd}),
                           stats({"openings", "--openings", odd})}) {
      EXPECT_EQ(ran.status, 2);
      EXPECT_THAT(ran.err, HasSubstr(odd));
    }
}

TEST_F(Stats, FollowTheLibrary) {
  EXPECT_EQ(answer({"explore"}).at("all").at("games"), 160);
  ASSERT_EQ(
      annales({"simulate", "--map", "occident", "--games", "2", "--seed", "6", "--library", library_}).status,
      0);
  EXPECT_EQ(answer({"explore"}).at("all").at("games"), 168);
  std::filesystem::remove(library_ + "-facts");
  EXPECT_EQ(answer({"explore"}).at("all").at("games"), 168);
}

TEST_F(Stats, BadQuestionsSayWhatWouldBeRight) {
  const std::pair<std::vector<std::string>, const char*> cases[] = {
      {{"explore", "--after", "marbel"}, "spaces of the rondel"},
      {{"explore", "--seat", "9"}, "from 1 to 6"},
      {{"explore", "--outcome", "lost"}, "won, undecided or unfinished"},
      {{"compare", "--a", "natoin=romans", "--b", "nation=greeks"}, "is not a condition"},
      {{"explore", "--nation", "roman"}, "no game has the nation \"roman\"; the nations are"},
      {{"openings", "--board", "nope"}, "no game uses the board \"nope\"; the boards are occident"},
      {{"compare", "--a", "winner=Romans", "--b", "nation=greeks"}, "no game has the nation \"Romans\""},
      {{"openings", "--openings", folder_ / "none.json"}, "none.json"}};
  for (const auto& [words, said] : cases) {
    const Ran ran = stats(words);
    EXPECT_EQ(ran.status, 2) << words[0];
    EXPECT_THAT(ran.err, HasSubstr(said));
  }
}

TEST_F(Stats, BadPointsAreSaidInGerman) {
  const std::pair<std::vector<std::string>, const char*> cases[] = {
      {{"explore", "--after", "marbel"}, "Felder des Rondells"},
      {{"explore", "--by", "position", "--after", "abc"}, "braucht --game"},
      {{"explore", "--game", "nosuch.agn"}, "hat keine Partie, deren Kennung"}};
  for (auto [words, said] : cases) {
    words.insert(words.end(), {"--language", "de"});
    const Ran ran = stats(words);
    EXPECT_EQ(ran.status, 2) << said;
    EXPECT_THAT(ran.err, HasSubstr(said));
  }
}

/// `--game` is the file here, and chooses none of its games.
TEST_F(Stats, AFileOfSeveralGamesIsToBeImportedFirst) {
  const std::string file = folder_ / "six.antike.jsonl";
  ASSERT_EQ(annales({"simulate", "--map", "occident", "--games", "6", "--seed", "5", "--out", file}).status,
            0);
  const Ran ran = stats({"explore", "--by", "position", "--game", file, "--at", "40"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("contains 6 games; import the file and name one game"));
  EXPECT_THAT(ran.err, ::testing::Not(HasSubstr("--game")));
}

TEST_F(Stats, ExploreFollowsDeedsAndPositions) {
  const json first = answer({"explore", "--nation", "romans", "--by", "deeds", "--limit", "0"});
  std::int64_t games = 0;
  for (const json& row : first.at("rows"))
    games += row.at("games").get<std::int64_t>();
  EXPECT_EQ(games, 40);
  EXPECT_EQ(first.at("by"), "deeds");
  const std::string deed = first.at("rows").at(0).at("about").at("played");
  const json second = answer({"explore", "--nation", "romans", "--by", "deeds", "--after", deed});
  EXPECT_EQ(second.at("all").at("games"), first.at("rows").at(0).at("games"));
  EXPECT_EQ(second.at("after"), deed);
  const Ran bad = stats({"explore", "--by", "position"});
  EXPECT_EQ(bad.status, 2);
  EXPECT_THAT(bad.err, HasSubstr("--by position needs --game"));
}

/// How many events of a file there are when one of this type has come, the first after so many.
std::string eventsUntil(const std::string& file, const std::string& type, int after) {
  std::ifstream lines(file);
  int events = 0;
  for (std::string line; std::getline(lines, line);) {
    const json record = json::parse(line);
    if (record.at("rec") != "event") continue;
    if (++events > after && record.at("type") == type) break;
  }
  return std::to_string(events);
}

TEST_F(Stats, ExploreLooksAtAnEventOfAGame) {
  const std::string file = folder_ / "one.antike.jsonl";
  ASSERT_EQ(annales({"simulate", "--map", "occident", "--games", "1", "--seed", "5", "--out", file}).status,
            0);
  // Its first decision is that of all forty games.
  const std::string first = eventsUntil(file, "TurnBegan", 0);
  const json at = answer({"explore", "--game", file, "--at", first, "--by", "position"});
  EXPECT_EQ(at.at("all").at("games"), 40);
  EXPECT_THAT(at.at("filter").get<std::string>(), HasSubstr("nations=4"));
  const json again = answer({"explore", "--by", "position", "--after", at.at("after")});
  EXPECT_EQ(again.at("rows"), at.at("rows"));
  for (const char* by : {"spaces", "deeds"})
    EXPECT_EQ(answer({"explore", "--game", file, "--at", first, "--by", by}).at("all").at("games"), 40);
  const json before =
      answer({"explore", "--game", file, "--at", std::to_string(std::stoi(first) - 1), "--by", "position"});
  EXPECT_EQ(before.at("after"), at.at("after")) << "of whoever is next";
  const Ran late =
      stats({"explore", "--game", file, "--at", eventsUntil(file, "RondelMoved", 600), "--by", "deeds"});
  EXPECT_EQ(late.status, 2);
  EXPECT_THAT(late.err, HasSubstr("covers the first 8 turns"));
  EXPECT_EQ(stats({"explore", "--game", file, "--at", "99999"}).status, 2);
}

TEST_F(Stats, FactsThatWereAskedForAreKeptUpByImports) {
  const std::string facts = library_ + "-facts";
  const std::vector<std::string> more{"simulate", "--map", "occident",  "--games", "3",
                                      "--seed",   "6",     "--library", library_};
  EXPECT_EQ(annales(more).status, 0);
  EXPECT_FALSE(std::filesystem::exists(facts)) << "nobody has asked for them";
  EXPECT_EQ(answer({"explore", "--nation", "romans"}).at("all").at("games"), 43);
  const auto asked = std::filesystem::last_write_time(facts);
  std::vector<std::string> others = more;
  others[6] = "7";
  EXPECT_EQ(annales(others).status, 0);
  EXPECT_NE(std::filesystem::last_write_time(facts), asked);
  EXPECT_EQ(answer({"explore", "--nation", "romans"}).at("all").at("games"), 46);
}

TEST_F(Stats, ConditionsForAnySeatOfTheGame) {
  const json all = answer({"explore", "--nation", "greeks", "--winner", "romans"});
  EXPECT_EQ(all.at("all").at("wins").at("value"), 0);
  EXPECT_EQ(answer({"explore", "--with", "nobody", "--with", "else"}).at("all").at("games"), 0);
  EXPECT_EQ(answer({"explore", "--ratings-from", "1"}).at("all").at("games"), 0);
}

TEST_F(Stats, AnEmptyAnswerIsAnAnswer) {
  const json found = answer({"explore", "--nation", "egyptians"});
  EXPECT_EQ(found.at("all").at("games"), 0);
  EXPECT_TRUE(found.at("all").at("wins").at("value").is_null());
  EXPECT_THAT(stats({"compare", "--a", "nation=egyptians", "--b", "nation=romans"}).out,
              HasSubstr("Nothing to compare"));
}

} // namespace
} // namespace annales::tests
