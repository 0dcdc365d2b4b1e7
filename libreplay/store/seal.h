// The seal of a library: whether its file alone holds all that was stored, or newer pages stand in the -wal
// beside it. It is broken in the file itself before the first page goes elsewhere, and whole again after the
// last one has come in; so a copy of the file alone tells whether it lacks something.
#pragma once

#include "libreplay/store/connection.h"

namespace annales::inline replay {

struct Seal {
  std::int64_t number = 0; // one more each time that it is broken, from one that no other library has
  std::string brokenAt;    // UTC; empty while it is whole
};

void makeSeal(SQLite::Database& db);
/// A copy that holds everything is a library in its own right: no log of the one that it was made from is its
/// own.
void makeSealOfCopy(SQLite::Database& copy);
/// Whether there is one row, with a number and a moment or none.
[[nodiscard]] bool isSealSound(SQLite::Database& db);
/// In a transaction that writes: one that is not sound is made anew, broken.
void mendSeal(Connection& connection);
/// None in a file that an earlier program made.
[[nodiscard]] std::optional<Seal> sealOf(SQLite::Database& db);

/// As the file itself has it, without the log. It is read through SQLite, which keeps the locks of this
/// process.
[[nodiscard]] std::optional<Seal> sealInFile(const std::filesystem::path& file);

/// In a transaction: whether the seal is known to be broken in the file itself, so that pages may go
/// elsewhere.
[[nodiscard]] bool standsBroken(Connection& connection);
/// Outside of transactions. False where somebody reads for so long that it does not come into the file.
bool breakSeal(Connection& connection);
/// Outside of transactions: brings all pages into the file, then makes the seal whole. Waits for nobody.
/// False: not everything is in the file; try again later.
bool makeWhole(Connection& connection) noexcept;

/// Called once for an open connection: since when (UTC) pages are missing, as the seal is broken and there is
/// no -wal that could hold them. Empty where nothing is missing.
[[nodiscard]] std::string missingSince(Connection& connection);
/// A text that is another one as soon as somebody has written; empty while somebody may be writing, and for a
/// file without seal.
[[nodiscard]] std::string restMarkOf(Connection& connection);
/// Before the connection closes: the last one would take the -wal away and leave a broken seal behind.
void closeSealed(Connection& connection) noexcept;

} // namespace annales::inline replay
