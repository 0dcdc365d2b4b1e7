// Questions to the user take time, and meanwhile another game may open.
#pragma once

#include "viewer/store/session_store.h"

namespace annales::viewer {

/// Which game was shown before a question. `store` outlives it.
class ShownGame {
public:
  explicit ShownGame(const SessionStore& store) : store_(store), game_(idIn(store)) {}
  [[nodiscard]] bool stays() const { return idIn(store_) == game_; }

private:
  static Hash idIn(const SessionStore& store) {
    return store.tab() != nullptr ? store.tab()->game->id() : Hash();
  }

  const SessionStore& store_;
  const Hash game_;
};

} // namespace annales::viewer
