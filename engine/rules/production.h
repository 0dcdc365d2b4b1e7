// Marble, iron and gold: `produce.amount` and the coin that comes with it in the later games.
#pragma once

#include "engine/rules/situation.h"

namespace annales::inline engine {

[[nodiscard]] int productionOf(const Situation& at, NationId n, Resource r);
/// What a production brings; where the bank has no coin, the unit given instead is of the kind produced.
[[nodiscard]] Amount gainOf(const Situation& at);
[[nodiscard]] Fault checkProduced(const Situation& at, const Produced& e);
void listProduced(const Situation& at, std::vector<Event>& out);

} // namespace annales::inline engine
