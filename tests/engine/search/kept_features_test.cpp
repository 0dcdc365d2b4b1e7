// Values of positions one after another, where what does not change is kept: the same numbers, bit for bit.
#include "engine/rules/know_how.h"
#include "engine/search/position_judge.h"
#include "engine/search/survey.h"
#include "tests/engine/play/worlds.h"

#include <algorithm>
#include <bit>

namespace annales::tests {
namespace {

/// States of a game between bots, each with the one before it and a far one behind it: a search jumps back
/// and forth.
std::vector<GameState> jumpingStates(const World& world) {
  std::vector<GameState> played, jumping;
  playThrough(world, 0, [&](const NewGame&, const GameState& state, const Event&) {
    if (state.seq % 3 == 0) played.push_back(state);
  });
  for (std::size_t i = 0; i < played.size() && jumping.size() < 600; ++i) {
    jumping.push_back(played[i]);
    if (i > 0) jumping.push_back(played[i - 1]);
    jumping.push_back(played[i * 7 % played.size()]);
  }
  return jumping;
}

bool sameBits(const Features& a, const Features& b, std::size_t nations) {
  for (std::size_t n = 0; n < nations; ++n)
    for (std::size_t f = 0; f < kFeatures; ++f)
      if (std::bit_cast<std::uint32_t>(a[n][f]) != std::bit_cast<std::uint32_t>(b[n][f])) return false;
  return true;
}

TEST(KeptFeatures, AreThoseOfAFreshLookInEveryPosition) {
  for (const World& world : everyWorld()) {
    const Game game = simulatedGame(world.spec, 0).value().game;
    const auto reach = reachOn(game.map);
    KeptFeatures kept(game, reach);
    Features fresh, again;
    std::size_t others = 0, count = 0;
    for (const GameState& state : jumpingStates(world)) {
      featuresOf(fresh, game, state, *reach);
      kept.fill(again, state);
      ++count;
      others += sameBits(fresh, again, game.nations()) ? 0 : 1;
    }
    EXPECT_GT(count, 100U) << world.name;
    EXPECT_EQ(others, 0U) << world.name;
  }
}

/// Units of the nation that come to the province in so many maneuvers, counted from the state alone.
int unitsWithin(const Game& game, const GameState& state, const Reach& reach, NationId n, ProvinceId to,
                int maneuvers) {
  int sum = 0;
  for (std::size_t p = 0; p < game.map->size(); ++p)
    for (const Kind kind : kBasicKinds)
      if (reach.steps(kind, ProvinceId(p), to) <= maneuvers * rangeOf({game, state}, n, kind))
        sum += state[ProvinceId(p)].of(n, kind);
  return sum;
}

/// Steps of the nearest unit to the province, or of one that a city has yet to arm.
int nearestTo(const Game& game, const GameState& state, const Reach& reach, NationId n, ProvinceId to) {
  int best = Reach::kNoWay;
  for (std::size_t p = 0; p < game.map->size(); ++p)
    for (const Kind kind : kBasicKinds) {
      const int steps = reach.steps(kind, ProvinceId(p), to);
      if (state[ProvinceId(p)].of(n, kind) > 0) best = std::min(best, steps);
      if (state[ProvinceId(p)].owner == n) best = std::min(best, 1 + steps);
    }
  return best;
}

TEST(Survey, SaysHowFarEachNationComesAsACountOfItsPieces) {
  for (const World& world : {worldOf("occident", RulesetId::antike, "occident", 4),
                             worldOf("mare nostrum", RulesetId::antikeII, "mare-nostrum", 6),
                             worldOf("greece and persia", RulesetId::duellum, "greece-persia", 2)}) {
    const Game game = simulatedGame(world.spec, 0).value().game;
    const auto reach = reachOn(game.map);
    Survey seen(game, *reach);
    std::size_t wrong = 0, there = 0;
    std::size_t looked = 0;
    for (const GameState& state : jumpingStates(world)) {
      if (++looked % 20 != 0) continue;
      seen.walk(state);
      for (std::size_t n = 0; n < game.nations(); ++n)
        for (std::size_t p = 0; p < game.map->size(); ++p) {
          const NationId who(n);
          const ProvinceId to(p);
          const int soon = unitsWithin(game, state, *reach, who, to, 1);
          wrong += seen.reached[n].soon[p] == soon ? 0 : 1;
          wrong += seen.reached[n].later[p] == unitsWithin(game, state, *reach, who, to, 2) ? 0 : 1;
          wrong += seen.reached[n].far[p] == nearestTo(game, state, *reach, who, to) ? 0 : 1;
          there += soon > 0 ? 1 : 0;
        }
    }
    EXPECT_GT(there, 100U) << world.name;
    EXPECT_EQ(wrong, 0U) << world.name;
  }
}

TEST(PositionJudge, SaysWhatTheNetAndTheValueSay) {
  for (const World& world : everyWorld()) {
    const Game game = simulatedGame(world.spec, 0).value().game;
    const auto reach = reachOn(game.map);
    const auto net = Net::of(game.setup->ruleset);
    PositionJudge byNet(game, reach, net), byValue(game, reach, nullptr);
    std::size_t others = 0;
    for (const GameState& state : jumpingStates(world)) {
      const Chances valued = Value::of(game.setup->ruleset).chances(game, state, *reach);
      others += byValue.chances(state) == valued ? 0 : 1;
      others += byNet.chances(state) == (net ? net->chances(game, state, *reach) : valued) ? 0 : 1;
    }
    EXPECT_EQ(others, 0U) << world.name;
  }
}

TEST(Net, FollowsInputsThatChangeFarAndBackAgain) {
  const auto net = Net::of(RulesetId::duellum);
  ASSERT_TRUE(net);
  NetTrail trail;
  Rng rng(5);
  NetInputs inputs{};
  inputs.count = 2;
  inputs.leader = {1, 0};
  for (int times = 0; times < 500; ++times) {
    for (auto& row : {&inputs.nations[0], &inputs.nations[1]})
      for (std::int16_t& in : *row)
        if (rng.below(4) == 0) in = static_cast<std::int16_t>(static_cast<int>(rng.below(4097)) - 2048);
    ASSERT_EQ(net->chances(inputs, trail), net->chances(inputs)) << "after " << times << " changes";
  }
}

} // namespace
} // namespace annales::tests
