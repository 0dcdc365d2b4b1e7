// Spreadsheets, turns and tables for statisticians in German, each sentence beside the English one that the
// source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForSheets{
    Translation{
        "DuckDB's library {} was not found. Put libduckdb.so from duckdb.org (C/C++), or that of the npm "
        "package @duckdb/node-bindings-linux-x64, among the system's libraries or name it with "
        "ANNALES_DUCKDB=FILE",
        "DuckDBs Bibliothek {} wurde nicht gefunden. Legen Sie libduckdb.so von duckdb.org (C/C++) oder die "
        "des "
        "npm-Pakets @duckdb/node-bindings-linux-x64 zu den Bibliotheken des Systems, oder nennen Sie sie mit "
        "ANNALES_DUCKDB=DATEI"},
    Translation{
        "{} is no library of DuckDB, or too old a one: take version 1.0 or later",
        "{} ist keine Bibliothek von DuckDB oder eine zu alte: nehmen Sie Version 1.0 oder eine spätere"},
    Translation{"DuckDB cannot work in {}", "DuckDB kann in {} nicht arbeiten"},
    Translation{"DuckDB takes no rows for {}", "DuckDB nimmt keine Zeilen für {} an"},
};

} // namespace

std::span<const Translation> ofSheets() {
  return kForSheets;
}

} // namespace annales::inline replay::german
