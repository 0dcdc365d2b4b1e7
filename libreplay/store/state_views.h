// The states of a library as tables that any SQLite client reads (docs/questions.md).
#pragma once

#include "libreplay/query/state_chunk.h"
#include "libreplay/store/library_error.h"

#include <atomic>
#include <filesystem>
#include <functional>

namespace annales::inline replay {

struct ViewsOptions {
  const std::atomic<bool>* cancel = nullptr;
  std::function<void(std::size_t done, std::size_t of)> progress; // in games
};

/// A new database with the tables `games`, `seats`, `states` and `deeds`; `refused` where there is a file.
LibraryResult<void> writeStateViews(const StateTable& table, const std::filesystem::path& file,
                                    const ViewsOptions& options = {});

} // namespace annales::inline replay
