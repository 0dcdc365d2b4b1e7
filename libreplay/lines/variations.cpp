#include "libreplay/lines/variations.h"

namespace annales::inline replay {
namespace {

constexpr std::size_t kLongestBegin = 40; // a turn of a game that never ends it

Variation variationAt(const LineTree& tree, const EventLog& events, NodeIndex first) {
  const LineIndex line = tree.lineAt(first);
  const auto own = tree.ownEvents(line);
  Variation way;
  way.at = events[first].seq;
  way.line = tree[line].name;
  way.events = events[tree[line].head].seq + 1 - way.at;
  for (std::size_t i = events[first].seq - events[own.front()].seq; i < own.size(); ++i) {
    way.begin.push_back(own[i]);
    if (std::holds_alternative<TurnEnded>(events[own[i]].event) || way.begin.size() == kLongestBegin) break;
  }
  return way;
}

} // namespace

std::vector<Variation> variationsOf(const LineTree& tree, const Study& study, std::string_view line) {
  const StudyLine* shown = study.line(line);
  const NodeIndex head = shown != nullptr ? shown->head : study.mainHead();
  const std::vector<NodeIndex> path = study.events().path(head);
  std::vector<Variation> found;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const NodeIndex next = i + 1 < path.size() ? path[i + 1] : kNoNode;
    for (const NodeIndex child : tree.children(path[i]))
      if (child != next) found.push_back(variationAt(tree, study.events(), child));
  }
  return found;
}

} // namespace annales::inline replay
