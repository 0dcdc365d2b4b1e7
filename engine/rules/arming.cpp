#include "engine/rules/arming.h"

#include "engine/rules/phase.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

bool isSpecial(Kind kind) {
  return kind == Kind::commander || kind == Kind::admiral;
}

/// Units that may still be armed there in this action by the size of the city.
int roomIn(const Situation& at, ProvinceId p) {
  const ProvinceState& province = at.state[p];
  if (province.owner != at.actor()) return 0;
  return std::max(0, (province.temple ? 3 : 1) - at.state.armed(p));
}

/// Where new units come from.
int reserveOf(const Situation& at, Kind kind) {
  switch (at.rules().reserve) {
  case ReservePolicy::supply:
    return isSpecial(kind) ? 0 : at.own().supply[indexOf(kind)];
  case ReservePolicy::box:
    return std::min<int>(at.state.cards.boxAtStart[indexOf(kind)], at.own().box[indexOf(kind)]);
  }
  return 0;
}

Price unitPrice(const Situation& at, Kind kind, int count) {
  return {.goods = amountOf(Resource::iron, count * at.rules().unitPrice[indexOf(kind)]),
          .anything = 0,
          .coins = 0};
}

std::string_view armRule(const Situation& at, Kind kind) {
  return isSpecial(kind) ? std::string_view("duellum.special-units") : at.rules().rules.arm;
}

NationId before(const Situation& at, NationId n) {
  return NationId(n.index() == 0 ? at.game.nations() - 1 : n.index() - 1);
}

Fault checkPlace(const Situation& at, ProvinceId p, Kind kind, int count) {
  if (count > roomIn(at, p))
    return fault("arm.limit", "{} has room for only {}", at.name(p),
                 counted(roomIn(at, p), "new unit", "new units"));
  if (at.rules().reserve == ReservePolicy::supply && count > reserveOf(at, kind))
    return fault("arm.limit", "the supply has only {}", counted(reserveOf(at, kind), kind));
  if (!at.map().leaves(p, kind))
    return fault("arm.border", "{} has no border that {} can cross", at.name(p), counted(1, kind));
  return kLegal;
}

Fault checkFromBox(const Situation& at, const UnitsArmed& e) {
  if (at.rules().reserve != ReservePolicy::box) return kLegal;
  if (isSpecial(e.kind) && !at.state[e.province].temple)
    return fault("duellum.special-units", "special units can be armed only in cities with a temple");
  if (e.count > reserveOf(at, e.kind))
    return fault("duellum.arm", "when the turn began, the recruitment box held only {}",
                 counted(reserveOf(at, e.kind), e.kind));
  return kLegal;
}

void listBellona(const Situation& at, std::vector<Event>& out) {
  const NationId to = before(at, at.actor());
  out.emplace_back(BellonaUsed{at.actor(), to, Kind::legion, ProvinceId::none()});
  for (std::size_t i = 0; i < at.provinces(); ++i)
    for (const Kind kind : kBasicKinds)
      if (!checkPlace(at, ProvinceId(i), kind, 1))
        out.emplace_back(BellonaUsed{at.actor(), to, kind, ProvinceId(i)});
}

void listUnits(const Situation& at, ProvinceId p, Kind kind, Payments payments, std::vector<Event>& out) {
  if (!at.map().leaves(p, kind)) return;
  if (isSpecial(kind) && !at.state[p].temple) return;
  const int most = std::min(roomIn(at, p), reserveOf(at, kind));
  for (int count = 1; count <= most; ++count)
    eachPayment(at.own(), unitPrice(at, kind, count), payments, [&](const Amount& paid) {
      out.emplace_back(UnitsArmed{at.actor(), kind, p, static_cast<std::uint8_t>(count), paid});
    });
}

} // namespace

bool bellonaDue(const Situation& at) {
  return at.rules().hasBellona && at.turn().space == Space::arming && !at.turn().bellonaUsed &&
         at.state.bellona == at.actor();
}

Fault checkBellonaNotDue(const Situation& at) {
  if (bellonaDue(at))
    return fault("antike-ii.arm", "in the arming action, the holder of Bellona must first take or decline "
                                  "the free unit and pass the card on");
  return kLegal;
}

Price priceOf(const Situation& at, const UnitsArmed& e) {
  return unitPrice(at, e.kind, e.count);
}

Fault checkArmed(const Situation& at, const UnitsArmed& e) {
  if (auto wrong = checkAction(at, e.nation, {Space::arming})) return wrong;
  if (auto wrong = checkPlace(at, e.province, e.kind, e.count)) return wrong;
  if (auto wrong = checkFromBox(at, e)) return wrong;
  return checkPayment(at, armRule(at, e.kind), priceOf(at, e), e.nation, e.paid);
}

Fault checkBellona(const Situation& at, const BellonaUsed& e) {
  if (auto wrong = checkAction(at, e.nation, {Space::arming})) return wrong;
  if (!bellonaDue(at)) return fault("antike-ii.arm", "the {} cannot use Bellona now", at.name(e.nation));
  if (e.passedTo != before(at, e.nation))
    return fault("antike-ii.arm", "Bellona must be passed to the {}", at.name(before(at, e.nation)));
  if (!e.province.exists()) return kLegal;
  return checkPlace(at, e.province, e.kind, 1);
}

void listArming(const Situation& at, Payments payments, std::vector<Event>& out) {
  if (at.turn().space != Space::arming) return;
  if (bellonaDue(at)) listBellona(at, out);
  for (std::size_t i = 0; i < at.provinces(); ++i) {
    if (at.state.provinces[i].owner != at.actor()) continue;
    for (std::size_t k = 0; k < kKinds; ++k)
      listUnits(at, ProvinceId(i), static_cast<Kind>(k), payments, out);
  }
}

} // namespace annales::inline engine
