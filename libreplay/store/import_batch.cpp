#include "libreplay/store/import_batch.h"

#include "libreplay/store/cancelled.h"
#include "libreplay/store/interruptible.h"
#include "libreplay/store/library_impl.h"
#include "libreplay/store/merge.h"
#include "libreplay/store/written_game.h"

#include <fmt/core.h>

#include <set>
#include <utility>

namespace annales::inline replay {

struct ImportBatch::Impl {
  Library::Impl& library;
  const std::atomic<bool>* cancel;
  std::optional<WriteTransaction> transaction; // none once the batch has ended

  LibraryResult<ImportOutcome> addNew(const EventLog& log);
  LibraryResult<ImportOutcome> extend(GameKey key, const EventLog& log);
};

namespace {

using TagSet = std::set<std::pair<std::string, std::string>>; // names with values

/// All that the game has or ever had.
TagSet everHad(Connection& connection, GameKey key) {
  TagSet tags;
  Query row(connection, "SELECT name, value FROM tags WHERE game = ?", key);
  while (row.next())
    tags.emplace(row.text(0), row.text(1));
  return tags;
}

/// Built in its place: g++ 12 takes the move of the variant for a read of what is not there.
template <class Outcome> LibraryResult<ImportOutcome> outcome(Outcome value) {
  return LibraryResult<ImportOutcome>(tl::in_place, std::move(value));
}

/// A fault of the game itself ends only its own import.
LibraryResult<ImportOutcome> rejectedOrFailed(const LibraryError& error) {
  if (error.kind == LibraryError::Kind::refused) return outcome(Rejected{error});
  return tl::unexpected(error);
}

Saying nothingStored(const std::filesystem::path& file) {
  return say("Cancelled: nothing from this import was stored in {}.", file.string());
}

} // namespace

LibraryResult<ImportOutcome> ImportBatch::Impl::addNew(const EventLog& log) {
  const auto saved = library.writer.write(log, {}, log);
  if (!saved) return rejectedOrFailed(saved.error());
  return outcome(Added{});
}

LibraryResult<ImportOutcome> ImportBatch::Impl::extend(GameKey key, const EventLog& log) {
  auto stored = library.reader.read(key);
  if (!stored) return tl::unexpected(stored.error());
  const auto had = [had = everHad(*library.connection, key)](const std::string& name,
                                                             const std::string& value) {
    return had.contains({name, value});
  };
  if (library.reader.pages().count(key) > 0) {
    auto brought = bringInto({*library.connection, library.reader, library.writer, key, *stored}, log, had);
    return brought ? std::move(brought) : rejectedOrFailed(brought.error());
  }
  const auto count = merge(stored->log, log, had);
  if (!count) return outcome(Rejected{count.error()});
  if (count->nothing()) return outcome(AlreadyThere{});
  const auto saved = library.writer.write(stored->log, stored->saved, stored->log);
  if (!saved) return rejectedOrFailed(saved.error());
  return outcome(Extended{count->events, count->lines, count->tags, count->remarks});
}

ImportBatch::ImportBatch(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
ImportBatch::ImportBatch(ImportBatch&&) noexcept = default;
ImportBatch& ImportBatch::operator=(ImportBatch&&) noexcept = default;
ImportBatch::~ImportBatch() = default;

LibraryResult<ImportBatch> Library::beginImport(const std::atomic<bool>* cancel) {
  return guarded(path(), [&]() -> LibraryResult<ImportBatch> {
    auto impl = std::unique_ptr<ImportBatch::Impl>(new ImportBatch::Impl{*impl_, cancel, std::nullopt});
    if (auto begun = beginWriting(impl->transaction, *impl_->connection, cancel, nothingStored(path()));
        !begun)
      return tl::unexpected(begun.error());
    return ImportBatch(std::move(impl));
  });
}

LibraryResult<ImportOutcome> ImportBatch::add(const EventLog& log) {
  const auto& file = impl_->library.connection->file();
  auto added = guarded(file, [&]() -> LibraryResult<ImportOutcome> {
    if (!impl_->transaction)
      return libraryFailure(LibraryError::Kind::cancelled, "The import has ended. Start a new one.");
    return unlessCancelled(impl_->library.connection->db(), impl_->cancel, nothingStored(file), [&] {
      const auto key = impl_->library.reader.keyOf(log.id());
      return key ? impl_->extend(*key, log) : impl_->addNew(log);
    });
  });
  if (!added) impl_->transaction.reset();
  return added;
}

LibraryResult<void> ImportBatch::commit() {
  const auto& file = impl_->library.connection->file();
  auto done = guarded(file, [&]() -> LibraryResult<void> {
    if (!impl_->transaction)
      return libraryFailure(LibraryError::Kind::cancelled,
                            "The import has ended. Nothing from it was stored.");
    if (isCancelled(impl_->cancel)) return libraryFailure(LibraryError::Kind::cancelled, nothingStored(file));
    impl_->transaction->commit();
    return {};
  });
  impl_->transaction.reset();
  return done;
}

} // namespace annales::inline replay
