#include "engine/rules/trade.h"

#include "engine/rules/know_how.h"
#include "engine/rules/phase.h"

namespace annales::inline engine {
namespace {

constexpr TradeRate kTwoForOne{2, 1};
constexpr TradeRate kThreeForTwo{3, 2};

std::vector<Amount> mixes(int units) {
  std::vector<Amount> found;
  for (int marble = 0; marble <= units; ++marble)
    for (int iron = 0; marble + iron <= units; ++iron) {
      Amount mix;
      mix.set(Resource::marble, marble);
      mix.set(Resource::iron, iron);
      mix.set(Resource::gold, units - marble - iron);
      found.push_back(mix);
    }
  return found;
}

bool owns(const NationState& nation, const Amount& amount) {
  for (std::size_t r = 0; r < kResources; ++r)
    if (nation.stock[r] < amount.of[r]) return false;
  return true;
}

/// What opens trade at all.
Fault needed(const Situation& at, NationId n, std::string_view rule) {
  switch (at.rules().trade) {
  case TradePolicy::allKnowHows:
    return fault(rule, "to trade, the {} need all know-hows", at.name(n));
  case TradePolicy::byKnowHow:
    break;
  }
  for (const KnowHow& k : at.rules().knowHows)
    if (k.effect == Effect::trade)
      return fault(rule, "to trade, the {} need {} from an earlier turn", at.name(n),
                   Part(Part::Sort::term, k.id));
  return kLegal;
}

} // namespace

std::vector<TradeRate> tradeRates(const Situation& at, NationId n) {
  std::vector<TradeRate> found;
  switch (at.rules().trade) {
  case TradePolicy::allKnowHows:
    if (at.state[n].knowHow == at.rules().allKnowHows()) found.push_back(kTwoForOne);
    return found;
  case TradePolicy::byKnowHow:
    break;
  }
  for (std::size_t i = 0; i < at.rules().knowHows.size(); ++i) {
    const KnowHow& k = at.rules().knowHows[i];
    const bool works = k.effect == Effect::trade && at.state[n].knows(KnowHowId(i)) &&
                       ((at.turn().developed >> i) & 1U) == 0;
    if (works) found.push_back(k.level == 1 ? kTwoForOne : kThreeForTwo);
  }
  return found;
}

Fault checkTrade(const Situation& at, const Traded& e) {
  if (auto wrong = checkActor(at, e.nation)) return wrong;
  const std::string_view rule = at.rules().rules.trade;
  if (e.paid[Resource::coins] != 0 || e.gain[Resource::coins] != 0)
    return fault(rule, "coins cannot be traded");
  bool fits = false;
  for (const TradeRate& rate : tradeRates(at, e.nation))
    fits = fits || (e.paid.total() == rate.give && e.gain.total() == rate.take);
  if (tradeRates(at, e.nation).empty()) return needed(at, e.nation, rule);
  if (!fits)
    return fault(rule, "the {} may not trade {} for {}", at.name(e.nation), e.paid.total(), e.gain.total());
  if (!owns(at.state[e.nation], e.paid))
    return fault("pay.afford", "the {} do not have that much", at.name(e.nation));
  return kLegal;
}

void listTrades(const Situation& at, std::vector<Event>& out) {
  for (const TradeRate& rate : tradeRates(at, at.actor())) {
    const std::vector<Amount> gains = mixes(rate.take);
    for (const Amount& paid : mixes(rate.give)) {
      if (!owns(at.own(), paid)) continue;
      for (const Amount& gain : gains)
        out.emplace_back(Traded{at.actor(), paid, gain});
    }
  }
}

} // namespace annales::inline engine
