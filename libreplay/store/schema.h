// The tables of a library, and how a library of an older version becomes one of this.
#pragma once

#include "libreplay/store/connection.h"

#include <span>
#include <string>
#include <vector>

namespace annales::inline replay {

/// "Antk", in the header of every library: no other program's database is mistaken for one.
inline constexpr std::uint32_t kApplicationId = 0x416E746B;

/// One step from a version to the next. A published step is never changed; a new one is added.
struct Migration {
  int to = 1;
  void (*run)(SQLite::Database& db) = nullptr;
};

/// Every step there is; the last one leads to the version of this program.
[[nodiscard]] std::span<const Migration> migrations();
[[nodiscard]] int currentVersion();

[[nodiscard]] int versionOf(SQLite::Database& db);

/// Runs the steps that are missing in one transaction. A library that has a version already is copied beside
/// itself first; returns a sentence that names the copy, or none where there was nothing to do.
[[nodiscard]] LibraryResult<std::string> migrate(SQLite::Database& db, const std::filesystem::path& file,
                                                 std::span<const Migration> steps);

/// The tables that can be dropped at any time.
[[nodiscard]] bool lacksDerivedTables(SQLite::Database& db);
/// Emptied, whatever they held.
void makeDerivedTables(SQLite::Database& db);

} // namespace annales::inline replay
