#include "engine/search/survey.h"

#include "engine/rules/know_how.h"

#include <algorithm>
#include <cstring>

namespace annales::inline engine {
namespace {

/// Most provinces have no units, and so has this number.
bool hasUnits(const ProvinceState& province) {
  std::uint64_t most = 0;
  std::uint32_t rest = 0;
  static_assert(sizeof most + sizeof rest == sizeof province.units);
  std::memcpy(&most, province.units.data(), sizeof most);
  std::memcpy(&rest, &province.units[4], sizeof rest);
  return (most | rest) != 0;
}

} // namespace

bool Survey::Pieces::areThoseOf(const Pieces& other) const {
  return stackCount == other.stackCount && cityCount == other.cityCount &&
         std::memcmp(stacks.data(), other.stacks.data(), stackCount * sizeof(Stack)) == 0 &&
         std::memcmp(cities.data(), other.cities.data(), cityCount * sizeof cities[0]) == 0;
}

void Survey::Pieces::take(const Pieces& other) {
  stackCount = other.stackCount;
  std::copy_n(other.stacks.begin(), stackCount, stacks.begin());
  cityCount = other.cityCount;
  std::copy_n(other.cities.begin(), cityCount, cities.begin());
}

void Survey::clear() {
  for (Pieces& own : pieces)
    own.stackCount = own.cityCount = 0;
  freeCount = shrineCount = 0;
  makes = {};
  units = {};
  settlers = {};
  walls = {};
}

void Survey::walk(const GameState& state) {
  clear();
  for (std::size_t p = 0; p < game_.map->size(); ++p)
    note(state, ProvinceId(p));
  for (std::size_t n = 0; n < game_.nations(); ++n) {
    learnSkills(state, NationId(n));
    comeFar(n);
  }
}

void Survey::learnSkills(const GameState& state, NationId n) {
  Skills& own = skills[n.index()];
  const auto fresh = static_cast<std::uint32_t>(n == state.active ? state.turn.developed : 0);
  const std::uint32_t key = (fresh << 16U) | state[n].knowHow;
  if (own.key == key) return;
  own.key = key;
  const Situation at{game_, state};
  for (const Kind kind : kBasicKinds)
    own.range[indexOf(kind)] = rangeOf(at, n, kind);
  own.production = effectLevel(at, n, Effect::production);
  own.defence = effectLevel(at, n, Effect::defence);
}

/// Nothing is to be done where neither units nor cities nor ranges are others than in the position before.
void Survey::comeFar(std::size_t n) {
  NationReach& own = reached[n];
  const Pieces& now = pieces[n];
  const auto& range = skills[n].range;
  if (own.known && own.range == range && own.from.areThoseOf(now)) return;
  own.known = true;
  own.range = range;
  own.from.take(now);
  const std::size_t row = reach_.row();
  std::fill_n(own.soon.begin(), row, std::uint16_t{0});
  std::fill_n(own.later.begin(), row, std::uint16_t{0});
  std::fill_n(own.far.begin(), row, std::uint8_t{Reach::kNoWay});
  for (std::size_t s = 0; s < now.stackCount; ++s) {
    const Stack& stack = now.stacks[s];
    const std::uint8_t* steps = reach_.stepsFrom(static_cast<Kind>(stack.kind), ProvinceId(stack.at));
    const auto once = static_cast<std::uint8_t>(range[stack.kind]);
    const auto twice = static_cast<std::uint8_t>(2 * range[stack.kind]);
    const std::uint16_t count = stack.count;
    for (std::size_t p = 0; p < row; ++p) {
      own.soon[p] = static_cast<std::uint16_t>(own.soon[p] + (steps[p] <= once ? count : 0));
      own.later[p] = static_cast<std::uint16_t>(own.later[p] + (steps[p] <= twice ? count : 0));
      own.far[p] = std::min(own.far[p], steps[p]);
    }
  }
  for (std::size_t c = 0; c < now.cityCount; ++c) {
    const std::uint8_t* steps = reach_.stepsFromCity(ProvinceId(now.cities[c]));
    for (std::size_t p = 0; p < row; ++p)
      own.far[p] = std::min(own.far[p], steps[p]);
  }
}

void Survey::note(const GameState& state, ProvinceId p) {
  const ProvinceState& province = state[p];
  const auto place = static_cast<std::uint16_t>(p.index());
  const bool occupied = hasUnits(province);
  for (std::size_t n = 0; occupied && n < game_.nations(); ++n)
    for (std::uint16_t kind = 0; kind < kBasicKinds.size(); ++kind)
      if (const std::uint8_t count = province.units[n][kind]; count > 0) {
        Pieces& own = pieces[n];
        own.stacks[own.stackCount++] = {place, kind, count};
        units[n][kind] += count;
      }
  if (province.neutralTemple || (province.hasCity() && province.temple)) shrines[shrineCount++] = place;
  if (province.hasCity()) {
    const std::size_t owner = province.owner.index();
    Pieces& own = pieces[owner];
    own.cities[own.cityCount++] = place;
    if (indexOf(province.resource) < kGoods.size())
      makes[owner][indexOf(province.resource)] += province.temple ? 3 : 1;
    if (province.wall) ++walls[owner];
    return;
  }
  if (province.neutralTemple || game_.map->operator[](p).site == Site::none) return;
  freeSites[freeCount++] = place;
  for (std::size_t n = 0; occupied && n < game_.nations(); ++n)
    if (province.all(NationId(n)) > 0) ++settlers[n];
}

} // namespace annales::inline engine
