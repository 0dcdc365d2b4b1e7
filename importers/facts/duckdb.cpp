#include "importers/facts/duckdb.h"

#include <dlfcn.h>

#include <array>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdlib>
#include <mutex>
#include <thread>
#include <utility>

namespace annales::inline importers {

/// Of the stable C API, as its documentation declares them; a state is 0 where all is well.
struct DuckLibrary::Functions {
  int (*open)(const char*, void**) = nullptr;
  int (*connect)(void*, void**) = nullptr;
  void (*disconnect)(void**) = nullptr;
  void (*close)(void**) = nullptr;
  int (*query)(void*, const char*, void*) = nullptr;
  const char* (*resultError)(void*) = nullptr;
  void (*destroyResult)(void*) = nullptr;
  void (*interrupt)(void*) = nullptr;
  int (*appenderCreate)(void*, const char*, const char*, void**) = nullptr;
  const char* (*appenderError)(void*) = nullptr;
  int (*appenderClose)(void*) = nullptr;
  int (*appenderDestroy)(void**) = nullptr;
  int (*endRow)(void*) = nullptr;
  int (*appendText)(void*, const char*, std::uint64_t) = nullptr;
  int (*appendNumber)(void*, std::int64_t) = nullptr;
  int (*appendNothing)(void*) = nullptr;
};

namespace {

/// A `duckdb_result`, which has 48 bytes, and room for later versions.
using ResultBytes = std::array<std::byte, 256>;

template <class F> bool findFunction(void* library, const char* name, F& into) {
  into = reinterpret_cast<F>(::dlsym(library, name));
  return into != nullptr;
}

bool findAll(void* library, DuckLibrary::Functions& f) {
  return findFunction(library, "duckdb_open", f.open) && findFunction(library, "duckdb_connect", f.connect) &&
         findFunction(library, "duckdb_disconnect", f.disconnect) &&
         findFunction(library, "duckdb_close", f.close) && findFunction(library, "duckdb_query", f.query) &&
         findFunction(library, "duckdb_result_error", f.resultError) &&
         findFunction(library, "duckdb_destroy_result", f.destroyResult) &&
         findFunction(library, "duckdb_interrupt", f.interrupt) &&
         findFunction(library, "duckdb_appender_create", f.appenderCreate) &&
         findFunction(library, "duckdb_appender_error", f.appenderError) &&
         findFunction(library, "duckdb_appender_close", f.appenderClose) &&
         findFunction(library, "duckdb_appender_destroy", f.appenderDestroy) &&
         findFunction(library, "duckdb_appender_end_row", f.endRow) &&
         findFunction(library, "duckdb_append_varchar_length", f.appendText) &&
         findFunction(library, "duckdb_append_int64", f.appendNumber) &&
         findFunction(library, "duckdb_append_null", f.appendNothing);
}

/// Interrupts what a connection does once the flag is set.
class CancelWatch {
public:
  CancelWatch(const std::atomic<bool>* cancel, const DuckLibrary::Functions& call, void* connection) {
    if (cancel == nullptr) return;
    thread_ = std::jthread([this, cancel, &call, connection](const std::stop_token& stop) {
      std::unique_lock lock(mutex_);
      while (!over_.wait_for(lock, stop, std::chrono::milliseconds(50), [&] { return cancel->load(); }) &&
             !stop.stop_requested()) {
      }
      if (!stop.stop_requested()) call.interrupt(connection);
    });
  }

private:
  std::mutex mutex_;
  std::condition_variable_any over_;
  std::jthread thread_; // last: it is joined first
};

} // namespace

DuckLibrary::DuckLibrary(std::unique_ptr<const Functions> functions) : functions_(std::move(functions)) {}
DuckLibrary::~DuckLibrary() = default; // stays loaded, as threads of its own may live on

Result<std::shared_ptr<const DuckLibrary>> DuckLibrary::load() {
  const char* named = std::getenv("ANNALES_DUCKDB");
  const std::string file = named != nullptr && *named != '\0' ? named : "libduckdb.so";
  void* library = ::dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr)
    return failure(
        "The DuckDB library {} was not found. Get libduckdb.so from duckdb.org (C/C++) or from the npm "
        "package @duckdb/node-bindings-linux-x64. Put it among the system libraries, or set "
        "ANNALES_DUCKDB=FILE",
        file);
  auto functions = std::make_unique<Functions>();
  if (!findAll(library, *functions))
    return failure("{} is not a DuckDB library, or it is too old: use version 1.0 or later", file);
  return std::make_shared<const DuckLibrary>(std::move(functions));
}

Result<DuckDatabase> DuckDatabase::create(std::shared_ptr<const DuckLibrary> library,
                                          const std::filesystem::path& folder) {
  DuckDatabase database(std::move(library));
  const auto& call = database.library_->call();
  if (call.open(nullptr, &database.database_) != 0 ||
      call.connect(database.database_, &database.connection_) != 0)
    return failure("DuckDB cannot start in {}", folder.string());
  for (const std::string& setting :
       {"SET temp_directory = " + sqlText(folder.string()), std::string("SET memory_limit = '96MB'"),
        std::string("SET threads = 1")})
    if (auto set = database.run(setting); !set) return tl::unexpected(set.error());
  // Else what is read back stays in memory up to the limit. Earlier versions know no such setting.
  static_cast<void>(database.run("SET enable_external_file_cache = false"));
  return database;
}

DuckDatabase::DuckDatabase(DuckDatabase&& other) noexcept
    : library_(std::move(other.library_)), database_(std::exchange(other.database_, nullptr)),
      connection_(std::exchange(other.connection_, nullptr)) {}

DuckDatabase::~DuckDatabase() {
  if (connection_ != nullptr) library_->call().disconnect(&connection_);
  if (database_ != nullptr) library_->call().close(&database_);
}

Result<void> DuckDatabase::run(const std::string& sql, const std::atomic<bool>* cancel) {
  const auto& call = library_->call();
  alignas(std::max_align_t) ResultBytes result{};
  bool done = false;
  {
    const CancelWatch watch(cancel, call, connection_);
    done = call.query(connection_, sql.c_str(), result.data()) == 0;
  }
  std::string wrong;
  if (!done)
    if (const char* said = call.resultError(result.data())) wrong = said;
  call.destroyResult(result.data());
  if (!done) return failure("DuckDB: " + wrong);
  return {};
}

Result<DuckDatabase::Appender> DuckDatabase::appender(const std::string& table) {
  Appender appender(library_->call(), nullptr);
  if (library_->call().appenderCreate(connection_, nullptr, table.c_str(), &appender.handle_) != 0)
    return failure("DuckDB accepts no rows for {}", table);
  return appender;
}

DuckDatabase::Appender::Appender(Appender&& other) noexcept
    : call_(other.call_), handle_(std::exchange(other.handle_, nullptr)), wrong_(std::move(other.wrong_)) {}

DuckDatabase::Appender::~Appender() {
  if (handle_ != nullptr) call_->appenderDestroy(&handle_);
}

void DuckDatabase::Appender::note(int failed) {
  if (failed == 0 || !wrong_.empty()) return;
  const char* said = call_->appenderError(handle_);
  wrong_ = said != nullptr ? said : "a row was rejected";
}
void DuckDatabase::Appender::text(std::string_view text) {
  note(call_->appendText(handle_, text.data(), text.size()));
}
void DuckDatabase::Appender::number(std::int64_t number) {
  note(call_->appendNumber(handle_, number));
}
void DuckDatabase::Appender::nothing() {
  note(call_->appendNothing(handle_));
}
void DuckDatabase::Appender::endRow() {
  note(call_->endRow(handle_));
}

Result<void> DuckDatabase::Appender::finish() {
  note(call_->appenderClose(handle_));
  if (!wrong_.empty()) return failure("DuckDB: " + wrong_);
  return {};
}

std::string sqlText(std::string_view text) {
  std::string out = "'";
  for (const char c : text)
    out.append(c == '\'' ? 2 : 1, c);
  return out + "'";
}

} // namespace annales::inline importers
