#include "engine/search/whole_turns.h"

#include "engine/fold/apply.h"
#include "engine/rules/arming.h"
#include "engine/rules/awards.h"
#include "engine/rules/battle.h"
#include "engine/rules/cards.h"
#include "engine/rules/know_how.h"
#include "engine/rules/phase.h"
#include "engine/rules/rondel.h"
#include "engine/rules/round.h"
#include "engine/rules/rules.h"
#include "engine/rules/temple.h"
#include "engine/search/turn_search.h"

#include <algorithm>
#include <cstring>

namespace annales::inline engine {
namespace {

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

std::vector<Event> stepsFrom(const Game& game, const GameState& state) {
  std::vector<Event> steps = legal(game, state, Payments::cheapest);
  std::erase_if(steps, [](const Event& e) { return !std::holds_alternative<RondelMoved>(e); });
  if (!steps.empty()) listSparingSteps({game, state}, steps);
  return steps;
}

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
