// Games from which nets learn: who sits where, and which options they have.
#include "engine/event/options_codec.h"

#include "tools/learn/lessons.h"
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace annales::tools {
namespace {

std::string optionsOf(const SimulateSpec& spec) {
  std::string text;
  appendOptions(text, spec.options, rulesetOf(spec.ruleset));
  return text;
}

TEST(LessonSeats, AgainstOnePlayerHaveOneSeatForTheLeague) {
  const std::vector<Learner> league{Learner::read("growth*3").value(), Learner::read("random").value()};
  const Learner rival = Learner::read("military").value();
  Rng rng(7);
  std::array<int, 4> bySeat{};
  std::map<const Learner*, int> byPlayer;
  constexpr int kTables = 4000;
  for (int i = 0; i < kTables; ++i) {
    const auto seats = drawnSeats(league, &rival, 4, rng);
    ASSERT_EQ(std::ranges::count(seats, &rival), 3);
    const auto seat = std::ranges::find_if(seats, [&](const Learner* one) { return one != &rival; });
    ++bySeat[static_cast<std::size_t>(seat - seats.begin())];
    ++byPlayer[*seat];
  }
  for (const int count : bySeat)
    EXPECT_NEAR(count, kTables / 4, 150) << "each seat equally often";
  EXPECT_NEAR(byPlayer[&league[0]], kTables * 3 / 4, 150) << "by the weights";
  EXPECT_NEAR(byPlayer[&league[1]], kTables / 4, 150);
}

TEST(LessonSeats, WithoutARivalAreAllDrawnFromTheLeague) {
  const std::vector<Learner> league{Learner::read("growth").value(), Learner::read("random").value()};
  Rng rng(7);
  std::set<std::vector<const Learner*>> tables;
  for (int i = 0; i < 100; ++i)
    tables.insert(drawnSeats(league, nullptr, 2, rng));
  EXPECT_EQ(tables.size(), 4U) << "each pair comes";
  EXPECT_FALSE(tables.contains({nullptr, nullptr}));
}

class LessonKinds : public ::testing::TestWithParam<RulesetId> {};

TEST_P(LessonKinds, HaveAnOptionInOneGameOfSoMany) {
  const auto kinds = kindsOfGames(GetParam(), BoardShelf::builtIn(), 3);
  EXPECT_EQ(kindsWithOptions(kinds, 0).size(), kinds.size());
  std::set<std::string> plain;
  for (const SimulateSpec& spec : kinds)
    plain.insert(optionsOf(spec));
  constexpr std::size_t kEvery = 4;
  const auto mixed = kindsWithOptions(kinds, kEvery);
  ASSERT_GE(mixed.size(), kEvery * kinds.size());
  EXPECT_EQ(mixed.size() % kEvery, 0U);
  for (std::size_t k = 0; k < mixed.size(); ++k)
    EXPECT_EQ(plain.contains(optionsOf(mixed[k])), k % kEvery != kEvery - 1) << k << optionsOf(mixed[k]);
}

// A net that has not learned an option still plays by the rules of it, and the game ends.
TEST_P(LessonKinds, ArePlayedToTheirEndWithEveryOptionByTheStrongPlayer) {
  const auto mixed = kindsWithOptions(kindsOfGames(GetParam(), BoardShelf::builtIn(), 3), 1);
  const Learner strong = Learner::read("strong").value();
  std::set<std::string> played;
  for (std::size_t k = 0; k < mixed.size(); ++k) {
    if (!played.insert(optionsOf(mixed[k])).second) continue;
    const std::vector<const Learner*> seats(nationsOf(mixed, k), &strong);
    const auto game = learnedGame(mixed, seats, k, nullptr);
    ASSERT_TRUE(game);
    EXPECT_TRUE(game->winner.exists()) << optionsOf(mixed[k]);
  }
  EXPECT_GE(played.size(), GetParam() == RulesetId::antike     ? 5U
                           : GetParam() == RulesetId::antikeII ? 2U
                                                               : 1U);
}

INSTANTIATE_TEST_SUITE_P(Games, LessonKinds,
                         ::testing::Values(RulesetId::antike, RulesetId::antikeII, RulesetId::duellum));

} // namespace
} // namespace annales::tools
