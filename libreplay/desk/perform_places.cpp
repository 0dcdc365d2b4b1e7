#include "libreplay/desk/stand.h"
#include "libreplay/lines/line_tree.h"
#include "libreplay/remarks/remark_walk.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

std::span<const NodeIndex> pathOf(const OpenedLine& line) {
  return std::span<const NodeIndex>(line.timeline().path()).first(line.length());
}

/// A place that `find` knows in the tree of the lines that are not hidden.
template <class Find> PerformResult goInTree(const Stand& stand, const Find& find, SaidKey otherwise) {
  const bool machines = stand.session.view.shows(RemarkLayer::machine);
  const LineTree tree(stand.study(), HiddenLines::leftOut, {machines, stand.at.line});
  const LineIndex line = tree.lineNamed(stand.at.line);
  if (line == kNoLine) return no(otherwise);
  const std::optional<TreePlace> to = find(tree, TreePlace{line, stand.at.event});
  if (!to) return no(otherwise);
  return going({ShowEvent{tree[to->line].name, stand.study().events()[to->event].id}});
}

/// The places on the line of what the session's layers of remarks show.
template <class Places> void dropHidden(const Stand& stand, const Discussion& discussion, Places& places) {
  std::erase_if(places, [&](const auto& place) {
    return !stand.session.view.shows(discussion.remarks()[place.remark].now);
  });
}

} // namespace

PerformResult performAt(const Stand& stand, const GoToFork& i) {
  const bool ahead = i.by > 0;
  return goInTree(
      stand,
      [&](const LineTree& tree, TreePlace at) { return ahead ? tree.nextFork(at) : tree.previousFork(at); },
      ahead ? SaidKey::noForkAhead : SaidKey::noForkBehind);
}

PerformResult performAt(const Stand& stand, const GoToSibling& i) {
  return goInTree(
      stand, [&](const LineTree& tree, TreePlace at) { return tree.sibling(at, i.by); },
      i.by > 0 ? SaidKey::noLineBelow : SaidKey::noLineAbove);
}

PerformResult performAt(const Stand& stand, const GoBackToFork&) {
  return goInTree(
      stand, [](const LineTree& tree, TreePlace at) { return tree.backToFork(at.event); },
      SaidKey::isMainLine);
}

PerformResult performAt(const Stand& stand, const GoToMainLine&) {
  if (stand.tab.line->isMain()) return no(SaidKey::isMainLine);
  return going({ChooseLine{std::string(kMainLine)}});
}

PerformResult performAt(const Stand& stand, const GoToRemark& i) {
  const Discussion discussion = stand.discussion();
  auto along = remarksAlong(discussion, pathOf(*stand.tab.line));
  dropHidden(stand, discussion, along);
  const auto found = i.by > 0 ? nextRemark(along, stand.tab.cursor) : previousRemark(along, stand.tab.cursor);
  if (!found) return no(i.by > 0 ? SaidKey::noRemarkAhead : SaidKey::noRemarkBehind);
  return going({GoTo{found->index}});
}

PerformResult performAt(const Stand& stand, const GoToMistake& i) {
  const Discussion discussion = stand.discussion();
  auto along = mistakesAlong(discussion, pathOf(*stand.tab.line));
  dropHidden(stand, discussion, along);
  const auto found =
      i.by > 0 ? nextMistake(along, stand.tab.cursor) : previousMistake(along, stand.tab.cursor);
  if (!found) return no(i.by > 0 ? SaidKey::noMistakeAhead : SaidKey::noMistakeBehind);
  return going({GoTo{found->stop}});
}

PerformResult performAt(const Stand& stand, const GoToEvent& i) {
  const EventLog& log = stand.tab.game->log();
  const auto event = log.find(i.event);
  if (!event) return no(SaidKey::onNoLine);
  if (stand.tab.line->placeOf(*event) != 0) return going({ShowEvent{stand.at.line, i.event}});
  const auto& lines = stand.tab.game->lines();
  const auto line = std::ranges::find_if(
      lines, [&](const LineName& one) { return log.isAncestorOrSelf(*event, one.head); });
  if (line == lines.end()) return no(SaidKey::onNoLine);
  return going({ShowEvent{line->name, i.event}});
}

} // namespace annales::inline replay
