#include "libreplay/openings/selection.h"

#include <algorithm>

namespace annales::inline replay {

GameSet::GameSet(const std::set<Hash>& games)
    : games_(std::make_shared<const std::vector<Hash>>(games.begin(), games.end())) {}

GameSet::GameSet(std::vector<Hash> games) {
  std::ranges::sort(games);
  games.erase(std::unique(games.begin(), games.end()), games.end());
  games_ = std::make_shared<const std::vector<Hash>>(std::move(games));
}

std::span<const Hash> GameSet::games() const {
  return games_ ? std::span<const Hash>(*games_) : std::span<const Hash>();
}

bool GameSet::contains(const Hash& game) const {
  return std::ranges::binary_search(games(), game);
}

GameSet GameSet::cut(const GameSet& other) const {
  std::vector<Hash> both;
  std::ranges::set_intersection(games(), other.games(), std::back_inserter(both));
  return GameSet(std::move(both));
}

} // namespace annales::inline replay
