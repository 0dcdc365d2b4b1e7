#include "libreplay/lines/line_tree.h"

#include "libreplay/log/played_by.h"

#include <algorithm>
#include <unordered_set>

namespace annales::inline replay {

namespace {

/// Lines of machines without a line of a person that goes on from their own part.
std::unordered_set<std::string_view> linesOfMachines(const Study& study, std::string_view shown) {
  std::unordered_set<std::string_view> machines;
  const LineTree all(study);
  std::vector<bool> carries(all.lines().size(), false);
  for (LineIndex line = static_cast<LineIndex>(all.lines().size()); line-- > 1;) {
    const StudyLine* held = study.line(all[line].name);
    const bool byMachine = held != nullptr && isMachineAuthor(study.authorOf(*held));
    if (byMachine && !carries[line] && held->name != shown)
      machines.insert(held->name);
    else if (all[line].parent != kNoLine)
      carries[all[line].parent] = true;
  }
  return machines;
}

} // namespace

LineTree::LineTree(const Study& study, HiddenLines hidden, LinesOf whose)
    : line_(study.events().size(), kNoLine), next_(study.events().size(), kNoNode) {
  const EventLog& events = study.events();
  parent_.reserve(events.size());
  seq_.reserve(events.size());
  for (NodeIndex i = 0; i < events.size(); ++i) {
    parent_.push_back(events[i].parent);
    seq_.push_back(events[i].seq);
  }
  lines_.reserve(study.lines().size() + 1);
  add({std::string(kMainLine), study.mainHead(), kNoLine, kNoNode, false, false}, events);
  const auto left =
      whose.machines ? std::unordered_set<std::string_view>{} : linesOfMachines(study, whose.shown);
  for (const StudyLine& line : study.lines())
    if ((!line.hidden || hidden == HiddenLines::shown) && !left.contains(line.name))
      add({line.name, line.head, kNoLine, kNoNode, line.own, line.hidden}, events);
}

/// Every event belongs to the first line through it, so the way up ends where an earlier line is met.
void LineTree::add(TreeLine line, const EventLog& events) {
  const auto index = static_cast<LineIndex>(lines_.size());
  begin_.push_back(own_.size());
  NodeIndex at = line.head;
  for (; at != kNoNode && line_[at] == kNoLine; at = events[at].parent) {
    line_[at] = index;
    own_.push_back(at);
  }
  std::reverse(own_.begin() + static_cast<std::ptrdiff_t>(begin_.back()), own_.end());
  line.fork = at;
  if (at != kNoNode) line.parent = line_[at];
  lines_.push_back(std::move(line));
  for (const NodeIndex event : ownEvents(index))
    if (parent_[event] != kNoNode) addChild(parent_[event], event);
}

void LineTree::addChild(NodeIndex parent, NodeIndex child) {
  if (next_[parent] == kNoNode) {
    next_[parent] = child;
    return;
  }
  std::vector<NodeIndex>& fork = forks_[parent];
  if (fork.empty()) fork.push_back(next_[parent]);
  fork.push_back(child);
}

LineIndex LineTree::lineNamed(std::string_view name) const {
  const auto at =
      std::find_if(lines_.begin(), lines_.end(), [&](const TreeLine& line) { return line.name == name; });
  return at == lines_.end() ? kNoLine : static_cast<LineIndex>(at - lines_.begin());
}

std::span<const NodeIndex> LineTree::ownEvents(LineIndex line) const {
  const std::size_t end = line + 1 < begin_.size() ? begin_[line + 1] : own_.size();
  return std::span(own_).subspan(begin_[line], end - begin_[line]);
}

LineIndex LineTree::lineAt(NodeIndex event) const {
  return event < line_.size() ? line_[event] : kNoLine;
}

/// A fork is one of the parent line's own events, so the way back goes from branch to branch.
bool LineTree::isOnLine(NodeIndex event, LineIndex line) const {
  const LineIndex owner = lineAt(event);
  if (owner == kNoLine) return false;
  NodeIndex last = lines_[line].head;
  while (line != owner && lines_[line].parent != kNoLine) {
    last = lines_[line].fork;
    line = lines_[line].parent;
  }
  return line == owner && seq_[event] <= seq_[last];
}

std::span<const NodeIndex> LineTree::children(NodeIndex event) const {
  if (event >= next_.size() || next_[event] == kNoNode) return {};
  if (const auto fork = forks_.find(event); fork != forks_.end()) return fork->second;
  return {&next_[event], 1};
}

std::span<const NodeIndex> LineTree::siblings(NodeIndex event) const {
  if (lineAt(event) == kNoLine || parent_[event] == kNoNode) return {};
  return children(parent_[event]);
}

std::optional<TreePlace> LineTree::nextFork(TreePlace at) const {
  std::optional<TreePlace> found;
  for (NodeIndex event = lines_[at.line].head; event != kNoNode && event != at.event; event = parent_[event])
    if (isFork(event)) found = TreePlace{at.line, event};
  return found;
}

std::optional<TreePlace> LineTree::previousFork(TreePlace at) const {
  NodeIndex event = parent_[at.event];
  while (event != kNoNode && !isFork(event))
    event = parent_[event];
  if (event == kNoNode) return std::nullopt;
  return TreePlace{at.line, event};
}

std::optional<TreePlace> LineTree::sibling(TreePlace at, int by) const {
  if (lineAt(at.event) == kNoLine) return std::nullopt;
  NodeIndex event = at.event;
  while (siblings(event).size() < 2) {
    event = parent_[event];
    if (event == kNoNode) return std::nullopt;
  }
  const std::span<const NodeIndex> row = siblings(event);
  const std::ptrdiff_t place = std::find(row.begin(), row.end(), event) - row.begin() + by;
  if (place < 0 || place >= std::ssize(row)) return std::nullopt;
  const NodeIndex there = row[static_cast<std::size_t>(place)];
  return TreePlace{line_[there], there};
}

std::optional<TreePlace> LineTree::backToFork(NodeIndex event) const {
  const LineIndex line = lineAt(event);
  if (line == kNoLine || lines_[line].parent == kNoLine) return std::nullopt;
  return TreePlace{lines_[line].parent, lines_[line].fork};
}

} // namespace annales::inline replay
