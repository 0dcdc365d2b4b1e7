// The worked examples of the rulebook of Antike as games that end in their position.
#pragma once

#include "libreplay/log/event_log.h"

#include <string>
#include <vector>

namespace annales::samples {

struct Sample {
  std::string file; // without extension
  EventLog log;
};

[[nodiscard]] std::vector<Sample> examples();

} // namespace annales::samples
