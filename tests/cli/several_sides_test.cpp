// Several sides at once, chances to find a difference, sorted openings and trends.
#include "cli/compare_pairs.h"
#include "cli/forest_text.h"
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <set>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;
using Words = std::vector<std::string>;

class SeveralSides : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_EQ(
        annales({"simulate", "--map", "occident", "--games", "40", "--seed", "5", "--library", library_})
            .status,
        0);
  }
  [[nodiscard]] Ran stats(Words words) const {
    words.insert(words.begin(), "stats");
    words.insert(words.end(), {"--library", library_});
    return annales(words);
  }
  [[nodiscard]] json answer(Words words) const {
    words.emplace_back("--json");
    const Ran ran = stats(words);
    EXPECT_EQ(ran.status, 0) << ran.err;
    return json::parse(ran.out);
  }

  Folder folder_;
  std::string library_ = folder_ / "bots.annales";
};

TEST(NamedSides, HaveANameOrTheirConditions) {
  const auto both = [](const std::string& words) {
    const cli::NamedSide side = cli::namedSide(words);
    return side.name + " | " + side.conditions;
  };
  EXPECT_EQ(both("Iron=opening=iron"), "Iron | opening=iron");
  EXPECT_EQ(both("opening=iron"), "opening=iron | opening=iron");
  EXPECT_EQ(both("opening=iron; nation=romans"), "opening=iron; nation=romans | opening=iron; nation=romans");
  EXPECT_EQ(both("My side = opening=iron; nation=romans"), "My side |  opening=iron; nation=romans");
  EXPECT_EQ(both("openning=iron"), "openning=iron | openning=iron"); // a slip stays one
  EXPECT_EQ(both("where=x = 2"), "where=x = 2 | where=x = 2");
  EXPECT_EQ(both(""), " | ");
}

TEST(Forest, ShowsValueIntervalAndNoDifference) {
  EXPECT_EQ(cli::forestLine({0.1, {-0.1, 0.2}}, 0.2, 9), "  ├─┼─●─┤");
  EXPECT_EQ(cli::forestLine({-0.15, {-0.5, -0.1}}, 0.2, 9), "◄●┤ │    ");
  EXPECT_EQ(cli::forestLine({std::nan(""), {-1, 1}}, 0.2, 9), "    │    ");
  EXPECT_EQ(cli::forestAxis(0.2, 9), "-20 0 +20");
  const std::vector<cli::ForestRow> rows{{0.12, {0.01, 0.2}}, {-0.31, {-0.9, 0.2}}};
  EXPECT_NEAR(cli::forestReach(rows), 0.35, 1e-9);
}

TEST_F(SeveralSides, AreComparedEachWithEach) {
  const json found =
      answer({"compare", "--side", "R=nation=romans", "--side", "nation=greeks", "--side", "nation=germans"});
  ASSERT_EQ(found.at("sides").size(), 3U);
  ASSERT_EQ(found.at("comparisons").size(), 3U);
  EXPECT_EQ(found.at("sides").at(0).at("name"), "R");
  EXPECT_EQ(found.at("sides").at(0).at("filter"), "nation=romans");
  std::set<std::pair<std::string, std::string>> pairs;
  for (const json& one : found.at("comparisons")) {
    pairs.emplace(one.at("a").at("filter"), one.at("b").at("filter"));
    EXPECT_EQ(one.at("anytime").at("questions"), 3);
  }
  EXPECT_EQ(pairs.size(), 3U);
  // The same as A and B asked alone.
  const json alone =
      answer({"compare", "--a", "nation=romans", "--b", "nation=greeks"}).at("comparisons").at(0);
  EXPECT_EQ(found.at("comparisons").at(0).at("difference"), alone.at("difference"));
}

/// Two sides share a letter exactly where their difference is not shown.
TEST_F(SeveralSides, LettersSayWhichDiffer) {
  library_ = folder_ / "more.annales";
  ASSERT_EQ(annales({"simulate", "--map", "occident", "--games", "150", "--seed", "5", "--library", library_})
                .status,
            0);
  const json found = answer({"compare", "--side", "nation=romans", "--side", "nation=germans", "--side",
                             "nation=greeks", "--side", "nation=phoenicians"});
  std::map<std::string, std::string> letters;
  for (const json& side : found.at("sides"))
    letters[side.at("filter")] = side.at("letters");
  int shown = 0;
  for (const json& one : found.at("comparisons")) {
    const std::string a = letters.at(one.at("a").at("filter")), b = letters.at(one.at("b").at("filter"));
    const bool differ = one.at("anytime").at("verdict") != "not-shown";
    shown += differ ? 1 : 0;
    EXPECT_EQ(a.find_first_of(b) == std::string::npos, differ) << a << " " << b;
  }
  EXPECT_GT(shown, 0); // bots of one nation win far more often
}

TEST_F(SeveralSides, AreShownAsAForest) {
  const Ran ran = stats({"compare", "--side", "Rome=nation=romans", "--side", "nation=greeks"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("Rome − nation=greeks"));
  EXPECT_THAT(ran.out, HasSubstr("●"));
  EXPECT_THAT(ran.out, HasSubstr("share a letter"));
  const Ran german =
      stats({"compare", "--side", "nation=romans", "--side", "nation=greeks", "--language", "de"});
  EXPECT_THAT(german.out, HasSubstr("Alle Paare"));
}

TEST_F(SeveralSides, NeedTwoSidesAtLeast) {
  for (const Words& words : {Words{"compare"},
                             {"compare", "--a", "nation=romans"},
                             {"compare", "--b", ""},
                             {"compare", "--side", "nation=romans"},
                             {"compare", "--side", "nation=romans", "--side", "nation=greeks", "--a", ""}}) {
    const Ran ran = stats(words);
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("--"));
    EXPECT_EQ(ran.out, "");
  }
  EXPECT_THAT(stats({"compare", "--side", "natoin=romans", "--side", "nation=greeks"}).err,
              HasSubstr("is not a condition"));
}

TEST_F(SeveralSides, ChancesGrowWithDifferenceAndGames) {
  const json found =
      answer({"compare", "--a", "opening=iron", "--b", "opening=arming", "--power"}).at("comparisons").at(0);
  ASSERT_FALSE(found.at("power").empty());
  EXPECT_EQ(found.at("power").at(0).at("games"), found.at("difference").at("over"));
  std::map<double, double> last;
  double before = 0, games = 0;
  for (const json& one : found.at("power")) {
    const double chance = one.at("one_look");
    if (one.at("games") != games) before = 0;
    games = one.at("games");
    EXPECT_GE(chance, before);
    EXPECT_GE(chance, last[one.at("difference")]);
    EXPECT_LE(one.at("verdict"), one.at("one_look"));
    EXPECT_LE(chance, 1);
    before = last[one.at("difference")] = chance;
  }
  EXPECT_THAT(stats({"compare", "--a", "opening=iron", "--b", "opening=arming", "--power", "--csv"}).out,
              HasSubstr("a,b,difference,games,one_look,verdict\r\n"));
  EXPECT_THAT(stats({"compare", "--a", "opening=iron", "--b", "opening=arming", "--power"}).out,
              HasSubstr("Chance in %"));
}

TEST_F(SeveralSides, ChancesAreDrawnAsCurvesToo) {
  const std::string text = stats({"compare", "--a", "opening=iron", "--b", "opening=arming", "--power"}).out;
  EXPECT_THAT(text, HasSubstr("Chance in % of a verdict, with so many games: 1: "));
  EXPECT_THAT(text, HasSubstr("points  0         20        40        60        80        100"));
  // The curve of a larger number of games is nowhere to the left of that of a smaller one.
  std::istringstream lines(text);
  int drawn = 0;
  for (std::string line; std::getline(lines, line);) {
    constexpr std::size_t kCurve = 14, kColumns = 51;
    if (line.size() != kCurve + kColumns || line.find('.', kCurve) == std::string::npos) continue;
    ++drawn;
    const std::size_t one = line.find('1', kCurve), two = line.find('2', kCurve);
    if (one == std::string::npos || two == std::string::npos) continue; // both are at one place
    EXPECT_LE(one, two) << line;
  }
  EXPECT_GT(drawn, 3) << text;
}

TEST_F(SeveralSides, OpeningsAreSortedByTheirDrawnShare) {
  for (const char* command : {"openings", "explore"}) {
    const json found = answer({command, "--sort", "drawn", "--limit", "0"});
    double before = 1;
    std::size_t rows = 0;
    for (const json& row : found.at("rows")) {
      if (row.at("drawn").at("value").is_null()) continue;
      const double drawn = row.at("drawn").at("value"), raw = row.at("wins").at("value"),
                   baseline = row.at("baseline").at("value");
      EXPECT_LE(drawn, before);
      EXPECT_GE(drawn, std::min(raw, baseline) - 1e-5);
      EXPECT_LE(drawn, std::max(raw, baseline) + 1e-5);
      before = drawn;
      ++rows;
    }
    EXPECT_GT(rows, 1U) << command;
    EXPECT_THAT(stats({command, "--sort", "drawn"}).out, HasSubstr("drawn"));
    EXPECT_THAT(stats({command, "--csv"}).out,
                HasSubstr("first_personage_round,seats,drawn,drawn_low,drawn_high"));
  }
}

TEST_F(SeveralSides, ATrendNeedsDatesAndASide) {
  const Ran undated = stats({"trend", "--nation", "romans"});
  EXPECT_EQ(undated.status, 2);
  EXPECT_THAT(undated.err, HasSubstr("dates"));
  EXPECT_THAT(stats({"trend"}).err, HasSubstr("each game has a winner"));
  EXPECT_EQ(stats({"trend", "--place", "1"}).status, 2);
}

} // namespace
} // namespace annales::tests
