// DuckDB, where its library is found at run time: something to hold figures against. Nothing is linked.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace annales::bench {

class DuckDb {
public:
  /// With a database in memory; nothing where there is no such library or it does not know these functions.
  [[nodiscard]] static std::optional<DuckDb> load(const std::string& library);
  DuckDb(DuckDb&& other) noexcept;
  DuckDb& operator=(DuckDb&&) = delete;
  ~DuckDb();

  /// Runs one statement; false where it fails.
  [[nodiscard]] bool run(const std::string& sql);

private:
  struct Functions {
    int (*open)(const char*, void**) = nullptr;
    int (*connect)(void*, void**) = nullptr;
    int (*query)(void*, const char*, void*) = nullptr;
    void (*destroyResult)(void*) = nullptr;
    void (*disconnect)(void**) = nullptr;
    void (*close)(void**) = nullptr;
  };
  DuckDb() = default;

  Functions call_;
  void* database_ = nullptr;
  void* connection_ = nullptr;
};

} // namespace annales::bench
