// Two whole games of each ruleset between the program's bots, with remarks; one of them with mistakes of the
// table.
#pragma once

#include "samples/make/examples.h"

namespace annales::samples {

[[nodiscard]] std::vector<Sample> games();
[[nodiscard]] std::vector<Sample> gamesOfAntikeII();
[[nodiscard]] std::vector<Sample> gamesOfDuellum();

/// Everything in samples/.
[[nodiscard]] std::vector<Sample> allSamples();

} // namespace annales::samples
