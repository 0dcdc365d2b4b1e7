// The part of the script that is the same for every comparison: importers/comparison/repeat.R, embedded at
// build time (cmake/repeat_script.cmake).
#pragma once

#include <string_view>

namespace annales::inline importers {

[[nodiscard]] std::string_view repeatFunctions();

} // namespace annales::inline importers
