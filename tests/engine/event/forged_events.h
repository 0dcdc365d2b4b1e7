// What may stand next in a log that somebody has forged.
#pragma once

#include "engine/rules/rules.h"
#include "tests/engine/event/random_events.h"

namespace annales::test {

/// Of four so many are legal, where anything is, so that there is a turn, a demand, a battle to be broken
/// off.
inline Event nextOfForged(Dice& dice, Facts& facts, const Game& game, const GameState& state,
                          int legalOfFour) {
  std::vector<Event> next = facts.all();
  if (dice.between(1, 4) <= legalOfFour)
    if (std::vector<Event> listed = legal(game, state, Payments::cheapest); !listed.empty())
      next = std::move(listed);
  return next[dice.below(next.size())];
}

} // namespace annales::test
