// How a game may start: `antike.setup`, `antike-ii.setup`, `duellum.setup`.
#include "engine/fold/apply.h"
#include "engine/rules/situation.h"
#include "engine/ruleset/options_offered.h"

#include <algorithm>
#include <set>

namespace annales::inline engine {
namespace {

using Problem = std::optional<Saying>;

Problem optionProblem(const Options& options, std::size_t nations) {
  if (options.goalTwelve && nations != 3) return "the goal of 12 is only for three nations";
  if (options.goalTwelve && (options.variant == Variant::military || options.twoPlayer != TwoPlayer::none))
    return "the goal of 12 cannot be combined with the military variant or a two-player game";
  if (options.twoPlayer != TwoPlayer::none && options.variant == Variant::military)
    return "the military variant is not for two players";
  if (options.twoPlayer == TwoPlayer::doubled && options.oneCity)
    return "with double material, each nation must start with three cities";
  return std::nullopt;
}

/// Each of the two nations has one of the special units (`duellum.special-units`).
Problem ownerProblem(const Situation& at) {
  const auto& special = at.game.setup->options.specialUnits;
  if (!special || !special->owners) return std::nullopt;
  const NationId commander = at.game.nation(special->owners->commander);
  const NationId admiral = at.game.nation(special->owners->admiral);
  if (commander.exists() && admiral.exists() && commander != admiral) return std::nullopt;
  return "one of the two nations must have the commander and the other the admiral";
}

bool allowed(const Situation& at, std::size_t nations) {
  switch (at.game.setup->options.twoPlayer) {
  case TwoPlayer::twoNations:
    return nations == 4;
  case TwoPlayer::doubled:
    return nations == 2;
  case TwoPlayer::none:
    return nations != 2 ? at.rules().goal[nations] > 0 : at.rules().hasCards;
  }
  return false;
}

/// Two nations, and a game that has an option for them.
bool isOfTwo(const Situation& at) {
  return at.game.nations() == 2 && optionsOffered(at.game.ruleset->id).twoPlayer;
}

Problem controllerProblem(const Situation& at) {
  std::multiset<int> controllers;
  for (const NationSetup& nation : at.game.setup->nations)
    controllers.insert(nation.controller);
  const bool pairs = at.game.setup->options.twoPlayer == TwoPlayer::twoNations;
  const std::size_t each = pairs ? 2 : 1;
  const bool right = std::all_of(controllers.begin(), controllers.end(),
                                 [&](int c) { return controllers.count(c) == each; });
  if (right) return std::nullopt;
  if (pairs) return "each of the two players must lead two nations";
  return "every nation must have a player of its own";
}

Amount stockOf(const Situation& at, std::size_t place) {
  Amount stock = at.rules().startStock;
  if (at.rules().secondCoin && place == 1) stock.set(Resource::coins, 1);
  return stock;
}

bool siteFits(Site site, Resource resource) {
  return site == Site::any || (site != Site::none && indexOf(site) == indexOf(resource));
}

Problem cityProblem(const Situation& at, const NationSetup& nation) {
  const auto count = static_cast<std::size_t>(at.rules().startCities);
  if (nation.cities.size() != count)
    return say("the {} must start with {}", at.name(nation),
               counted(static_cast<int>(count), "city", "cities"));
  std::set<Resource> resources;
  for (const StartCity& city : nation.cities) {
    resources.insert(city.resource);
    if (!siteFits(at.map()[city.province].site, city.resource))
      return say("{} has this city site: {}", at.name(city.province), at.map()[city.province].site);
  }
  const bool anyResources = at.game.setup->options.twoPlayer == TwoPlayer::doubled;
  if (!anyResources && resources.size() != count)
    return say("the {} have two start cities with the same resource", at.name(nation));
  return std::nullopt;
}

bool isStartCity(const GameSetup& setup, ProvinceId p) {
  for (const NationSetup& nation : setup.nations)
    for (const StartCity& city : nation.cities)
      if (city.province == p) return true;
  return false;
}

Problem bellonaProblem(const Situation& at) {
  if (!at.rules().hasBellona) return std::nullopt;
  const GameSetup& setup = *at.game.setup;
  if (setup.bellona.index() + 1 != at.game.nations()) return "the last nation must hold Bellona";
  if (setup.neutralTemples.size() != 3) return "there must be three neutral temples on the board";
  for (const ProvinceId p : setup.neutralTemples) {
    if (!at.map()[p].neutralTemple) return say("there is no neutral temple in {}", at.name(p));
    if (isStartCity(setup, p)) return say("{} is a start city", at.name(p));
  }
  return std::nullopt;
}

Problem nationProblem(const Situation& at) {
  for (std::size_t i = 0; i < at.game.nations(); ++i) {
    const NationSetup& nation = at.game.setup->nations[i];
    if (nation.stock != stockOf(at, i))
      return say("the {} do not have the start stock of the rules", at.name(nation));
    if (auto problem = cityProblem(at, nation)) return problem;
  }
  return std::nullopt;
}

Problem setupProblem(const Situation& at) {
  if (auto problem = optionProblem(at.game.setup->options, at.game.nations())) return problem;
  if (!allowed(at, at.game.nations())) {
    if (isOfTwo(at)) return "for two nations, set the option twoPlayer to \"double\"";
    return "this game cannot be played with that many nations";
  }
  if (auto problem = ownerProblem(at)) return problem;
  if (auto problem = controllerProblem(at)) return problem;
  if (auto problem = nationProblem(at)) return problem;
  return bellonaProblem(at);
}

bool knowsAllProvinces(const Game& game) {
  const auto known = [&](ProvinceId p) { return game.map->has(p); };
  const auto& neutral = game.setup->neutralTemples;
  if (!std::all_of(neutral.begin(), neutral.end(), known)) return false;
  for (const NationSetup& nation : game.setup->nations)
    for (const StartCity& city : nation.cities)
      if (!known(city.province)) return false;
  return true;
}

} // namespace

std::optional<Violation> checkSetup(const Game& game) {
  if (!knowsAllProvinces(game)) return fault("log.meaning", "it names a province that is not on the board");
  const GameState nothing;
  const Situation at{game, nothing};
  if (auto problem = setupProblem(at)) return Violation{Error(*std::move(problem)), at.rules().rules.setup};
  if (auto begun = begin(game); !begun) return Violation{begun.error(), at.rules().rules.setup};
  return std::nullopt;
}

} // namespace annales::inline engine
