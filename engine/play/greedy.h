// A player that looks at most two turns ahead and takes what seems best to its taste. It keeps no plan: the
// same state leads to the same thoughts.
#pragma once

#include "engine/play/question.h"
#include "engine/play/reach.h"
#include "engine/play/rng.h"
#include "engine/play/taste.h"

namespace annales::inline engine {

[[nodiscard]] Row chooseGreedily(const Taste& taste, const Reach& reach, const Question& question, Rng& rng);

} // namespace annales::inline engine
