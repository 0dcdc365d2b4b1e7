// Work of SQLite that ends when somebody cancels.
#pragma once

#include "libreplay/store/cancelled.h"
#include "libreplay/store/connection.h"
#include "libreplay/store/library_error.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <optional>

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
  if (isCancelled(cancel)) return libraryFailure(LibraryError::Kind::cancelled, why);
  try {
    const Interruptible interruptible(db, cancel);
    auto done = work();
    if (!isCancelled(cancel)) return done;
  } catch (const SQLite::Exception&) {
    if (!isCancelled(cancel)) throw;
  }
  return libraryFailure(LibraryError::Kind::cancelled, why);
}

/// Calls `work` with the time that SQLite may wait, and again while another program keeps the file locked,
/// for `patience` in all or until somebody cancels: then it is `cancelled`, for the reason `why`.
template <class Work>
auto whileBusy(std::chrono::milliseconds patience, const std::atomic<bool>* cancel, const Saying& why,
               Work&& work) -> decltype(work(patience)) {
  constexpr std::chrono::milliseconds kStep(100); // SQLite itself asks nobody while it waits
  const auto step = cancel == nullptr ? patience : std::min(patience, kStep);
  const auto end = std::chrono::steady_clock::now() + patience;
  while (true) {
    auto done = work(step);
    if (done || done.error().kind != LibraryError::Kind::busy) return done;
    if (isCancelled(cancel)) return libraryFailure(LibraryError::Kind::cancelled, why);
    if (std::chrono::steady_clock::now() >= end) return done;
  }
}

/// Begins a transaction that may write; likewise.
[[nodiscard]] inline LibraryResult<void> beginWriting(std::optional<WriteTransaction>& transaction,
                                                      Connection& connection, const std::atomic<bool>* cancel,
                                                      const Saying& why) {
  SQLite::Database& db = connection.db();
  const std::chrono::milliseconds patience(db.execAndGet("PRAGMA busy_timeout").getInt());
  auto begun = whileBusy(patience, cancel, why, [&](std::chrono::milliseconds step) {
    return guarded(connection.file(), [&]() -> LibraryResult<void> {
      db.setBusyTimeout(static_cast<int>(step.count()));
      transaction.emplace(connection);
      return {};
    });
  });
  sqlite3_busy_timeout(db.getHandle(), static_cast<int>(patience.count()));
  return begun;
}

/// What there is to say of work on the whole library.
[[nodiscard]] inline Saying leftAsItWas(const std::filesystem::path& file) {
  return say("Cancelled: {} was not changed. Try again when you have more time.", file.string());
}

} // namespace annales::inline replay
