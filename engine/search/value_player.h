// Players that choose what the value likes best, at once or after playing on from it.
#pragma once

#include "engine/search/ahead.h"

namespace annales::inline engine {

struct Effort {
  std::size_t rollouts = 0; // from each of the best candidates; 0: the value alone
  std::size_t turns = 0;    // that a rollout plays before the value ends it
  std::size_t best = 4;     // candidates that are rolled out
};

/// Its candidates judged by the chances of its own nation where the next turn has begun; of equals the first.
/// Once `stop` is set, it decides soon, with anything; `stop` outlives the bot.
[[nodiscard]] Bot valuePlayer(const Game& game, const Effort& effort,
                              const std::atomic<bool>* stop = nullptr);

} // namespace annales::inline engine
