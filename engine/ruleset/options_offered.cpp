#include "engine/ruleset/options_offered.h"

namespace annales::inline engine {

OptionsOffered optionsOffered(RulesetId id) {
  OptionsOffered offered;
  switch (id) {
  case RulesetId::antike:
    offered.variant = offered.oneCity = offered.goalTwelve = offered.twoPlayer = true;
    break;
  case RulesetId::antikeII:
    offered.nineScholars = offered.freeCityTypes = offered.ownPrices = true;
    break;
  case RulesetId::duellum:
    offered.specialUnits = offered.ownDeck = offered.ownPrices = true;
    break;
  }
  return offered;
}

} // namespace annales::inline engine
