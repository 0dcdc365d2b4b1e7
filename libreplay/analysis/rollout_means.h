// Chances as means of rollouts that come one by one, with their standard errors.
#pragma once

#include "libreplay/analysis/game_analysis.h"

namespace annales::inline replay {

class RolloutMeans {
public:
  void add(const Chances& chances);
  /// Before the first rollout `value`, which has no error.
  [[nodiscard]] ChancesHere found(const Chances& value) const;

private:
  std::size_t count_ = 0;
  Chances sums_{}, squares_{};
};

} // namespace annales::inline replay
