#include "libreplay/openings/opening_tree.h"

#include <algorithm>
#include <cmath>

namespace annales::inline replay {
namespace {

/// A turn as a number: a space's place, or a deed's.
using TurnCode = std::uint32_t;
constexpr TurnCode kNoTurn = kNoDeed;

/// Seats that go on in the same way.
struct TurnWay {
  TurnCode code = kNoTurn;
  std::vector<SeatRow> seats;
};

/// Branches, each with its seats; those of a branch lie together, and those of each way on from there again.
class Growth {
public:
  Growth(OpeningTree& tree, const FactTable& table, const Baselines& baselines, unsigned round)
      : tree_(tree), table_(table), baselines_(baselines), round_(round) {}

  [[nodiscard]] SeatTally tallied(std::span<const SeatRow> seats) const {
    std::vector<SeatRow> sorted(seats.begin(), seats.end()); // "others" have several ways one after another
    std::ranges::sort(sorted);
    SeatTally tally;
    for (const SeatRow seat : sorted)
      add(tally, table_, baselines_, seat, round_);
    return tally;
  }

  /// The ways on from these seats in a turn, the most frequent first. Those that ended are the last way.
  [[nodiscard]] std::vector<TurnWay> waysOf(std::span<const SeatRow> seats, std::size_t turn) const {
    std::vector<std::uint64_t> order; // code and seat
    order.reserve(seats.size());
    for (const SeatRow seat : seats)
      order.push_back(std::uint64_t{codeOf(seat, turn)} << 32U | seat);
    std::ranges::sort(order);
    std::vector<TurnWay> ways;
    for (const std::uint64_t one : order) {
      const auto code = static_cast<TurnCode>(one >> 32U);
      if (ways.empty() || ways.back().code != code) ways.push_back({code, {}});
      ways.back().seats.push_back(static_cast<SeatRow>(one));
    }
    std::ranges::sort(ways, [this](const TurnWay& a, const TurnWay& b) {
      if ((a.code == kNoTurn) != (b.code == kNoTurn)) return b.code == kNoTurn;
      if (a.seats.size() != b.seats.size()) return a.seats.size() > b.seats.size();
      return isBefore(a.code, b.code);
    });
    return ways;
  }

  /// The ways as children of a branch, from `rare` on as one that stands for all of them. The branch's seats
  /// take their order.
  void put(std::size_t parent, std::span<const TurnWay> ways, std::size_t rare, std::size_t depth) {
    const OpeningBranch above = tree_.branches[parent];
    tree_.branches[parent].firstChild = tree_.branches.size();
    std::size_t firstSeat = above.firstSeat;
    const auto place = [&](OpeningBranch branch, std::span<const TurnWay> some) {
      branch.depth = depth;
      branch.parent = parent;
      branch.firstSeat = firstSeat;
      for (const TurnWay& way : some)
        firstSeat = static_cast<std::size_t>(
            std::ranges::copy(way.seats, tree_.seats.begin() + static_cast<std::ptrdiff_t>(firstSeat)).out -
            tree_.seats.begin());
      branch.seats = firstSeat - branch.firstSeat;
      branch.measures = measuresOf(tallied(std::span(tree_.seats).subspan(branch.firstSeat, branch.seats)));
      tree_.branches.push_back(std::move(branch));
    };
    for (std::size_t i = 0; i < rare; ++i)
      place(branchOf(above.played, ways[i].code), ways.subspan(i, 1));
    if (rare < ways.size()) {
      OpeningBranch others;
      others.played = above.played;
      others.others = true;
      others.ways = ways.size() - rare;
      place(std::move(others), ways.subspan(rare));
    }
    tree_.branches[parent].children = tree_.branches.size() - tree_.branches[parent].firstChild;
  }

private:
  [[nodiscard]] TurnCode codeOf(SeatRow seat, std::size_t turn) const {
    if (tree_.by == TreeBy::deeds)
      return turn < kOpeningTurns && table_.hasTurns() ? table_.turns().deed[turn][seat] : kNoTurn;
    const OpeningKey key = table_.seats().opening[seat];
    if (turn >= key.turns()) return kNoTurn;
    const Space space = key.at(turn);
    return static_cast<TurnCode>(space == Space::none ? kSpaces : indexOf(space));
  }
  /// Of deeds by their words: their numbers depend on which game came first.
  [[nodiscard]] bool isBefore(TurnCode a, TurnCode b) const {
    return tree_.by == TreeBy::deeds ? table_.deeds()[a] < table_.deeds()[b] : a < b;
  }
  [[nodiscard]] OpeningBranch branchOf(OpeningKey before, TurnCode code) const {
    OpeningBranch branch;
    if (tree_.by == TreeBy::deeds) branch.done = table_.deeds()[code];
    const Space space = tree_.by == TreeBy::deeds ? spaceOfDeed(branch.done)
                        : code == kSpaces         ? Space::none
                                                  : static_cast<Space>(code);
    branch.played = before.then(space);
    return branch;
  }

  OpeningTree& tree_;
  const FactTable& table_;
  const Baselines& baselines_;
  const unsigned round_;
};

/// How many of the ways stand alone: one that is rare does, too, as "others" would only hide its name.
std::size_t frequentWays(std::span<const TurnWay> ways, std::uint64_t least) {
  const auto rare = static_cast<std::size_t>(
      std::ranges::find_if(ways, [&](const TurnWay& way) { return way.seats.size() < least; }) -
      ways.begin());
  return rare + 1 == ways.size() ? ways.size() : rare;
}

} // namespace

std::vector<SeatRow> OpeningTree::seatsOf(const OpeningBranch& branch) const {
  const auto part = std::span(seats).subspan(branch.firstSeat, branch.seats);
  std::vector<SeatRow> sorted(part.begin(), part.end());
  std::ranges::sort(sorted);
  return sorted;
}

std::size_t OpeningTree::along(OpeningKey played, std::span<const std::string> done) const {
  const auto goesThere = [&](const OpeningBranch& branch) {
    if (branch.others) return false;
    if (by == TreeBy::deeds) return branch.depth <= done.size() && done[branch.depth - 1] == branch.done;
    return branch.depth <= played.turns() && played.beginsWith(branch.played);
  };
  for (std::size_t at = 0;;) {
    const auto children = childrenOf(branches[at]);
    const auto next = std::ranges::find_if(children, goesThere);
    if (next == children.end()) return at;
    at = placeOf(*next);
  }
}

std::optional<OpeningTree> openingTree(const FactTable& table, const Selection& chosen,
                                       const Baselines& baselines, const TreeLimits& limits, unsigned round,
                                       const std::atomic<bool>* cancel) {
  OpeningTree tree;
  tree.by = limits.by;
  tree.seats = chosen.seats;
  const double share = limits.leastShare * static_cast<double>(tree.seats.size());
  const std::uint64_t least = std::max(limits.leastGames, static_cast<std::uint64_t>(std::ceil(share)));
  Growth growth(tree, table, baselines, round);
  OpeningBranch root;
  root.measures = measuresOf(growth.tallied(tree.seats));
  root.seats = tree.seats.size();
  tree.branches.push_back(root);
  for (std::size_t at = 0; at < tree.branches.size(); ++at) {
    if (cancel != nullptr && *cancel) return std::nullopt;
    const OpeningBranch above = tree.branches[at];
    if (above.others || above.depth == limits.turns) continue;
    const std::vector<TurnWay> all =
        growth.waysOf(std::span(tree.seats).subspan(above.firstSeat, above.seats), above.depth);
    std::span<const TurnWay> ways = all;
    if (!ways.empty() && ways.back().code == kNoTurn) {
      tree.branches[at].ended = ways.back().seats.size();
      ways = ways.first(ways.size() - 1);
    }
    growth.put(at, ways, frequentWays(ways, least), above.depth + 1);
  }
  return tree;
}

OpeningTree unfolded(const OpeningTree& tree, std::size_t others, const FactTable& table,
                     const Baselines& baselines, unsigned round, std::size_t most) {
  OpeningTree grown = tree;
  const OpeningBranch above = tree.branches[others];
  if (!above.others || above.children > 0) return grown;
  Growth growth(grown, table, baselines, round);
  const std::vector<TurnWay> ways =
      growth.waysOf(std::span(tree.seats).subspan(above.firstSeat, above.seats), above.depth - 1);
  growth.put(others, ways, ways.size() <= most + 1 ? ways.size() : most, above.depth);
  return grown;
}

} // namespace annales::inline replay
