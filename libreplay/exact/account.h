// Tempo on the rondel, and what lay idle or was wasted: numbers that come straight from the fold of a line,
// no search and no estimate. docs/analysis.md defines each.
#pragma once

#include "engine/event/game.h"
#include "libreplay/stats/step.h"

#include <numeric>
#include <optional>
#include <span>
#include <vector>

namespace annales::inline replay {

/// Marble, iron, gold and coins.
using Goods = std::array<int, kResources>;
[[nodiscard]] constexpr int withoutCoins(const Goods& goods) {
  return std::accumulate(goods.begin(), goods.end(), 0) - goods[indexOf(Resource::coins)];
}

/// One turn of one nation.
struct AccountTurn {
  EventIndex first = 0, last = 0; // TurnBegan, and TurnEnded or the last event that there is
  NationId nation;
  int round = 0;
  Space from = Space::none, to = Space::none; // none: not on the rondel yet, no step
  int steps = 0;                              // 0 where it enters the rondel
  int price = 0;                              // units of anything that the rules ask for
  Amount paid;                                // for the step
  bool idle = false;                          // ended without a deed (`isDeedOf`)
  Goods unused{};                             // the lowest stock from its beginning to its end
  Goods left{};                               // the stock when it ended
  int coinsForGoods = 0; // coins paid in place of goods that still lay there when it ended
  int notProduced = 0;   // units that a production would have brought, on its space, and that was left out
};

struct Peak {
  int units = 0;
  EventIndex at = 0; // the first event after which there were so many
};

/// A nation's turns together.
struct NationAccount {
  int turns = 0, idle = 0;
  int moves = 0; // turns with a step; the first, which only enters the rondel, is none
  int steps = 0, price = 0;
  Goods paid{};                      // for steps
  std::array<int, kSpaces> visits{}; // by Space
  /// Turns: at the pace of all others together it would have taken so many more for its way on the rondel.
  std::optional<double> ahead;
  std::optional<double> usefulAhead;   // turns that were not idle, less the mean of the others'
  Goods unusedTurns{}, heldTurns{};    // sums over its turns of `unused` and `left`
  std::array<Peak, kResources> peak{}; // of the stock, at any event
  Goods left{};                        // at the end of the line
  int coinsForGoods = 0, notProduced = 0;
  int tradedAway = 0;  // units lost in exchanges: what was given less what was taken
  int lostToCards = 0; // coins and goods that cards took
  int armed = 0;       // units that came onto the board, Bellona's too
  int standing = 0;    // on the board at the end of the line, without special units
  int neverMoved = 0;  // of these at most: since they were armed, as many have stood there all the time
  int unawarded = 0;   // personages that were due while the bank had none of them
};

struct Account {
  std::vector<AccountTurn> turns; // in the order of the line
  std::vector<NationAccount> nations;
};

/// `events` come after GameCreated; what cannot be folded ends the line.
[[nodiscard]] Account accountOf(const Game& game, std::span<const Event> events);

} // namespace annales::inline replay
