#include "engine/rules/production.h"

#include "engine/rules/know_how.h"
#include "engine/rules/phase.h"

namespace annales::inline engine {
namespace {

/// Whether `gain` is the production with exactly the coin, or what replaces it when the bank is
/// empty.
bool hasCoin(const Situation& at, const Amount& gain, const Amount& production) {
  Amount rest = gain;
  if (at.state.bank.coins > 0) {
    rest.add(Resource::coins, -1);
    return rest == production;
  }
  for (const Resource r : kGoods) {
    rest = gain;
    rest.add(r, -1);
    if (rest == production) return true;
  }
  return false;
}

} // namespace

int productionOf(const Situation& at, NationId n, Resource r) {
  int sum = effectLevel(at, n, Effect::production);
  for (std::size_t i = 0; i < at.provinces(); ++i) {
    const ProvinceState& province = at.state.provinces[i];
    if (province.owner == n && province.resource == r) sum += province.temple ? 3 : 1;
  }
  return sum;
}

Amount gainOf(const Situation& at) {
  const auto r = producedOn(at.turn().space);
  if (!r) return {};
  Amount gain = amountOf(*r, productionOf(at, at.actor(), *r));
  switch (at.rules().coinPolicy) {
  case CoinPolicy::eachRound:
    break;
  case CoinPolicy::withProduction:
    gain.add(at.state.bank.coins > 0 ? Resource::coins : *r, 1);
  }
  return gain;
}

Fault checkProduced(const Situation& at, const Produced& e) {
  if (auto wrong = checkAction(at, e.nation, {Space::marble, Space::iron, Space::gold})) return wrong;
  if (at.turn().produced) return fault("action.match", "an action allows only one production");
  const Resource r = *producedOn(at.turn().space);
  const Amount production = amountOf(r, productionOf(at, e.nation, r));
  switch (at.rules().coinPolicy) {
  case CoinPolicy::eachRound:
    if (e.gain == production) return kLegal;
    break;
  case CoinPolicy::withProduction: {
    if (hasCoin(at, e.gain, production)) return kLegal;
    Amount goods = e.gain;
    goods.set(Resource::coins, 0);
    if (goods == production)
      return fault(at.rules().rules.coin, "a production brings exactly one coin, or "
                                          "one marble, iron or gold more if the bank "
                                          "has no coin left");
    break;
  }
  }
  return fault("produce.amount", "the production must be {}", counted(production[r], r));
}

void listProduced(const Situation& at, std::vector<Event>& out) {
  const auto r = producedOn(at.turn().space);
  if (!r || at.turn().produced) return;
  const Amount production = amountOf(*r, productionOf(at, at.actor(), *r));
  const auto with = [&](Resource extra) {
    Amount gain = production;
    gain.add(extra, 1);
    out.emplace_back(Produced{at.actor(), gain});
  };
  switch (at.rules().coinPolicy) {
  case CoinPolicy::eachRound:
    out.emplace_back(Produced{at.actor(), production});
    return;
  case CoinPolicy::withProduction:
    if (at.state.bank.coins > 0) return with(Resource::coins);
    for (const Resource extra : kGoods)
      with(extra);
  }
}

} // namespace annales::inline engine
