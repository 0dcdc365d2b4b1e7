// The notebook that was written last, kept so that the next page needs no reading.
#pragma once

#include "libreplay/store/game_reader.h"

#include <optional>

namespace annales::inline replay {

class NotebookCache {
public:
  explicit NotebookCache(GameReader& reader) : reader_(reader) {}

  /// The game's notebook as it is stored now, whoever wrote on it. Within a transaction of the caller; it
  /// stays until the next call.
  [[nodiscard]] LibraryResult<StoredNotebook*> openAt(GameKey game);
  /// The notebook as it is in the file, for somebody who is going to write on it; a copy stays for `openAt`.
  [[nodiscard]] LibraryResult<StoredNotebook> load(GameKey game);
  /// After a failure: what is kept may be ahead of what is stored.
  void forget() { open_.reset(); }

private:
  struct Open {
    GameKey game = 0;
    BaseRows rows;
    StoredNotebook stored;
  };
  [[nodiscard]] LibraryResult<void> catchUp();

  GameReader& reader_;
  std::optional<Open> open_;
};

} // namespace annales::inline replay
