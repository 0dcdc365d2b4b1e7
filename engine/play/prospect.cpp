#include "engine/play/prospect.h"

#include "engine/rules/know_how.h"
#include "engine/rules/phase.h"
#include "engine/rules/production.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

constexpr int kDepth = 3;
constexpr int kLater = 80;   // per cent that a turn later is worth
constexpr int kGoldCost = 3; // what a unit could bring elsewhere
constexpr int kHeld = 8;     // a unit on a site, before the city is paid
constexpr int kGood = 5;     // a unit for which there is a use

int have(const Stock& stock, Resource r) {
  return stock[indexOf(r)];
}
int affordable(const Stock& stock, Resource r) {
  return have(stock, r) + have(stock, Resource::coins);
}

/// Own goods first, then coins.
void spend(Stock& stock, Resource r, int count) {
  const int own = std::min(count, have(stock, r));
  stock[indexOf(r)] -= own;
  stock[indexOf(Resource::coins)] -= count - own;
}

/// A fee on the rondel, from the largest heap.
bool spendAnything(Stock& stock) {
  int& most = *std::max_element(stock.begin(), stock.end());
  if (most == 0) return false;
  --most;
  return true;
}

/// New units that fit into the cities.
int roomForUnits(const Outlook& o) {
  int room = 0;
  for (std::size_t i = 0; i < o.at.provinces(); ++i)
    if (o.at.state.provinces[i].owner == o.who) room += o.at.state.provinces[i].temple ? 3 : 1;
  return room;
}

bool usesBox(const Outlook& o) {
  return o.at.rules().reserve == ReservePolicy::box;
}

/// New units to be had for what is wanted: to some places only galleys go.
int reserveOf(const Outlook& o, const Campaign& campaign) {
  const auto of = [&](Kind kind) -> int {
    return usesBox(o) ? o.own().box[indexOf(kind)] : o.own().supply[indexOf(kind)];
  };
  return of(Kind::galley) + std::min(of(Kind::legion), campaign.byLand);
}

std::vector<Bargain> bargains(const Outlook& o) {
  std::vector<Bargain> found;
  for (std::size_t i = 0; i < o.at.rules().knowHows.size(); ++i) {
    const KnowHowId k(i);
    const KnowHowId lower = o.at.rules().knowHows[i].lower;
    if (o.own().knows(k) || (lower.exists() && !o.own().knows(lower))) continue;
    const int price = knowHowPrice(o.at, k);
    const int worth = worthOfKnowHow(o, k);
    if (worth > kGoldCost * price) found.push_back({k, price, worth, worth - kGoldCost * price});
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const Bargain& a, const Bargain& b) { return a.net > b.net; });
  return found;
}

} // namespace

Bargain bestKnowHow(const Outlook& o, int gold) {
  for (const Bargain& bargain : bargains(o))
    if (bargain.price <= gold) return bargain;
  return {};
}

int sitesHeld(const Outlook& o) {
  int sum = 0;
  for (std::size_t i = 0; i < o.at.provinces(); ++i)
    if (o.isFreeSite(ProvinceId(i)) && o[ProvinceId(i)].all(o.who) > 0) ++sum;
  return sum;
}

Prospect::Prospect(const Outlook& outlook, const Campaign& campaign)
    : o_(outlook), campaign_(campaign), bargains_(bargains(outlook)), room_(roomForUnits(outlook)),
      reserve_(reserveOf(outlook, campaign)), held_(sitesHeld(outlook)) {
  for (const Resource r : kGoods)
    production_[indexOf(r)] = productionOf(o_.at, o_.who, r);
}

int Prospect::worthOf(Space to, const Amount& paid) const {
  Step step;
  step.stock = o_.stock();
  for (std::size_t r = 0; r < kResources; ++r)
    step.stock[r] -= paid.of[r];
  step.held = held_;
  return go(step, to, kDepth);
}

int Prospect::go(Step step, Space to, int depth) const {
  const int now = act(step, to) + found(step);
  if (depth == 1) return now + rest(step);
  ++step.stock[indexOf(Resource::coins)]; // the income of the next round, or of the next production
  int best = rest(step);
  constexpr std::size_t kFreeSteps = 3;
  for (std::size_t far = 1; far <= kFreeSteps + 1; ++far) {
    Step next = step;
    if (far > kFreeSteps && !spendAnything(next.stock)) continue;
    best = std::max(best, go(next, static_cast<Space>((indexOf(to) + far) % kSpaces), depth - 1));
  }
  return now + best * kLater / 100;
}

int Prospect::act(Step& step, Space space) const {
  switch (space) {
  case Space::marble:
  case Space::iron:
  case Space::gold:
    step.stock[indexOf(*producedOn(space))] += production_[indexOf(*producedOn(space))];
    return 0;
  case Space::temple:
    return build(step);
  case Space::knowHow:
    return learn(step);
  case Space::arming:
    return arm(step);
  case Space::maneuver1:
  case Space::maneuver2:
    return march(step);
  case Space::none:
    break;
  }
  return 0;
}

int Prospect::build(Step& step) const {
  const int price = o_.at.rules().templePrice;
  const int sites =
      std::min<int>(o_.own().cities - o_.own().temples, o_.at.state.bank.temples) - step.temples;
  const int count = std::clamp(affordable(step.stock, Resource::marble) / price, 0, std::max(0, sites));
  spend(step.stock, Resource::marble, count * price);
  step.temples += count;
  return count * o_.temple;
}

int Prospect::learn(Step& step) const {
  int sum = 0;
  for (const Bargain& bargain : bargains_) {
    const auto bit = static_cast<std::uint16_t>(1U << bargain.knowHow.index());
    if ((step.learned & bit) != 0 || bargain.price > affordable(step.stock, Resource::gold)) continue;
    spend(step.stock, Resource::gold, bargain.price);
    step.learned |= bit;
    sum += bargain.worth;
  }
  return usesBox(o_) ? sum + recruit(step) : sum;
}

int Prospect::recruit(Step& step) const {
  const int wanted = static_cast<int>(campaign_.wants.size()) - step.ordered - reserve_ - step.boxed;
  const int supply = o_.own().supply[0] + o_.own().supply[1] - step.boxed;
  const int count = std::max(0, std::min({wanted, supply, have(step.stock, Resource::gold)}));
  spend(step.stock, Resource::gold, count);
  step.boxed += count;
  return count * (kGood + 1);
}

int Prospect::arm(Step& step) const {
  const int price = o_.at.rules().unitPrice[0];
  const bool gift = o_.at.rules().hasBellona && o_.at.state.bellona == o_.who;
  const int wanted = static_cast<int>(campaign_.wants.size()) - step.ordered;
  const int paid = affordable(step.stock, Resource::iron) / price;
  const int count =
      std::max(0, std::min({room_, reserve_ + step.boxed - step.ordered, paid + (gift ? 1 : 0), wanted}));
  spend(step.stock, Resource::iron, std::min(count, paid) * price);
  int sum = 0;
  for (int i = 0; i < count; ++i)
    sum += campaign_.wants[static_cast<std::size_t>(step.ordered++)] / 2;
  step.armed += count;
  return sum;
}

/// The plan as it stands, once, and the new units to where they are wanted.
int Prospect::march(Step& step) const {
  int sum = 0;
  if (!step.marched) {
    sum += campaign_.worth;
    step.held += campaign_.settlers;
  }
  step.marched = true;
  const auto sites = static_cast<int>(campaign_.openSites.size());
  for (; step.armed > 0; --step.armed) {
    const int want = step.ordered - step.armed;
    sum += campaign_.wants[static_cast<std::size_t>(want)] / 2;
    if (want < sites) ++step.held;
  }
  return sum;
}

/// Every nation founds what it can pay, whatever its action.
int Prospect::found(Step& step) const {
  int sum = 0;
  for (; step.held > 0; --step.held) {
    int lacking = 0;
    for (const Resource r : kGoods)
      lacking += have(step.stock, r) == 0 ? 1 : 0;
    if (lacking > have(step.stock, Resource::coins)) break;
    for (const Resource r : kGoods)
      spend(step.stock, r, 1);
    sum += o_.city;
  }
  return sum;
}

/// Iron is worth a part of what its units would be.
int Prospect::restOfIron(const Step& step) const {
  constexpr int kShare = 40;
  const int price = o_.at.rules().unitPrice[0];
  int iron = have(step.stock, Resource::iron) - 2;
  int sum = kGood * std::min(2, have(step.stock, Resource::iron));
  for (auto i = static_cast<std::size_t>(step.ordered); i < campaign_.wants.size() && iron >= price; ++i) {
    iron -= price;
    sum += std::min(kGood * price, campaign_.wants[i] * kShare / 100);
  }
  return sum;
}

/// What is left over is worth something as far as there is a use for it.
int Prospect::rest(const Step& step) const {
  const int sites =
      std::min<int>(o_.own().cities - o_.own().temples, o_.at.state.bank.temples) - step.temples;
  int gold = 2;
  for (const Bargain& bargain : bargains_)
    if (((step.learned >> bargain.knowHow.index()) & 1U) == 0) gold += bargain.price;
  const auto useful = [&](Resource r, int uses) { return kGood * std::min(have(step.stock, r), uses); };
  return kHeld * step.held +
         useful(Resource::marble, 2 + o_.at.rules().templePrice * std::clamp(sites, 0, 2)) +
         useful(Resource::gold, std::min(gold, 14)) + useful(Resource::coins, 12) + restOfIron(step);
}

} // namespace annales::inline engine
