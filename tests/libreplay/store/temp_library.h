// A folder for one test's library, and short ways to use it.
#pragma once

#include "libreplay/store/library.h"
#include "libreplay/store/schema.h"
#include "tests/libreplay/logs.h"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <unistd.h>

#include <filesystem>
#include <string>

namespace annales::test {

class TempFolder {
public:
  TempFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "annales-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    path_ = name;
  }
  TempFolder(const TempFolder&) = delete;
  TempFolder& operator=(const TempFolder&) = delete;
  ~TempFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  [[nodiscard]] std::filesystem::path operator/(const std::string& name) const { return path_ / name; }
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
  std::filesystem::path path_;
};

/// The value, or the sentence as an exception that ends the test.
template <class T> T must(LibraryResult<T> result) {
  if (!result) throw std::runtime_error(result.error().message);
  if constexpr (!std::is_void_v<T>) return std::move(*result);
}

inline Library openNew(const std::filesystem::path& file) {
  return must(Library::open(file, Access::create));
}

/// One game in a transaction of its own.
inline ImportOutcome importInto(Library& library, const EventLog& log) {
  ImportBatch batch = must(library.beginImport());
  ImportOutcome outcome = must(batch.add(log));
  must(batch.commit());
  return outcome;
}

inline Extended extended(const ImportOutcome& outcome) {
  if (const auto* more = std::get_if<Extended>(&outcome)) return *more;
  ADD_FAILURE() << "outcome " << outcome.index() << " is no extension";
  return {};
}
inline bool alreadyThere(const ImportOutcome& outcome) {
  return std::holds_alternative<AlreadyThere>(outcome);
}

/// What went wrong, or a failure of the test where nothing did.
template <class T> LibraryError::Kind troubleOf(const LibraryResult<T>& result) {
  if (!result) return result.error().kind;
  ADD_FAILURE() << "nothing went wrong";
  return LibraryError::Kind::disk;
}

/// SQL past the library's back, as a person with another program would do it. Returns SQLite's message or "".
inline std::string sql(const std::filesystem::path& file, const std::string& statement) {
  sqlite3* db = nullptr;
  char* message = nullptr;
  sqlite3_open(file.c_str(), &db);
  sqlite3_exec(db, statement.c_str(), nullptr, nullptr, &message);
  const std::string said = message == nullptr ? "" : message;
  sqlite3_free(message);
  sqlite3_close(db);
  return said;
}

/// A number that a query gives.
inline long long number(const std::filesystem::path& file, const std::string& query) {
  sqlite3* db = nullptr;
  long long value = -1;
  sqlite3_open(file.c_str(), &db);
  sqlite3_exec(
      db, query.c_str(),
      [](void* to, int, char** columns, char**) {
        *static_cast<long long*>(to) = columns[0] == nullptr ? -1 : std::atoll(columns[0]);
        return 0;
      },
      &value, nullptr);
  sqlite3_close(db);
  return value;
}

/// What an earlier program would have left: the same without the chain.
inline void asVersion2(const std::filesystem::path& file) {
  ASSERT_EQ(sql(file, "DROP TABLE chain; PRAGMA user_version = 2"), "");
}

/// As only vandals do it: past the guards, which are put back.
inline void vandalize(const std::filesystem::path& file, const std::string& table,
                      const std::string& statement) {
  for (const char* guard : {"stay", "keep", "once"})
    ASSERT_EQ(sql(file, "DROP TRIGGER " + table + "_" + guard), "");
  ASSERT_EQ(sql(file, statement), "");
  SQLite::Database db(file.string(), SQLite::OPEN_READWRITE);
  makeGuards(db);
}

} // namespace annales::test
