#include "engine/ruleset/reconstructed.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

using Numbers = std::vector<OwnersNumber>;

TEST(ReconstructedNumbers, AntikeHasNone) {
  EXPECT_EQ(reconstructedNumbers(RulesetId::antike, {}), Numbers{});
}

TEST(ReconstructedNumbers, AreOursUntilTheGameSaysOtherwise) {
  EXPECT_EQ(reconstructedNumbers(RulesetId::antikeII, {}),
            (Numbers{OwnersNumber::prices, OwnersNumber::coins}));
  Options options;
  EXPECT_EQ(reconstructedNumbers(RulesetId::duellum, options),
            (Numbers{OwnersNumber::prices, OwnersNumber::coins, OwnersNumber::deck}));
  options.prices[0] = PricePair{6, 2};
  EXPECT_EQ(reconstructedNumbers(RulesetId::duellum, options),
            (Numbers{OwnersNumber::coins, OwnersNumber::deck}));
  options.coins = 40;
  EXPECT_EQ(reconstructedNumbers(RulesetId::duellum, options), Numbers{OwnersNumber::deck});
  options.deck = std::vector<Card>{};
  EXPECT_EQ(reconstructedNumbers(RulesetId::duellum, options), Numbers{});
}

} // namespace
} // namespace annales
