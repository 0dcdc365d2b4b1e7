#include "engine/play/greedy_answer.h"

#include "engine/play/options.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

/// Whether units that entered are worth fighting: always near one's own temple, else as the style likes, and
/// never for the last galley that sails a sea.
bool fights(const Outlook& o, const BattleFought& e, Rng& rng) {
  if (!o.isFoe(e.nation)) return false;
  const bool home = o[e.province].owner == o.who;
  const int mine = o.at.state.units(e.province, o.who, e.kind);
  const bool lastSail = isNaval(e.kind) && mine == e.count && o.sea > 0;
  if (home && o[e.province].temple) return true;
  if (lastSail) return false;
  return static_cast<int>(rng.below(100)) < o.taste.vengeance;
}

Row demand(const Outlook& o, const Question& question, Rng& rng) {
  const Row most = bestOption<BattleFought>(question, [](const BattleFought& e) { return e.count; });
  if (most == kPass) return kPass;
  return fights(o, std::get<BattleFought>(question.legal[most]), rng) ? most : kPass;
}

/// Fortress for every city with a temple, and for any that it saves.
Row fortress(const Outlook& o, const Question& question) {
  return bestOption<CardPlayed>(question, [&](const CardPlayed& e) {
    const ProvinceId p = e.effects->front().province;
    const bool saves = strengthOf(o, p) + 1 > o[p].all(o.at.actor());
    return saves || o[p].temple ? 1 : 0;
  });
}

int rankOf(CardDoes does) {
  switch (does) {
  case CardDoes::strength:
    return 5;
  case CardDoes::goldPerKnowHow:
    return 4;
  case CardDoes::coinsHalved:
    return 3;
  case CardDoes::wallDestroyed:
    return 2;
  case CardDoes::free:
    return 1;
  }
  return 1;
}

} // namespace

Row answer(const Outlook& o, const Question& question, Rng& rng) {
  if (const Row battle = demand(o, question, rng); battle != kPass) return battle;
  if (const Row card = fortress(o, question); card != kPass) return card;
  if (question.mayPass) return kPass;
  const Row income = bestOption<IncomeReceived>(question, [&](const IncomeReceived& e) {
    for (const Resource r : kGoods)
      if (e.gain[r] > 0) return std::max(1, 100 - o.own().has(r));
    return 1;
  });
  if (income != kPass) return income;
  const Row card = bestOption<CardTaken>(
      question, [&](const CardTaken& e) { return rankOf(o.at.rules().deck[e.card.index()].does); });
  return card != kPass ? card : question.options.front();
}

} // namespace annales::inline engine
