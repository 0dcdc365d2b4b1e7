// Openings and worked examples of the three rulebooks as games that end in their position.
#pragma once

#include "libreplay/log/event_log.h"

#include <string>
#include <vector>

namespace annales::samples {

struct Sample {
  std::string file; // without extension
  EventLog log;
};

[[nodiscard]] std::vector<Sample> examples(); // Antike
[[nodiscard]] std::vector<Sample> examplesOfAntikeII();
[[nodiscard]] std::vector<Sample> examplesOfDuellum();

} // namespace annales::samples
