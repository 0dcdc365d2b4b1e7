#include "engine/ruleset/reconstructed.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

std::vector<OwnersNumber> guessedIn(RulesetId ruleset) {
  switch (ruleset) {
  case RulesetId::antike:
    return {};
  case RulesetId::antikeII:
    return {OwnersNumber::prices, OwnersNumber::coins};
  case RulesetId::duellum:
    return {OwnersNumber::prices, OwnersNumber::coins, OwnersNumber::deck};
  }
  return {};
}

bool isGiven(OwnersNumber number, const Options& options) {
  switch (number) {
  case OwnersNumber::prices:
    return std::ranges::any_of(options.prices, [](const auto& price) { return price.has_value(); });
  case OwnersNumber::coins:
    return options.coins.has_value();
  case OwnersNumber::deck:
    return options.deck.has_value();
  }
  return false;
}

} // namespace

std::vector<OwnersNumber> reconstructedNumbers(RulesetId ruleset, const Options& options) {
  std::vector<OwnersNumber> numbers = guessedIn(ruleset);
  std::erase_if(numbers, [&](OwnersNumber number) { return isGiven(number, options); });
  return numbers;
}

} // namespace annales::inline engine
