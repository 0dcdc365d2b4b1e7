// The tables of a library.
#pragma once

#include "libreplay/store/connection.h"

namespace annales::inline replay {

/// "Antk", in the header of every library: no other program's database is mistaken for one.
inline constexpr std::uint32_t kApplicationId = 0x416E746B;
/// Of a new library, and the latest that this program reads.
inline constexpr int kLibraryVersion = 6;
inline constexpr int kDeflatedVersion = 6; // from this version on events may be deflated
/// A library of version 4 gets it with its first result: earlier programs know none.
inline constexpr int kResultsVersion = 5;
/// Earlier libraries from kEarliestLibrary on get it when they are opened for writing. Later ones stay as
/// they are: a program that knew them still does.
inline constexpr int kRaisedVersion = 4;
inline constexpr int kAnalysesChained = 4; // from this version on the chain vouches for them
inline constexpr int kChained = 3;         // for the rest
inline constexpr int kEarliestLibrary = 2;
/// The first with a chain (`libreplay/store/chain.h`).
inline constexpr int kFirstChained = 3;

[[nodiscard]] int versionOf(SQLite::Database& db);
/// All of them, in an empty database.
void makeTables(SQLite::Database& db);

/// Of the questions that people keep; nothing happens where there is one.
void makeQuestionTable(SQLite::Database& db);
/// Of what machines say; likewise.
void makeAnalysisTable(SQLite::Database& db);
/// Of results without moves and the words of their logs; a program that knows none refuses the file from then
/// on.
void makeResultTables(SQLite::Database& db);
/// Those that are missing of the triggers that keep rows from being changed.
void makeGuards(SQLite::Database& db);

/// One of those that can be dropped at any time, or what SQLite keeps such a one in.
[[nodiscard]] bool isDerivedTable(std::string_view name);
/// Not in every library from its first day: made with the first page that needs it, or when a library is
/// raised to a later version.
[[nodiscard]] bool isMadeLater(std::string_view table);
/// False in a catalogue that an earlier program made.
[[nodiscard]] bool catalogueKnowsRondel(SQLite::Database& db);
/// Emptied, whatever they held.
void makeDerivedTables(SQLite::Database& db);
/// The one of them that remarks are searched with.
void makeSearchTable(SQLite::Database& db);

} // namespace annales::inline replay
