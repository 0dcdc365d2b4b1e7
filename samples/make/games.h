// Two whole games between the program's bots: one clean and with remarks, one with mistakes of the table.
#pragma once

#include "samples/make/examples.h"

namespace annales::samples {

[[nodiscard]] std::vector<Sample> games();

} // namespace annales::samples
