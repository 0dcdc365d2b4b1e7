// The games of a whole library into another one.
#pragma once

#include "cli/import_storing.h"

#include <string>

namespace annales::cli {

/// Whether the file begins like a library. False for one that cannot be read.
[[nodiscard]] bool isLibraryFile(const std::string& file);
/// Games with their lines, remarks and headers, those that were deleted from the list too, and the saved
/// questions. The exit status.
[[nodiscard]] int importLibrary(const std::string& file, Library& into, const ImportRules& rules,
                                ImportCounts& counts);

} // namespace annales::cli
