// Whatever a forged log says, in whatever order: folding and judging stay within the game. The sanitizers see
// it if not.
#include "tests/engine/event/forged_events.h"
#include "tests/engine/rules/tables.h"
#include "tests/often.h"

namespace annales::tests {
namespace {

Table tableFor(test::Dice& dice, RulesetId ruleset) {
  Options options = test::randomOptions(dice, rulesetOf(ruleset));
  switch (ruleset) {
  case RulesetId::antike:
    return antikeTable(options);
  case RulesetId::antikeII:
    return antikeIITable(options);
  case RulesetId::duellum:
    if (options.specialUnits) options.specialUnits = specialUnitsOf("brown", "beige").specialUnits;
    return duellumTable(options);
  }
  return antikeTable();
}

/// How many of them are folded.
int happen(test::Dice& dice, Table table, int legalOfFour) {
  test::Facts facts(dice, table.game(), table.gazetteer(), 2, 3);
  int folded = 0;
  for (int step = 0; step < 40; ++step) {
    const Event event = test::nextOfForged(dice, facts, table.game(), table.state(), legalOfFour);
    if (std::holds_alternative<GameEnded>(event)) continue; // nothing is folded after it
    static_cast<void>(check(table.game(), table.state(), event));
    folded += annales::apply(table.state(), event) ? 0 : 1;
  }
  return folded;
}

TEST(Fold, WhateverAForgedLogSaysStaysWithinTheGame) {
  const unsigned games = test::often(20000U);
  int folded = 0;
  for (unsigned seed = 1; seed <= games; ++seed) {
    test::Dice dice(seed);
    folded += happen(dice, tableFor(dice, static_cast<RulesetId>(seed % 3)), dice.between(0, 3));
  }
  EXPECT_GT(folded, 10 * static_cast<int>(games));
}

} // namespace
} // namespace annales::tests
