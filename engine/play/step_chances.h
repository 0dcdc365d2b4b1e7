// How likely a greedy player takes each step on the rondel, counted instead of drawn.
#pragma once

#include "engine/play/question.h"
#include "engine/play/reach.h"
#include "engine/play/taste.h"

#include <vector>

namespace annales::inline engine {

/// What a step is worth to such a player beyond reason, from 0, each as likely as the others.
inline constexpr int kMoods = 24;

/// Of a question about a step: by place among its options, which are all steps.
[[nodiscard]] std::vector<double> chancesOfSteps(const Taste& taste, const Reach& reach,
                                                 const Question& question);

} // namespace annales::inline engine
