// Games on their way into a library: one transaction, all of them or none.
#pragma once

#include "libreplay/log/event_log.h"
#include "libreplay/store/library_error.h"

#include <atomic>
#include <cstddef>
#include <memory>
#include <string>
#include <variant>

namespace annales::inline replay {

struct Added {};
struct AlreadyThere {};
/// The game was there and the import had more of it.
struct Extended {
  /// Lines that moved count as new, but `main` only where it moved to existing events.
  std::size_t newEvents = 0, newLines = 0, newTags = 0, newRemarks = 0;
};
/// Nothing of this game was stored; the batch goes on.
struct Rejected : Error {};
using ImportOutcome = std::variant<Added, AlreadyThere, Extended, Rejected>;

/// Its library must outlive it and does nothing else meanwhile. Without `commit` everything is rolled back.
class ImportBatch {
public:
  ImportBatch(ImportBatch&&) noexcept;
  ImportBatch& operator=(ImportBatch&&) noexcept;
  ~ImportBatch();

  /// A game is the same game when its GameCreated has the same id. Known events are left alone; new events,
  /// lines, tags and remarks are added; `main` may grow, or be behind the stored one. An error other than a
  /// rejection ends the batch: nothing of it is stored.
  LibraryResult<ImportOutcome> add(const EventLog& log);
  LibraryResult<void> commit();

private:
  friend class Library;
  struct Impl;
  explicit ImportBatch(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

} // namespace annales::inline replay
