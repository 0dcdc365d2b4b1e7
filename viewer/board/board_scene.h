// What is on a board, as it is drawn: all that the painter knows about a game.
#pragma once

#include "engine/state/game_state.h"

#include <vector>

namespace annales::viewer {

/// Units of one nation and kind in one province.
struct UnitStack {
  NationId nation;
  Kind kind = Kind::legion;
  int count = 0;
  friend bool operator==(const UnitStack&, const UnitStack&) = default;
};

struct ProvinceScene {
  NationId owner; // none: no city
  Resource resource = Resource::marble;
  bool temple = false;
  bool wall = false;
  bool neutralTemple = false;
  std::vector<UnitStack> units; // by nation and kind; nothing that counts 0

  [[nodiscard]] int count(NationId n, Kind kind) const;
  friend bool operator==(const ProvinceScene&, const ProvinceScene&) = default;
};

/// By ProvinceId.
using BoardScene = std::vector<ProvinceScene>;

[[nodiscard]] ProvinceScene sceneOf(const GameState& state, ProvinceId p);
[[nodiscard]] BoardScene sceneOf(const GameState& state);
/// The same with units taken away, as far as they are there: those on their way.
[[nodiscard]] ProvinceScene without(ProvinceScene scene, const UnitStack& gone);

} // namespace annales::viewer
