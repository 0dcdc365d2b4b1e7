// A small board on which every worked example of the rulebook can be laid out. It has no drawing.
#pragma once

#include "engine/event/codec.h"

#include <string_view>

namespace annales::samples {

/// A game of Romans, Greeks, Phoenicians and Germans on the example board. `number` makes its UUID.
[[nodiscard]] NewGame exampleGame(int number);

} // namespace annales::samples
