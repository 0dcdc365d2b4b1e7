#include "libreplay/lines/compare.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

/// A turn of one line and its last event.
struct TurnEndOf {
  std::uint16_t round = 0;
  NationId nation;
  EventIndex last = 0;
  bool done = true;

  /// Nobody's turn comes before the first nation's.
  [[nodiscard]] int place() const {
    constexpr int kTurns = static_cast<int>(kMaxNations) + 1;
    return round * kTurns + (nation.exists() ? static_cast<int>(nation.index()) + 1 : 0);
  }
};

std::vector<TurnEndOf> turnsOf(const EventLog& log, std::span<const NodeIndex> path) {
  std::vector<TurnEndOf> turns{TurnEndOf{}};
  for (std::size_t n = 0; n < path.size(); ++n) {
    const Event& event = log[path[n]].event;
    if (const auto* round = std::get_if<RoundBegan>(&event))
      turns.push_back({round->round, NationId::none()});
    if (const auto* turn = std::get_if<TurnBegan>(&event))
      turns.push_back({turns.back().round, turn->nation});
    turns.back().last = static_cast<EventIndex>(n + 1);
  }
  const Event* end = path.empty() ? nullptr : &log[path.back()].event;
  turns.back().done =
      end != nullptr && (std::holds_alternative<TurnEnded>(*end) || std::holds_alternative<GameEnded>(*end));
  return turns;
}

void skipShared(std::vector<TurnEndOf>& turns, EventIndex shared) {
  std::erase_if(turns, [shared](const TurnEndOf& turn) { return turn.last < shared; });
}

/// Both lists in the order of the game, merged by turn.
std::vector<TurnPair> merged(const std::vector<TurnEndOf>& a, const std::vector<TurnEndOf>& b) {
  std::vector<TurnPair> pairs;
  std::size_t i = 0, j = 0;
  while (i < a.size() || j < b.size()) {
    const bool takeA = j == b.size() || (i < a.size() && a[i].place() <= b[j].place());
    const bool takeB = i == a.size() || (j < b.size() && b[j].place() <= a[i].place());
    const TurnEndOf& turn = takeA ? a[i] : b[j];
    pairs.push_back({turn.round, turn.nation, takeA ? a[i].last : 0, takeB ? b[j].last : 0,
                     takeA && a[i].done, takeB && b[j].done});
    i += takeA;
    j += takeB;
  }
  return pairs;
}

NodeIndex forkOf(const EventLog& log, NodeIndex a, NodeIndex b) {
  while (a != b) {
    NodeIndex& later = log[a].seq >= log[b].seq ? a : b;
    later = log[later].parent;
  }
  return a;
}

EventIndex across(const LinePair& pair, EventIndex k, EventIndex TurnPair::*from, EventIndex TurnPair::*to) {
  if (k <= pair.shared) return k;
  EventIndex there = pair.shared;
  for (const TurnPair& turn : pair.turns) {
    const bool reached = turn.*from >= k;
    if (turn.*to != 0 && (!reached || turn.doneA == turn.doneB)) there = turn.*to;
    if (reached) break;
  }
  return there;
}

void compareKnowHows(const NationState& a, const NationState& b, NationDifference& out) {
  for (std::size_t i = 0; i < kMaxKnowHows; ++i) {
    const KnowHowId k(i);
    if (a.knows(k) && !b.knows(k)) out.onlyInA.push_back(k);
    if (b.knows(k) && !a.knows(k)) out.onlyInB.push_back(k);
  }
}

void compareCities(std::size_t provinces, const GameState& a, const GameState& b, NationId n,
                   NationDifference& out) {
  for (std::size_t i = 0; i < provinces; ++i) {
    const ProvinceId p(i);
    if (a[p].owner == n && b[p].owner != n) out.citiesOnlyInA.push_back(p);
    if (b[p].owner == n && a[p].owner != n) out.citiesOnlyInB.push_back(p);
  }
}

} // namespace

EventIndex LinePair::onB(EventIndex a) const {
  return across(*this, a, &TurnPair::a, &TurnPair::b);
}

EventIndex LinePair::onA(EventIndex b) const {
  return across(*this, b, &TurnPair::b, &TurnPair::a);
}

LinePair pairLines(const EventLog& log, NodeIndex headA, NodeIndex headB) {
  LinePair pair{headA, headB, forkOf(log, headA, headB), 0, {}};
  pair.shared = log[pair.fork].seq + 1;
  std::vector<TurnEndOf> a = turnsOf(log, log.path(headA)), b = turnsOf(log, log.path(headB));
  skipShared(a, pair.shared);
  skipShared(b, pair.shared);
  pair.turns = merged(a, b);
  return pair;
}

bool NationDifference::none() const {
  return change.none() && onlyInA.empty() && onlyInB.empty() && citiesOnlyInA.empty() &&
         citiesOnlyInB.empty() && rondelA == rondelB;
}

std::vector<NationDifference> differencesBetween(const Game& game, const GameState& a, const GameState& b) {
  std::vector<NationDifference> all;
  for (std::size_t i = 0; i < game.nations(); ++i) {
    const NationId n(i);
    NationDifference difference;
    difference.change = changeOf(a, b, n);
    difference.rondelA = a[n].rondel;
    difference.rondelB = b[n].rondel;
    compareKnowHows(a[n], b[n], difference);
    compareCities(game.map->size(), a, b, n, difference);
    all.push_back(std::move(difference));
  }
  return all;
}

std::optional<std::size_t> LedgerOfDifferences::firstDifference() const {
  for (std::size_t i = 0; i < rows.size(); ++i)
    for (const NationDifference& nation : rows[i].nations)
      if (!nation.none()) return i;
  return std::nullopt;
}

LedgerOfDifferences ledgerOf(const EventLog& log, const LinePair& pair) {
  Timeline a(log, pair.headA), b(log, pair.headB);
  LedgerOfDifferences ledger;
  for (const TurnPair& turn : pair.turns) {
    if (turn.a == 0 || turn.b == 0) continue;
    if (turn.a > a.folded() || turn.b > b.folded()) break;
    if (!turn.bothDone()) {
      ledger.unfinished = turn;
      continue;
    }
    ledger.rows.push_back({turn, differencesBetween(log.game(), a.seek(turn.a), b.seek(turn.b))});
  }
  return ledger;
}

} // namespace annales::inline replay
