// What is derived from the games of a library, kept up to date with progress and Ctrl-C.
#pragma once

#include "cli/progress.h"
#include "libreplay/store/facts_file.h"

#include <filesystem>

namespace annales::cli {

/// On all cores, with progress, and ended by Ctrl-C.
[[nodiscard]] RefreshOptions refreshing(Progress& progress);
/// Says, where there are any, that so many games could not be read.
void tellDamaged(std::size_t games);
/// False, with a message, where that cannot be.
[[nodiscard]] bool bringUp(FactsFile& file);
/// After games have come into a library: where somebody has asked for its facts or its states before. What
/// fails or is interrupted is left to the next question, which says so.
void keepTablesUp(const std::filesystem::path& library);

} // namespace annales::cli
