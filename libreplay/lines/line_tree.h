// The lines of a study as a tree: which line continues which, where, and what the alternatives are there.
#pragma once

#include "libreplay/notebook/study.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace annales::inline replay {

/// Place of a line in the tree's order; 0 is `main`.
using LineIndex = std::uint32_t;
inline constexpr LineIndex kNoLine = ~LineIndex{0};

enum class HiddenLines : std::uint8_t { shown, leftOut };
/// Whose lines: of everybody, or not those of machines (`isMachineAuthor`) but for one that is shown and
/// those from which other lines go on.
struct LinesOf {
  bool machines = true;
  std::string_view shown = {};
};

struct TreeLine {
  std::string name;
  NodeIndex head = kNoNode;
  LineIndex parent = kNoLine; // the earliest line of those that share the most with it; none for main
  NodeIndex fork = kNoNode;   // the last event that it shares with its parent; none for main
  bool own = false;
  bool hidden = false;
};

/// An event, and the line on which it is seen.
struct TreePlace {
  LineIndex line = 0;
  NodeIndex event = 0;
  friend bool operator==(const TreePlace&, const TreePlace&) = default;
};

/// Main first, then the what-if lines in the study's order. A value: the study may change or disappear
/// afterwards, the tree does not see it. Questions about events take those of `Study::events()`; an event on
/// no line of the tree has no line, no children and no siblings.
class LineTree {
public:
  explicit LineTree(const Study& study, HiddenLines hidden = HiddenLines::shown, LinesOf whose = {});

  [[nodiscard]] const std::vector<TreeLine>& lines() const { return lines_; }
  [[nodiscard]] const TreeLine& operator[](LineIndex line) const { return lines_[line]; }
  /// `kNoLine` where there is none of that name.
  [[nodiscard]] LineIndex lineNamed(std::string_view name) const;
  /// The events that the line does not share with its parent, first one first; all of main.
  [[nodiscard]] std::span<const NodeIndex> ownEvents(LineIndex line) const;

  /// The earliest line through the event; `kNoLine` for an event on no line.
  [[nodiscard]] LineIndex lineAt(NodeIndex event) const;
  [[nodiscard]] bool isOnLine(NodeIndex event, LineIndex line) const;
  /// The events that follow on some line, in the order of their lines: main's continuation first.
  [[nodiscard]] std::span<const NodeIndex> children(NodeIndex event) const;
  /// Whether the event has more than one child.
  [[nodiscard]] bool isFork(NodeIndex event) const { return forks_.contains(event); }
  /// The event and its alternatives on other lines, in order.
  [[nodiscard]] std::span<const NodeIndex> siblings(NodeIndex event) const;

  /// The first fork after the place on its line; nothing where the line runs to its end without one. The
  /// place's event must be on its line.
  [[nodiscard]] std::optional<TreePlace> nextFork(TreePlace at) const;
  /// The last fork before the place.
  [[nodiscard]] std::optional<TreePlace> previousFork(TreePlace at) const;
  /// The event `by` places below (above, if negative) among siblings: of the event itself or,
  /// where it has none, of the last one before it that has. Nothing where there is no such sibling.
  [[nodiscard]] std::optional<TreePlace> sibling(TreePlace at, int by) const;
  /// Where the branch with this event leaves the line that it comes from. Nothing on main.
  [[nodiscard]] std::optional<TreePlace> backToFork(NodeIndex event) const;

private:
  void add(TreeLine line, const EventLog& events);
  void addChild(NodeIndex parent, NodeIndex child);

  std::vector<TreeLine> lines_;
  std::vector<NodeIndex> own_;     // of all lines, one after the other
  std::vector<std::size_t> begin_; // by line: where its own events begin in `own_`
  // By event.
  std::vector<NodeIndex> parent_;
  std::vector<std::uint32_t> seq_;
  std::vector<LineIndex> line_;
  std::vector<NodeIndex> next_; // the first child
  std::unordered_map<NodeIndex, std::vector<NodeIndex>> forks_;
};

} // namespace annales::inline replay
