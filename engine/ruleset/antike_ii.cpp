// Antike II. First and later prices but navigatio 8 first, strata 3 later and a few sums are reconstructed,
// as is the number of coins; a club gives its own box's numbers by the options `prices` and `coins`.
#include "engine/ruleset/ruleset.h"

namespace annales::inline engine {
namespace {

Ruleset antikeIITable() {
  Ruleset r;
  r.id = RulesetId::antikeII;
  r.rules = {.setup = "antike-ii.setup",
             .round = "turn.order",
             .coin = "antike-ii.coins",
             .temple = "antike-ii.temple",
             .arm = "antike-ii.arm",
             .battle = "antike-ii.battle",
             .conquest = "antike-ii.conquest",
             .stones = "antike-ii.conquest",
             .trade = "antike-ii.trade",
             .allKnowHow = "personage.scholar",
             .templeEnd = "antike-ii.goal",
             .found = "found.price"};
  const KnowHowId alone;
  r.knowHows = {{"strata", alone, {6, 3}, Effect::legionRange, 1},
                {"navigatio", alone, {8, 4}, Effect::galleyRange, 1},
                {"mercatura", alone, {5, 2}, Effect::trade, 1},
                {"commercium", KnowHowId(2), {7, 4}, Effect::trade, 2},
                {"metallum", alone, {8, 5}, Effect::production, 1},
                {"moneta", KnowHowId(4), {12, 7}, Effect::production, 2},
                {"regnum", alone, {10, 6}, Effect::defence, 1},
                {"res-publica", KnowHowId(6), {12, 8}, Effect::defence, 2}};
  r.legions = 12;
  r.galleys = 13;
  r.cityStones = 24;
  r.coins = 30;
  r.temples = 20;
  r.personages = {10, 8, 7, 6, 5};
  r.goal = {0, 0, 0, 10, 9, 8, 7};
  r.startStock.of = {3, 3, 3, 0};
  r.unitPrice = {2, 2, 0, 0};
  r.modestDefence = 1;
  r.coinPolicy = CoinPolicy::withProduction;
  r.effects = EffectPolicy::fromEndOfTurn;
  r.conquest = ConquestPolicy::allUnits;
  r.stones = StonePolicy::ownTokens;
  r.seas = SeaPolicy::emptyDouble;
  r.trade = TradePolicy::byKnowHow;
  r.templeEnd = TemplePolicy::lastGeneral;
  r.allKnowHow = AllKnowHowPolicy::none;
  r.allKnowHowPersonage = Personage::scholar;
  r.hasBellona = true;
  return r;
}

} // namespace

const Ruleset& antikeII() {
  static const Ruleset rules = antikeIITable();
  return rules;
}

} // namespace annales::inline engine
