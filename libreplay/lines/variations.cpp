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

/// Who has set which line, as far as it was not taken back.
class Authors {
public:
  void read(const StudyChange& change) {
    for (const Edit& edit : change.edits) {
      if (const auto* set = std::get_if<SetLine>(&edit)) known_.try_emplace(set->name, change.author);
      if (const auto* gone = std::get_if<DeleteLine>(&edit)) known_.erase(gone->name);
      if (const auto* renamed = std::get_if<RenameLine>(&edit))
        if (auto line = known_.extract(renamed->from)) {
          line.key() = renamed->to;
          known_.insert(std::move(line));
        }
    }
  }
  [[nodiscard]] std::map<std::string, std::string> take() { return std::move(known_); }

private:
  std::map<std::string, std::string> known_;
};

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

std::map<std::string, std::string> lineAuthors(const Notebook& notebook) {
  Authors authors;
  for (const StudyChange* change : notebook.standing())
    authors.read(*change);
  return authors.take();
}

} // namespace annales::inline replay
