// How a nation's games branch from its first turn on: what was played, how often, and what became of it.
#pragma once

#include "libreplay/openings/explorer.h"
#include "libreplay/openings/measures.h"

#include <atomic>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace annales::inline replay {

/// What tells ways apart: the spaces of turns, or all that was done in them. The latter is known for
/// `kOpeningTurns` turns, of tables that have turns.
enum class TreeBy : std::uint8_t { spaces, deeds };

struct OpeningBranch {
  OpeningKey played;     // the spaces from the first turn on; of `others` what they share
  std::string done;      // by deeds: what the last turn did
  bool others = false;   // several ways, each too rare to be shown alone
  std::size_t ways = 1;  // how many of them
  std::size_t depth = 0; // turns; of `others` and what they are unfolded to one more than they share
  Measures measures;
  std::uint64_t ended = 0;                  // seats for which nothing followed
  std::size_t parent = 0;                   // its place; of the root its own
  std::size_t firstChild = 0, children = 0; // they lie together, the most frequent first, `others` last
  std::size_t firstSeat = 0, seats = 0;     // its part of `OpeningTree::seats`
};

struct TreeLimits {
  std::size_t turns = 6;        // how deep it goes
  std::uint64_t leastGames = 2; // rarer ways are put together, where there are several of them
  double leastShare = 0.01;     // likewise, of all seats
  TreeBy by = TreeBy::spaces;
};

struct OpeningTree {
  TreeBy by = TreeBy::spaces;
  std::vector<OpeningBranch> branches; // the root first, then by depth; never empty
  std::vector<SeatRow> seats;          // those of a branch lie together

  [[nodiscard]] const OpeningBranch& root() const { return branches.front(); }
  [[nodiscard]] std::span<const OpeningBranch> childrenOf(const OpeningBranch& branch) const {
    return std::span(branches).subspan(branch.firstChild, branch.children);
  }
  [[nodiscard]] std::size_t placeOf(const OpeningBranch& branch) const {
    return static_cast<std::size_t>(&branch - branches.data());
  }
  /// In the table's order.
  [[nodiscard]] std::vector<SeatRow> seatsOf(const OpeningBranch& branch) const;
  /// The deepest branch that was played so far, by these spaces or by what was done; the root where no other
  /// was.
  [[nodiscard]] std::size_t along(OpeningKey played, std::span<const std::string> done = {}) const;
};

/// Of the chosen seats. `round`: as for `explore`. Nothing when cancelled.
[[nodiscard]] std::optional<OpeningTree> openingTree(const FactTable& table, const Selection& chosen,
                                                     const Baselines& baselines, const TreeLimits& limits,
                                                     unsigned round,
                                                     const std::atomic<bool>* cancel = nullptr);

/// The tree with the ways that `others` puts together as its children, at most so many and the rest as others
/// again. Places of branches stay.
[[nodiscard]] OpeningTree unfolded(const OpeningTree& tree, std::size_t others, const FactTable& table,
                                   const Baselines& baselines, unsigned round, std::size_t most = 200);

} // namespace annales::inline replay
