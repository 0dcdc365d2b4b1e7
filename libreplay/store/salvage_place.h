// A damaged library brought back under a name: its own, or another one. For front ends.
#pragma once

#include "libreplay/store/library_error.h"
#include "libreplay/store/salvage_report.h"

#include <atomic>
#include <filesystem>

namespace annales::inline replay {

/// Whether SQLite cannot read the file, or finds that its pages do not fit together, or stops reading the log
/// beside it before its end, or cannot make anew what is derived. False where rows are
/// wrong in pages that do, and where nobody can tell now. Changes nothing.
[[nodiscard]] bool isFileDamaged(const std::filesystem::path& file, const std::atomic<bool>* cancel);

/// All or nothing: the new library is checked, then it gets the place of the damaged file, which gets another
/// name beside it. `notALibrary` where no row of a game is in it, `damaged` where no game came back, `busy`
/// while somebody has it open, `cancelled` where somebody wants no more of it.
[[nodiscard]] LibraryResult<SalvageReport> salvageInPlace(const std::filesystem::path& file,
                                                          const Watch& options);
/// The damaged file stays as it is. `refused` where there is a file `into`.
[[nodiscard]] LibraryResult<SalvageReport>
salvageInto(const std::filesystem::path& file, const std::filesystem::path& into, const Watch& options);

} // namespace annales::inline replay
