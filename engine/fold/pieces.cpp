#include "engine/fold/pieces.h"

#include <algorithm>
#include <cstdint>

namespace annales::inline engine::fold {
namespace {

constexpr std::int32_t kMostStock = 1'000'000'000;
constexpr int kMostSpent = 15;

constexpr bool isOrdinary(Kind kind) {
  return kind == Kind::legion || kind == Kind::galley;
}
constexpr Kind specialOf(Kind kind) {
  return kind == Kind::legion ? Kind::commander : Kind::admiral;
}

UnitGroup* find(GameState& state, ProvinceId p, std::uint8_t key) {
  for (std::size_t i = 0; i < state.turn.groups; ++i)
    if (state.groups[i].province == p.index() && state.groups[i].kindAndSpent == key) return &state.groups[i];
  return nullptr;
}

constexpr std::uint8_t keyOf(Kind kind, int spent) {
  return static_cast<std::uint8_t>(indexOf(kind) | static_cast<std::size_t>(std::min(spent, kMostSpent))
                                                       << 2U);
}

void reduce(GameState& state, UnitGroup& group, int count) {
  group.count = static_cast<std::uint8_t>(group.count - count);
  if (group.count == 0) group = state.groups[--state.turn.groups];
}

GameState::Special* special(GameState& state, ProvinceId p, std::size_t nationAndKind) {
  for (GameState::Special& s : state.specials)
    if (s.count > 0 && s.province == p.index() && s.nationAndKind == nationAndKind) return &s;
  return nullptr;
}

void changeSpecial(GameState& state, ProvinceId p, NationId n, Kind kind, int change) {
  const std::size_t key = n.index() * kKinds + indexOf(kind);
  GameState::Special* row = special(state, p, key);
  if (row == nullptr)
    row = &*std::find_if(state.specials.begin(), state.specials.end(),
                         [](const auto& s) { return s.count == 0; });
  row->province = static_cast<std::uint8_t>(p.index());
  row->nationAndKind = static_cast<std::uint8_t>(key);
  const bool used = row->count > 0;
  row->count = static_cast<std::uint8_t>(row->count + change);
  state.specialRows = static_cast<std::uint8_t>(state.specialRows + (row->count > 0) - used);
}

bool sails(const GameState& state, ProvinceId p, NationId n) {
  return state.units(p, n, Kind::galley) + state.units(p, n, Kind::admiral) > 0;
}

} // namespace

void pass(GameState& state) {
  state.turn.afterTurnEnd = false;
  state.turn.abandoned = false;
  state.turn.demand = {};
  state.cards.fortressAt = ProvinceId::none();
}

bool canPay(const NationState& nation, const Amount& paid) {
  for (std::size_t r = 0; r < kResources; ++r)
    if (nation.stock[r] < paid.of[r]) return false;
  return true;
}

void pay(GameState& state, NationId n, const Amount& paid) {
  NationState& nation = state.nations[n.index()];
  for (std::size_t r = 0; r < kResources; ++r)
    nation.stock[r] -= paid.of[r];
  state.bank.coins += paid[Resource::coins];
}

bool canGain(const GameState& state, NationId n, const Amount& gain) {
  if (state.bank.coins < gain[Resource::coins]) return false;
  const NationState& nation = state[n];
  for (std::size_t r = 0; r < kResources; ++r)
    if (nation.stock[r] + gain.of[r] < 0 || nation.stock[r] > kMostStock) return false;
  return true;
}

void gain(GameState& state, NationId n, const Amount& gain) {
  NationState& nation = state.nations[n.index()];
  for (std::size_t r = 0; r < kResources; ++r)
    nation.stock[r] += gain.of[r];
  state.bank.coins -= gain[Resource::coins];
}

int reserve(const GameState& state, NationId n, Kind kind) {
  if (state.fixed.lossesToBox || !isOrdinary(kind)) return state[n].box[indexOf(kind)];
  return state[n].supply[indexOf(kind)];
}

void changeReserve(GameState& state, NationId n, Kind kind, int change) {
  NationState& nation = state.nations[n.index()];
  const bool box = state.fixed.lossesToBox || !isOrdinary(kind);
  std::uint16_t& count = box ? nation.box[indexOf(kind)] : nation.supply[indexOf(kind)];
  count = static_cast<std::uint16_t>(count + change);
}

bool canChangeUnits(const GameState& state, ProvinceId p, NationId n, Kind kind, int change) {
  const std::int64_t after = std::int64_t{state.units(p, n, kind)} + change;
  if (after < 0 || after > 255) return false;
  if (isOrdinary(kind) || state.units(p, n, kind) > 0) return true;
  return std::any_of(state.specials.begin(), state.specials.end(),
                     [](const auto& s) { return s.count == 0; });
}

void changeUnits(GameState& state, ProvinceId p, NationId n, Kind kind, int change) {
  if (change == 0) return;
  const bool naval = indexOf(kind) % 2 == 1;
  const bool sailed = naval && sails(state, p, n);
  if (isOrdinary(kind)) {
    std::uint8_t& count = state.provinces[p.index()].units[n.index()][indexOf(kind)];
    count = static_cast<std::uint8_t>(count + change);
  } else {
    changeSpecial(state, p, n, kind, change);
  }
  if (!naval || sails(state, p, n) == sailed) return;
  const int worth = state[p].countsTwice ? 2 : 1;
  std::uint8_t& seas = state.nations[n.index()].seas;
  seas = static_cast<std::uint8_t>(sailed ? seas - worth : seas + worth);
}

void addGroup(GameState& state, ProvinceId p, Kind kind, int spent, int count) {
  const std::uint8_t key = keyOf(kind, spent);
  if (UnitGroup* group = find(state, p, key)) {
    group->count = static_cast<std::uint8_t>(group->count + count);
    return;
  }
  if (state.turn.groups == kMaxGroups)
    return; // more pieces than a nation has: only a card of the owner's own
  state.groups[state.turn.groups++] = {static_cast<std::uint8_t>(p.index()), key,
                                       static_cast<std::uint8_t>(count)};
}

void takeFromGroup(GameState& state, ProvinceId p, Kind kind, int spent, int count) {
  if (spent == 0) return;
  UnitGroup* group = find(state, p, keyOf(kind, spent));
  if (group != nullptr) reduce(state, *group, std::min<int>(count, group->count));
}

void trimGroups(GameState& state, ProvinceId p, Kind kind) {
  if (!state.turn.actor.exists()) return; // a forged log may move units and fight before anybody's turn
  for (;;) {
    int noted = 0;
    UnitGroup* freshest = nullptr;
    for (std::size_t i = 0; i < state.turn.groups; ++i) {
      UnitGroup& g = state.groups[i];
      if (g.province != p.index() || (g.kindAndSpent & 3U) != indexOf(kind) || g.kindAndSpent < kKinds)
        continue;
      noted += g.count;
      if (freshest == nullptr || g.kindAndSpent < freshest->kindAndSpent) freshest = &g;
    }
    const int over = noted - state.units(p, state.turn.actor, kind);
    if (over <= 0) return;
    reduce(state, *freshest, std::min<int>(over, freshest->count));
  }
}

void lose(GameState& state, ProvinceId p, NationId n, Kind kind, int count) {
  const int ordinary = std::min(count, state.units(p, n, kind));
  changeUnits(state, p, n, kind, -ordinary);
  changeReserve(state, n, kind, ordinary);
  if (ordinary == count) return;
  changeUnits(state, p, n, specialOf(kind), ordinary - count);
  changeReserve(state, n, specialOf(kind), count - ordinary);
}

} // namespace annales::inline engine::fold
