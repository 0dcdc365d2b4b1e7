// Know-hows: what they cost, what they need, what they bring (`know-how.chain`, `know-how.price`), and
// recruiting, which shares their space in Duellum (`duellum.recruit`).
#pragma once

#include "engine/rules/price.h"

namespace annales::inline engine {

/// The level of an effect that a nation enjoys now, 0 for none.
[[nodiscard]] int effectLevel(const Situation& at, NationId n, Effect effect);
/// Actions of a unit in a maneuver: `antike.range` and its like.
[[nodiscard]] int rangeOf(const Situation& at, NationId n, Kind kind);
[[nodiscard]] int knowHowPrice(const Situation& at, KnowHowId k);

[[nodiscard]] Price priceOf(const Situation& at, const KnowHowDeveloped& e);
[[nodiscard]] Price priceOf(const Situation& at, const UnitsRecruited& e);
[[nodiscard]] Fault checkKnowHow(const Situation& at, const KnowHowDeveloped& e);
[[nodiscard]] Fault checkRecruit(const Situation& at, const UnitsRecruited& e);
void listKnowHows(const Situation& at, Payments payments, std::vector<Event>& out);

} // namespace annales::inline engine
