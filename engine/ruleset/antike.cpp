// Antike (2005). Every number is in the rulebook: `antike.setup`, `antike.know-how`, `antike.personages`,
// `antike.goal`.
#include "engine/ruleset/ruleset.h"

namespace annales::inline engine {
namespace {

Ruleset antikeTable() {
  Ruleset r;
  r.id = RulesetId::antike;
  r.rules = {.setup = "antike.setup",
             .round = "antike.round",
             .coin = "produce.amount",
             .temple = "antike.temple",
             .arm = "antike.arm",
             .battle = "antike.battle",
             .conquest = "antike.conquest",
             .stones = "antike.stones",
             .trade = "antike.all-know-how",
             .allKnowHow = "antike.all-know-how",
             .templeEnd = "antike.exhausted",
             .found = "found.price"};
  const PricePair lower{7, 3};
  const PricePair upper{10, 5};
  const KnowHowId alone;
  r.knowHows = {{"wheel", alone, lower, Effect::legionRange, 1},
                {"roads", KnowHowId(0), upper, Effect::legionRange, 2},
                {"sailing", alone, lower, Effect::galleyRange, 1},
                {"navigation", KnowHowId(2), upper, Effect::galleyRange, 2},
                {"market", alone, lower, Effect::production, 1},
                {"currency", KnowHowId(4), upper, Effect::production, 2},
                {"monarchy", alone, lower, Effect::defence, 1},
                {"democracy", KnowHowId(6), upper, Effect::defence, 2}};
  r.legions = 17;
  r.galleys = 17;
  r.cityStones = 25;
  r.coins = 30;
  r.temples = 20;
  r.personages = {9, 8, 7, 6, 5};
  r.goal = {0, 0, 0, 10, 9, 8, 7};
  r.startStock.of = {2, 1, 3, 0};
  return r;
}

} // namespace

const Ruleset& antike() {
  static const Ruleset rules = antikeTable();
  return rules;
}

} // namespace annales::inline engine
