// What is left of a library whose file SQLite cannot make sense of, brought into a new one: every game whose
// rows stand in pages that are intact, wherever these are, in the file or in the -wal beside it.
#pragma once

#include "libreplay/store/damaged_file.h"
#include "libreplay/store/library_error.h"
#include "libreplay/store/salvage_report.h"

#include <filesystem>

namespace annales::inline replay {

/// Makes `into` of the damaged file, which stays as it is, and checks it. With nothing made, `notALibrary`
/// where no row of a game is in it, `damaged` where no game came back or something is wrong with what was
/// made, `cancelled` where somebody wants no more of it.
[[nodiscard]] LibraryResult<SalvageReport> salvage(const DamagedFile& damaged,
                                                   const std::filesystem::path& into, const Watch& options);

} // namespace annales::inline replay
