// What autopilots say.
#pragma once

#include "libreplay/pilots/autopilot.h"
#include "libreplay/words/sentence.h"

#include <string>

namespace annales::inline replay {

/// "Greeks leave the record: event 640 there, “Greeks go to Iron”, is not possible here: …"
[[nodiscard]] std::string sentenceOf(const LeftRecord& left, const DisplayNames& names);

} // namespace annales::inline replay
