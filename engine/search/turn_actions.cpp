#include "engine/rules/arming.h"
#include "engine/rules/battle.h"
#include "engine/rules/founding.h"
#include "engine/rules/production.h"
#include "engine/search/turn_search.h"

#include <algorithm>

namespace annales::inline engine {

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
void TurnSearch::grow(const Stand& stand, const ListParts& list) {
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

} // namespace annales::inline engine
