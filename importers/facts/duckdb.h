// DuckDB, where its library is found when the program runs; nothing of it is needed to build. It writes
// Parquet.
#pragma once

#include "engine/core/result.h"

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace annales::inline importers {

/// The library itself, loaded once: the file that ANNALES_DUCKDB names, else `libduckdb.so` where the system
/// finds it.
class DuckLibrary {
public:
  /// Fails with a sentence that says how to get it.
  [[nodiscard]] static Result<std::shared_ptr<const DuckLibrary>> load();
  struct Functions;
  explicit DuckLibrary(std::unique_ptr<const Functions> functions);
  ~DuckLibrary();
  [[nodiscard]] const Functions& call() const { return *functions_; }

private:
  std::unique_ptr<const Functions> functions_;
};

/// A database in memory. It keeps to little of it, and what is too much goes to the folder for the time
/// being.
class DuckDatabase {
public:
  [[nodiscard]] static Result<DuckDatabase> create(std::shared_ptr<const DuckLibrary> library,
                                                   const std::filesystem::path& folder);
  DuckDatabase(DuckDatabase&&) noexcept;
  DuckDatabase& operator=(DuckDatabase&&) = delete;
  ~DuckDatabase();

  /// One statement. `cancel` ends it.
  [[nodiscard]] Result<void> run(const std::string& sql, const std::atomic<bool>* cancel = nullptr);

  /// Rows into a table, cell by cell.
  class Appender {
  public:
    Appender(Appender&&) noexcept;
    Appender& operator=(Appender&&) = delete;
    ~Appender();
    void text(std::string_view text);
    void number(std::int64_t number);
    void nothing();
    void endRow();
    /// All rows are in the table, or why not.
    [[nodiscard]] Result<void> finish();

  private:
    friend class DuckDatabase;
    Appender(const DuckLibrary::Functions& call, void* handle) : call_(&call), handle_(handle) {}
    void note(int failed);
    const DuckLibrary::Functions* call_;
    void* handle_;
    std::string wrong_; // the first thing
  };
  [[nodiscard]] Result<Appender> appender(const std::string& table);

private:
  explicit DuckDatabase(std::shared_ptr<const DuckLibrary> library) : library_(std::move(library)) {}

  std::shared_ptr<const DuckLibrary> library_;
  void* database_ = nullptr;
  void* connection_ = nullptr;
};

/// A text in an SQL statement, with its marks.
[[nodiscard]] std::string sqlText(std::string_view text);

} // namespace annales::inline importers
