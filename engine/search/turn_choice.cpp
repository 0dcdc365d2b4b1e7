#include "engine/search/turn_choice.h"

#include <algorithm>
#include <array>
#include <functional>

namespace annales::inline engine {

/// All of them a few times, the better ones more often, the best to the end: that most are worse shows soon.
WayToGo bestWay(Ahead& ahead, NationId who, std::vector<WayToGo> ways, const ChoiceEffort& effort,
                std::uint64_t seed) {
  struct Tried {
    std::size_t way = 0;
    double sum = 0;
  };
  struct Look {
    std::size_t ways = 0, rollouts = 0; // of each, those of the looks before counted
  };
  const std::array looks{Look{ways.size(), std::max<std::size_t>(1, effort.rollouts / 6)},
                         Look{2 * effort.best, std::max<std::size_t>(1, effort.rollouts / 2)},
                         Look{effort.best, effort.rollouts}};
  std::vector<Tried> tried;
  for (std::size_t i = 0; i < ways.size(); ++i)
    tried.push_back({i, 0});
  std::size_t done = 0;
  for (const Look& look : looks) {
    if (tried.size() > look.ways) tried.resize(look.ways);
    for (Tried& one : tried)
      for (std::size_t i = done; i < look.rollouts && !ahead.stopped(); ++i)
        one.sum += chanceOf(ahead.game(),
                            ahead.rollout(ways[one.way].after, effort.turns, Rng::derive(seed, i)), who) -
                   (ways[one.way].atRandom ? effort.behindAtRandom : 0);
    done = look.rollouts;
    std::ranges::stable_sort(tried, std::ranges::greater(), &Tried::sum);
  }
  return std::move(ways[tried.front().way]);
}

} // namespace annales::inline engine
