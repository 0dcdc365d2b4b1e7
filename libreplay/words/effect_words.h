// What a card did and what a correction puts right, in words.
#pragma once

#include "libreplay/words/sentence.h"

#include <string>

namespace annales::inline replay {

/// "Romans: 2 legions from Roma to the supply and Ostia has a temple"; "nothing" for none.
[[nodiscard]] std::string effectsInWords(const Adjustments& effects, const DisplayNames& names);

} // namespace annales::inline replay
