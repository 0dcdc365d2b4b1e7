// Prints what two lines of a game differ in.
#pragma once

#include "libreplay/notebook/study.h"

#include <string>

namespace annales::cli {

/// `second` empty: the recorded line. Exit status.
[[nodiscard]] int compareLines(const Study& study, const std::string& first, const std::string& second);

} // namespace annales::cli
