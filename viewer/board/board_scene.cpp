#include "viewer/board/board_scene.h"

#include <algorithm>

namespace annales::viewer {

int ProvinceScene::count(NationId n, Kind kind) const {
  for (const UnitStack& stack : units)
    if (stack.nation == n && stack.kind == kind) return stack.count;
  return 0;
}

ProvinceScene sceneOf(const GameState& state, ProvinceId p) {
  const ProvinceState& province = state[p];
  ProvinceScene scene;
  scene.owner = province.owner;
  if (province.hasCity()) scene.resource = province.resource;
  scene.temple = province.temple;
  scene.wall = province.wall;
  scene.neutralTemple = province.neutralTemple;
  for (std::size_t n = 0; n < state.fixed.nations; ++n)
    for (std::size_t k = 0; k < kKinds; ++k) {
      const auto kind = static_cast<Kind>(k);
      const int count = state.units(p, NationId(n), kind);
      if (count > 0) scene.units.push_back({NationId(n), kind, count});
    }
  return scene;
}

BoardScene sceneOf(const GameState& state) {
  BoardScene scene;
  for (std::size_t p = 0; p < state.fixed.provinces; ++p)
    scene.push_back(sceneOf(state, ProvinceId(p)));
  return scene;
}

ProvinceScene without(ProvinceScene scene, const UnitStack& gone) {
  for (UnitStack& stack : scene.units)
    if (stack.nation == gone.nation && stack.kind == gone.kind) stack.count -= gone.count;
  std::erase_if(scene.units, [](const UnitStack& stack) { return stack.count <= 0; });
  return scene;
}

} // namespace annales::viewer
