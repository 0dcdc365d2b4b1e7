// Reports and the laboratory from the command line.
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

class StatsReport : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_EQ(
        annales({"simulate", "--map", "occident", "--games", "20", "--seed", "5", "--library", library_})
            .status,
        0);
  }
  [[nodiscard]] Ran report(std::vector<std::string> words) const {
    words.insert(words.begin(), {"stats", "report"});
    words.insert(words.end(), {"--library", library_});
    return annales(words);
  }

  Folder folder_;
  std::string library_ = folder_ / "bots.annales";
};

TEST_F(StatsReport, TellsANationInBothLanguages) {
  const Ran english = report({"nation", "romans"}), german = report({"nation", "romans", "--language", "de"});
  EXPECT_EQ(english.status, 0) << english.err;
  EXPECT_THAT(english.out, HasSubstr("Nation: Romans"));
  EXPECT_THAT(english.out, HasSubstr("Too few games (20) to say much"));
  EXPECT_THAT(german.out, HasSubstr("Volk: Römer"));
  EXPECT_THAT(german.out, HasSubstr("Vergleichswert"));
  EXPECT_THAT(german.out, Not(HasSubstr("Baseline")));
}

TEST_F(StatsReport, WritesPageTablesAndJson) {
  const Ran ran =
      report({"nation", "greeks", "--html", folder_ / "g.html", "--csv", folder_ / "g", "--json"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  const json told = json::parse(ran.out);
  EXPECT_EQ(told.at("kind"), "nation");
  EXPECT_EQ(told.at("over").at("games"), 20);
  EXPECT_THAT(textOf(folder_ / "g.html"), HasSubstr("Nation: Greeks"));
  EXPECT_THAT(textOf(folder_ / "g/2-boards.csv"), HasSubstr("wins_baseline"));
  int wins = 0;
  for (const json& section : told.at("sections"))
    for (const json& block : section.at("blocks"))
      if (block.at("type") == "table" && block.at("key") == "boards")
        wins = block.at("rows").at(0).at(2).at("hits");
  const json explored =
      json::parse(annales({"stats", "explore", "--nation", "greeks", "--json", "--library", library_}).out);
  EXPECT_NEAR(explored.at("all").at("wins").at("value").get<double>() * 20, wins, 1e-4)
      << "as the explorer counts";
}

TEST_F(StatsReport, SaysWhatIsUnknown) {
  EXPECT_THAT(report({"nation", "atlanteans"}).err, HasSubstr("none of the chosen games has the nation"));
  EXPECT_EQ(report({"nation", "atlanteans"}).status, 2);
  EXPECT_THAT(report({"opening", "marbel"}).err, HasSubstr("neither the code"));
  EXPECT_THAT(report({"player", "Anna"}).err, HasSubstr("No games of \"Anna\"."));
  EXPECT_THAT(report({"evening"}).err, HasSubstr("has a date"));
  EXPECT_THAT(report({"evening", "--event", "Autumn cup"}).err, HasSubstr("no game matches the filter"));
  EXPECT_THAT(report({"evening", "--event", "Autumn cup", "--language", "de"}).err,
              HasSubstr("keine Partie passt zum Filter"));
  EXPECT_THAT(report({"opening", "iron"}).out, HasSubstr("Opening: Iron"));
}

class StatsLab : public ::testing::Test {
protected:
  [[nodiscard]] static Ran lab(std::vector<std::string> words) {
    words.insert(words.begin(), {"stats", "lab"});
    return annales(words);
  }
  Folder folder_;
};

TEST_F(StatsLab, SaysHowManyGamesTellAndPlaysThemAgain) {
  const std::string manifest = folder_ / "lab.json", library = folder_ / "lab.annales";
  const Ran ran =
      lab({"--a", "bot=growth", "--b", "bot=random", "--nation", "romans", "--map", "occident", "--points",
           "30", "--margin", "30", "--seed", "4", "--manifest", manifest, "--library", library});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("games are needed to show a difference of 30.0 points"));
  EXPECT_THAT(ran.out, HasSubstr("Romans: A wins"));
  const json kept = json::parse(textOf(manifest));
  const int games =
      kept.at("answer").at("a").at("games").get<int>() + kept.at("answer").at("b").at("games").get<int>();
  const Ran facts =
      annales({"stats", "openings", "--library", library, "--json", "--limit", "0", "--nation", "romans"});
  EXPECT_EQ(json::parse(facts.out).at("all").at("games"), games) << "every game was kept";
  const Ran again = lab({"--again", manifest, "--threads", "1"});
  EXPECT_EQ(again.status, 0) << again.err;
  EXPECT_THAT(again.err, HasSubstr("reproduced byte for byte"));
  std::string other = textOf(manifest);
  other.replace(other.find("\"seed\":\"4\""), 10, "\"seed\":\"5\"");
  writeText(manifest, other);
  EXPECT_EQ(lab({"--again", manifest}).status, 1);
}

TEST_F(StatsLab, TwoEqualBotsAreNotShown) {
  const Ran ran = lab({"--a", "bot=growth", "--b", "bot=growth", "--nation", "greeks", "--map", "occident",
                       "--points", "25", "--margin", "25", "--seed", "2"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("No difference shown"));
}

TEST_F(StatsLab, SaysWhatIsWrong) {
  EXPECT_EQ(lab({}).status, 2);
  EXPECT_THAT(lab({}).err, HasSubstr("lab needs --a, --b, --nation and --map"));
  EXPECT_THAT(lab({"--a", "bot=growth", "--b", "bot=slow", "--nation", "romans", "--map", "occident"}).err,
              HasSubstr("bot must be"));
  EXPECT_THAT(
      lab({"--a", "bot=growth", "--b", "bot=random", "--nation", "persians", "--map", "occident"}).err,
      HasSubstr("does not play"));
  EXPECT_THAT(lab({"--a", "bot=growth", "--b", "bot=random", "--nation", "romans", "--map", "occidnet"}).err,
              HasSubstr("did you mean"));
  writeText(folder_ / "no.json", "{}");
  EXPECT_EQ(lab({"--again", folder_ / "no.json"}).status, 2);
}

} // namespace
} // namespace annales::tests
