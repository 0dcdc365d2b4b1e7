#include "engine/play/campaign.h"
#include "engine/rules/battle.h"
#include "engine/rules/conquest.h"
#include "engine/rules/founding.h"
#include "engine/rules/know_how.h"
#include "engine/search/company.h"
#include "engine/search/turn_search.h"

#include <algorithm>
#include <utility>

namespace annales::inline engine {

std::vector<TurnSearch::Group> TurnSearch::groupsOf(const GameState& state) const {
  std::vector<Group> groups;
  const std::size_t kinds = state.specialRows > 0 ? kKinds : kBasicKinds.size();
  for (std::size_t i = 0; i < state.fixed.provinces; ++i)
    for (std::size_t k = 0; k < kinds; ++k) {
      const auto kind = static_cast<Kind>(k);
      int rest = state.units(ProvinceId(i), who_, kind);
      if (rest == 0) continue;
      const int range = rangeOf(at(state), who_, kind);
      for (int spent = 0; spent < range && rest > 0; ++spent) {
        const int here = std::min(rest, state.unitsWithSpent(ProvinceId(i), kind, spent));
        if (here > 0) groups.push_back({kind, ProvinceId(i), spent, here});
        rest -= here;
      }
    }
  return groups;
}

ProvinceId TurnSearch::nextOn(const GameState& state, Kind kind, ProvinceId from, ProvinceId to) const {
  const int far = found_.reach_->steps(kind, from, to);
  ProvinceId best;
  int least = 0;
  for (const Neighbour& neighbour : found_.game_.map->neighbours(from)) {
    if (!crosses(neighbour.kind, kind)) continue;
    if (found_.reach_->steps(kind, neighbour.province, to) != far - 1) continue;
    int foes = 0;
    for (std::size_t n = 0; n < found_.game_.nations(); ++n)
      if (NationId(n) != who_) foes += state.units(neighbour.province, NationId(n), kind);
    if (best.exists() && foes >= least) continue;
    best = neighbour.province;
    least = foes;
  }
  return best;
}

void TurnSearch::carry(Stand& stand, const Order& order) {
  const int range = rangeOf(at(stand.state), who_, order.kind);
  const int far = found_.reach_->steps(order.kind, order.from, order.to);
  if (far >= Reach::kNoWay) return;
  int count = std::min(order.count, stand.state.unitsWithSpent(order.from, order.kind, order.spent));
  ProvinceId from = order.from;
  for (int spent = order.spent; spent < range && from != order.to && count > 0; ++spent) {
    const ProvinceId to = nextOn(stand.state, order.kind, from, order.to);
    if (!to.exists()) return;
    const UnitsMoved step{
        who_, order.kind, static_cast<std::uint8_t>(count), static_cast<std::uint8_t>(spent), from, to};
    if (!go(stand, step)) return;
    if (const auto battle = dueBattle(at(stand.state))) {
      if (!go(stand, *battle)) return;
      count -= battle->count;
    }
    from = to;
  }
}

/// The moves, then what can be taken, then what can be founded; returns the chance of the best turn among
/// them.
double TurnSearch::carryOut(const Stand& stand, const TurnOrders& orders) {
  Stand next = stand;
  for (const Order& order : orders)
    carry(next, order);
  return conclude(std::move(next));
}

double TurnSearch::conclude(Stand stand) {
  double most = record(stand);
  for (std::size_t i = 0; i < bounds_.conquests && !enough(); ++i) {
    std::vector<Event> deeds;
    listConquests(at(stand.state), deeds);
    std::erase_if(deeds, [](const Event& e) { return std::holds_alternative<CityAbandoned>(e); });
    Stand best;
    const auto take = [&](const Stand& from, const std::vector<Event>& events) {
      for (const Event& deed : events) {
        Stand next = from;
        if (go(next, deed) && record(next) > best.chance) best = next;
      }
    };
    take(stand, deeds);
    std::vector<Event> battles;
    if (found_.game_.ruleset->battles == BattlePolicy::onDemand && !stand.state.turn.conquered)
      listBattles(at(stand.state), battles);
    for (const Event& event : battles) {
      const auto& battle = std::get<BattleFought>(event);
      const bool city = stand.state[battle.province].owner == battle.opponent;
      if (battle.demandedBy != who_ || !city || canConquer(at(stand.state), battle.province)) continue;
      Stand next = stand;
      if (!go(next, event)) continue;
      deeds.clear();
      listConquestsOf(at(next.state), battle.province, deeds);
      take(next, deeds);
    }
    if (best.chance <= most) break;
    most = best.chance;
    stand = best;
  }
  Stand last = stand;
  found(last);
  return std::max(most, last.chance);
}

/// Cities and neutral temples that enough units reach: for each of them the nearest units.
void TurnSearch::assaults(const Stand& stand, const std::vector<Group>& groups,
                          std::vector<TurnOrders>& out) const {
  constexpr std::size_t kMostAssaults = 6;
  const GameState& s = stand.state;
  const int spare = found_.game_.ruleset->conquest == ConquestPolicy::activeUnits ? 1 : 0;
  std::size_t assaults = 0;
  for (std::size_t i = 0; i < s.fixed.provinces && assaults < kMostAssaults; ++i) {
    const ProvinceId p(i);
    const bool city = s[p].hasCity() && s[p].owner != who_;
    if (!city && !s[p].neutralTemple) continue;
    const int needed = city ? defenceOf(at(s), p).total() : kNeutralStrength;
    int missing = needed;
    TurnOrders orders;
    for (int far = 0; far < 4 && missing > 0; ++far)
      for (const Group& g : groups) {
        if (indexOf(g.kind) >= kBasicKinds.size()) continue;
        const int steps = found_.reach_->steps(g.kind, g.at, p);
        if (steps != far || steps + spare + g.spent > rangeOf(at(s), who_, g.kind)) continue;
        const int going = std::min(missing, g.count);
        if (going <= 0) continue;
        missing -= going;
        if (steps > 0) orders.push_back({g.kind, g.at, g.spent, going, p});
      }
    if (missing > 0 || orders.empty()) continue;
    out.push_back(std::move(orders));
    ++assaults;
  }
}

/// No move; what the styles would do; each assault.
std::vector<TurnSearch::TurnOrders> TurnSearch::firstOrders(const Stand& stand,
                                                            const std::vector<Group>& groups) const {
  std::vector<TurnOrders> all{{}};
  const std::vector<Event> noEvents;
  const Question question{found_.game_, stand.state, who_, noEvents, {}, false};
  for (const Style style : kStyles) {
    const Outlook outlook = look(question, tasteOf(style), *found_.reach_);
    TurnOrders orders = plan(outlook).orders;
    if (std::ranges::find(all, orders) == all.end()) all.push_back(std::move(orders));
  }
  assaults(stand, groups, all);
  return all;
}

/// What speaks for a unit to be there, before anything is judged.
int TurnSearch::promiseOf(const GameState& s, Kind kind, ProvinceId to) const {
  const ProvinceState& p = s[to];
  int promise = 1;
  if (!p.hasCity() && !p.neutralTemple && found_.game_.map->operator[](to).site != Site::none &&
      p.all(who_) == 0)
    promise += 8;
  if (isNaval(kind) && p.of(who_, Kind::galley) == 0) promise += 6;
  if (p.hasCity() && p.owner != who_) promise += p.temple ? 5 : 4;
  if (p.neutralTemple) promise += 4;
  if (p.hasCity() && p.owner == who_) promise += p.temple ? 3 : 1;
  return promise;
}

/// The most promising of each group first, then the second ones: no group waits for all changes of another.
std::vector<TurnSearch::OrderChange> TurnSearch::changesOf(const Stand& stand,
                                                           const std::vector<Group>& groups) const {
  std::vector<OrderChange> changes, ofGroup;
  for (const Group& g : groups) {
    ofGroup.clear();
    const int range = rangeOf(at(stand.state), who_, g.kind) - g.spent;
    for (std::size_t i = 0; i < stand.state.fixed.provinces; ++i) {
      const ProvinceId to(i);
      const int far = found_.reach_->steps(g.kind, g.at, to);
      if (far > range) continue;
      const int promise = 4 * promiseOf(stand.state, g.kind, to) - far;
      ofGroup.push_back({promise, 0, {g.kind, g.at, g.spent, 1, to}});
      if (g.count > 1) ofGroup.push_back({promise - 2, 0, {g.kind, g.at, g.spent, g.count, to}});
    }
    std::ranges::stable_sort(ofGroup, std::ranges::greater(), &OrderChange::promise);
    for (std::size_t rank = 0; rank < ofGroup.size(); ++rank)
      ofGroup[rank].rank = rank;
    changes.insert(changes.end(), ofGroup.begin(), ofGroup.end());
  }
  std::ranges::stable_sort(changes, std::ranges::less(), &OrderChange::rank);
  return changes;
}

/// The orders with so many units of the group sent elsewhere: idle ones first, then those that had the last
/// order.
TurnSearch::TurnOrders TurnSearch::changed(const TurnOrders& orders, const std::vector<Group>& groups,
                                           const Order& change) {
  TurnOrders next = orders;
  int idle = 0;
  for (const Group& g : groups)
    if (g.kind == change.kind && g.at == change.from && g.spent == change.spent) idle = g.count;
  for (const Order& order : next)
    if (order.kind == change.kind && order.from == change.from && order.spent == change.spent)
      idle -= order.count;
  // To stay is to be idle, so that the units must come from an order.
  int missing = change.to == change.from ? change.count : std::max(0, change.count - idle);
  for (std::size_t i = next.size(); i-- > 0 && missing > 0;) {
    Order& order = next[i];
    if (order.kind != change.kind || order.from != change.from || order.spent != change.spent ||
        order.to == change.to)
      continue;
    const int taken = std::min(missing, order.count);
    order.count -= taken;
    missing -= taken;
  }
  std::erase_if(next, [](const Order& order) { return order.count <= 0; });
  if (change.to == change.from) return next;
  for (Order& order : next)
    if (order.kind == change.kind && order.from == change.from && order.spent == change.spent &&
        order.to == change.to) {
      order.count += change.count;
      return next;
    }
  next.push_back(change);
  return next;
}

void TurnSearch::maneuver(const Stand& stand) {
  if (stand.state.turn.conquered) {
    conclude(stand);
    return;
  }
  const std::vector<Group> groups = groupsOf(stand.state);
  Tried best;
  for (TurnOrders& orders : firstOrders(stand, groups)) {
    if (enough()) return;
    if (const double chance = carryOut(stand, orders); chance > best.chance)
      best = {std::move(orders), chance};
  }
  std::size_t tried = 0;
  for (const OrderChange& change : changesOf(stand, groups)) {
    if (tried == bounds_.changes || enough()) return;
    TurnOrders orders = changed(best.orders, groups, change.order);
    if (orders == best.orders) continue;
    ++tried;
    if (const double chance = carryOut(stand, orders); chance > best.chance)
      best = {std::move(orders), chance};
  }
}

/// From the other space of the rondel the same maneuvers are possible: the best few of them once more.
void TurnSearch::repeatManeuver(const Stand& stand, std::uint32_t firstNode, std::size_t from) {
  std::vector<WholeTurns::Way> best(found_.ways_.begin() + static_cast<long>(from), found_.ways_.end());
  const auto isManeuverWay = [&](const WholeTurns::Way& way) {
    for (std::uint32_t node = way.last; node != kTurnStart; node = found_.nodes_[node].before)
      if (node == firstNode) return true;
    return false;
  };
  std::erase_if(best, [&](const WholeTurns::Way& way) { return !isManeuverWay(way); });
  std::ranges::stable_sort(best, std::ranges::greater(), &WholeTurns::Way::chance);
  if (best.size() > bounds_.beam) best.resize(bounds_.beam);
  for (const WholeTurns::Way& way : best) {
    std::vector<std::uint32_t> line;
    for (std::uint32_t node = way.last; node != firstNode; node = found_.nodes_[node].before)
      line.push_back(node);
    Stand next = stand;
    for (std::size_t i = line.size(); i-- > 0;) {
      const Event event = found_.nodes_[line[i]].event;
      if (std::holds_alternative<PersonageWon>(event)) break; // they follow by themselves
      if (const auto* city = std::get_if<CityFounded>(&event)) {
        // The step may have cost what the city costs.
        listed_.clear();
        listFoundings(at(next.state), Payments::cheapest, listed_);
        const auto same = std::ranges::find_if(listed_, [&](const Event& e) {
          const auto& other = std::get<CityFounded>(e);
          return other.province == city->province && other.resource == city->resource;
        });
        if (same == listed_.end() || !go(next, Event(*same))) break;
        continue;
      }
      if (!go(next, event)) break;
    }
    record(next);
  }
}

} // namespace annales::inline engine
