// Who follows from whom among the events of a tree, without walking there.
#pragma once

#include "libreplay/log/event_blocks.h"

#include <cstddef>
#include <vector>

namespace annales::inline replay {

/// Each event is numbered before all that follow from it, and those come without a gap.
class Descent {
public:
  /// `parentOf(place)` is smaller than the place; 0 has none.
  template <class ParentOf>
  Descent(std::size_t events, const ParentOf& parentOf) : first_(events, 0), end_(events, 1) {
    for (std::size_t i = events; --i > 0;)
      end_[parentOf(static_cast<NodeIndex>(i))] += end_[i]; // as yet how many they are
    std::vector<NodeIndex> next(events, 1);
    for (std::size_t i = 1; i < events; ++i) {
      NodeIndex& free = next[parentOf(static_cast<NodeIndex>(i))];
      first_[i] = free;
      next[i] = free + 1;
      free += end_[i];
      end_[i] = free;
    }
  }

  /// The numbers of an event and of what follows from it: from `first` to before `end`.
  [[nodiscard]] NodeIndex first(NodeIndex place) const { return first_[place]; }
  [[nodiscard]] NodeIndex end(NodeIndex place) const { return end_[place]; }
  [[nodiscard]] bool isAncestorOrSelf(NodeIndex ancestor, NodeIndex of) const {
    return first_[ancestor] <= first_[of] && first_[of] < end_[ancestor];
  }

private:
  std::vector<NodeIndex> first_, end_; // by place
};

} // namespace annales::inline replay
