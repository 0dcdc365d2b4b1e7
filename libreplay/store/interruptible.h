// Work of SQLite that ends when somebody cancels.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <atomic>

namespace annales::inline replay {

/// While it lasts a statement that runs when `cancel` is set, or comes to be, throws SQLITE_INTERRUPT.
class Interruptible {
public:
  Interruptible(SQLite::Database& db, const std::atomic<bool>* cancel) : db_(db) {
    constexpr int kSteps = 20000;
    if (cancel == nullptr) return;
    const auto wanted = [](void* flag) {
      return static_cast<const std::atomic<bool>*>(flag)->load() ? 1 : 0;
    };
    sqlite3_progress_handler(db_.getHandle(), kSteps, wanted, const_cast<std::atomic<bool>*>(cancel));
  }
  Interruptible(const Interruptible&) = delete;
  Interruptible& operator=(const Interruptible&) = delete;
  ~Interruptible() { sqlite3_progress_handler(db_.getHandle(), 0, nullptr, nullptr); }

private:
  SQLite::Database& db_;
};

} // namespace annales::inline replay
