#include "engine/ruleset/options_offered.h"

namespace annales {

OptionsOffered optionsOffered(RulesetId id) {
  OptionsOffered offered;
  switch (id) {
  case RulesetId::antike:
    offered.variant = offered.oneCity = offered.goalTwelve = offered.twoPlayer = true;
    break;
  case RulesetId::antikeII:
    offered.nineScholars = offered.freeCityTypes = true;
    break;
  case RulesetId::duellum:
    offered.specialUnits = true;
    break;
  }
  return offered;
}

} // namespace annales
