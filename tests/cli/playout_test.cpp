// annales playout, and annales claims --earliest.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

const std::string kPlayed = ANNALES_SOURCE_DIR "/samples/game-occident.antike.jsonl";

TEST(PlayoutCommand, CountsTheSameGamesInWordsAndInJsonWithAnyNumberOfThreads) {
  const std::vector<std::string> words{"playout", kPlayed, "--at", "1100", "--budget", "6", "--json"};
  const Ran one = annales(words);
  ASSERT_EQ(one.status, 0) << one.err;
  auto more = words;
  more.insert(more.end(), {"--threads", "3"});
  EXPECT_EQ(annales(more).out, one.out);
  const json played = json::parse(one.out);
  EXPECT_EQ(played.at("games"), 6);
  double shares = 0;
  for (const auto& [nation, estimate] : played.at("wins").items())
    shares += estimate.at("value").get<double>();
  EXPECT_NEAR(shares + played.at("unwon").get<double>() / 6, 1, 1e-9);
  int games = 0;
  for (const json& row : played.at("rounds"))
    games += row.at("games").get<int>();
  EXPECT_EQ(games, 6);
  const Ran text = annales({"playout", kPlayed, "--at", "1100", "--budget", "6"});
  EXPECT_THAT(text.out, HasSubstr("6 games played on from round"));
  EXPECT_THAT(annales({"playout", kPlayed, "--at", "1100", "--budget", "6", "--language", "de"}).out,
              HasSubstr("Runde"));
  auto seeded = words;
  seeded.insert(seeded.end(), {"--seed", "2"});
  EXPECT_NE(annales(seeded).out, one.out);
}

TEST(PlayoutCommand, SaysAgainstWhomWhereThatIsNotAsUsual) {
  const std::vector<std::string> words{"playout", kPlayed, "--at", "900", "--budget", "6", "--against"};
  const auto with = [&](std::initializer_list<std::string> more) {
    auto all = words;
    all.insert(all.end(), more);
    return annales(all);
  };
  const Ran players = with({"players", "--json"});
  ASSERT_EQ(players.status, 0) << players.err;
  const json against = json::parse(players.out).at("against");
  EXPECT_EQ(against.at("who"), "players");
  ASSERT_EQ(against.at("nations").size(), 4U);
  for (const json& leaning : against.at("nations")) {
    int sum = 0;
    for (const json& percent : leaning)
      sum += percent.get<int>();
    EXPECT_EQ(sum, 100);
  }
  const Ran bots = with({"bots", "--json"});
  EXPECT_EQ(json::parse(bots.out).at("against"), json({{"who", "bots"}}));
  EXPECT_EQ(bots.out, annales({"playout", kPlayed, "--at", "900", "--budget", "6", "--json"}).out);
  EXPECT_NE(json::parse(bots.out).at("rounds"), json::parse(players.out).at("rounds"));
  EXPECT_THAT(with({"players"}).out,
              HasSubstr("Bots play on, moving on the rondel like the players of this game"));
  EXPECT_THAT(with({"players", "--language", "de"}).out, HasSubstr("wie die Spieler dieser Partie"));
  EXPECT_EQ(with({"nobody"}).status, 2);
}

TEST(PlayoutCommand, SaysWhereThereIsNothingToPlay) {
  const Ran over = annales({"playout", kPlayed});
  EXPECT_EQ(over.status, 2);
  EXPECT_THAT(over.err, HasSubstr("--at N"));
  EXPECT_EQ(annales({"playout", kPlayed, "--at", "0"}).status, 2);
  EXPECT_EQ(annales({"playout", kPlayed, "--at", "99999"}).status, 2);
}

TEST(ClaimsEarliest, SaysARowForEachNationAndPersonageInWordsAndInJson) {
  const Ran ran = annales({"claims", kPlayed, "--earliest", "--json"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const json rows = json::parse(ran.out).at("earliest");
  EXPECT_EQ(rows.size() % 4, 0U);
  int waited = 0;
  for (const json& row : rows) {
    if (row.at("round").is_null()) {
      EXPECT_TRUE(row.at("won_in_round").is_null());
      continue;
    }
    if (!row.at("won_in_round").is_null()) {
      EXPECT_LE(row.at("round"), row.at("won_in_round"));
    }
    waited += row.at("turns_later").get<int>() > 0 ? 1 : 0;
  }
  EXPECT_GT(waited, 0);
  const Ran text = annales({"claims", kPlayed, "--earliest", "--nation", "romans"});
  EXPECT_EQ(static_cast<std::size_t>(std::count(text.out.begin(), text.out.end(), '\n')),
            rows.size() / 4 + 2);
  EXPECT_THAT(annales({"claims", kPlayed, "--earliest", "--language", "de"}).out, HasSubstr("Runde"));
  EXPECT_EQ(annales({"claims", kPlayed, "--earliest", "--at", "300"}).status, 2);
}

} // namespace
} // namespace annales::tests
