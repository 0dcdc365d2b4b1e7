// Looks on while SQLite works: a test learns of each statement as it begins, and can cancel there.
#pragma once

#include <sqlite3.h>

#include <functional>
#include <string_view>
#include <utility>

namespace annales::test {

/// For as long as it lives `look` is called with the text of every statement of each connection that is
/// opened meanwhile, which has to be closed before.
class WatchedStatements {
public:
  explicit WatchedStatements(std::function<void(std::string_view sql)> look) {
    look_ = std::move(look);
    sqlite3_auto_extension(reinterpret_cast<void (*)()>(watch));
  }
  WatchedStatements(const WatchedStatements&) = delete;
  WatchedStatements& operator=(const WatchedStatements&) = delete;
  ~WatchedStatements() {
    sqlite3_cancel_auto_extension(reinterpret_cast<void (*)()>(watch));
    look_ = nullptr;
  }

private:
  static int watch(sqlite3* db, const char**, const void*) {
    return sqlite3_trace_v2(db, SQLITE_TRACE_STMT, tell, nullptr);
  }
  static int tell(unsigned, void*, void*, void* sql) {
    look_(static_cast<const char*>(sql));
    return 0;
  }

  inline static std::function<void(std::string_view)> look_;
};

} // namespace annales::test
