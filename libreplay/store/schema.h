// The tables of a library.
#pragma once

#include "libreplay/store/connection.h"

namespace annales::inline replay {

/// "Antk", in the header of every library: no other program's database is mistaken for one.
inline constexpr std::uint32_t kApplicationId = 0x416E746B;
/// Of the tables that only grow. Another number is another format, which this program does not read.
inline constexpr int kLibraryVersion = 2;

[[nodiscard]] int versionOf(SQLite::Database& db);
/// All of them, in an empty database.
void makeTables(SQLite::Database& db);

/// The tables that can be dropped at any time.
[[nodiscard]] bool lacksDerivedTables(SQLite::Database& db);
/// False in a catalogue that an earlier program made.
[[nodiscard]] bool catalogueKnowsRondel(SQLite::Database& db);
/// Emptied, whatever they held.
void makeDerivedTables(SQLite::Database& db);

} // namespace annales::inline replay
