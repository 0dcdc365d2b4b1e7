// The share of independent trials that succeeded.
#pragma once

#include "libreplay/inference/interval.h"

namespace annales::inference {

/// Score interval of a share (Wilson 1927), equal to R's prop.test(correct = FALSE). `successes` is from 0 to
/// `trials`; neither need be whole. Never outside 0 … 1, never a point; without trials it is 0 … 1: nothing
/// is known.
[[nodiscard]] Interval wilson(double successes, double trials, double level = kUsualLevel);

/// The same for a share between 0 and 1 that counts like `trials` independent trials, reaching `reach`
/// standard errors.
[[nodiscard]] Interval scoreInterval(double share, double trials, double reach);

} // namespace annales::inference
