// What is being typed and is no remark yet. The only part of a library, beside what is derived, that changes.
#include "libreplay/store/library.h"
#include "libreplay/store/library_impl.h"

namespace annales {

LibraryResult<void> Library::saveDraft(const Hash& game, std::string_view place, std::string_view text) {
  return guarded(path(), [&]() -> LibraryResult<void> {
    WriteTransaction transaction(*impl_->connection);
    Query(*impl_->connection,
          "INSERT OR REPLACE INTO drafts (game, place, text, at) "
          "VALUES (?, ?, ?, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))",
          game, place, text)
        .run();
    transaction.commit();
    return {};
  });
}

LibraryResult<std::vector<StoredDraft>> Library::loadDrafts(const Hash& game) {
  return guarded(path(), [&]() -> LibraryResult<std::vector<StoredDraft>> {
    std::vector<StoredDraft> drafts;
    if (!impl_->connection->db().tableExists("drafts")) return drafts; // version 1, opened for reading
    Query row(*impl_->connection, "SELECT place, text, at FROM drafts WHERE game = ? ORDER BY place", game);
    while (row.next())
      drafts.push_back({row.text(0), row.text(1), row.text(2)});
    return drafts;
  });
}

LibraryResult<void> Library::clearDraft(const Hash& game, std::string_view place) {
  return guarded(path(), [&]() -> LibraryResult<void> {
    WriteTransaction transaction(*impl_->connection);
    Query(*impl_->connection, "DELETE FROM drafts WHERE game = ? AND place = ?", game, place).run();
    transaction.commit();
    return {};
  });
}

} // namespace annales
