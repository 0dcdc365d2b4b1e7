// Which of several ways to play a turn is the best, by playing on from each.
#pragma once

#include "engine/search/turn_ways.h"

namespace annales::inline engine {

struct ChoiceEffort {
  std::size_t rollouts = 24;    // of each way that is kept to the last, 1 or more
  std::size_t turns = 0;        // that a rollout plays before the value ends it
  std::size_t best = 3;         // ways that are kept to the last
  double behindAtRandom = 0.05; // a way at random must lead to so much more
};

/// So many ways for each that is kept to the last are worth a first look.
inline constexpr std::size_t kScreened = 5;

/// The one of `ways`, of which there is at least one, that leads to the highest chance of the nation's
/// player. Rollouts with the same number meet the same chance in all ways. Once `ahead` is stopped it
/// ends soon, with any of them.
[[nodiscard]] WayToGo bestWay(Ahead& ahead, NationId who, std::vector<WayToGo> ways,
                              const ChoiceEffort& effort, std::uint64_t seed);

} // namespace annales::inline engine
