#include "tests/bench/duckdb.h"

#include <dlfcn.h>

#include <utility>

namespace annales::bench {
namespace {

template <class F> bool find(void* library, const char* name, F& into) {
  into = reinterpret_cast<F>(::dlsym(library, name));
  return into != nullptr;
}

} // namespace

std::optional<DuckDb> DuckDb::load(const std::string& library) {
  void* opened = ::dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (opened == nullptr) return std::nullopt;
  DuckDb db;
  const bool known =
      find(opened, "duckdb_open", db.call_.open) && find(opened, "duckdb_connect", db.call_.connect) &&
      find(opened, "duckdb_query", db.call_.query) &&
      find(opened, "duckdb_destroy_result", db.call_.destroyResult) &&
      find(opened, "duckdb_disconnect", db.call_.disconnect) && find(opened, "duckdb_close", db.call_.close);
  if (!known || db.call_.open(nullptr, &db.database_) != 0 ||
      db.call_.connect(db.database_, &db.connection_) != 0)
    return std::nullopt;
  return db;
}

DuckDb::DuckDb(DuckDb&& other) noexcept
    : call_(other.call_), database_(std::exchange(other.database_, nullptr)),
      connection_(std::exchange(other.connection_, nullptr)) {}

DuckDb::~DuckDb() {
  if (connection_ != nullptr) call_.disconnect(&connection_);
  if (database_ != nullptr) call_.close(&database_);
}

bool DuckDb::run(const std::string& sql) {
  alignas(std::max_align_t) std::array<std::byte, 128> result{}; // a duckdb_result has 48 bytes
  const bool done = call_.query(connection_, sql.c_str(), result.data()) == 0;
  call_.destroyResult(result.data());
  return done;
}

} // namespace annales::bench
