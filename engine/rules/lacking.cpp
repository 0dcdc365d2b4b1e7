#include "engine/rules/lacking.h"

#include "engine/rules/arming.h"
#include "engine/rules/awards.h"
#include "engine/rules/conquest.h"
#include "engine/rules/founding.h"
#include "engine/rules/know_how.h"
#include "engine/rules/phase.h"
#include "engine/rules/rondel.h"
#include "engine/rules/temple.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

/// Paid to the unit, whether or not the nation has it.
Amount exactly(const Price& price) {
  Amount paid = price.goods;
  paid.add(Resource::coins, price.coins + price.anything);
  return paid;
}

template <class E> constexpr bool kHasPrice = requires(const Situation& at, const E& e) {
  priceOf(at, e);
};

/// What the acting nation might want.
class Wishes {
public:
  explicit Wishes(const Situation& at) : at_(at) {}

  std::vector<Event> all() {
    rondel();
    add(Produced{me(), Amount{}});
    for (std::size_t i = 0; i < at_.provinces(); ++i)
      inProvince(ProvinceId(i));
    for (std::size_t k = 0; k < at_.rules().knowHows.size(); ++k)
      priced(KnowHowDeveloped{me(), KnowHowId(k), {}});
    if (at_.rules().reserve == ReservePolicy::box)
      for (const Kind kind : kBasicKinds)
        priced(UnitsRecruited{me(), kind, 1, {}});
    if (at_.rules().hasBellona) add(BellonaUsed{me(), me(), Kind::legion, ProvinceId::none()});
    add(Traded{me(), amountOf(Resource::marble, 2), amountOf(Resource::iron, 1)});
    cards();
    for (std::size_t p = 0; p < kPersonages; ++p)
      add(PersonageWon{me(), static_cast<Personage>(p), reasonFor(static_cast<Personage>(p)), 0});
    add(TurnEnded{me()});
    return std::move(wishes_);
  }

private:
  [[nodiscard]] NationId me() const { return at_.actor(); }
  void add(Event event) { wishes_.push_back(std::move(event)); }
  template <class E> void priced(E event) {
    event.paid = exactly(priceOf(at_, event));
    add(std::move(event));
  }

  void rondel() {
    if (at_.own().rondel == Space::none || at_.turn().space != Space::none)
      return add(RondelMoved{me(), Space::iron, {}});
    for (std::size_t space = 0; space < kSpaces; ++space)
      priced(RondelMoved{me(), static_cast<Space>(space), {}});
  }

  void inProvince(ProvinceId p) {
    const ProvinceState& province = at_.state[p];
    if (province.owner == me()) inOwnCity(p);
    if (province.hasCity() && province.owner != me()) add(conquest(p));
    if (province.neutralTemple) add(destruction(p));
    if (!province.hasCity()) foundings(p);
    for (std::size_t kind = 0; kind < kKinds; ++kind)
      if (at_.state.units(p, me(), static_cast<Kind>(kind)) > 0) ofUnits(p, static_cast<Kind>(kind));
  }

  void inOwnCity(ProvinceId p) {
    priced(TempleBuilt{me(), p, {}});
    if (at_.rules().hasWalls) priced(WallBuilt{me(), p, {}});
    const std::size_t kinds = at_.game.setup->options.specialUnits ? kKinds : kBasicKinds.size();
    for (std::size_t kind = 0; kind < kinds; ++kind)
      priced(UnitsArmed{me(), static_cast<Kind>(kind), p, 1, {}});
    if (at_.rules().stones == StonePolicy::ownStones) add(CityAbandoned{me(), p});
  }

  /// As many galleys as can be lost, the rest legions.
  [[nodiscard]] std::uint8_t galleysLost(ProvinceId p, int strength) const {
    return static_cast<std::uint8_t>(std::min(strength, attackersIn(at_, p, Kind::galley)));
  }
  [[nodiscard]] CityConquered conquest(ProvinceId p) const {
    const int strength = defenceOf(at_, p).total();
    const std::uint8_t galleys = galleysLost(p, strength);
    return {me(), at_.state[p].owner, static_cast<std::uint8_t>(strength - galleys), galleys, p};
  }
  [[nodiscard]] NeutralTempleDestroyed destruction(ProvinceId p) const {
    const std::uint8_t galleys = galleysLost(p, kNeutralStrength);
    return {me(), static_cast<std::uint8_t>(kNeutralStrength - galleys), galleys, p};
  }

  void foundings(ProvinceId p) {
    for (const Resource r : kGoods)
      if (siteYields(at_, p, r)) priced(CityFounded{me(), r, p, {}});
  }

  void ofUnits(ProvinceId p, Kind kind) {
    int spent = 0;
    while (spent < 9 && at_.state.unitsWithSpent(p, kind, spent) == 0)
      ++spent;
    for (const Neighbour& neighbour : at_.map().neighbours(p))
      add(UnitsMoved{me(), kind, 1, static_cast<std::uint8_t>(spent), p, neighbour.province});
    if (indexOf(kind) >= kBasicKinds.size()) return;
    for (std::size_t n = 0; n < at_.game.nations(); ++n)
      if (NationId(n) != me() && at_.state[p].all(NationId(n)) > 0)
        add(BattleFought{me(), NationId(n), me(), kind, 1, static_cast<std::uint8_t>(spent), p});
  }

  void cards() {
    for (std::size_t c = 0; c < at_.rules().deck.size() && me().index() < 2; ++c)
      if (at_.state.cards.piles[c].hand[me().index()] > 0)
        add(CardPlayed{me(), CardId(c), std::make_shared<const Adjustments>()});
  }

  const Situation& at_;
  std::vector<Event> wishes_;
};

/// "2 marble and 1 coin"; those that are 0 only where nothing else is told.
Saying told(const std::vector<Part>& parts) {
  switch (parts.size()) {
  case 1:
    return say("{}", parts[0]);
  case 2:
    return say("{} and {}", parts[0], parts[1]);
  case 3:
    return say("{}, {} and {}", parts[0], parts[1], parts[2]);
  default:
    return say("{}, {}, {} and {}", parts[0], parts[1], parts[2], parts[3]);
  }
}

/// Price and stock side by side.
Fault tooDear(const Situation& at, const Price& price, const Violation& why) {
  const NationState& own = at.own();
  const int all = own.stock[0] + own.stock[1] + own.stock[2] + own.stock[3];
  if (price.anything > 0)
    return fault(why.rule, "it costs {} in goods or coins; the {} have only {}", price.total(),
                 at.name(at.actor()), all);
  std::vector<Part> costs, has;
  for (const Resource r : kGoods) {
    if (price.goods[r] == 0) continue;
    costs.push_back(counted(price.goods[r], r));
    has.push_back(counted(own.has(r), r));
  }
  if (price.coins > 0) costs.push_back(counted(price.coins, Resource::coins));
  has.push_back(counted(own.has(Resource::coins), Resource::coins));
  return fault(why.rule, "it costs {}; the {} have {}", told(costs), at.name(at.actor()), told(has));
}

Fault tooStrong(const Situation& at, ProvinceId p, int strength, const Violation& why) {
  const int attackers = attackersIn(at, p, Kind::legion) + attackersIn(at, p, Kind::galley);
  return fault(why.rule, "{} defends with strength {}, and only {} can attack", at.name(p), strength,
               counted(attackers, "unit", "units"));
}

/// What a person wants to know beside the rule.
Violation explained(const Situation& at, const Event& wish, const Violation& why) {
  const bool fewUnits = why.rule == at.rules().rules.conquest || why.rule == "log.meaning";
  return std::visit(
      [&]<class E>(const E& e) -> Violation {
        if constexpr (kHasPrice<E>)
          if (why.rule == "pay.afford") return *tooDear(at, priceOf(at, e), why);
        if constexpr (std::is_same_v<E, CityConquered>)
          if (fewUnits) return *tooStrong(at, e.province, e.legions + e.galleys, why);
        if constexpr (std::is_same_v<E, NeutralTempleDestroyed>)
          if (fewUnits) return *tooStrong(at, e.province, kNeutralStrength, why);
        return why;
      },
      wish);
}

} // namespace

std::vector<Lack> lacking(const Game& game, const GameState& state) {
  const Situation at{game, state};
  std::vector<Lack> lacks;
  if (!at.actor().exists() || state.ended) return lacks;
  for (Event& wish : Wishes(at).all())
    if (const auto why = check(game, state, wish)) {
      Violation told = explained(at, wish, *why);
      lacks.push_back({std::move(wish), std::move(told)});
    }
  return lacks;
}

} // namespace annales::inline engine
