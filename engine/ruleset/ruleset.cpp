#include "engine/ruleset/ruleset.h"

namespace annales::inline engine {

KnowHowId Ruleset::knowHow(std::string_view word) const {
  for (std::size_t i = 0; i < knowHows.size(); ++i)
    if (knowHows[i].id == word) return KnowHowId(i);
  return KnowHowId::none();
}

const Ruleset& rulesetOf(RulesetId id) {
  switch (id) {
  case RulesetId::antike:
    return antike();
  case RulesetId::antikeII:
    return antikeII();
  case RulesetId::duellum:
    return duellum();
  }
  return antike();
}

Ruleset withOptions(const Ruleset& base, const Options& options, std::size_t nations) {
  Ruleset rules = base;
  if (options.variant != Variant::standard) rules.allKnowHow = AllKnowHowPolicy::none;
  if (options.variant == Variant::military) {
    rules.generalPoints = 2;
    rules.goal = {0, 0, 0, 13, 11, 9, 8};
  }
  if (options.goalTwelve) rules.goal[3] = 12;
  if (options.oneCity) rules.startCities = 1;
  if (options.twoPlayer == TwoPlayer::doubled) {
    rules.legions *= 2;
    rules.galleys *= 2;
    rules.cityStones *= 2;
    rules.goal[nations] = 15;
  }
  if (options.nineScholars) rules.allKnowHow = AllKnowHowPolicy::ninthScholar;
  if (options.nineScholars) rules.personages[indexOf(Personage::scholar)] = 9;
  for (std::size_t i = 0; i < rules.knowHows.size(); ++i)
    if (options.prices[i]) rules.knowHows[i].price = *options.prices[i];
  if (options.coins) rules.coins = *options.coins;
  if (options.deck) rules.deck = *options.deck;
  return rules;
}

} // namespace annales::inline engine
