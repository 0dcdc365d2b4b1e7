// What a library holds, and how to spoil it.
#pragma once

#include "tests/cli/program.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sqlite3.h>

#include <string>

namespace annales::tests {

/// Its games, as `annales list` tells of them.
[[nodiscard]] inline nlohmann::json listed(const std::string& library) {
  return nlohmann::json::parse(annales({"list", "--library", library, "--json"}).out).at("games");
}

/// Past the program's back.
inline void alter(const std::string& library, const char* statement) {
  sqlite3* db = nullptr;
  sqlite3_open(library.c_str(), &db);
  EXPECT_EQ(sqlite3_exec(db, statement, nullptr, nullptr, nullptr), SQLITE_OK) << statement;
  sqlite3_close(db);
}

/// All cells of a table, as SQL writes them, but for one column.
[[nodiscard]] inline std::string cellsOf(const std::string& library, const std::string& table,
                                         const std::string& without = "") {
  sqlite3* db = nullptr;
  sqlite3_open_v2(library.c_str(), &db, SQLITE_OPEN_READONLY, nullptr);
  sqlite3_stmt* query = nullptr;
  EXPECT_EQ(sqlite3_prepare_v2(db, ("SELECT * FROM " + table).c_str(), -1, &query, nullptr), SQLITE_OK);
  std::string cells;
  while (sqlite3_step(query) == SQLITE_ROW)
    for (int i = 0; i < sqlite3_column_count(query); ++i)
      if (sqlite3_column_name(query, i) != without) {
        const auto* bytes = static_cast<const char*>(sqlite3_column_blob(query, i));
        cells.append(bytes == nullptr ? "" : bytes, static_cast<std::size_t>(sqlite3_column_bytes(query, i)));
        cells += '\n';
      }
  sqlite3_finalize(query);
  sqlite3_close(db);
  return cells;
}

} // namespace annales::tests
