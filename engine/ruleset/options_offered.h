// Which of the options without numbers a game knows: for forms.
#pragma once

#include "engine/core/ids.h"

namespace annales {

struct OptionsOffered {
  bool variant = false, oneCity = false, goalTwelve = false, twoPlayer = false; // Antike
  bool nineScholars = false, freeCityTypes = false;                             // Antike II
  bool specialUnits = false;                                                    // Duellum
};
[[nodiscard]] OptionsOffered optionsOffered(RulesetId id);

} // namespace annales
