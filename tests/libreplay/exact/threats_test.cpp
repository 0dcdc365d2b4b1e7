// The threat map against brute force: every arrangement that legal moves reach, in positions of simulated
// games.
#include "engine/rules/phase.h"
#include "engine/rules/rules.h"
#include "engine/state/state_key.h"
#include "libreplay/exact/threats.h"
#include "tests/engine/play/worlds.h"

#include <gtest/gtest.h>

#include <cstdlib>
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
    bool falls = false;
    const auto threats = threatsIn(game, stronger).value();
    for (const Threat& other : threats)
      falls = falls || (other.by == threat.by && other.city == threat.city);
    if (!falls) return false;
  }
  return true;
}

/// ANNALES_EVERY_THREAT=1 looks at more positions and larger ones.
TEST(Threats, AreThoseThatBruteForceFinds) {
  const bool all = std::getenv("ANNALES_EVERY_THREAT") != nullptr;
  const std::size_t most = all ? 20'000 : 1'500;
  std::vector<tests::World> worlds = tests::laterGames();
  for (auto& more : {tests::antikeOptions(), tests::standardWorlds()})
    worlds.insert(worlds.end(), more.begin(), more.end());
  std::map<RulesetId, int> threatened, compared;
  for (std::size_t w = 0; w < worlds.size() + (all ? 0 : 5); ++w) { // twice those with few threats
    const tests::World& world = worlds[w % worlds.size()];
    if (world.spec.options.specialUnits) continue;
    int turns = 0, here = 0;
    tests::playThrough(world, 3 + w / worlds.size(),
                       [&](const NewGame& begun, const GameState& state, const Event& event) {
                         if (!std::holds_alternative<TurnBegan>(event) || turns++ % (all ? 3 : 9) != 0)
                           return;
                         if (here > (all ? 400 : 24)) return;
                         const auto threats = threatsIn(begun.game, state).value();
                         for (std::size_t n = 0; n < begun.game.nations(); ++n) {
                           const auto forced = citiesByForce(begun.game, state, NationId(n), most);
                           if (!forced) continue;
                           std::set<std::size_t> found;
                           for (const Threat& threat : threats) {
                             if (threat.by != NationId(n)) continue;
                             found.insert(threat.city.index());
                             expectWitness(begun.game, state, threat);
                           }
                           ASSERT_EQ(found, *forced) << world.name << ", round " << state.round << ", nation "
                                                     << n << ", event " << state.seq;
                           ++here;
                           ++compared[world.spec.ruleset];
                           threatened[world.spec.ruleset] += found.empty() ? 0 : 1;
                         }
                       });
  }
  for (const auto ruleset : {RulesetId::antike, RulesetId::antikeII, RulesetId::duellum}) {
    if (all)
      std::printf("ruleset %d: %d compared, %d with threats\n", static_cast<int>(ruleset), compared[ruleset],
                  threatened[ruleset]);
    EXPECT_GT(compared[ruleset], 20);
    EXPECT_GE(threatened[ruleset], 2);
  }
}

TEST(Threats, SoManyUnitsSaveACityAndOneFewerDoesNot) {
  for (const auto& world : {tests::worldOf("a", RulesetId::antike, "occident", 4),
                            tests::worldOf("b", RulesetId::antikeII, "orient-ii", 4),
                            tests::worldOf("c", RulesetId::duellum, "rome-carthage", 2)}) {
    int turns = 0, looked = 0;
    tests::playThrough(world, 5, [&](const NewGame& begun, const GameState& state, const Event& event) {
      if (!std::holds_alternative<TurnBegan>(event) || turns++ % 7 != 0 || looked > 15) return;
      const auto threats = threatsIn(begun.game, state).value();
      for (const Threat& threat : threats) {
        ++looked;
        EXPECT_FALSE(fallsWith(begun.game, state, threat, threat.missing));
        EXPECT_TRUE(fallsWith(begun.game, state, threat, threat.missing - 1));
      }
    });
    EXPECT_GT(looked, 3) << world.name;
  }
}

TEST(Threats, NoneWhereSpecialUnitsPlayButASentence) {
  Options special;
  special.specialUnits.emplace();
  const auto world = tests::worldOf("special", RulesetId::duellum, "test-duellum", 2, special);
  const auto begun = simulatedGame(world.spec, 1).value();
  EXPECT_FALSE(threatsIn(begun.game, begin(begun.game).value()));
}

} // namespace
} // namespace annales
