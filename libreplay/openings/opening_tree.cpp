#include "libreplay/openings/opening_tree.h"

#include <algorithm>
#include <cmath>

namespace annales::inline replay {
namespace {

using SeatSpan = std::span<const SeatRow>; // in the order of their openings

/// Grows a tree by depth: the seats of a branch lie together, and those of each way on from there again.
class Growth {
public:
  Growth(const FactTable& table, const Selection& chosen, const Baselines& baselines,
         const TreeLimits& limits, unsigned round)
      : table_(table), baselines_(baselines), limits_(limits), round_(round), seats_(chosen.seats) {
    std::ranges::stable_sort(seats_, {}, [this](SeatRow seat) { return table_.seats().opening[seat]; });
    const double share = limits.leastShare * static_cast<double>(seats_.size());
    least_ = std::max(limits.leastGames, static_cast<std::uint64_t>(std::ceil(share)));
  }

  [[nodiscard]] std::optional<OpeningTree> grow(const std::atomic<bool>* cancel) {
    OpeningBranch root;
    root.measures = measuresOf(tallied(seats_));
    tree_.branches.push_back(root);
    spans_.emplace_back(seats_);
    for (std::size_t at = 0; at < tree_.branches.size(); ++at) {
      if (cancel != nullptr && *cancel) return std::nullopt;
      branchOut(at);
    }
    return std::move(tree_);
  }

private:
  struct Way {
    OpeningKey played;
    SeatSpan seats;
  };

  [[nodiscard]] OpeningKey keyOf(SeatRow seat) const { return table_.seats().opening[seat]; }

  [[nodiscard]] SeatTally tallied(SeatSpan seats) const {
    SeatTally tally;
    for (const SeatRow seat : seats)
      add(tally, table_, baselines_, seat, round_);
    return tally;
  }

  void branchOut(std::size_t at) {
    const OpeningBranch above = tree_.branches[at];
    if (above.others || above.depth == limits_.turns) return;
    std::vector<Way> ways;
    std::vector<SeatRow> rare;
    std::size_t rareWays = 0;
    const Way* onlyRare = nullptr;
    const std::vector<Way> all = waysOn(at, above.depth);
    for (const Way& way : all) {
      if (way.seats.size() >= least_) {
        ways.push_back(way);
        continue;
      }
      ++rareWays;
      onlyRare = &way;
      rare.insert(rare.end(), way.seats.begin(), way.seats.end());
    }
    if (rareWays == 1) ways.push_back(*onlyRare); // "others" would only hide its name
    std::ranges::stable_sort(ways, std::greater{}, [](const Way& way) { return way.seats.size(); });
    tree_.branches[at].firstChild = tree_.branches.size();
    for (const Way& way : ways)
      put(at, way.played, way.seats, tallied(way.seats));
    if (rareWays > 1) {
      put(at, above.played, {}, tallied(rare));
      tree_.branches.back().others = true;
      tree_.branches.back().ways = rareWays;
    }
    tree_.branches[at].children = tree_.branches.size() - tree_.branches[at].firstChild;
  }

  /// Those that ended here go no further.
  [[nodiscard]] std::vector<Way> waysOn(std::size_t at, std::size_t depth) {
    std::vector<Way> ways;
    SeatSpan rest = spans_[at];
    while (!rest.empty()) {
      const OpeningKey way = keyOf(rest.front()).first(depth + 1);
      const auto end =
          std::ranges::find_if(rest, [&](SeatRow seat) { return keyOf(seat).first(depth + 1) != way; });
      const auto count = static_cast<std::size_t>(end - rest.begin());
      if (way.turns() > depth)
        ways.push_back({way, rest.first(count)});
      else
        tree_.branches[at].ended += count;
      rest = rest.subspan(count);
    }
    return ways;
  }

  void put(std::size_t parent, OpeningKey played, SeatSpan seats, const SeatTally& tally) {
    OpeningBranch branch;
    branch.played = played;
    branch.depth = tree_.branches[parent].depth + 1;
    branch.measures = measuresOf(tally);
    branch.parent = parent;
    tree_.branches.push_back(branch);
    spans_.push_back(seats);
  }

  const FactTable& table_;
  const Baselines& baselines_;
  const TreeLimits& limits_;
  const unsigned round_;
  std::vector<SeatRow> seats_;
  std::uint64_t least_ = 1;
  OpeningTree tree_;
  std::vector<SeatSpan> spans_; // by branch
};

} // namespace

std::size_t OpeningTree::along(OpeningKey played) const {
  std::size_t at = 0;
  for (;;) {
    const auto children = childrenOf(branches[at]);
    const auto next = std::ranges::find_if(children, [&](const OpeningBranch& branch) {
      return !branch.others && branch.depth <= played.turns() && played.beginsWith(branch.played);
    });
    if (next == children.end()) return at;
    at = placeOf(*next);
  }
}

std::optional<OpeningTree> openingTree(const FactTable& table, const Selection& chosen,
                                       const Baselines& baselines, const TreeLimits& limits, unsigned round,
                                       const std::atomic<bool>* cancel) {
  return Growth(table, chosen, baselines, limits, round).grow(cancel);
}

} // namespace annales::inline replay
