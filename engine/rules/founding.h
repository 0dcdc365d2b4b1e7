// New cities: `found.site`, `found.resource`, `found.price`, `duellum.found`.
#pragma once

#include "engine/rules/price.h"

namespace annales::inline engine {

[[nodiscard]] Price priceOf(const Situation& at, const CityFounded& e);
[[nodiscard]] Fault checkFounded(const Situation& at, const CityFounded& e);
/// Whether a city there may yield the resource (`found.resource`).
[[nodiscard]] bool siteYields(const Situation& at, ProvinceId p, Resource resource);
void listFoundings(const Situation& at, Payments payments, std::vector<Event>& out);

} // namespace annales::inline engine
