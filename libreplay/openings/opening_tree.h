// How a nation's games branch from its first turn on: what was played, how often, and what became of it.
#pragma once

#include "libreplay/openings/explorer.h"
#include "libreplay/openings/measures.h"

#include <atomic>
#include <optional>
#include <span>
#include <vector>

namespace annales::inline replay {

struct OpeningBranch {
  OpeningKey played;     // from the first turn on; of `others` what they share
  bool others = false;   // several ways, each too rare to be shown alone
  std::size_t ways = 1;  // how many of them
  std::size_t depth = 0; // turns; of `others` one more than they share
  Measures measures;
  std::uint64_t ended = 0;                  // seats for which nothing followed
  std::size_t parent = 0;                   // its place; of the root its own
  std::size_t firstChild = 0, children = 0; // they lie together, the most frequent first, `others` last
};

struct TreeLimits {
  std::size_t turns = 6;        // how deep it goes
  std::uint64_t leastGames = 2; // rarer ways are put together, where there are several of them
  double leastShare = 0.01;     // likewise, of all seats
};

struct OpeningTree {
  std::vector<OpeningBranch> branches; // the root first, then by depth; never empty

  [[nodiscard]] const OpeningBranch& root() const { return branches.front(); }
  [[nodiscard]] std::span<const OpeningBranch> childrenOf(const OpeningBranch& branch) const {
    return std::span(branches).subspan(branch.firstChild, branch.children);
  }
  [[nodiscard]] std::size_t placeOf(const OpeningBranch& branch) const {
    return static_cast<std::size_t>(&branch - branches.data());
  }
  /// The deepest branch that was played so far; the root where no other was.
  [[nodiscard]] std::size_t along(OpeningKey played) const;
};

/// Of the chosen seats. `round`: as for `explore`. Nothing when cancelled.
[[nodiscard]] std::optional<OpeningTree> openingTree(const FactTable& table, const Selection& chosen,
                                                     const Baselines& baselines, const TreeLimits& limits,
                                                     unsigned round,
                                                     const std::atomic<bool>* cancel = nullptr);

} // namespace annales::inline replay
