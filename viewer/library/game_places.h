// Where the games that are open came from.
#pragma once

#include "libreplay/session/kept_session.h"

#include <map>

namespace annales::viewer {

/// One for the whole program.
class GamePlaces {
public:
  /// The first place stays.
  void note(const Hash& game, GamePlace place) { places_.emplace(game, std::move(place)); }
  /// It is somewhere else now.
  void move(const Hash& game, GamePlace place) { places_.insert_or_assign(game, std::move(place)); }
  [[nodiscard]] std::optional<GamePlace> of(const Hash& game) const {
    const auto at = places_.find(game);
    return at == places_.end() ? std::nullopt : std::optional(at->second);
  }

private:
  std::map<Hash, GamePlace> places_;
};

} // namespace annales::viewer
