#include "engine/play/campaign.h"

#include <algorithm>
#include <functional>

namespace annales::inline engine {
namespace {

constexpr int kMarchWorth = 6;

/// Units of one kind in one province with the same number of actions used, as far as the plan has not sent
/// them.
struct Group {
  Kind kind = Kind::legion;
  ProvinceId at;
  int spent = 0;
  int count = 0;
};

int turnsFor(int steps, int range) {
  return (steps + range - 1) / range;
}

bool mayTake(const Outlook& o, ProvinceId p) {
  if (o[p].neutralTemple) return true;
  const NationId owner = o[p].owner;
  if (!o.isFoe(owner)) return false;
  if (o.at.rules().lastCityProtected && o.at.state[owner].cities <= 1) return false;
  return o.at.rules().stones == StonePolicy::sharedTokens || o.own().stones > 0;
}

class Planner {
public:
  explicit Planner(const Outlook& o) : o_(o) { gather(); }

  Campaign make() {
    storm();
    hold();
    spread();
    march();
    count();
    return std::move(plan_);
  }

private:
  void gather();
  void storm();
  void hold();
  void spread();
  void march();
  void count();
  void want(int worth, int units, bool byLand);
  [[nodiscard]] bool reachedByLand(ProvinceId to) const;

  [[nodiscard]] Assault assaultOn(ProvinceId p) const;
  void commit(const Assault& assault);
  int take(Group& group, int count, ProvinceId to);
  void send(Group& group, ProvinceId to);
  [[nodiscard]] ProvinceId bestOf(const Group& group, int& best) const;
  [[nodiscard]] int worthOfGoing(const Group& group, ProvinceId to) const;
  void chooseTarget();
  [[nodiscard]] int effortAgainst(ProvinceId p, int& missing) const;

  [[nodiscard]] int left(const Group& g) const { return o_.range(g.kind) - g.spent; }
  [[nodiscard]] int steps(const Group& g, ProvinceId p) const { return o_.reach.steps(g.kind, g.at, p); }
  /// The unit would count in a conquest there this turn.
  [[nodiscard]] bool countsAt(const Group& g, ProvinceId p) const {
    if (indexOf(g.kind) >= kBasicKinds.size()) return false;
    const int spare = o_.at.rules().conquest == ConquestPolicy::activeUnits ? 1 : 0;
    return steps(g, p) + spare <= left(g);
  }
  [[nodiscard]] bool supportsAt(const Group& g, ProvinceId p) const {
    return indexOf(g.kind) < kBasicKinds.size() && steps(g, p) == left(g) && !countsAt(g, p);
  }

  const Outlook& o_;
  std::vector<Group> groups_;
  std::array<bool, kMaxProvinces> covered_{}; // sites with a unit that stays or comes
  std::array<bool, kMaxProvinces> sailed_{};
  Campaign plan_;
};

void Planner::gather() {
  for (std::size_t i = 0; i < o_.at.provinces(); ++i)
    for (std::size_t k = 0; k < kKinds; ++k) {
      const ProvinceId p(i);
      const auto kind = static_cast<Kind>(k);
      int rest = o_.at.state.units(p, o_.who, kind);
      if (rest == 0) continue;
      if (isNaval(kind)) sailed_[i] = true;
      for (int spent = 0; spent <= o_.range(kind) && rest > 0; ++spent) {
        const int here = std::min(rest, o_.at.state.unitsWithSpent(p, kind, spent));
        if (here > 0) groups_.push_back({kind, p, spent, here});
        rest -= here;
      }
    }
}

Assault Planner::assaultOn(ProvinceId p) const {
  Assault assault{p, worthOfTaking(o_, p), strengthOf(o_, p), {}};
  if (assault.worth <= 0) return assault;
  int active = 0;
  for (const Group& g : groups_) {
    if (countsAt(g, p)) active += g.count;
    if (supportsAt(g, p)) assault.support[indexOf(g.kind)] += g.count;
  }
  int helped = 0;
  for (const Kind kind : kBasicKinds) {
    int& support = assault.support[indexOf(kind)];
    const int defenders = o_[p].neutralTemple ? 0 : o_[p].of(o_[p].owner, kind);
    support = std::min({support, defenders, std::max(0, assault.strength - active - helped)});
    helped += support;
  }
  if (active == 0 || active + helped < assault.strength) assault.worth = 0;
  return assault;
}

int Planner::take(Group& group, int count, ProvinceId to) {
  const int taken = std::min(count, group.count);
  group.count -= taken;
  if (taken == 0 || group.at == to) return taken;
  for (Order& order : plan_.orders)
    if (order.kind == group.kind && order.from == group.at && order.spent == group.spent && order.to == to) {
      order.count += taken;
      return taken;
    }
  plan_.orders.push_back({group.kind, group.at, group.spent, taken, to});
  return taken;
}

/// Nearest units first; those with no action left only where the others are not enough.
void Planner::commit(const Assault& assault) {
  int needed = assault.strength - assault.support[0] - assault.support[1];
  for (int far = 0; needed > 0 && far < 4; ++far)
    for (Group& g : groups_)
      if (needed > 0 && countsAt(g, assault.province) && steps(g, assault.province) == far)
        needed -= take(g, needed, assault.province);
  std::array<int, 2> support = assault.support;
  for (Group& g : groups_)
    if (supportsAt(g, assault.province))
      support[indexOf(g.kind)] -= take(g, support[indexOf(g.kind)], assault.province);
  plan_.assaults.push_back(assault);
  plan_.worth += assault.worth;
}

/// The best city that can be taken, and the next with what is left.
void Planner::storm() {
  std::array<bool, kMaxProvinces> chosen{};
  for (;;) {
    Assault best;
    for (std::size_t i = 0; i < o_.at.provinces(); ++i) {
      const ProvinceId p(i);
      if (chosen[i] || !mayTake(o_, p)) continue;
      if (const Assault assault = assaultOn(p); assault.worth > best.worth) best = assault;
    }
    if (best.worth == 0) return;
    chosen[best.province.index()] = true;
    commit(best);
  }
}

/// One unit stays on each site that it is to settle, guards stay where they are needed.
void Planner::hold() {
  for (Group& g : groups_) {
    if (g.count == 0) continue;
    if (o_.isFreeSite(g.at) && !covered_[g.at.index()]) {
      covered_[g.at.index()] = true;
      --g.count;
    }
    if (!o_.late && o_[g.at].owner == o_.who && o_[g.at].temple && shortOfGuards(o_, g.at) > -g.count)
      g.count = 0;
  }
}

int Planner::worthOfGoing(const Group& g, ProvinceId to) const {
  const int far = steps(g, to);
  if (far == 0 || far >= Reach::kNoWay) return 0;
  int gain = o_.isFreeSite(to) && !covered_[to.index()] ? worthOfSite(o_, to) : 0;
  if (isNaval(g.kind)) {
    if (!sailed_[to.index()]) gain += o_.sea;
    if (o_.at.state.units(g.at, o_.who, Kind::galley) == 1 && g.count > 0) gain -= o_.sea;
  }
  if (gain <= 0) return 0;
  const int later = far <= left(g) ? 0 : turnsFor(far - left(g), o_.range(g.kind));
  return 8 * gain / (1 + 2 * later) - far; // in eighths, so that near beats far
}

ProvinceId Planner::bestOf(const Group& g, int& best) const {
  ProvinceId found;
  for (std::size_t i = 0; i < o_.at.provinces(); ++i) {
    const ProvinceId p(i);
    const bool wanted = (o_.isFreeSite(p) && !covered_[i]) || (isNaval(g.kind) && o_.sea > 0 && !sailed_[i]);
    if (!wanted) continue;
    if (const int worth = worthOfGoing(g, p); worth > best) {
      best = worth;
      found = p;
    }
  }
  return found;
}

void Planner::send(Group& group, ProvinceId to) {
  constexpr int kOnTheWay = 4;
  const bool arrives = steps(group, to) <= left(group);
  if (isNaval(group.kind) && !sailed_[to.index()]) plan_.worth += arrives ? o_.sea : kOnTheWay;
  if (o_.isFreeSite(to) && !covered_[to.index()]) {
    plan_.settlers += arrives ? 1 : 0;
    plan_.worth += arrives ? 0 : kOnTheWay;
    covered_[to.index()] = true;
  }
  if (isNaval(group.kind)) sailed_[to.index()] = true;
  take(group, 1, to);
}

/// Free units go to new sites and seas, each to its own.
void Planner::spread() {
  for (Group& g : groups_)
    while (g.count > 0 && left(g) > 0) {
      int best = 0;
      const ProvinceId to = bestOf(g, best);
      if (!to.exists()) break;
      send(g, to);
    }
}

/// Turns that the units needed to take the city are away from it, all together.
int Planner::effortAgainst(ProvinceId p, int& missing) const {
  constexpr int kNotThere = 4;
  missing = strengthOf(o_, p);
  int effort = 0;
  for (int turns = 0; turns <= kNotThere && missing > 0; ++turns)
    for (const Group& g : groups_) {
      const int far = steps(g, p);
      if (far >= Reach::kNoWay || turnsFor(far, o_.range(g.kind)) != turns) continue;
      const int coming = std::min(missing, g.count);
      missing -= coming;
      effort += coming * turns;
    }
  return effort + missing * (kNotThere + 1);
}

/// One city for all armies: the one that brings most for the time it costs.
void Planner::chooseTarget() {
  constexpr int kTime = 2;
  int most = 0;
  for (std::size_t i = 0; i < o_.at.provinces(); ++i) {
    const ProvinceId p(i);
    if (!mayTake(o_, p)) continue;
    const int worth = worthOfTaking(o_, p);
    if (worth <= 0) continue;
    int missing = 0;
    const int balance = worth - kTime * effortAgainst(p, missing);
    if (plan_.target.exists() && balance <= most) continue;
    most = balance;
    plan_.target = p;
    plan_.missing = missing + 1; // the owner will not sit still
  }
}

void Planner::march() {
  chooseTarget();
  if (!plan_.target.exists()) return;
  plan_.soldier = worthOfTaking(o_, plan_.target) * o_.taste.march / 100 / (strengthOf(o_, plan_.target) + 1);
  for (Group& g : groups_) {
    const int far = steps(g, plan_.target);
    if (g.count == 0 || left(g) == 0 || far == 0 || far >= Reach::kNoWay) continue;
    if (g.spent == 0 && countsAt(g, plan_.target) && o_.range(g.kind) > 1)
      continue; // near enough for next time
    const bool lastSail =
        isNaval(g.kind) && o_.sea > 0 && g.count == o_.at.state.units(g.at, o_.who, Kind::galley);
    const int going = g.count - (lastSail ? 1 : 0);
    if (take(g, going, plan_.target) > 0) plan_.worth += kMarchWorth * o_.taste.march / 100 * going / 2;
  }
}

bool Planner::reachedByLand(ProvinceId to) const {
  for (std::size_t i = 0; i < o_.at.provinces(); ++i)
    if (o_.at.state.provinces[i].owner == o_.who &&
        o_.reach.steps(Kind::legion, ProvinceId(i), to) < Reach::kNoWay)
      return true;
  return false;
}

void Planner::want(int worth, int units, bool byLand) {
  plan_.wants.insert(plan_.wants.end(), static_cast<std::size_t>(std::max(0, units)), worth);
  if (byLand) plan_.byLand += std::max(0, units);
}

/// What is missing, for those who arm.
void Planner::count() {
  for (std::size_t i = 0; i < o_.at.provinces(); ++i) {
    const ProvinceId p(i);
    if (o_.isFreeSite(p) && !covered_[i]) {
      plan_.openSites.push_back(p);
      want(worthOfSite(o_, p) * 2 / 3, 1, reachedByLand(p));
    }
    if (o_[p].owner != o_.who || !o_[p].temple) continue;
    if (const int guards = shortOfGuards(o_, p); guards > 0) want(o_.temple / guards, guards, true);
  }
  const auto sailed = static_cast<int>(std::count(sailed_.begin(), sailed_.end(), true));
  const int galleys = o_.own().supply[1] + o_.own().box[1];
  if (o_.sea > 0) plan_.openSeas = std::clamp(7 * (o_.own().reached[2] + 1) - sailed, 0, galleys);
  want(o_.sea * 2 / 3, plan_.openSeas, false);
  if (plan_.target.exists()) want(plan_.soldier, plan_.missing, reachedByLand(plan_.target));
  std::sort(plan_.wants.begin(), plan_.wants.end(), std::greater<>());
}

} // namespace

Campaign plan(const Outlook& outlook) {
  return Planner(outlook).make();
}

} // namespace annales::inline engine
