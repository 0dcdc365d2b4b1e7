// How the way on the rondel is paid where nobody says: so that the space that is gone to is of use.
#pragma once

#include "engine/rules/rules.h"

namespace annales::inline replay {

/// Out of `payments`, all of which pay for the way: the one that leaves marble for temples and walls, gold
/// for know-how and recruits, iron for arming, as far as the nation can use it there. Beyond that the largest
/// heap pays, and coins come last.
[[nodiscard]] Amount sparingPayment(const Game& game, const GameState& state, const RondelMoved& way,
                                    const std::vector<Amount>& payments);

} // namespace annales::inline replay
