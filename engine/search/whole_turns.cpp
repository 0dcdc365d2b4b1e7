#include "engine/search/whole_turns.h"

#include "engine/fold/apply.h"
#include "engine/play/campaign.h"
#include "engine/rules/arming.h"
#include "engine/rules/awards.h"
#include "engine/rules/battle.h"
#include "engine/rules/cards.h"
#include "engine/rules/conquest.h"
#include "engine/rules/founding.h"
#include "engine/rules/know_how.h"
#include "engine/rules/phase.h"
#include "engine/rules/production.h"
#include "engine/rules/round.h"
#include "engine/rules/temple.h"
#include "engine/rules/trade.h"
#include "engine/search/company.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace annales::inline engine {
namespace {

constexpr std::uint32_t kTurnStart = ~std::uint32_t{0};
constexpr double kCannotEnd = -1;

/// Mixes a few bytes at a time (the steps of SplitMix64).
class PlaceMixer {
public:
  void put(std::uint64_t bits) {
    sum_ = (sum_ ^ bits) * 0xbf58476d1ce4e5b9ULL;
    sum_ ^= sum_ >> 29U;
  }
  template <class T> void putAll(const T& value) {
    static_assert(std::has_unique_object_representations_v<T>, "a gap would be part of the number");
    const auto* bytes = reinterpret_cast<const char*>(&value);
    for (std::size_t i = 0; i < sizeof value; i += 8) {
      std::uint64_t bits = 0;
      std::memcpy(&bits, bytes + i, std::min<std::size_t>(8, sizeof value - i));
      put(bits);
    }
  }
  [[nodiscard]] std::uint64_t sum() const { return sum_ ^ (sum_ >> 32U); }

private:
  std::uint64_t sum_ = 0x9e3779b97f4a7c15ULL;
};

} // namespace

std::uint64_t placeNumber(const GameState& state) {
  PlaceMixer mixer;
  for (std::size_t n = 0; n < state.fixed.nations; ++n)
    mixer.putAll(state.nations[n]);
  for (std::size_t i = 0; i < state.fixed.provinces; ++i) {
    const ProvinceState& p = state.provinces[i];
    const unsigned signs = (p.temple ? 1U : 0U) | (p.wall ? 2U : 0U) | (p.neutralTemple ? 4U : 0U);
    std::uint64_t units = 0;
    std::uint32_t more = 0;
    std::memcpy(&units, p.units.data(), sizeof units);
    std::memcpy(&more, p.units[4].data(), sizeof more);
    const std::uint64_t rest = (std::uint64_t{more} << 24U) | (std::uint64_t{signs} << 16U) |
                               (static_cast<std::uint64_t>(p.owner.index()) << 8U) | indexOf(p.resource);
    mixer.put(units ^ (rest * 0x94d049bb133111ebULL));
  }
  mixer.putAll(state.bank.coins);
  mixer.put(state.bank.temples);
  mixer.putAll(state.bank.personages);
  mixer.putAll(state.bank.tokens);
  mixer.put((static_cast<std::uint64_t>(state.bellona.index()) << 8U) | state.turn.next);
  for (std::size_t i = 0; i < state.specialRows; ++i)
    mixer.putAll(state.specials[i]);
  if (state.cards.displayed > 0) mixer.putAll(state.cards.piles);
  return mixer.sum();
}

/// One search.
class TurnSearch {
public:
  TurnSearch(WholeTurns& found, const GameState& state, const TurnJudge& judge, const TurnBounds& bounds)
      : found_(found), start_(state), judge_(judge), bounds_(bounds), who_(state.active) {}

  void run(std::span<const Event> steps);

private:
  /// Units that go together; with too few actions they go as far as they come.
  struct TurnOrder {
    Kind kind = Kind::legion;
    ProvinceId from;
    int spent = 0;
    int count = 1;
    ProvinceId to;
    friend bool operator==(const TurnOrder&, const TurnOrder&) = default;
  };
  using TurnOrders = std::vector<TurnOrder>;

  /// A unit or all units of a group sent elsewhere.
  struct OrderChange {
    int promise = 0;
    std::size_t rank = 0; // among those of its group
    TurnOrder order;
  };
  /// Where a turn may stand.
  struct Stand {
    GameState state;
    std::uint32_t last = kTurnStart;
    double chance = kCannotEnd;
  };
  struct Group {
    Kind kind = Kind::legion;
    ProvinceId at;
    int spent = 0;
    int count = 0;
  };
  struct Tried {
    TurnOrders orders;
    double chance = kCannotEnd;
  };

  [[nodiscard]] Situation at(const GameState& state) const { return {found_.game_, state}; }
  [[nodiscard]] bool enough() const { return found_.ways_.size() >= bounds_.evaluations; }
  bool go(Stand& stand, const Event& event);
  /// Judges the turn if it ends here; `kCannotEnd` where it cannot.
  double record(Stand& stand);

  void before(Stand& stand);
  void act(Stand stand);
  void produce(const Stand& stand);
  template <class List> void grow(const Stand& stand, List&& list);
  void arm(const Stand& stand);
  void armUnits(Stand stand);
  void found(Stand& stand);
  void maneuver(const Stand& stand);
  void repeatManeuver(const Stand& stand, std::uint32_t firstNode, std::size_t from);

  [[nodiscard]] std::vector<Group> groupsOf(const GameState& state) const;
  [[nodiscard]] std::vector<TurnOrders> firstOrders(const Stand& stand,
                                                    const std::vector<Group>& groups) const;
  void assaults(const Stand& stand, const std::vector<Group>& groups, std::vector<TurnOrders>& out) const;
  [[nodiscard]] std::vector<OrderChange> changesOf(const Stand& stand,
                                                   const std::vector<Group>& groups) const;
  [[nodiscard]] int promiseOf(const GameState& state, Kind kind, ProvinceId to) const;
  double carryOut(const Stand& stand, const TurnOrders& orders);
  void carry(Stand& stand, const TurnOrder& order);
  [[nodiscard]] ProvinceId nextOn(const GameState& state, Kind kind, ProvinceId from, ProvinceId to) const;
  double conclude(Stand stand);
  [[nodiscard]] static TurnOrders changed(const TurnOrders& orders, const std::vector<Group>& groups,
                                          const TurnOrder& change);

  WholeTurns& found_;
  const GameState& start_;
  const TurnJudge& judge_;
  const TurnBounds& bounds_;
  NationId who_;
  std::vector<Event> listed_; // reused; never across a call that lists
};

bool TurnSearch::go(Stand& stand, const Event& event) {
  if (annales::apply(stand.state, event)) return false;
  found_.nodes_.push_back({event, stand.last});
  stand.last = static_cast<std::uint32_t>(found_.nodes_.size() - 1);
  return true;
}

double TurnSearch::record(Stand& stand) {
  Stand end = stand;
  if (bellonaDue(at(end.state)) || end.state.turn.space == Space::none) return kCannotEnd;
  while (awardDue(at(end.state))) {
    const auto awards = nextAwards(at(end.state));
    if (awards.empty() || !go(end, wonWith(at(end.state), awards.front()))) break;
  }
  if (annales::apply(end.state, TurnEnded{who_})) return kCannotEnd;
  const std::uint64_t place = placeNumber(end.state);
  for (const WholeTurns::Way& way : found_.ways_)
    if (way.place == place) return stand.chance = way.chance;
  if (const auto over = dueEnd(at(end.state)))
    if (annales::apply(end.state, *over)) return kCannotEnd;
  stand.chance = judge_(end.state);
  found_.ways_.push_back({end.last, stand.chance, place});
  if (stand.chance > found_.ways_[found_.best_].chance) found_.best_ = found_.ways_.size() - 1;
  return stand.chance;
}

/// Own cards that are better played than kept: each is tried on the position as it is.
void TurnSearch::before(Stand& stand) {
  if (!found_.game_.ruleset->hasCards || revealForced(at(stand.state)) || dueBattle(at(stand.state))) return;
  const auto worth = [&](const GameState& state) {
    GameState end = state;
    return annales::apply(end, TurnEnded{who_}) ? kCannotEnd : judge_(end);
  };
  for (std::size_t played = 0; played < bounds_.parts; ++played) {
    std::vector<Event> cards;
    listPlayed(at(stand.state), cards);
    std::erase_if(cards, [&](const Event& e) {
      const auto* card = std::get_if<CardPlayed>(&e);
      return card == nullptr || card->nation != who_ || card->effects->empty();
    });
    if (cards.empty()) return;
    double most = worth(stand.state);
    Stand best = stand;
    for (const Event& card : cards) {
      Stand next = stand;
      if (!go(next, card)) continue;
      if (const double chance = worth(next.state); chance > most) {
        most = chance;
        best = next;
      }
    }
    if (best.last == stand.last) return;
    stand = best;
  }
}

void TurnSearch::run(std::span<const Event> steps) {
  Stand stand{start_};
  if (start_.turn.space != Space::none) return act(stand);
  before(stand);
  std::size_t maneuverFrom = 0;
  std::uint32_t maneuverNode = kTurnStart;
  for (const Event& step : steps) {
    const auto* move = std::get_if<RondelMoved>(&step);
    if (move == nullptr || move->paid.total() > bounds_.dearest) continue;
    Stand next = stand;
    if (!go(next, step)) continue;
    if (!isManeuver(move->to)) {
      act(next);
      continue;
    }
    if (maneuverNode != kTurnStart) {
      repeatManeuver(next, maneuverNode, maneuverFrom);
      continue;
    }
    maneuverFrom = found_.ways_.size();
    maneuverNode = next.last;
    act(next);
  }
}

void TurnSearch::act(Stand stand) {
  if (enough()) return;
  if (!actionOpen(at(stand.state))) return found(stand);
  switch (stand.state.turn.space) {
  case Space::marble:
  case Space::iron:
  case Space::gold:
    return produce(stand);
  case Space::temple:
    return grow(stand, [this](const GameState& s, std::vector<Event>& out) {
      listTemples(at(s), Payments::cheapest, out);
    });
  case Space::knowHow:
    before(stand);
    return grow(stand, [this](const GameState& s, std::vector<Event>& out) {
      listKnowHows(at(s), Payments::cheapest, out);
      std::erase_if(out, [](const Event& e) {
        const auto* recruited = std::get_if<UnitsRecruited>(&e);
        return recruited != nullptr && recruited->count > 1;
      });
    });
  case Space::arming:
    return arm(stand);
  case Space::maneuver1:
  case Space::maneuver2:
    return maneuver(stand);
  case Space::none:
    return;
  }
}

void TurnSearch::produce(const Stand& stand) {
  std::vector<Event> gains;
  listProduced(at(stand.state), gains);
  Stand none = stand;
  if (gains.empty()) return found(none);
  for (const Event& gain : gains) {
    Stand next = stand;
    if (go(next, gain)) found(next);
  }
}

/// Part after part, as long as a part is possible; the best few are followed up.
template <class List> void TurnSearch::grow(const Stand& stand, List&& list) {
  std::vector<Stand> front{stand}, children, ends;
  record(front.front());
  ends.push_back(front.front());
  for (std::size_t part = 0; part < bounds_.parts && !front.empty() && !enough(); ++part) {
    children.clear();
    for (const Stand& one : front) {
      listed_.clear();
      list(one.state, listed_);
      for (const Event& event : listed_) {
        Stand next = one;
        if (!go(next, event)) continue;
        const std::size_t known = found_.ways_.size();
        if (record(next) == kCannotEnd || found_.ways_.size() == known) continue;
        children.push_back(std::move(next));
      }
    }
    std::ranges::stable_sort(children, std::ranges::greater(), &Stand::chance);
    if (children.size() > bounds_.beam) children.resize(bounds_.beam);
    ends.insert(ends.end(), children.begin(), children.end());
    std::swap(front, children);
  }
  std::ranges::stable_sort(ends, std::ranges::greater(), &Stand::chance);
  for (std::size_t i = 0; i < ends.size() && i < bounds_.beam; ++i)
    found(ends[i]);
}

/// Bellona first, the best few of its uses.
void TurnSearch::arm(const Stand& stand) {
  if (!bellonaDue(at(stand.state))) return armUnits(stand);
  std::vector<Event> gifts;
  listArming(at(stand.state), Payments::cheapest, gifts);
  std::vector<Stand> used;
  for (const Event& gift : gifts) {
    Stand next = stand;
    if (std::holds_alternative<BellonaUsed>(gift) && go(next, gift) && record(next) != kCannotEnd)
      used.push_back(next);
  }
  std::ranges::stable_sort(used, std::ranges::greater(), &Stand::chance);
  for (std::size_t i = 0; i < used.size() && i < bounds_.beam; ++i)
    armUnits(used[i]);
}

/// A unit in each city, and the next ones where the first did best.
void TurnSearch::armUnits(Stand stand) {
  const auto units = [this](const GameState& s, std::vector<Event>& out) {
    out.clear();
    listArming(at(s), Payments::cheapest, out);
    std::erase_if(out, [](const Event& e) {
      const auto* armed = std::get_if<UnitsArmed>(&e);
      return armed == nullptr || armed->count > 1;
    });
  };
  const auto settle = [this](Stand& s) {
    const auto battle = dueBattle(at(s.state));
    return !battle || go(s, *battle);
  };
  std::vector<Event> first;
  record(stand);
  units(stand.state, first);
  struct Placed {
    Event event;
    double chance = 0;
  };
  std::vector<Placed> placements;
  Stand best = stand, top = stand;
  bool any = false;
  for (const Event& event : first) {
    Stand next = stand;
    if (!go(next, event) || !settle(next)) continue;
    const double chance = record(next);
    placements.push_back({event, chance});
    if (!any || chance > best.chance) best = next;
    any = true;
  }
  std::ranges::stable_sort(placements, std::ranges::greater(), &Placed::chance);
  if (placements.size() > bounds_.placements) placements.resize(bounds_.placements);
  if (any && best.chance > top.chance) top = best;
  for (std::size_t part = 1; any && part < bounds_.parts && !enough(); ++part) {
    const Stand here = best;
    any = false;
    units(here.state, first);
    for (const Event& event : first) {
      const auto& e = std::get<UnitsArmed>(event);
      const bool tried = std::ranges::any_of(placements, [&](const Placed& p) {
        const auto& other = std::get<UnitsArmed>(p.event);
        return other.kind == e.kind && other.province == e.province;
      });
      if (!tried) continue;
      Stand next = here;
      if (!go(next, event) || !settle(next)) continue;
      const double chance = record(next);
      if (!any || chance > best.chance) best = next;
      any = true;
    }
    if (any && best.chance > top.chance) top = best;
  }
  found(top);
}

/// City after city, the best first, each position on the way being a turn, too.
void TurnSearch::found(Stand& stand) {
  record(stand);
  for (std::size_t part = 0; part < bounds_.parts && !enough(); ++part) {
    std::vector<Event> cities;
    listFoundings(at(stand.state), Payments::cheapest, cities);
    if (cities.empty()) return;
    Stand best;
    for (const Event& city : cities) {
      Stand next = stand;
      if (go(next, city) && record(next) > best.chance) best = next;
    }
    if (best.chance == kCannotEnd) return;
    stand = best;
  }
}

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

void TurnSearch::carry(Stand& stand, const TurnOrder& order) {
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
  for (const TurnOrder& order : orders)
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
    const Campaign campaign = plan(outlook);
    TurnOrders orders;
    for (const Order& order : campaign.orders)
      orders.push_back({order.kind, order.from, order.spent, order.count, order.to});
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
                                           const TurnOrder& change) {
  TurnOrders next = orders;
  int idle = 0;
  for (const Group& g : groups)
    if (g.kind == change.kind && g.at == change.from && g.spent == change.spent) idle = g.count;
  for (const TurnOrder& order : next)
    if (order.kind == change.kind && order.from == change.from && order.spent == change.spent)
      idle -= order.count;
  // To stay is to be idle, so that the units must come from an order.
  int missing = change.to == change.from ? change.count : std::max(0, change.count - idle);
  for (std::size_t i = next.size(); i-- > 0 && missing > 0;) {
    TurnOrder& order = next[i];
    if (order.kind != change.kind || order.from != change.from || order.spent != change.spent ||
        order.to == change.to)
      continue;
    const int taken = std::min(missing, order.count);
    order.count -= taken;
    missing -= taken;
  }
  std::erase_if(next, [](const TurnOrder& order) { return order.count <= 0; });
  if (change.to == change.from) return next;
  for (TurnOrder& order : next)
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

std::span<const WholeTurns::Way> WholeTurns::search(const GameState& state, std::span<const Event> steps,
                                                    const TurnJudge& judge, const TurnBounds& bounds) {
  nodes_.clear();
  ways_.clear();
  best_ = 0;
  TurnSearch(*this, state, judge, bounds).run(steps);
  return ways_;
}

std::vector<Event> WholeTurns::lineOf(const Way& way) const {
  std::vector<Event> line;
  for (std::uint32_t node = way.last; node != kTurnStart; node = nodes_[node].before)
    line.push_back(nodes_[node].event);
  std::ranges::reverse(line);
  return line;
}

} // namespace annales::inline engine
