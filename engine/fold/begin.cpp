#include "engine/fold/apply.h"
#include "engine/fold/pieces.h"

#include <fmt/core.h>

namespace annales::inline engine {
namespace {

FoldConstants constants(const Game& game) {
  const Ruleset& rules = *game.ruleset;
  FoldConstants fixed;
  fixed.nations = static_cast<std::uint8_t>(game.nations());
  fixed.provinces = static_cast<std::uint8_t>(game.map->size());
  fixed.generalPoints = static_cast<std::uint8_t>(rules.generalPoints);
  fixed.goal = static_cast<std::uint8_t>(rules.goal[game.nations()]);
  fixed.lossesToBox = rules.reserve == ReservePolicy::box;
  fixed.sharedTokens = rules.stones == StonePolicy::sharedTokens;
  fixed.incomeByRound = rules.coinPolicy == CoinPolicy::eachRound;
  fixed.automaticBattles = rules.battles == BattlePolicy::automatic;
  return fixed;
}

void fillBank(GameState& state, const Ruleset& rules) {
  state.bank.coins = rules.coins;
  state.bank.temples = static_cast<std::uint8_t>(rules.temples);
  for (std::size_t i = 0; i < kPersonages; ++i)
    state.bank.personages[i] = static_cast<std::uint8_t>(rules.personages[i]);
  for (std::size_t i = 0; i < rules.cityTokens.size(); ++i)
    state.bank.tokens[i] = static_cast<std::uint8_t>(rules.cityTokens[i]);
}

/// Which nation begins with that special unit.
NationId ownerOf(Kind special, const Game& game) {
  const auto& owners = game.setup->options.specialUnits->owners;
  if (!owners) return NationId(special == Kind::commander ? 0 : 1);
  return game.nation(special == Kind::commander ? owners->commander : owners->admiral);
}

void fillReserves(GameState& state, NationId n, const Game& game) {
  const Ruleset& rules = *game.ruleset;
  NationState& nation = state.nations[n.index()];
  const int boxed = rules.reserve == ReservePolicy::box ? 1 : 0;
  nation.supply = {static_cast<std::uint16_t>(rules.legions - boxed),
                   static_cast<std::uint16_t>(rules.galleys - boxed)};
  nation.box = {static_cast<std::uint16_t>(boxed), static_cast<std::uint16_t>(boxed), 0, 0};
  if (game.setup->options.specialUnits)
    for (const Kind special : {Kind::commander, Kind::admiral})
      nation.box[indexOf(special)] = ownerOf(special, game) == n ? 1 : 0;
  nation.stones = static_cast<std::uint8_t>(rules.cityStones);
  nation.walls = static_cast<std::uint8_t>(rules.walls);
}

Result<void> settle(GameState& state, NationId n, const Game& game, const StartCity& city) {
  if (!game.map->has(city.province)) return failure("a start city is in a province that is not on the board");
  ProvinceState& province = state.provinces[city.province.index()];
  NationState& nation = state.nations[n.index()];
  if (province.hasCity())
    return failure("there are two start cities in {}",
                   Part(Part::Sort::province, (*game.map)[city.province].id));
  if (state.fixed.sharedTokens) {
    std::uint8_t& tokens = state.bank.tokens[indexOf(city.resource)];
    if (tokens == 0) return failure("the bank has no city token left for a start city");
    --tokens;
  } else {
    if (nation.stones == 0) return failure("a nation has more start cities than city stones");
    --nation.stones;
  }
  province.owner = n;
  province.resource = city.resource;
  ++nation.cities;
  return {};
}

void layDeck(GameState& state, const Ruleset& rules) {
  for (std::size_t i = 0; i < rules.deck.size(); ++i)
    state.cards.piles[i].drawPile = static_cast<std::uint8_t>(rules.deck[i].copies);
  state.cards.filling = rules.hasCards;
}

} // namespace

Result<GameState> begin(const Game& game) {
  GameState state;
  const Ruleset& rules = *game.ruleset;
  if (rules.hasCards && game.nations() != 2) return failure("Antike Duellum is a game for two nations");
  state.fixed = constants(game);
  state.seq = 1;
  state.turn.next = state.fixed.nations;
  fillBank(state, rules);
  layDeck(state, rules);
  const bool twice = rules.seas == SeaPolicy::emptyDouble;
  for (std::size_t i = 0; i < game.map->size(); ++i)
    state.provinces[i].countsTwice = twice && game.map->provinces()[i].site == Site::none;
  for (const ProvinceId p : game.setup->neutralTemples) {
    if (!game.map->has(p)) return failure("a neutral temple is in a province that is not on the board");
    if (state[p].neutralTemple) return failure("there are two neutral temples in one province");
    if (state.bank.temples == 0) return failure("the bank has no temple left for a neutral one");
    state.provinces[p.index()].neutralTemple = true;
    --state.bank.temples;
  }
  for (std::size_t i = 0; i < game.nations(); ++i) {
    const NationId n(i);
    fillReserves(state, n, game);
    for (const StartCity& city : game.setup->nations[i].cities)
      if (auto settled = settle(state, n, game, city); !settled) return tl::unexpected(settled.error());
    const Amount& stock = game.setup->nations[i].stock;
    if (!fold::canGain(state, n, stock)) return failure("the start stocks need more coins than the bank has");
    fold::gain(state, n, stock);
  }
  state.bellona = game.setup->bellona;
  return state;
}

} // namespace annales::inline engine
