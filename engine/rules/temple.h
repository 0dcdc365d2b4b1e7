// Temples, and Duellum's town walls, which share their space: `temple.site`, `antike.temple`, `duellum.wall`.
#pragma once

#include "engine/rules/price.h"

namespace annales::inline engine {

[[nodiscard]] Price priceOf(const Situation& at, const TempleBuilt& e);
[[nodiscard]] Price priceOf(const Situation& at, const WallBuilt& e);
[[nodiscard]] Fault checkTemple(const Situation& at, const TempleBuilt& e);
[[nodiscard]] Fault checkWall(const Situation& at, const WallBuilt& e);
void listTemples(const Situation& at, Payments payments, std::vector<Event>& out);

} // namespace annales::inline engine
