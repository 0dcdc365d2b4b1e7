// Players that search for a whole turn at once: for the step on the rondel and everything that is done there.
#pragma once

#include "engine/search/turn_choice.h"

namespace annales::inline engine {

/// Where it is to step, the best way to play the turn is chosen and then kept to, as long as the game goes as
/// that way did. A way that wins is taken at once. Where others or chance have it otherwise, and in answers
/// to others, it decides one by one, with as many rollouts of the four best as each way has at a second look.
/// `stop` as in `valuePlayer`.
[[nodiscard]] Bot turnPlanner(const Game& game, const ChoiceEffort& effort,
                              const std::atomic<bool>* stop = nullptr);

} // namespace annales::inline engine
