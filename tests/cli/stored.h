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

} // namespace annales::tests
