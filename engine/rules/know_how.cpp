#include "engine/rules/know_how.h"

#include "engine/rules/phase.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

/// The know-hows that work for the nation now.
std::uint16_t effective(const Situation& at, NationId n) {
  const std::uint16_t owned = at.state[n].knowHow;
  switch (at.rules().effects) {
  case EffectPolicy::atOnce:
    return owned;
  case EffectPolicy::fromEndOfTurn:
    return n == at.actor() ? static_cast<std::uint16_t>(owned & ~at.turn().developed) : owned;
  }
  return owned;
}

Price goldPrice(int gold) {
  return {.goods = amountOf(Resource::gold, gold), .anything = 0, .coins = 0};
}

bool canDevelop(const Situation& at, NationId n, KnowHowId k) {
  const KnowHowId lower = at.rules().knowHows[k.index()].lower;
  return !at.state[n].knows(k) && (!lower.exists() || at.state[n].knows(lower));
}

int recruitPrice(const Situation& at, Kind kind) {
  return at.rules().recruitPrice[indexOf(kind) % 2];
}

void listRecruits(const Situation& at, Payments payments, std::vector<Event>& out) {
  if (at.rules().reserve != ReservePolicy::box) return;
  for (const Kind kind : kBasicKinds)
    for (int count = 1; count <= std::min<int>(at.own().supply[indexOf(kind)], kMostUnitsAtOnce); ++count)
      eachPayment(at.own(), goldPrice(count * recruitPrice(at, kind)), payments, [&](const Amount& paid) {
        out.emplace_back(UnitsRecruited{at.actor(), kind, static_cast<std::uint8_t>(count), paid});
      });
}

} // namespace

int effectLevel(const Situation& at, NationId n, Effect effect) {
  const std::uint16_t works = effective(at, n);
  if (works == 0) return 0;
  int level = 0;
  for (std::size_t i = 0; i < at.rules().knowHows.size(); ++i) {
    const KnowHow& k = at.rules().knowHows[i];
    if (k.effect == effect && ((works >> i) & 1U) != 0) level = std::max(level, k.level);
  }
  return level;
}

int rangeOf(const Situation& at, NationId n, Kind kind) {
  return 1 + effectLevel(at, n, isNaval(kind) ? Effect::galleyRange : Effect::legionRange);
}

int knowHowPrice(const Situation& at, KnowHowId k) {
  const PricePair& price = at.rules().knowHows[k.index()].price;
  return ((at.state.known() >> k.index()) & 1U) != 0 ? price.later : price.first;
}

Price priceOf(const Situation& at, const KnowHowDeveloped& e) {
  return goldPrice(knowHowPrice(at, e.knowHow));
}
Price priceOf(const Situation& at, const UnitsRecruited& e) {
  return goldPrice(e.count * recruitPrice(at, e.kind));
}

Fault checkKnowHow(const Situation& at, const KnowHowDeveloped& e) {
  if (auto wrong = checkAction(at, e.nation, {Space::knowHow})) return wrong;
  if (at.state[e.nation].knows(e.knowHow))
    return fault("know-how.chain", "the nation already has this know-how");
  if (!canDevelop(at, e.nation, e.knowHow))
    return fault("know-how.chain", "the lower know-how of the pair must come first");
  return checkPayment(at, "know-how.price", priceOf(at, e), e.nation, e.paid);
}

Fault checkRecruit(const Situation& at, const UnitsRecruited& e) {
  if (auto wrong = checkAction(at, e.nation, {Space::knowHow})) return wrong;
  if (e.kind != Kind::legion && e.kind != Kind::galley)
    return fault("duellum.recruit", "special units cannot be recruited");
  if (e.count > at.own().supply[indexOf(e.kind)])
    return fault("duellum.recruit", "the supply does not have that many");
  return checkPayment(at, "duellum.recruit", priceOf(at, e), e.nation, e.paid);
}

void listKnowHows(const Situation& at, Payments payments, std::vector<Event>& out) {
  if (at.turn().space != Space::knowHow) return;
  for (std::size_t i = 0; i < at.rules().knowHows.size(); ++i) {
    const KnowHowId k(i);
    if (!canDevelop(at, at.actor(), k)) continue;
    eachPayment(at.own(), goldPrice(knowHowPrice(at, k)), payments, [&](const Amount& paid) {
      out.emplace_back(KnowHowDeveloped{at.actor(), k, paid});
    });
  }
  listRecruits(at, payments, out);
}

} // namespace annales::inline engine
