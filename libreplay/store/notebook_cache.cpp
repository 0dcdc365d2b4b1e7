#include "libreplay/store/notebook_cache.h"

namespace annales::inline replay {

LibraryResult<StoredNotebook*> NotebookCache::openAt(GameKey game) {
  const BaseRows rows = reader_.rowsOf(game);
  if (open_ && open_->game == game && open_->rows == rows) {
    if (auto good = catchUp(); !good) return tl::unexpected(good.error());
    return &open_->stored;
  }
  open_.reset();
  auto stored = reader_.readNotebook(game);
  if (!stored) return tl::unexpected(stored.error());
  open_.emplace(Open{game, rows, std::move(*stored)});
  return &open_->stored;
}

LibraryResult<StoredNotebook> NotebookCache::load(GameKey game) {
  open_.reset();
  auto opened = openAt(game);
  if (!opened) return tl::unexpected(opened.error());
  return **opened;
}

LibraryResult<void> NotebookCache::catchUp() {
  StoredNotebook& stored = open_->stored;
  if (reader_.pages().count(open_->game) == stored.entries) return {};
  auto pages = reader_.readPages(open_->game, stored.entries);
  if (!pages) return tl::unexpected(pages.error());
  stored.entries += pages->size();
  stored.notebook.read(std::move(*pages));
  return {};
}

} // namespace annales::inline replay
