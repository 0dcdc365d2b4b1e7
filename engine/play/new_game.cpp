#include "engine/play/new_game.h"

#include "engine/play/rng.h"
#include "engine/rules/rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace annales::inline engine {
namespace {

/// Nations that one of two players leads (rulebook of 2005); the other player has the other two.
constexpr std::array<std::array<std::string_view, 2>, 4> kPartners{
    {{"romans", "phoenicians"}, {"germans", "greeks"}, {"persians", "phoenicians"}, {"greeks", "arabs"}}};

/// The brown nation has the commander, the beige one the admiral (rulebook of Duellum); that Rome is brown is
/// our reading.
struct PrintedOwners {
  std::string_view board, commander, admiral;
};
constexpr std::array<PrintedOwners, 2> kPrintedOwners{
    {{"greece-persia", "greeks", "persians"}, {"rome-carthage", "romans", "carthaginians"}}};

bool isPair(std::string_view a, std::string_view b) {
  return std::any_of(kPartners.begin(), kPartners.end(), [&](const auto& pair) {
    return (pair[0] == a && pair[1] == b) || (pair[0] == b && pair[1] == a);
  });
}

/// The place in `order` of the first nation's partner: as the rulebook pairs them, else the third.
std::size_t partnerOfFirst(const std::vector<std::string>& order) {
  for (std::size_t i = 1; i < order.size(); ++i) {
    std::vector<std::string> others;
    for (std::size_t j = 1; j < order.size(); ++j)
      if (j != i) others.push_back(order[j]);
    if (others.size() == 2 && isPair(order[0], order[i]) && isPair(others[0], others[1])) return i;
  }
  return 2;
}

/// The site's resource; `any` stands for what the other cities lack, marble, iron, gold in this order.
std::vector<StartCity> startCities(const Map& map, const std::vector<std::string>& provinces) {
  std::vector<StartCity> cities;
  std::set<Resource> missing(kGoods.begin(), kGoods.end());
  for (const std::string& id : provinces) {
    const ProvinceId p = map.find(id);
    cities.push_back({p, Resource::coins});
    if (indexOf(map[p].site) >= kGoods.size()) continue;
    cities.back().resource = kGoods[indexOf(map[p].site)];
    missing.erase(cities.back().resource);
  }
  for (StartCity& city : cities)
    if (city.resource == Resource::coins)
      city.resource = missing.empty() ? Resource::marble : missing.extract(missing.begin()).value();
  return cities;
}

Amount startStock(const Ruleset& rules, std::size_t place) {
  Amount stock = rules.startStock;
  if (rules.secondCoin && place == 1) stock.add(Resource::coins, 1);
  return stock;
}

NationSetup nationSetup(const Board& board, const Ruleset& rules, const SuggestedGame& game,
                        std::size_t place) {
  NationSetup nation;
  nation.nation = game.order[place];
  nation.controller = static_cast<int>(place) + 1;
  nation.cities = startCities(*board.map, game.start.at(nation.nation));
  nation.cities.resize(std::min(nation.cities.size(), static_cast<std::size_t>(rules.startCities)));
  nation.stock = startStock(rules, place);
  return nation;
}

void shareControllers(GameSetup& setup, const std::vector<std::string>& order) {
  const std::size_t partner = partnerOfFirst(order);
  for (std::size_t i = 0; i < setup.nations.size(); ++i)
    setup.nations[i].controller = i == 0 || i == partner ? 1 : 2;
}

bool isAmong(const std::vector<std::string>& order, std::string_view nation) {
  return std::find(order.begin(), order.end(), nation) != order.end();
}

} // namespace

SpecialUnits::Owners usualOwners(const Board& board, const std::vector<std::string>& order) {
  for (const auto& [id, commander, admiral] : kPrintedOwners)
    if (board.map->id() == id && isAmong(order, commander) && isAmong(order, admiral))
      return {std::string(commander), std::string(admiral)};
  return {order.at(0), order.at(1)};
}

Result<GameSetup> newGame(RulesetId ruleset, const Options& options, const Board& board, int nations,
                          std::uint64_t seed) {
  const std::string& id = board.map->id();
  if (!board.isFor(ruleset)) return failure("the board {} is not made for {}", id, ruleset);
  const auto suggested = board.games.find(nations);
  if (suggested == board.games.end())
    return failure("the board {} suggests no game for {} nations", id, nations);
  const SuggestedGame& game = suggested->second;
  const Ruleset rules = withOptions(rulesetOf(ruleset), options, game.order.size());

  GameSetup setup;
  setup.game = uuidOf(seed);
  setup.ruleset = ruleset;
  setup.options = options;
  if (auto& special = setup.options.specialUnits; special && !special->owners)
    special->owners = usualOwners(board, game.order);
  setup.map = id;
  setup.mapHash = board.map->hash();
  for (std::size_t i = 0; i < game.order.size(); ++i)
    setup.nations.push_back(nationSetup(board, rules, game, i));
  if (options.twoPlayer == TwoPlayer::twoNations && nations == 4) shareControllers(setup, game.order);
  if (rules.hasBellona) {
    for (const std::string& province : game.neutralTemples)
      setup.neutralTemples.push_back(board.map->find(province));
    setup.bellona = NationId(game.order.size() - 1);
  }
  if (const auto wrong = checkSetup(makeGame(std::make_shared<const GameSetup>(setup), board.map)))
    return failure("{}: {}", wrong->rule, wrong->part());
  return setup;
}

} // namespace annales::inline engine
