// Work of SQLite that ends when somebody cancels.
#pragma once

#include "libreplay/store/library_error.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <atomic>
#include <filesystem>

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

/// Calls `work`, whose result is a LibraryResult, and ends it when somebody cancels: then it is `cancelled`,
/// for the reason `why`. A transaction around it may be rolled back already.
template <class Work>
auto unlessCancelled(SQLite::Database& db, const std::atomic<bool>* cancel, const Saying& why, Work&& work)
    -> decltype(work()) {
  const auto isCancelled = [&] { return cancel != nullptr && *cancel; };
  if (isCancelled()) return libraryFailure(LibraryError::Kind::cancelled, why);
  try {
    const Interruptible interruptible(db, cancel);
    auto done = work();
    if (!isCancelled()) return done;
  } catch (const SQLite::Exception&) {
    if (!isCancelled()) throw;
  }
  return libraryFailure(LibraryError::Kind::cancelled, why);
}

/// What there is to say of work on the whole library.
[[nodiscard]] inline Saying leftAsItWas(const std::filesystem::path& file) {
  return say("Interrupted: {} was left as it was. Do the same again when there is time for it.",
             file.string());
}

} // namespace annales::inline replay
