#include "libreplay/choice/sparing.h"

#include <algorithm>
#include <array>
#include <functional>

namespace annales::inline replay {
namespace {

/// A nation on its way to a space.
struct Way {
  const Game& game;
  const GameState& state;
  NationId nation;

  [[nodiscard]] const NationState& own() const { return state[nation]; }
  [[nodiscard]] const Ruleset& rules() const { return *game.ruleset; }
  /// With coins, which stand for anything.
  [[nodiscard]] int has(Resource r) const { return own().has(r) + own().has(Resource::coins); }
  template <class Test> [[nodiscard]] int cities(Test&& test) const {
    const auto end = state.provinces.begin() + state.fixed.provinces;
    return static_cast<int>(std::count_if(
        state.provinces.begin(), end, [&](const ProvinceState& p) { return p.owner == nation && test(p); }));
  }
};

/// As many as can be paid, and no more than there is room for.
int worth(const Way& way, Resource r, int price, int room) {
  return price <= 0 ? 0 : price * std::min(room, way.has(r) / price);
}

int marbleForTemples(const Way& way) {
  const int sites =
      std::min<int>(way.cities([](const ProvinceState& p) { return !p.temple; }), way.state.bank.temples);
  const int walls =
      way.rules().hasWalls
          ? std::min<int>(way.cities([](const ProvinceState& p) { return !p.wall; }), way.own().walls)
          : 0;
  return worth(way, Resource::marble, way.rules().templePrice, sites) + walls;
}

int ironForArming(const Way& way) {
  const int room = way.own().cities + 2 * way.cities([](const ProvinceState& p) { return p.temple; });
  const int price = way.rules().unitPrice[indexOf(Kind::legion)];
  const int units = way.rules().reserve == ReservePolicy::box ? way.own().box[0] + way.own().box[1]
                                                              : way.own().supply[0] + way.own().supply[1];
  return worth(way, Resource::iron, price, std::min(room, units));
}

int goldForKnowHow(const Way& way) {
  int gold = 0;
  for (std::size_t k = 0; k < way.rules().knowHows.size(); ++k) {
    const bool known = ((way.state.known() >> k) & 1U) != 0;
    const PricePair& price = way.rules().knowHows[k].price;
    if (!way.own().knows(KnowHowId(k))) gold += known ? price.later : price.first;
  }
  for (const Kind kind : kBasicKinds)
    gold += way.rules().recruitPrice[indexOf(kind)] * way.own().supply[indexOf(kind)];
  return gold;
}

/// What the nation can use of its goods there.
Amount wantedAt(Space space, const Way& way) {
  constexpr int kMost = 999;
  switch (space) {
  case Space::temple:
    return amountOf(Resource::marble, std::min(kMost, marbleForTemples(way)));
  case Space::arming:
    return amountOf(Resource::iron, std::min(kMost, ironForArming(way)));
  case Space::knowHow:
    return amountOf(Resource::gold, std::min(kMost, goldForKnowHow(way)));
  case Space::iron:
  case Space::gold:
  case Space::marble:
  case Space::maneuver1:
  case Space::maneuver2:
  case Space::none:
    return {};
  }
  return {};
}

/// How bad a payment is, part by part; the least is the best: what is wanted and cannot be paid any more,
/// coins, then what is left on the largest heaps. Among equal heaps marble goes first, then iron.
std::array<int, 7> costOf(const Amount& paid, const Amount& wanted, const NationState& own) {
  const int coins = own.has(Resource::coins) - paid[Resource::coins];
  int lacking = 0;
  std::array<int, 3> heaps{};
  for (const Resource r : kGoods) {
    const int left = own.has(r) - paid[r];
    if (wanted[r] > 0) lacking += std::max(0, wanted[r] - left - coins);
    heaps[indexOf(r)] = left - std::min(wanted[r], own.has(r));
  }
  std::sort(heaps.begin(), heaps.end(), std::greater<>());
  return {lacking,
          paid[Resource::coins],
          heaps[0],
          heaps[1],
          heaps[2],
          -paid[Resource::marble],
          -paid[Resource::iron]};
}

} // namespace

Amount sparingPayment(const Game& game, const GameState& state, const RondelMoved& way,
                      const std::vector<Amount>& payments) {
  const Amount wanted = wantedAt(way.to, {game, state, way.nation});
  const auto cost = [&](const Amount& paid) { return costOf(paid, wanted, state[way.nation]); };
  return *std::min_element(payments.begin(), payments.end(),
                           [&](const Amount& a, const Amount& b) { return cost(a) < cost(b); });
}

} // namespace annales::inline replay
