// Games that a library chooses by what its facts do not say: by tags, and by questions over states.
#pragma once

#include "libreplay/openings/selection.h"
#include "libreplay/store/state_columns.h"

#include <filesystem>
#include <optional>
#include <string_view>

namespace annales::inline replay {

/// Belongs to one thread at a time.
class ChosenGames {
public:
  explicit ChosenGames(std::filesystem::path library) : library_(std::move(library)) {}

  /// For `tag` games with a tag, "NAME" or "NAME=VALUE". For `where` those in which a question over states,
  /// or one that the library keeps under that name, holds of a nation at some moment; states that are new are
  /// read first. `refused` where the question makes no sense.
  LibraryResult<GameSet> of(std::string_view key, std::string_view value,
                            const RefreshOptions& refreshing = {}, const RunOptions& running = {});

private:
  LibraryResult<GameSet> withTag(std::string_view tag, const RefreshOptions& refreshing) const;
  LibraryResult<GameSet> where(const std::string& asked, const RefreshOptions& refreshing,
                               const RunOptions& running);

  std::filesystem::path library_;
  std::optional<StateColumns> columns_; // once something was asked of them
};

} // namespace annales::inline replay
