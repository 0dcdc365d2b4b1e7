#include "libreplay/analysis/games_lost.h"

#include <algorithm>
#include <limits>

namespace annales::inline replay {

bool losesGames(Ahead& ahead, NationId who, const TwoTurnsAgain& turns, std::size_t budget,
                const Watch& watch) {
  if (ahead.company().hasLearned()) return true;
  const auto chanceAtTheEnd = [&](const GameState& state, std::size_t i) {
    const Chances won = ahead.rollout(state, std::numeric_limits<std::size_t>::max(), turns.chance(i));
    return chanceOf(ahead.game(), won, who);
  };
  const std::size_t games = std::max(kPlayedToTheEnd, budget);
  std::size_t lost = 0;
  for (std::size_t i = 0; i < games && lost < kLostAtLeast && !watch.cancelled(); ++i)
    if (chanceAtTheEnd(turns.afterBetter(i), i) - chanceAtTheEnd(turns.afterPlayed(i), i) > 0.5) ++lost;
  return lost >= kLostAtLeast;
}

} // namespace annales::inline replay
