// The threat map against brute force: every arrangement that legal moves reach, in positions of simulated
// games.
#include "engine/rules/phase.h"
#include "engine/rules/rules.h"
#include "engine/state/state_key.h"
#include "libreplay/exact/threats.h"
#include "tests/libreplay/exact/special_positions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <random>
#include <set>
#include <string>

namespace annales {
namespace {

using Cities = std::set<std::pair<std::size_t, std::size_t>>; // by whom, which

/// Only what the attacker may do on its own.
bool isAttackers(const Event& event, NationId who) {
  if (const auto* battle = std::get_if<BattleFought>(&event)) return battle->demandedBy == who;
  if (const auto* card = std::get_if<CardPlayed>(&event)) return card->nation == who;
  return std::holds_alternative<UnitsMoved>(event) || std::holds_alternative<CityAbandoned>(event);
}

/// Walks through everything; false where that is too much.
bool walk(const Game& game, const GameState& start, std::size_t most, std::set<std::size_t>& cities) {
  std::set<std::string> seen{placeKey(start)};
  std::vector<GameState> open{start};
  while (!open.empty()) {
    const GameState state = open.back();
    open.pop_back();
    for (const Event& event : legal(game, state, Payments::cheapest)) {
      if (const auto* conquest = std::get_if<CityConquered>(&event))
        cities.insert(conquest->province.index());
      if (!isAttackers(event, start.active)) continue;
      GameState next = state;
      EXPECT_FALSE(annales::apply(next, event));
      if (!seen.insert(placeKey(next)).second) continue;
      if (seen.size() > most) return false;
      open.push_back(next);
    }
  }
  return true;
}

std::optional<std::set<std::size_t>> citiesByForce(const Game& game, const GameState& state, NationId who,
                                                   std::size_t most) {
  GameState turn = state;
  EXPECT_FALSE(annales::apply(turn, TurnBegan{who}));
  std::set<std::size_t> cities;
  for (const Event& event : legal(game, turn, Payments::cheapest)) {
    const auto* move = std::get_if<RondelMoved>(&event);
    if (move == nullptr || !isManeuver(move->to)) continue;
    GameState there = turn;
    EXPECT_FALSE(annales::apply(there, event));
    if (!walk(game, there, most, cities)) return std::nullopt;
    break; // the two maneuvers allow the same
  }
  return cities;
}

/// The line is legal to its end, and takes the city.
void expectWitness(const Game& game, GameState state, const Threat& threat) {
  ASSERT_FALSE(threat.line.empty());
  ASSERT_FALSE(annales::apply(state, threat.line.front())); // the turn may not be due yet
  for (std::size_t i = 1; i < threat.line.size(); ++i) {
    const auto wrong = check(game, state, threat.line[i]);
    ASSERT_FALSE(wrong) << i << ": " << wrong->message;
    ASSERT_FALSE(annales::apply(state, threat.line[i]));
  }
  const auto* conquest = std::get_if<CityConquered>(&threat.line.back());
  ASSERT_NE(conquest, nullptr);
  EXPECT_EQ(conquest->province, threat.city);
  EXPECT_EQ(conquest->nation, threat.by);
}

/// With so many more units in it, in all ways to choose their kinds, does the city still fall in each?
bool fallsWith(const Game& game, const GameState& state, const Threat& threat, int more) {
  for (int galleys = 0; galleys <= more; ++galleys) {
    if (galleys > 0 && !game.map->leaves(threat.city, Kind::galley)) continue;
    if (galleys < more && !game.map->leaves(threat.city, Kind::legion)) continue;
    GameState stronger = state;
    auto& units = stronger.provinces[threat.city.index()].units[threat.of.index()];
    units[0] = static_cast<std::uint8_t>(units[0] + more - galleys);
    units[1] = static_cast<std::uint8_t>(units[1] + galleys);
    if (!threatens(game, stronger, threat.by, threat.city)) return false;
  }
  return true;
}

struct ThreatTally {
  int nations = 0, threatened = 0, bySpecials = 0; // with a special unit among those who march
};

bool marchesSpecial(const Threat& threat) {
  return std::ranges::any_of(threat.line, [](const Event& event) {
    const auto* move = std::get_if<UnitsMoved>(&event);
    return move != nullptr && (move->kind == Kind::commander || move->kind == Kind::admiral);
  });
}

/// All nations of the position whose turn is not too large to be walked through.
void compareThreats(const Game& game, const GameState& state, std::size_t most, const std::string& where,
                    ThreatTally& seen) {
  const auto threats = threatsIn(game, state).value();
  for (std::size_t n = 0; n < game.nations(); ++n) {
    const auto forced = citiesByForce(game, state, NationId(n), most);
    if (!forced) continue;
    std::set<std::size_t> found;
    for (const Threat& threat : threats) {
      if (threat.by != NationId(n)) continue;
      found.insert(threat.city.index());
      expectWitness(game, state, threat);
      seen.bySpecials += marchesSpecial(threat) ? 1 : 0;
    }
    ASSERT_EQ(found, *forced) << where << ", nation " << n;
    ++seen.nations;
    seen.threatened += found.empty() ? 0 : 1;
  }
}

std::string positionOf(const tests::World& world, const GameState& state) {
  return fmt::format("{}, round {}, event {}", world.name, state.round, state.seq);
}

/// ANNALES_EVERY_THREAT=1 looks at more positions and larger ones.
TEST(Threats, AreThoseThatBruteForceFinds) {
  const bool all = std::getenv("ANNALES_EVERY_THREAT") != nullptr;
  const std::size_t most = all ? 20'000 : 1'500;
  std::vector<tests::World> worlds = tests::laterGames();
  for (auto& more : {tests::antikeOptions(), tests::standardWorlds()})
    worlds.insert(worlds.end(), more.begin(), more.end());
  std::map<RulesetId, ThreatTally> compared;
  for (std::size_t w = 0; w < worlds.size() + (all ? 0 : 5); ++w) { // twice those with few threats
    const tests::World& world = worlds[w % worlds.size()];
    int turns = 0;
    ThreatTally here;
    tests::playThrough(world, 3 + w / worlds.size(),
                       [&](const NewGame& begun, const GameState& state, const Event& event) {
                         if (!std::holds_alternative<TurnBegan>(event) || turns++ % (all ? 3 : 9) != 0)
                           return;
                         if (here.nations > (all ? 400 : 24) || ::testing::Test::HasFatalFailure()) return;
                         compareThreats(begun.game, state, most, positionOf(world, state), here);
                       });
    compared[world.spec.ruleset].nations += here.nations;
    compared[world.spec.ruleset].threatened += here.threatened;
  }
  for (const auto ruleset : {RulesetId::antike, RulesetId::antikeII, RulesetId::duellum}) {
    if (all)
      std::printf("ruleset %d: %d compared, %d with threats\n", static_cast<int>(ruleset),
                  compared[ruleset].nations, compared[ruleset].threatened);
    EXPECT_GT(compared[ruleset].nations, 20);
    EXPECT_GE(compared[ruleset].threatened, 2);
  }
}

/// ANNALES_EVERY_THREAT=1 plays more games.
TEST(Threats, OfSpecialUnitsAreThoseThatBruteForceFinds) {
  const bool all = std::getenv("ANNALES_EVERY_THREAT") != nullptr;
  std::mt19937 random(23);
  ThreatTally compared;
  for (const tests::World& world : tests::specialWorlds())
    for (std::uint64_t game = 1; game <= (all ? 8U : 3U); ++game) {
      int turns = 0;
      tests::playThrough(world, game, [&](const NewGame& begun, const GameState& state, const Event& event) {
        if (!std::holds_alternative<TurnBegan>(event) || turns++ % (all ? 3 : 9) != 0) return;
        if (::testing::Test::HasFatalFailure()) return;
        const GameState more = tests::withMoreUnits(begun.game, state, random);
        compareThreats(begun.game, tests::withSpecials(begun.game, more, random), all ? 20'000 : 1'500,
                       positionOf(world, state), compared);
      });
    }
  if (all)
    std::printf("special units: %d compared, %d with threats, %d threats in which one marches\n",
                compared.nations, compared.threatened, compared.bySpecials);
  EXPECT_GT(compared.nations, 50);
  EXPECT_GT(compared.threatened, 10);
  EXPECT_GT(compared.bySpecials, 5);
}

TEST(Threats, SoManyUnitsSaveACityAndOneFewerDoesNot) {
  Options special;
  special.specialUnits.emplace();
  std::mt19937 random(3);
  for (const auto& world : {tests::worldOf("a", RulesetId::antike, "occident", 4),
                            tests::worldOf("b", RulesetId::antikeII, "orient-ii", 4),
                            tests::worldOf("c", RulesetId::duellum, "rome-carthage", 2),
                            tests::worldOf("d", RulesetId::duellum, "greece-persia", 2, special)}) {
    int turns = 0, looked = 0;
    tests::playThrough(world, 5, [&](const NewGame& begun, const GameState& state, const Event& event) {
      if (!std::holds_alternative<TurnBegan>(event) || turns++ % 7 != 0 || looked > 15) return;
      const GameState position = tests::withSpecials(begun.game, state, random);
      const auto threats = threatsIn(begun.game, position).value();
      for (const Threat& threat : threats) {
        ++looked;
        EXPECT_FALSE(fallsWith(begun.game, position, threat, threat.missing));
        EXPECT_TRUE(fallsWith(begun.game, position, threat, threat.missing - 1));
      }
    });
    EXPECT_GT(looked, 3) << world.name;
  }
}

TEST(Threats, AreNotCountedWhereANationHasTwoSpecialUnits) {
  const tests::World world = tests::specialWorlds().back();
  const auto begun = simulatedGame(world.spec, 1).value();
  GameState state = begin(begun.game).value();
  EXPECT_TRUE(threatsIn(begun.game, state));
  ++state.nations[0].box[indexOf(Kind::commander)];
  EXPECT_FALSE(threatsIn(begun.game, state));
}

} // namespace
} // namespace annales
