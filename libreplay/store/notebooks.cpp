// Notebooks of games: read, written on, and begun.
#include "libreplay/store/library.h"
#include "libreplay/store/library_impl.h"
#include "libreplay/store/page_check.h"
#include "libreplay/store/summary.h"

#include <fmt/core.h>

namespace annales::inline replay {
namespace {

using Trouble = LibraryError::Kind;

tl::unexpected<LibraryError> wroteBefore(std::size_t stored, std::size_t known) {
  return libraryFailure(Trouble::conflict,
                        say("Someone else has changed the same game: {} pages are stored, {} were known "
                            "here. Load the game again, then repeat your change.",
                            stored, known));
}

} // namespace

LibraryResult<StoredNotebook> Library::loadNotebook(const Hash& game) {
  return impl_->reading(game, [&](GameKey key) -> LibraryResult<StoredNotebook> {
    const OneMoment moment(*impl_->connection);
    const bool writes = impl_->connection->use() == Connection::Use::writing;
    auto stored = writes ? impl_->notebooks.load(key) : impl_->reader.readNotebook(key);
    if (stored) stored->rows = impl_->reader.rowsOf(key).all();
    return stored;
  });
}

LibraryResult<std::size_t> Library::countEntries(const Hash& game) {
  return guarded(path(), [&]() -> LibraryResult<std::size_t> {
    const auto key = impl_->keyOf(game);
    if (!key) return tl::unexpected(key.error());
    return impl_->reader.pages().count(*key);
  });
}

LibraryResult<std::uint64_t> Library::gameRows(const Hash& game) {
  return guarded(path(), [&]() -> LibraryResult<std::uint64_t> {
    const auto key = impl_->keyOf(game);
    if (!key) return tl::unexpected(key.error());
    return impl_->reader.rowsOf(*key).all();
  });
}

LibraryResult<std::vector<Entry>> Library::entriesSince(const Hash& game, std::size_t known) {
  return guarded(path(), [&]() -> LibraryResult<std::vector<Entry>> {
    const auto key = impl_->keyOf(game);
    if (!key) return tl::unexpected(key.error());
    return impl_->reader.readPages(*key, known);
  });
}

LibraryResult<std::size_t> Library::appendEntries(const Hash& game, std::size_t known,
                                                  std::span<const Entry> entries, const Study* like) {
  auto done = impl_->writing([&]() -> LibraryResult<std::size_t> {
    const auto key = impl_->keyOf(game);
    if (!key) return tl::unexpected(key.error());
    auto open = impl_->notebooks.openAt(*key);
    if (!open) return tl::unexpected(open.error());
    StoredNotebook& stored = **open;
    if (stored.entries != known) return wroteBefore(stored.entries, known);
    if (like != nullptr) stored.notebook.expect(*like);
    if (auto good = writePages(stored.notebook, entries); !good)
      return libraryFailure(Trouble::refused, good.error());
    const EventNames names = stored.notebook.study().base().names();
    for (const Entry& entry : entries)
      impl_->reader.pages().add(*key, stored.entries++, entry, names);
    writeDerived(*impl_->connection, *key, stored.notebook.study().log());
    return stored.entries;
  });
  if (!done) impl_->notebooks.forget(); // it may have been written on
  return done;
}

LibraryResult<StoredNotebook> Library::createGame(const EventLog& begun) {
  if (auto saved = save(begun, {}); !saved) return tl::unexpected(saved.error());
  return loadNotebook(begun.id());
}

} // namespace annales::inline replay
