// annales analyse: text and JSON, the same bytes, a game that is not over, Ctrl-C.
#include "tests/cli/program.h"
#include "tests/often.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <set>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

class Analyse : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_EQ(annales({"simulate", "--ruleset", "duellum", "--map", "rome-carthage", "--nations", "2",
                       "--seed", "5", "--out", file_})
                  .status,
              0);
  }
  Folder folder_;
  std::string file_ = folder_ / "game.antike.jsonl";
};

TEST_F(Analyse, TheSameSeedGivesTheSameBytesWithAnyNumberOfThreads) {
  const std::vector<std::string> words{"analyse", file_, "--budget", "2", "--turns", "1", "--json"};
  std::vector<std::string> one = words, three = words;
  one.insert(one.end(), {"--threads", "1"});
  three.insert(three.end(), {"--threads", "3"});
  const Ran first = annales(one), second = annales(three);
  ASSERT_EQ(first.status, 0) << first.err;
  EXPECT_EQ(first.out, second.out);
  const json answer = json::parse(first.out);
  EXPECT_TRUE(answer.at("ended").get<bool>());
  EXPECT_GT(answer.at("turns").size(), 40U);
  for (const json& turn : answer.at("turns")) {
    const json& values = turn.at("chances").at("values");
    EXPECT_NEAR(values.at("romans").get<double>() + values.at("carthaginians").get<double>(), 1, 1e-4);
    EXPECT_EQ(turn.at("chances").at("over"), 2);
    if (turn.at("decision").is_null()) continue;
    EXPECT_EQ(turn.at("decision").at("regret").at("over"), 2);
    const json& better = turn.at("decision").at("alternative");
    EXPECT_TRUE(std::ranges::any_of(better, [](const json& event) {
      return event.at("type") == "RondelMoved";
    })) << "a card may come before the step";
  }
}

TEST_F(Analyse, TheValueAloneIsShownAsATableWithoutErrors) {
  const Ran ran = annales({"analyse", file_, "--budget", "0"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("round event  nation         goes to"));
  EXPECT_THAT(ran.out, HasSubstr("\nend "));
  EXPECT_THAT(ran.out, ::testing::Not(HasSubstr("±")));
}

TEST_F(Analyse, NamesAreWholeInBothLanguages) {
  const Ran english = annales({"analyse", file_, "--budget", "0"}),
            german = annales({"analyse", file_, "--budget", "0", "--language", "de"});
  ASSERT_EQ(english.status, 0) << english.err;
  EXPECT_THAT(english.out, HasSubstr("        Romans Carthaginians\n"));
  EXPECT_THAT(english.out, HasSubstr("  Carthaginians  Arming      "));
  EXPECT_THAT(english.out, ::testing::Not(HasSubstr("maneuver-")));
  EXPECT_THAT(german.out, HasSubstr("Runde Ereignis  Volk           geht auf    "));
  EXPECT_THAT(german.out, HasSubstr("  Karthager      Rüsten      "));
}

/// What of the ledger brings a nation from its first chance to its outcome.
double sumFor(const json& blame, const std::string& nation) {
  double sum = blame.at("luck").at(nation).get<double>() + blame.at("drift").at(nation).get<double>();
  for (const json& given : blame.at("given"))
    sum += given.at(nation).get<double>();
  return sum;
}

void expectThatTheLedgerCloses(const json& blame) {
  for (const auto& [nation, outcome] : blame.at("outcome").items())
    EXPECT_NEAR(outcome.get<double>() - blame.at("first").at(nation).get<double>(), sumFor(blame, nation),
                1e-9);
}

TEST(AnalyseSamples, TheLedgerOfBlameClosesForEachOfThem) {
  int analysed = 0;
  for (const auto& file : std::filesystem::directory_iterator(ANNALES_SOURCE_DIR "/samples")) {
    if (!file.path().string().ends_with(".antike.jsonl")) continue;
    if (file.file_size() > 40'000 && !test::isThorough()) continue; // whole games take a minute and more
    const Ran ran =
        annales({"analyse", file.path().string(), "--blame", "--json", "--budget", "2", "--turns", "1"});
    ASSERT_EQ(ran.status, 0) << file.path() << ran.err;
    expectThatTheLedgerCloses(json::parse(ran.out).at("blame"));
    ++analysed;
  }
  EXPECT_GT(analysed, 20);
}

TEST_F(Analyse, TheLedgerIsATableInBothLanguages) {
  const std::vector<std::string> words{"analyse", file_, "--budget", "2", "--turns", "1", "--blame"};
  const Ran english = annales(words);
  ASSERT_EQ(english.status, 0) << english.err;
  EXPECT_THAT(english.out, HasSubstr("decided by Romans "));
  EXPECT_THAT(english.out, HasSubstr("outcome without luck"));
  std::vector<std::string> german = words;
  german.insert(german.end(), {"--language", "de"});
  EXPECT_THAT(annales(german).out, HasSubstr("Chancen in Prozent, und wessen Entscheidungen"));
  EXPECT_THAT(annales(german).out, HasSubstr("entschieden: Römer"));
  EXPECT_EQ(annales({"analyse", file_, "--budget", "0", "--blame"}).status, 2) << "it needs rollouts";
}

TEST_F(Analyse, SaysAgainstWhomAndAgainstPlayersOtherNumbers) {
  const std::vector<std::string> words{"analyse", file_, "--budget", "2", "--turns", "2"};
  const auto with = [&](std::initializer_list<std::string> more) {
    std::vector<std::string> all = words;
    all.insert(all.end(), more);
    const Ran ran = annales(all);
    EXPECT_EQ(ran.status, 0) << ran.err;
    return ran.out;
  };
  const json bots = json::parse(with({"--json"})),
             players = json::parse(with({"--json", "--against", "players"}));
  EXPECT_EQ(bots.at("against"), json({{"who", "bots"}}));
  EXPECT_EQ(players.at("against").at("who"), "players");
  EXPECT_EQ(players.at("against").at("nations").size(), 2U);
  EXPECT_NE(bots.at("turns"), players.at("turns"));
  EXPECT_THAT(with({}), HasSubstr("Greedy bots of three styles play on"));
  EXPECT_THAT(with({"--against", "players"}), HasSubstr("% elsewhere"));
  EXPECT_THAT(with({"--against", "players", "--blame", "--language", "de"}), HasSubstr("% anderswohin"));
  EXPECT_THAT(with({"--against", "players", "--without", "43"}), HasSubstr("% elsewhere"));
  EXPECT_EQ(json::parse(with({"--against", "players", "--without", "43", "--json"})).at("against"),
            players.at("against"));
  EXPECT_EQ(annales({"analyse", file_, "--budget", "0", "--against", "players"}).status, 2)
      << "the value is the same against anybody";
}

/// What the companies hold against the first turn of the Romans, who play the openings of the rulebooks.
json firstTurnOfRomans(const std::string& sample, const std::vector<std::string>& more) {
  std::vector<std::string> words{"analyse", std::string(ANNALES_SOURCE_DIR "/samples/") + sample, "--json"};
  words.insert(words.end(), more.begin(), more.end());
  const Ran ran = annales(words);
  EXPECT_EQ(ran.status, 0) << ran.err;
  const json answer = json::parse(ran.out);
  for (const json& turn : answer.at("turns"))
    if (turn.at("nation") == "romans") return turn.at("decision");
  return {};
}

TEST(AnalyseOpenings, ABooksFirstMoveIsHeldAgainstItOnlyAsFarAsEachCompanyHoldsIt) {
  const std::vector<std::string> milder{"not-distinguishable", "inaccuracy", "mistake", "blunder"};
  const auto rank = [&](const json& word) {
    return std::ranges::find(milder, word.get<std::string>()) - milder.begin();
  };
  int differ = 0;
  for (const char* game : {"", "antike-ii."})
    for (const char* opening : {"growth", "military", "progress"}) {
      const std::string file = std::string(game) + "opening-" + opening + ".antike.jsonl";
      const json decision = firstTurnOfRomans(file, {});
      EXPECT_NE(decision.at("judgement"), "blunder") << file;
      const json& losses = decision.at("companies").at("losses");
      ASSERT_EQ(losses.size(), 3U) << file;
      for (const json& loss : losses)
        EXPECT_LE(rank(decision.at("judgement")), rank(loss.at("judgement"))) << file << loss;
      differ += decision.at("companies").at("differ").get<bool>() ? 1 : 0;
    }
  EXPECT_GE(differ, 2) << "the styles alone would call them mistakes";
}

TEST(AnalyseOpenings, TheStylesAloneStillCallArmingABlunder) {
  const json decision = firstTurnOfRomans("opening-military.antike.jsonl", {"--against", "bots"});
  EXPECT_EQ(decision.at("judgement"), "blunder");
  EXPECT_FALSE(decision.contains("companies")) << "one company alone judged it";
}

TEST_F(Analyse, AgainstPlayersALibraryKeepsItApart) {
  const std::string library = folder_ / "club.annales";
  ASSERT_EQ(annales({"import", file_, "--library", library}).status, 0);
  const std::string id =
      json::parse(annales({"list", "--library", library, "--json"}).out).at("games").at(0).at("game");
  const std::vector<std::string> words{"analyse", id, "--library", library, "--budget", "2", "--turns", "1"};
  std::vector<std::string> against = words, list = words;
  against.insert(against.end(), {"--against", "players"});
  list.push_back("--kept");
  ASSERT_EQ(annales(words).status, 0);
  EXPECT_THAT(annales(against).err, HasSubstr(" 0 of 136 turns were already stored, 136 added"));
  EXPECT_THAT(annales(against).err, HasSubstr(" 136 of 136 turns were already stored, 0 added"));
  EXPECT_THAT(annales(words).err, HasSubstr(" 136 of 136 turns were already stored, 0 added"));
  const std::string kept = annales(list).out;
  EXPECT_EQ(std::count(kept.begin(), kept.end(), '\n'), 3);
  EXPECT_THAT(kept, HasSubstr("136 of 136 turns  against "));
  list.insert(list.end(), {"--language", "de"});
  EXPECT_THAT(annales(list).out, HasSubstr("Startwert  davon analysiert\n"));
  EXPECT_THAT(annales(list).out, HasSubstr("136 von 136 Zügen  gegen "));
  list.push_back("--json");
  const json listed = json::parse(annales(list).out);
  EXPECT_EQ(listed.at("turns"), 136);
  ASSERT_EQ(listed.at("kept").size(), 2U);
  for (const json& one : listed.at("kept")) {
    EXPECT_EQ(one.at("known"), 136);
    EXPECT_EQ(one.at("budget"), 2);
  }
  EXPECT_NE(listed.at("kept")[0].at("against"), listed.at("kept")[1].at("against"));
  EXPECT_EQ(annales({"check", library}).status, 0);
}

TEST_F(Analyse, MistakesHaveAKind) {
  const Ran ran = annales({"analyse", file_, "--budget", "2", "--turns", "1", "--json"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const json answer = json::parse(ran.out);
  std::set<std::string> kinds;
  for (const json& turn : answer.at("turns"))
    if (!turn.at("decision").is_null() && !turn.at("decision").at("kind").is_null())
      kinds.insert(turn.at("decision").at("kind").get<std::string>());
  EXPECT_TRUE(kinds.contains("rondel"));
  EXPECT_GT(kinds.size(), 1U);
  EXPECT_THAT(annales({"analyse", file_, "--budget", "2", "--turns", "1"}).out,
              HasSubstr(" (rondel): loses "));
}

TEST_F(Analyse, WhyIsSaidWithEveryNumberInBothLanguagesAndTheSameWithAnyNumberOfThreads) {
  const std::vector<std::string> words{"analyse", file_,       "--budget", "6",    "--turns",
                                       "2",       "--against", "bots",     "--why"};
  const auto with = [&](std::initializer_list<std::string> more) {
    std::vector<std::string> all = words;
    all.insert(all.end(), more);
    return annales(all);
  };
  const Ran one = with({"--json", "--threads", "1"}), three = with({"--json", "--threads", "3"});
  ASSERT_EQ(one.status, 0) << one.err;
  EXPECT_EQ(one.out, three.out);
  const json answer = json::parse(one.out);
  int said = 0;
  std::string sentence;
  for (const json& turn : answer.at("turns")) {
    const json& decision = turn.at("decision");
    if (decision.is_null()) continue;
    ASSERT_TRUE(decision.contains("why"));
    const json& why = decision.at("why");
    if (why.is_null()) continue;
    ++said;
    EXPECT_NE(decision.at("judgement"), "not-distinguishable");
    const double recovered = why.at("recovered").at("value"), regret = why.at("regret").at("value");
    EXPECT_GE(recovered, 0.5 * regret - 1e-6);
    EXPECT_GT(why.at("recovered").at("low").get<double>(), 0);
    EXPECT_GT(why.at("regret").at("low").get<double>(), 0);
    EXPECT_EQ(why.at("recovered").at("over"), 6) << "in the rollouts of the analysis";
    EXPECT_EQ(regret, decision.at("regret").at("value").get<double>()) << "one amount";
    EXPECT_LE(regret - recovered, 0.02 + 1e-9) << "enough is no inaccuracy";
    EXPECT_FALSE(decision.at("sentence").is_null()) << "both turns stand beside each other";
    EXPECT_EQ(why.at("repaired").front().at("type"), "RondelMoved");
    EXPECT_FALSE(why.at("loss").at("type").get<std::string>().empty());
    sentence = why.at("sentence");
    EXPECT_THAT(sentence, HasSubstr("That alone regains "));
  }
  ASSERT_GT(said, 3);
  EXPECT_THAT(with({}).out, HasSubstr("\n             "));
  EXPECT_THAT(with({"--language", "de"}).out, HasSubstr("Das allein gewinnt"));
  EXPECT_EQ(annales({"analyse", file_, "--budget", "0", "--why"}).status, 2) << "it needs rollouts";
  const Ran without = annales({"analyse", file_, "--budget", "6", "--turns", "2", "--json"});
  EXPECT_THAT(without.out, ::testing::Not(HasSubstr("\"why\"")));
}

TEST_F(Analyse, ADeedIsStruckOutAndSaid) {
  const Ran ran = annales({"analyse", file_, "--without", "42", "--budget", "10"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("without event 42: Carthaginians arm 1 legion"));
  EXPECT_THAT(ran.out, HasSubstr("10 pairs of rollouts"));
  const Ran asJson =
      annales({"analyse", file_, "--without", "41", "--without", "42", "--budget", "10", "--json"});
  ASSERT_EQ(asJson.status, 0) << asJson.err;
  const json answer = json::parse(asJson.out);
  EXPECT_EQ(answer.at("without"), (json{41, 42}));
  EXPECT_EQ(answer.at("left_out"), json{43});
  double sum = 0;
  for (const json& nation : answer.at("chances"))
    sum += nation.at("difference").at("value").get<double>();
  EXPECT_NEAR(sum, 0, 1e-4);
  EXPECT_EQ(annales({"analyse", file_, "--without", "1"}).status, 2);
  EXPECT_THAT(annales({"analyse", file_, "--without", "0"}).err, HasSubstr("events are counted from 1"));
  EXPECT_EQ(annales({"analyse", file_, "--without", "42", "--why"}).status, 2);
  const Ran before = annales({"analyse", file_, "--without", "42", "--until", "3", "--budget", "10"});
  EXPECT_EQ(before.status, 2);
  EXPECT_THAT(before.err, HasSubstr("event 42 is to be left out, but comes later"));
  EXPECT_EQ(annales({"analyse", file_, "--without", "40"}).status, 2) << "a turn begins by itself";
  EXPECT_EQ(annales({"analyse", file_, "--without", "100000"}).status, 2);
  EXPECT_EQ(annales({"analyse", file_, "--until", "50"}).status, 2) << "it belongs to --without";
}

TEST_F(Analyse, CtrlCEndsIt) {
  const Ran ran = annalesWhile({"analyse", file_, "--budget", "100000"}, [](pid_t process) {
    usleep(300'000); // it has begun
    kill(process, SIGINT);
  });
  EXPECT_EQ(ran.status, 130);
  EXPECT_EQ(ran.out, "");
}

/// In a library, where it is kept.
class KeptAnalysis : public Analyse {
protected:
  void SetUp() override {
    Analyse::SetUp();
    ASSERT_EQ(annales({"import", file_, "--library", library_}).status, 0);
    game_ = annales({"list", "--library", library_}).out.substr(0, 12);
  }
  [[nodiscard]] std::vector<std::string> words(const std::vector<std::string>& more = {}) const {
    std::vector<std::string> words{"analyse", game_, "--library", library_, "--budget", "2", "--turns", "1"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }
  std::string library_ = folder_ / "club.annales", game_;
};

TEST_F(KeptAnalysis, TheSecondTimeNothingIsFoundAndTheBytesAreThoseOfTheFile) {
  const Ran first = annales(words({"--json"})), second = annales(words({"--json"}));
  ASSERT_EQ(first.status, 0) << first.err;
  EXPECT_THAT(first.err, HasSubstr(": 0 of "));
  EXPECT_THAT(second.err, HasSubstr(", 0 added"));
  EXPECT_EQ(first.out, second.out);
  EXPECT_EQ(annales({"analyse", file_, "--budget", "2", "--turns", "1", "--json"}).out, first.out);
  EXPECT_EQ(annales({"check", library_}).status, 0);
}

TEST_F(KeptAnalysis, WhoEndsItGoesOnFromThere) {
  const std::vector<std::string> slow{"analyse", game_, "--library", library_, "--budget", "40"};
  const Ran ended = annalesWhile(slow, [](pid_t process) {
    usleep(1'500'000);
    kill(process, SIGKILL);
  });
  EXPECT_NE(ended.status, 0);
  const Ran list = annales({"analyse", game_, "--library", library_, "--kept"});
  ASSERT_EQ(list.status, 0) << list.err;
  EXPECT_THAT(list.out, HasSubstr("40 "));
  EXPECT_THAT(list.out, ::testing::Not(HasSubstr(" 0 of "))) << "what was found is there";
  EXPECT_EQ(annales({"check", library_}).status, 0);
}

TEST_F(KeptAnalysis, NothingIsAddedWhereThatIsNotWanted) {
  ASSERT_EQ(annales(words({"--no-keep"})).status, 0);
  EXPECT_THAT(annales(words({"--kept"})).out, ::testing::Not(HasSubstr(" turns\n")))
      << "only the heads of the columns";
  ASSERT_EQ(annales({"analyse", file_, "--no-keep"}).status, 2) << "a file keeps nothing";
}

} // namespace
} // namespace annales::tests
