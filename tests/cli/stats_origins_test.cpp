// That bots played the games behind a number is said beside it.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;

class StatsOrigins : public ::testing::Test {
protected:
  StatsOrigins() {
    EXPECT_EQ(annales({"simulate", "--map", "occident", "--games", "3", "--seed", "5", "--library", library_})
                  .status,
              0);
    const std::string game = folder_ / "game.agn";
    writeText(game, "[Board \"Occident\"]\n[Nations \"4\"]\n[Player.Phoenicians \"Anna\"]\n"
                    "1. Phoenicians: Iron\nRomans: Gold\nGermans: Marble\nGreeks: Gold\n"
                    "game agreed Phoenicians\n");
    EXPECT_EQ(annales({"import", game, "--library", library_}).status, 0);
  }
  [[nodiscard]] Ran stats(std::vector<std::string> words) const {
    words.insert(words.begin(), "stats");
    words.insert(words.end(), {"--library", library_});
    return annales(words);
  }

  Folder folder_;
  std::string library_ = folder_ / "club.annales";
};

constexpr const char* kSaid =
    "3 of these 4 games were played by bots. All 4 games are on a reconstructed board.";

TEST_F(StatsOrigins, AreSaidByExplorerComparisonAndReport) {
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"explore"}, {"explore", "--nation", "romans"}, {"openings"}}) {
    EXPECT_THAT(stats(words).err, HasSubstr(kSaid)) << ::testing::PrintToString(words);
  }
  EXPECT_THAT(stats({"compare", "--a", "nation=romans", "--b", "nation=greeks"}).out, HasSubstr(kSaid));
  EXPECT_THAT(stats({"report", "nation", "romans", "--html", "-"}).out, HasSubstr(kSaid));
  EXPECT_THAT(stats({"explore", "--language", "de"}).err,
              HasSubstr("3 dieser 4 Partien spielten Bots. Alle 4 Partien sind auf einem rekonstruierten "
                        "Spielplan."));
}

TEST_F(StatsOrigins, AreOfTheGamesThatAreCounted) {
  EXPECT_THAT(stats({"explore", "--player", "Anna"}).err, Not(HasSubstr("bots")));
  EXPECT_THAT(stats({"explore", "--tag", "bot.romans"}).err, HasSubstr("All 3 games were played by bots."));
}

TEST_F(StatsOrigins, AreFieldsOfJson) {
  const auto told = [](const json& from) {
    return std::pair(from.at("games_by_bots").get<int>(),
                     from.at("games_on_reconstructed_boards").get<int>());
  };
  const auto asked = [&](const std::vector<std::string>& words) { return json::parse(stats(words).out); };
  EXPECT_EQ(told(asked({"explore", "--json"})), std::pair(3, 4));
  EXPECT_EQ(told(asked({"openings", "--json"})), std::pair(3, 4));
  EXPECT_EQ(told(asked({"compare", "--a", "nation=romans", "--b", "nation=greeks", "--json"})
                     .at("comparisons")
                     .at(0)),
            std::pair(3, 4));
  EXPECT_EQ(told(asked({"report", "nation", "romans", "--json"}).at("over")), std::pair(3, 4));
}

} // namespace
} // namespace annales::tests
