#include "libreplay/choice/describe.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

/// Marble, iron or gold in a gain, or coins where it is nothing else.
Resource received(const Amount& gain) {
  for (const Resource r : kGoods)
    if (gain[r] > 0) return r;
  return Resource::coins;
}

/// The province that a card acts on; none where it acts on none.
ProvinceId aimOf(const CardPlayed& e) {
  for (const Adjustment& effect : *e.effects)
    if (effect.province.exists()) return effect.province;
  return ProvinceId::none();
}

struct Describe {
  std::vector<Pick> picks;

  void operator()(const GameCreated&) {}
  void operator()(const RoundBegan&) {}
  void operator()(const IncomeReceived& e) { add(Pick::by(e.nation), Pick::resource(received(e.gain))); }
  void operator()(const TurnBegan& e) { add(Pick::by(e.nation)); }
  void operator()(const RondelMoved& e) { add(Pick::by(e.nation), Pick::space(e.to)); }
  void operator()(const Produced& e) { add(Pick::by(e.nation), Pick::take(e.gain)); }
  void operator()(const TempleBuilt& e) { add(Pick::by(e.nation), Pick::where(e.province)); }
  void operator()(const WallBuilt& e) { add(Pick::by(e.nation), Pick::where(e.province)); }
  void operator()(const KnowHowDeveloped& e) { add(Pick::by(e.nation), Pick::knowHow(e.knowHow)); }
  void operator()(const UnitsRecruited& e) {
    add(Pick::by(e.nation), Pick::kind(e.kind), Pick::count(e.count));
  }
  void operator()(const UnitsArmed& e) {
    add(Pick::by(e.nation), Pick::where(e.province), Pick::kind(e.kind), Pick::count(e.count));
  }
  void operator()(const BellonaUsed& e) {
    add(Pick::by(e.nation), Pick::where(e.province));
    if (e.province.exists()) add(Pick::kind(e.kind));
  }
  void operator()(const UnitsMoved& e) {
    add(Pick::by(e.nation), Pick::where(e.from), Pick::to(e.to), Pick::kind(e.kind), Pick::spent(e.spent),
        Pick::count(e.count));
  }
  void operator()(const BattleFought& e) {
    const NationId other = e.demandedBy == e.nation ? e.opponent : e.nation;
    add(Pick::by(e.demandedBy), Pick::where(e.province), Pick::kind(e.kind), Pick::against(other),
        Pick::spent(e.spent), Pick::count(e.count));
  }
  void operator()(const CityConquered& e) {
    add(Pick::by(e.nation), Pick::where(e.province), Pick::against(e.from), Pick::losses(e.legions));
  }
  void operator()(const NeutralTempleDestroyed& e) {
    add(Pick::by(e.nation), Pick::where(e.province), Pick::losses(e.legions));
  }
  void operator()(const CityAbandoned& e) { add(Pick::by(e.nation), Pick::where(e.province)); }
  void operator()(const CityFounded& e) {
    add(Pick::by(e.nation), Pick::where(e.province), Pick::resource(e.resource));
  }
  void operator()(const Traded& e) { add(Pick::by(e.nation), Pick::give(e.paid), Pick::take(e.gain)); }
  void operator()(const CardRevealed& e) { add(Pick::card(e.card)); }
  void operator()(const CardTaken& e) { add(Pick::by(e.nation), Pick::card(e.card)); }
  void operator()(const CardPlayed& e) {
    add(Pick::by(e.nation));
    if (const ProvinceId aim = aimOf(e); aim.exists()) add(Pick::where(aim));
    add(Pick::card(e.card));
  }
  void operator()(const PersonageWon& e) {
    add(Pick::by(e.nation), Pick::personage(e.personage), Pick::reason(e.reason));
  }
  void operator()(const TurnEnded& e) { add(Pick::by(e.nation)); }
  void operator()(const GameEnded& e) { add(Pick::ending(e.reason), Pick::winner(e.winner)); }
  void operator()(const Corrected& e) { add(Pick::by(e.nation)); }

private:
  template <class... Picks> void add(const Picks&... more) { (picks.push_back(more), ...); }
};

} // namespace

std::vector<Pick> picksOf(const Event& event) {
  Describe describe{{Pick::deedOf(event)}};
  std::visit(describe, event);
  return std::move(describe.picks);
}

const Amount* priceIn(const Event& event) {
  return std::visit(
      []<class E>(const E& e) -> const Amount* {
        if constexpr (requires { e.paid; } && !std::is_same_v<E, Traded>) return &e.paid;
        return nullptr;
      },
      event);
}

Event paidWith(Event event, const Amount& payment) {
  std::visit(
      [&]<class E>(E& e) {
        if constexpr (requires { e.paid; } && !std::is_same_v<E, Traded>) e.paid = payment;
      },
      event);
  return event;
}

} // namespace annales::inline replay
