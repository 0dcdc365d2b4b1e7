// Where new cities could stand, and the coins that they cost beside the usual price (`duellum.found`).
#pragma once

#include "libreplay/exact/claim_parts.h"

namespace annales::inline replay {

struct NewCity {
  ProvinceId province;
  Resource resource = Resource::marble;
};

/// Free sites without a neutral temple, wherever units are.
[[nodiscard]] std::vector<ProvinceId> freeSites(const ClaimTurn& turn);

/// What to found in all of these so that it costs the fewest coins, within the bank's tokens; nothing where
/// the tokens do not suffice. `coins`: these.
[[nodiscard]] std::optional<std::vector<NewCity>>
cheapestCities(const ClaimTurn& turn, const std::vector<ProvinceId>& sites, int& coins);

} // namespace annales::inline replay
