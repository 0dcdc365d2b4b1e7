// Whether what a file defines is what a library defines. A schema is a program: a trigger, a view or an index
// that no library has would run when somebody opens the file.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <string>

namespace annales::inline replay {

struct SchemaReport {
  std::string strange; // the name of the first thing that no library has; empty: none
  std::string
      lacking; // the first thing that a library has and cannot make anew, "the table games"; empty: none
  std::string derivedLacking; // the first derived thing that is missing; empty: none
  bool derivedStale = false;  // one is missing or not as this program makes it
  bool derivedOdd = false;    // there, but not as any program made it: not to be read
  bool guardsLacking = false; // a trigger that keeps rows from being changed
};

/// Reads definitions, runs none. Throws where even they cannot be read.
[[nodiscard]] SchemaReport readSchema(SQLite::Database& db);

} // namespace annales::inline replay
