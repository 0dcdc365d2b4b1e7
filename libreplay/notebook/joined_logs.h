// A study's events and those of another log of its game as one tree, without a copy of either.
#pragma once

#include "libreplay/notebook/study.h"

#include <vector>

namespace annales::inline replay {

/// The study's events have their places, what only the other log has comes behind them. Both outlive it, and
/// stay as they are.
class JoinedLogs {
public:
  JoinedLogs(const Study& study, const EventLog& from)
      : ours_(study.events()), theirs_(from), places_(from.size(), 0) {
    const auto known = static_cast<NodeIndex>(ours_.size());
    for (NodeIndex i = 1; i < from.size(); ++i) {
      if (const auto at = ours_.find(from[i].id)) {
        places_[i] = *at;
        continue;
      }
      places_[i] = known + static_cast<NodeIndex>(added_.size());
      added_.push_back(i);
    }
  }

  [[nodiscard]] std::size_t size() const { return ours_.size() + added_.size(); }
  /// Of an event of the other log.
  [[nodiscard]] NodeIndex placeOf(NodeIndex theirs) const { return places_[theirs]; }
  [[nodiscard]] const Hash& id(NodeIndex place) const { return node(place).id; }
  [[nodiscard]] const Event& event(NodeIndex place) const { return node(place).event; }
  [[nodiscard]] NodeIndex parent(NodeIndex place) const {
    const NodeIndex parent = node(place).parent;
    return isOurs(place) ? parent : places_[parent];
  }
  /// Whether the study has it.
  [[nodiscard]] bool isOurs(NodeIndex place) const { return place < ours_.size(); }

private:
  [[nodiscard]] const EventNode& node(NodeIndex place) const {
    return isOurs(place) ? ours_[place] : theirs_[added_[place - ours_.size()]];
  }

  const EventLog& ours_;
  const EventLog& theirs_;
  std::vector<NodeIndex> places_; // of theirs
  std::vector<NodeIndex> added_;  // of theirs: what stands behind ours
};

} // namespace annales::inline replay
