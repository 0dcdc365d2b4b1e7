// A -wal that belongs to another library than the file that it lies beside, as after a backup was put back
// where a program had been killed. SQLite would bring its pages into the file.
#pragma once

#include "libreplay/store/connection.h"

#include <filesystem>

namespace annales::inline replay {

/// Before anything is done with what `db` reads. The file alone says by its seal whether pages may stand
/// elsewhere; where it says that none do, those of the log must be in the file already, unless they break the
/// seal themselves. Where it says that some do, a seal in the log must be this one or the next. Programs that
/// write meanwhile do not mislead it. False where the file has no sound seal: then nobody can tell.
[[nodiscard]] bool isLogStray(SQLite::Database& db, const std::filesystem::path& file);

} // namespace annales::inline replay
