// Antike Duellum. Prices but commercium 9 first and navigatio 3 later, the number of coins and the copies of
// the four cards that the rulebook names are reconstructed; the options `prices`, `coins` and `deck` replace
// them.
#include "engine/ruleset/ruleset.h"

namespace annales::inline engine {
namespace {

Ruleset duellumTable() {
  Ruleset r;
  r.id = RulesetId::duellum;
  r.rules = {.setup = "duellum.setup",
             .round = "turn.order",
             .coin = "duellum.produce",
             .temple = "duellum.temple",
             .arm = "duellum.arm",
             .battle = "duellum.battle",
             .conquest = "conquest.strength",
             .stones = "conquest.strength",
             .trade = "duellum.trade",
             .allKnowHow = "personage.order",
             .templeEnd = "game.win",
             .found = "duellum.found"};
  const KnowHowId alone;
  r.knowHows = {{"strata", alone, {5, 3}, Effect::legionRange, 1},
                {"navigatio", alone, {5, 3}, Effect::galleyRange, 1},
                {"moneta", alone, {7, 4}, Effect::production, 1},
                {"res-publica", alone, {7, 4}, Effect::defence, 1},
                {"commercium", alone, {9, 5}, Effect::trade, 2}};
  r.legions = 12;
  r.galleys = 12;
  r.cityTokens = {12, 12, 10};
  r.walls = 1;
  r.coins = 30;
  r.temples = 12;
  r.personages = {6, 5, 4, 4, 2};
  r.goal = {0, 0, 9, 0, 0, 0, 0};
  r.startStock.of = {3, 3, 3, 0};
  r.templePrice = 6;
  r.unitPrice = {2, 2, 3, 3};
  r.recruitPrice = {1, 2};
  r.lastCityProtected = false;
  r.coinPolicy = CoinPolicy::withProduction;
  r.effects = EffectPolicy::fromEndOfTurn;
  r.conquest = ConquestPolicy::allUnits;
  r.battles = BattlePolicy::automatic;
  r.stones = StonePolicy::sharedTokens;
  r.reserve = ReservePolicy::box;
  r.seas = SeaPolicy::emptyDouble;
  r.trade = TradePolicy::byKnowHow;
  r.templeEnd = TemplePolicy::none;
  r.allKnowHow = AllKnowHowPolicy::none;
  r.neighbourCoins = true;
  r.secondCoin = true;
  r.hasCards = true;
  r.hasWalls = true;
  r.deck = {{"academy", 6, CardDoes::goldPerKnowHow, CardWhen::knowHowAction},
            {"burglary", 6, CardDoes::coinsHalved, CardWhen::ownTurn},
            {"earthquake", 7, CardDoes::wallDestroyed, CardWhen::ownTurn},
            {"fortress", 6, CardDoes::strength, CardWhen::opponentConquest}};
  return r;
}

} // namespace

const Ruleset& duellum() {
  static const Ruleset rules = duellumTable();
  return rules;
}

} // namespace annales::inline engine
