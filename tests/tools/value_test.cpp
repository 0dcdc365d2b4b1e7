// The fitted values on fresh games: calibrated, and better than simpler guesses. A small sample; the large
// one is tools/value/calibrate.
#include "libreplay/match/numbered_work.h"

#include "tools/value/forecasts.h"
#include <gtest/gtest.h>

namespace annales::tools {
namespace {

std::vector<Sample> freshSamples(RulesetId ruleset, std::uint64_t seed, std::uint64_t games) {
  const auto kinds = kindsOfGames(ruleset, BoardShelf::builtIn(), seed);
  std::vector<Player> players;
  for (const char* word : {"growth", "military", "progress"})
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

INSTANTIATE_TEST_SUITE_P(Games, FittedValue,
                         ::testing::Values(RulesetId::antike, RulesetId::antikeII, RulesetId::duellum),
                         [](const auto& game) {
                           std::string name(wordOf(game.param));
                           std::erase(name, '-');
                           return name;
                         });

} // namespace
} // namespace annales::tools
