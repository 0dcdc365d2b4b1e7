// Which options a game knows: for forms.
#pragma once

#include "engine/core/ids.h"

namespace annales::inline engine {

struct OptionsOffered {
  bool variant = false, oneCity = false, goalTwelve = false, twoPlayer = false; // Antike
  bool nineScholars = false, freeCityTypes = false;                             // Antike II
  bool specialUnits = false, ownDeck = false;                                   // Duellum
  bool ownPrices = false;                                                       // Antike II and Duellum
};
[[nodiscard]] OptionsOffered optionsOffered(RulesetId id);

} // namespace annales::inline engine
