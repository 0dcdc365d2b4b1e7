#include "libreplay/choice/as_correction.h"

#include <algorithm>
#include <memory>

namespace annales::inline replay {
namespace {

using Op = Adjustment::Op;

/// Collects what a move does.
struct AsEffects {
  const Game& game;
  const GameState& state;
  Corrected made;
  Adjustments effects;

  void pay(const Amount& paid) {
    for (std::size_t r = 0; r < kResources; ++r)
      made.change.add(static_cast<Resource>(r), -std::min<int>(paid.of[r], state[made.nation].stock[r]));
  }
  void gain(const Amount& gain) {
    for (std::size_t r = 0; r < kResources; ++r)
      made.change.add(static_cast<Resource>(r), gain.of[r]);
  }
  Adjustment& add(Op op) {
    effects.push_back({});
    effects.back().op = op;
    effects.back().nation = made.nation;
    return effects.back();
  }
  void units(Kind kind, int change, ProvinceId province) {
    Adjustment& a = add(Op::units);
    a.kind = kind;
    a.change = change;
    a.province = province;
  }
  void reserve(Kind kind, int change, Adjustment::Place place) {
    units(kind, change, ProvinceId{});
    effects.back().place = place;
  }
  void build(Op op, ProvinceId province) {
    Adjustment& a = add(op);
    a.nation = NationId::none();
    a.province = province;
    a.present = true;
  }

  void operator()(const RondelMoved& e) {
    pay(e.paid);
    add(Op::rondel).space = e.to;
  }
  void operator()(const Produced& e) { gain(e.gain); }
  void operator()(const TempleBuilt& e) {
    pay(e.paid);
    build(Op::temple, e.province);
  }
  void operator()(const WallBuilt& e) {
    pay(e.paid);
    build(Op::wall, e.province);
  }
  void operator()(const KnowHowDeveloped& e) {
    pay(e.paid);
    Adjustment& a = add(Op::knowHow);
    a.knowHow = e.knowHow;
    a.present = true;
  }
  void operator()(const UnitsArmed& e) {
    pay(e.paid);
    units(e.kind, e.count, e.province);
    const bool fromBox = game.ruleset->reserve == ReservePolicy::box;
    reserve(e.kind, -e.count, fromBox ? Adjustment::Place::box : Adjustment::Place::supply);
  }
  void operator()(const UnitsRecruited& e) {
    pay(e.paid);
    reserve(e.kind, e.count, Adjustment::Place::box);
    reserve(e.kind, -e.count, Adjustment::Place::supply);
  }
  void operator()(const UnitsMoved& e) {
    units(e.kind, -e.count, e.from);
    units(e.kind, e.count, e.to);
  }
  void operator()(const CityFounded& e) {
    pay(e.paid);
    Adjustment& a = add(Op::city);
    a.province = e.province;
    a.resource = e.resource;
  }
  void operator()(const Traded& e) {
    pay(e.paid);
    gain(e.gain);
  }
  void operator()(const PersonageWon& e) {
    Adjustment& a = add(Op::personage);
    a.personage = e.personage;
    a.change = 1;
  }
  template <class E> void operator()(const E&) {}
};

NationId nationOfMove(const GameState& state, const Event& move) {
  return std::visit(
      [&]<class E>(const E& e) {
        if constexpr (requires { e.nation; }) return e.nation;
        return state.active;
      },
      move);
}

} // namespace

Corrected asCorrection(const Game& game, const GameState& state, const Event& move) {
  AsEffects made{game, state, {}, {}};
  made.made.nation = nationOfMove(state, move);
  if (!made.made.nation.exists()) made.made.nation = NationId(0);
  std::visit(made, move);
  if (!made.effects.empty())
    made.made.more->effects = std::make_shared<const Adjustments>(std::move(made.effects));
  return std::move(made.made);
}

} // namespace annales::inline replay
