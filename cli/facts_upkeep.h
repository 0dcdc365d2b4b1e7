// What is derived from the games of a library, kept up to date with progress and Ctrl-C.
#pragma once

#include "cli/progress.h"
#include "libreplay/store/facts_file.h"
#include "libreplay/words/wording.h"

#include <filesystem>

namespace annales::cli {

/// On all cores, with progress, and ended by Ctrl-C.
[[nodiscard]] RefreshOptions refreshing(Progress& progress);
/// Says, where there are any, that so many games could not be read, and so many were deleted from the list.
void tellLeftOut(std::size_t damaged, std::size_t hidden, Language language);
/// False, with a message, where that cannot be. What is left out of the library's games is told.
[[nodiscard]] bool bringUp(FactsFile& file, Library& library, Language language);
/// After games have come into a library: where somebody has asked for its facts or its states before. What
/// fails or is interrupted is left to the next question, which says so.
void keepTablesUp(const std::filesystem::path& library);

} // namespace annales::cli
