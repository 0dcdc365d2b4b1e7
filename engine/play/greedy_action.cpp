#include "engine/play/greedy_action.h"

#include "engine/play/options.h"
#include "engine/play/prospect.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

/// New temples first where they raise the scarcest production and no enemy stands near.
Row chooseTemple(const Outlook& o, const Question& question) {
  return bestOption<TempleBuilt>(question, [&](const TempleBuilt& e) {
    const int scarce = 20 - std::min(20, o.own().has(o[e.province].resource));
    const int danger = std::clamp(shortOfGuards(o, e.province), 0, 10);
    return 100 + scarce - 6 * danger - 3 * e.paid[Resource::coins];
  });
}

Row chooseWall(const Outlook& o, const Question& question) {
  return bestOption<WallBuilt>(question, [&](const WallBuilt& e) { return o[e.province].temple ? 10 : 2; });
}

Row chooseKnowHow(const Outlook& o, const Question& question) {
  const Bargain bargain = bestKnowHow(o, o.own().has(Resource::gold) + o.own().has(Resource::coins));
  return bestOption<KnowHowDeveloped>(
      question, [&](const KnowHowDeveloped& e) { return e.knowHow == bargain.knowHow ? 1 : 0; });
}

/// As many into the box as are wanted on the board, of both kinds where both can go.
Row chooseRecruits(const Outlook& o, const Question& question) {
  constexpr int kKeptGold = 2;
  const Campaign campaign = plan(o);
  const int either = (campaign.byLand + 1) / 2;
  const int galleys = static_cast<int>(campaign.wants.size()) - campaign.byLand;
  return bestOption<UnitsRecruited>(question, [&](const UnitsRecruited& e) {
    const int wanted = either + (isNaval(e.kind) ? galleys : 0);
    const bool full = o.own().box[indexOf(e.kind)] + e.count > wanted;
    const bool dear = o.own().has(Resource::gold) - e.paid.total() < kKeptGold || e.paid[Resource::coins] > 0;
    return full || dear ? 0 : e.count;
  });
}

/// What a unit could do that begins in the province: the nearest of what nobody else does.
struct Use {
  int worth = 0;
  int times = 1; // as many units would do the same
};

Use useOfUnit(const Outlook& o, const Campaign& campaign, Kind kind, ProvinceId from) {
  const int range = o.range(kind);
  Use best;
  const auto offer = [&](int worth, int times) {
    if (worth > best.worth) best = {worth, times};
  };
  const auto share = [&](int worth, int steps) {
    return steps >= Reach::kNoWay ? 0 : 4 * worth / (1 + (steps + range - 1) / range) - steps;
  };
  for (const ProvinceId site : campaign.openSites)
    offer(share(worthOfSite(o, site), o.reach.steps(kind, from, site)), 1);
  if (campaign.target.exists() && campaign.missing > 0)
    offer(share(campaign.soldier, o.reach.steps(kind, from, campaign.target)), campaign.missing);
  if (isNaval(kind) && campaign.openSeas > 0) {
    const bool sailed = o.at.state.units(from, o.who, Kind::galley) > 0;
    offer(share(o.sea, sailed ? 1 : 0), 1);
  }
  const int guards = o[from].temple ? shortOfGuards(o, from) : 0;
  if (guards > 0) offer(4 * o.temple / 3, guards);
  return best;
}

/// Each new unit changes what the next is for, so they come one at a time unless several do the same.
Row chooseUnits(const Outlook& o, const Question& question) {
  const int iron = o.unit - 1; // what a unit of it could bring elsewhere
  const Campaign campaign = plan(o);
  const int keep = sitesHeld(o) > 0 ? 1 : 0;
  return bestOption<UnitsArmed>(question, [&](const UnitsArmed& e) {
    const int left = o.own().has(Resource::iron) + o.own().has(Resource::coins) - e.paid.total();
    const Use use = useOfUnit(o, campaign, e.kind, e.province);
    if (left < keep || e.count > use.times) return 0;
    return 4 * (use.worth - iron * e.paid.total() / e.count) + e.count;
  });
}

Row chooseBellona(const Outlook& o, const Question& question) {
  const Campaign campaign = plan(o);
  return bestOption<BellonaUsed>(question, [&](const BellonaUsed& e) {
    return e.province.exists() ? 2 + std::max(0, useOfUnit(o, campaign, e.kind, e.province).worth) : 1;
  });
}

/// The coin, or where the bank has none, what is scarcest.
Row chooseProduction(const Outlook& o, const Question& question) {
  return bestOption<Produced>(question, [&](const Produced& e) {
    int worth = 1000;
    for (const Resource r : kGoods)
      worth += e.gain[r] * std::max(1, 20 - o.own().has(r));
    return worth;
  });
}

/// What the nation came for and cannot quite pay: the resource, or coins for nothing.
Resource lacking(const Outlook& o) {
  const auto has = [&](Resource r) { return o.own().has(r); };
  const int coins = has(Resource::coins);
  constexpr int kNearly = 3;
  const auto shortOf = [&](Resource r, int price) {
    const int missing = price - has(r) - coins;
    return missing > 0 && missing <= kNearly;
  };
  switch (o.at.turn().space) {
  case Space::temple:
    if (o.own().temples < o.own().cities && o.at.state.bank.temples > 0 &&
        shortOf(Resource::marble, o.at.rules().templePrice))
      return Resource::marble;
    break;
  case Space::knowHow: {
    const Bargain bargain = bestKnowHow(o, has(Resource::gold) + coins + kNearly);
    if (bargain.knowHow.exists() && shortOf(Resource::gold, bargain.price)) return Resource::gold;
    break;
  }
  case Space::arming:
    if (shortOf(Resource::iron, o.at.rules().unitPrice[0] * kNearly)) return Resource::iron;
    break;
  default:
    break;
  }
  if (sitesHeld(o) == 0 || o.at.turn().space == Space::none) return Resource::coins;
  for (const Resource r : kGoods)
    if (has(r) == 0 && coins == 0) return r;
  return Resource::coins;
}

} // namespace

Row chooseAction(const Outlook& o, const Question& question) {
  switch (o.at.turn().space) {
  case Space::marble:
  case Space::iron:
  case Space::gold:
    return chooseProduction(o, question);
  case Space::temple: {
    const Row temple = chooseTemple(o, question);
    return temple != kPass ? temple : chooseWall(o, question);
  }
  case Space::knowHow: {
    const Row knowHow = chooseKnowHow(o, question);
    return knowHow != kPass ? knowHow : chooseRecruits(o, question);
  }
  case Space::arming: {
    const Row bellona = chooseBellona(o, question);
    return bellona != kPass ? bellona : chooseUnits(o, question);
  }
  default:
    return kPass;
  }
}

Row chooseFounding(const Outlook& o, const Question& question) {
  return bestOption<CityFounded>(question, [&](const CityFounded& e) {
    const int scarce = 20 - std::min(20, o.own().has(e.resource));
    return 100 + worthOfSite(o, e.province) + scarce - 10 * e.paid[Resource::coins];
  });
}

Row chooseTrade(const Outlook& o, const Question& question) {
  constexpr int kSpare = 4;
  const Row any = bestOption<Traded>(question, [](const Traded&) { return 1; });
  if (any == kPass) return kPass;
  const Resource wanted = lacking(o);
  if (wanted == Resource::coins) return kPass;
  return bestOption<Traded>(question, [&](const Traded& e) {
    if (e.gain[wanted] != e.gain.total() || e.paid[wanted] > 0) return 0;
    int left = 1000;
    for (const Resource r : kGoods)
      if (e.paid[r] > 0) left = std::min(left, o.own().has(r) - e.paid[r]);
    return left < kSpare ? 0 : left + 1000 * e.gain.total() / e.paid.total();
  });
}

Row playCard(const Outlook& o, const Question& question) {
  return bestOption<CardPlayed>(question, [&](const CardPlayed& e) {
    if (e.effects->empty()) return 0;
    const Adjustment& effect = e.effects->front();
    if (effect.op == Adjustment::Op::wall)
      return o.isFoe(o[effect.province].owner) ? 1 + (o[effect.province].temple ? 1 : 0) : 0;
    if (effect.op == Adjustment::Op::stock)
      return effect.nation == o.who || effect.stock[Resource::coins] < -1 ? 5 : 0;
    return 0;
  });
}

} // namespace annales::inline engine
