#include "engine/play/new_game.h"
#include "engine/rules/rules.h"
#include "tests/engine/play/worlds.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

std::string idOf(const Board& board, ProvinceId p) {
  return (*board.map)[p].id;
}

TEST(NewGame, FollowsTheBoardsSuggestion) {
  const auto board = tests::boardNamed("test-hex");
  const auto setup = newGame(RulesetId::antike, {}, *board, 4, 1);
  ASSERT_TRUE(setup);
  const SuggestedGame& suggested = board->games.at(4);
  ASSERT_EQ(setup->nations.size(), 4U);
  for (std::size_t i = 0; i < 4; ++i) {
    const NationSetup& nation = setup->nations[i];
    EXPECT_EQ(nation.nation, suggested.order[i]);
    EXPECT_EQ(nation.controller, static_cast<int>(i) + 1);
    EXPECT_EQ(nation.stock, antike().startStock);
    for (std::size_t c = 0; c < 3; ++c)
      EXPECT_EQ(idOf(*board, nation.cities[c].province), suggested.start.at(nation.nation)[c]);
  }
  EXPECT_EQ(setup->mapHash, board->map->hash());
}

TEST(NewGame, EveryWorldBeginsLegally) {
  for (const auto& world : tests::everyWorld()) {
    const auto begun = simulatedGame(world.spec, 0);
    ASSERT_TRUE(begun) << world.name << ": " << begun.error().message;
    EXPECT_FALSE(checkSetup(begun->game)) << world.name;
  }
}

TEST(NewGame, AOneCityStartKeepsTheFirstCity) {
  Options options;
  options.oneCity = true;
  const auto board = tests::boardNamed("test-hex");
  const auto setup = newGame(RulesetId::antike, options, *board, 3, 1);
  ASSERT_TRUE(setup);
  for (const NationSetup& nation : setup->nations) {
    ASSERT_EQ(nation.cities.size(), 1U);
    EXPECT_EQ(idOf(*board, nation.cities[0].province), board->games.at(3).start.at(nation.nation)[0]);
  }
}

std::vector<int> controllersOn(const std::string& board) {
  Options options;
  options.twoPlayer = TwoPlayer::twoNations;
  const auto setup = newGame(RulesetId::antike, options, *tests::boardNamed(board), 4, 1);
  std::vector<int> controllers;
  for (const NationSetup& nation : setup.value().nations)
    controllers.push_back(nation.controller);
  return controllers;
}

TEST(NewGame, TwoPlayersLeadTheNationsThatTheRulebookPairs) {
  // phoenicians, romans, germans, greeks; and phoenicians, greeks, persians, arabs.
  EXPECT_EQ(controllersOn("occident"), (std::vector{1, 1, 2, 2}));
  EXPECT_EQ(controllersOn("orient"), (std::vector{1, 2, 1, 2}));
}

TEST(NewGame, TheSecondNationOfDuellumHasACoin) {
  const auto setup = newGame(RulesetId::duellum, {}, *tests::boardNamed("test-duellum"), 2, 1);
  ASSERT_TRUE(setup);
  EXPECT_EQ(setup->nations[0].stock[Resource::coins], 0);
  EXPECT_EQ(setup->nations[1].stock[Resource::coins], 1);
}

SpecialUnits::Owners ownersOn(const std::string& board) {
  Options options;
  options.specialUnits.emplace();
  const auto setup = newGame(RulesetId::duellum, options, *tests::boardNamed(board), 2, 1);
  return setup.value().options.specialUnits->owners.value();
}

TEST(NewGame, NamesWhoHasTheSpecialUnits) {
  EXPECT_EQ(ownersOn("greece-persia"), (SpecialUnits::Owners{"greeks", "persians"}));
  EXPECT_EQ(ownersOn("rome-carthage"), (SpecialUnits::Owners{"romans", "carthaginians"}));
  const auto& order = tests::boardNamed("test-duellum")->games.at(2).order;
  EXPECT_EQ(ownersOn("test-duellum"), (SpecialUnits::Owners{order[0], order[1]}));
}

TEST(NewGame, AColourBelongsToANationWhoeverBegins) {
  const auto usual = [](const std::string& board, const std::vector<std::string>& order) {
    return usualOwners(*tests::boardNamed(board), order);
  };
  EXPECT_EQ(usual("greece-persia", {"persians", "greeks"}), (SpecialUnits::Owners{"greeks", "persians"}));
  EXPECT_EQ(usual("rome-carthage", {"carthaginians", "romans"}),
            (SpecialUnits::Owners{"romans", "carthaginians"}));
  EXPECT_EQ(usual("test-duellum", {"beige", "brown"}), (SpecialUnits::Owners{"beige", "brown"}));
  EXPECT_EQ(usual("greece-persia", {"persians", "arabs"}), (SpecialUnits::Owners{"persians", "arabs"}));
}

TEST(NewGame, SpecialUnitsGoToWhomTheTableNames) {
  Options options;
  options.specialUnits = SpecialUnits{{{"persians", "greeks"}}};
  const auto board = tests::boardNamed("greece-persia");
  EXPECT_EQ(newGame(RulesetId::duellum, options, *board, 2, 1).value().options, options);
  options.specialUnits = SpecialUnits{{{"persians", "romans"}}};
  const auto refused = newGame(RulesetId::duellum, options, *board, 2, 1);
  ASSERT_FALSE(refused);
  EXPECT_TRUE(refused.error().message.starts_with("duellum.setup: ")) << refused.error().message;
}

TEST(NewGame, TheLastNationOfAntikeIIHoldsBellona) {
  const auto board = tests::boardNamed("test-ii");
  const auto setup = newGame(RulesetId::antikeII, {}, *board, 3, 1);
  ASSERT_TRUE(setup);
  EXPECT_EQ(setup->bellona, NationId(2));
  ASSERT_EQ(setup->neutralTemples.size(), 3U);
  EXPECT_EQ(idOf(*board, setup->neutralTemples[0]), board->games.at(3).neutralTemples[0]);
}

std::string refusal(RulesetId ruleset, const Options& options, const std::string& board, int nations) {
  const auto setup = newGame(ruleset, options, *tests::boardNamed(board), nations, 1);
  return setup ? "" : setup.error().message;
}

TEST(NewGame, SaysWhyABoardOffersNoSuchGame) {
  EXPECT_EQ(refusal(RulesetId::antike, {}, "test-hex", 2),
            "the board test-hex suggests no game for 2 nations");
  EXPECT_EQ(refusal(RulesetId::duellum, {}, "test-hex", 3), "the board test-hex is not made for duellum");
  Options twelve;
  twelve.goalTwelve = true;
  EXPECT_EQ(refusal(RulesetId::antike, twelve, "test-hex", 4),
            "antike.setup: the goal of 12 is only for three nations");
  EXPECT_EQ(refusal(RulesetId::antike, {}, "occident", 2),
            "antike.setup: for two nations, set the option twoPlayer to \"double\"");
}

TEST(NewGame, TheSeedGivesTheGamesUuidAndNothingElse) {
  const auto board = tests::boardNamed("test-hex");
  auto one = newGame(RulesetId::antike, {}, *board, 3, 1).value();
  const auto two = newGame(RulesetId::antike, {}, *board, 3, 2).value();
  EXPECT_NE(one.game, two.game);
  one.game = two.game;
  EXPECT_EQ(one.nations[0].stock, two.nations[0].stock);
  EXPECT_EQ(newGame(RulesetId::antike, {}, *board, 3, 2).value().game, two.game);
}

} // namespace
} // namespace annales
