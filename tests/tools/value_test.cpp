// The fitted values on fresh games: calibrated, and better than simpler guesses. A small sample; the large
// one is tools/value/calibrate.
#include "libreplay/match/numbered_work.h"

#include "tools/value/drawn_players.h"
#include "tools/value/forecasts.h"
#include <gtest/gtest.h>

#include <cmath>

namespace annales::tools {
namespace {

std::vector<Sample> freshSamples(RulesetId ruleset, std::uint64_t seed, std::uint64_t games,
                                 std::initializer_list<const char*> words = {"growth", "military",
                                                                             "progress"}) {
  const auto kinds = kindsOfGames(ruleset, BoardShelf::builtIn(), seed);
  std::vector<Player> players;
  for (const char* word : words)
    players.push_back(Player::read(word).value());
  auto perGame = numberedWork<std::vector<Sample>>(
      0, games, {}, [&](std::uint64_t k) { return sampledGame(kinds, players, k, 4); });
  std::vector<Sample> all;
  for (const auto& some : perGame.value())
    all.insert(all.end(), some.begin(), some.end());
  return all;
}

class FittedValue : public ::testing::TestWithParam<RulesetId> {};

TEST_P(FittedValue, IsCalibratedAndBetterThanSimplerGuesses) {
  const auto fresh = freshSamples(GetParam(), 424'242, 240);
  const auto ours = forecastsOf(Value::of(GetParam()), fresh);
  const MaterialModel material(freshSamples(GetParam(), 17, 240));
  EXPECT_LT(inference::calibrationOf(ours, 10).error, 0.05) << "as exact as so few games can show it";
  EXPECT_GT(inference::brierGain(ours, evenForecasts(fresh)).interval.low, 0);
  EXPECT_GT(inference::brierGain(ours, material.forecasts(fresh)).interval.low, 0);
  if (fresh.front().nations > 2) {
    EXPECT_GT(inference::brierGain(ours, restEvenly(ours, fresh)).interval.low, 0);
  }
}

TEST(FittedCalibration, FindsTheScaleByWhichGamesWereWon) {
  constexpr std::uint32_t kParts = 1000;
  constexpr double kAtBegin = -0.3, kAdded = 2;
  Rng rng(5);
  const auto drawn = [&] { return (rng.below(kParts - 1) + 1.0) / kParts; };
  std::vector<Sample> samples(20'000);
  for (Sample& sample : samples) {
    const double chance = drawn();
    sample.nations = 2;
    sample.phase = static_cast<float>(drawn());
    sample.learned = Chances{chance, 1 - chance};
    const double odds = std::pow(chance / (1 - chance), kAtBegin + kAdded * sample.phase);
    sample.winner = NationId(drawn() < odds / (1 + odds) ? 0 : 1);
  }
  const auto fit = fittedCalibration(samples);
  ASSERT_TRUE(fit.converged);
  EXPECT_NEAR(fit.coefficients[0], kAtBegin, 4 * fit.standardErrors[0]);
  EXPECT_NEAR(fit.coefficients[1], kAdded, 4 * fit.standardErrors[1]);
  EXPECT_LT(fit.standardErrors[1], 0.1);
}

/// In 200 games, too few for certainty. Those by which it chooses turns are too sure.
TEST(SaidChances, OfTheNetOfDuellumAreBetterBetweenStrongPlayersThanThoseByWhichItChooses) {
  const auto net = Net::of(RulesetId::duellum);
  ASSERT_TRUE(net);
  const auto fresh = freshSamples(RulesetId::duellum, 424'243, 200, {"level:5"});
  const auto said = forecastsOf(*net, fresh, NetForecast::said),
             choosing = forecastsOf(*net, fresh, NetForecast::choosing);
  EXPECT_GT(inference::brierGain(said, choosing).value, 0);
  EXPECT_LT(inference::calibrationOf(said, 10).error, inference::calibrationOf(choosing, 10).error);
}

TEST(ErrorByChance, IsNoneWhereForecastsAreCertainAndSmallerTheMoreGamesThereAre) {
  const auto games = [](double chance, std::size_t count) {
    std::vector<inference::Forecast> all;
    for (std::size_t k = 0; k < count; ++k)
      all.push_back({{chance, 1 - chance}, 0, k});
    return all;
  };
  EXPECT_EQ(errorByChance(games(1, 50), 10), 0);
  const double few = errorByChance(games(0.5, 25), 1), many = errorByChance(games(0.5, 2500), 1);
  EXPECT_EQ(few, 0) << "all together: half of all chances came true";
  EXPECT_EQ(many, 0);
  EXPECT_GT(errorByChance(games(0.6, 25), 2), 2 * errorByChance(games(0.6, 2500), 2));
  auto oneGame = games(0.6, 2500);
  for (inference::Forecast& one : oneGame)
    one.cluster = 0;
  EXPECT_GT(errorByChance(oneGame, 2), 0.3) << "many positions of one game are one chance";
}

TEST(DrawnTaste, IsTheSameForASeedAndAroundTheStyles) {
  EXPECT_EQ(drawnTaste(7).personage, drawnTaste(7).personage);
  EXPECT_NE(drawnTaste(7).personage, drawnTaste(8).personage);
  int least = 1000, most = 0;
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    least = std::min(least, drawnTaste(seed).march);
    most = std::max(most, drawnTaste(seed).march);
  }
  EXPECT_EQ(least, tasteOf(Style::growth).march / 2);
  EXPECT_EQ(most, tasteOf(Style::military).march * 3 / 2);
}

TEST(DrawnPlayers, PlayGamesToTheirEndEachInItsWay) {
  const auto kinds = kindsOfGames(RulesetId::antikeII, BoardShelf::builtIn(), 5);
  const auto drawn = drawnPlayers(16, 5);
  ASSERT_EQ(drawn.size(), 16U);
  EXPECT_EQ(drawn.back().word(), "drawn-16");
  const auto samples = sampledGame(kinds, drawn, 0, 4).value();
  ASSERT_FALSE(samples.empty()) << "no winner";
  const auto others = sampledGame(kinds, drawnPlayers(16, 6), 0, 4).value();
  ASSERT_FALSE(others.empty());
  EXPECT_NE(samples.back().features, others.back().features);
}

INSTANTIATE_TEST_SUITE_P(Games, FittedValue,
                         ::testing::Values(RulesetId::antike, RulesetId::antikeII, RulesetId::duellum),
                         [](const auto& game) {
                           std::string name(wordOf(game.param));
                           std::erase(name, '-');
                           return name;
                         });

} // namespace
} // namespace annales::tools
