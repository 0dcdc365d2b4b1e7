#include "viewer/window/line_walk.h"

namespace annales::viewer {

const Study* LineWalk::study() const {
  return desk_.study(store_.tab());
}

std::optional<LinePlace> LineWalk::place() const {
  const Study* now = study();
  if (now == nullptr) return std::nullopt;
  const Tab& tab = *store_.tab();
  const auto event = now->events().find(tab.line->idAt(tab.cursor));
  if (!event) return std::nullopt;
  return LinePlace{tab.line->name(), *event};
}

/// Of the game as the tab shows it: every edit gives another one.
const LineTree* LineWalk::tree() {
  const Study* now = study();
  if (now == nullptr) return nullptr;
  if (game_ != store_.tab()->game) tree_.reset();
  game_ = store_.tab()->game;
  if (!tree_) tree_.emplace(*now, HiddenLines::leftOut);
  return &*tree_;
}

std::optional<TreePlace> LineWalk::treePlace() {
  const auto at = place();
  const LineTree* lines = at ? tree() : nullptr;
  if (lines == nullptr) return std::nullopt;
  const LineIndex line = lines->lineNamed(at->line);
  if (line == kNoLine) return std::nullopt;
  return TreePlace{line, at->event};
}

bool LineWalk::show(const std::string& line, const Hash& event) {
  if (store_.tab() == nullptr) return false;
  store_.dispatch(ChooseLine{line});
  const Tab* tab = store_.tab();
  const auto node = tab->line->log().find(event);
  const EventIndex k = node ? tab->line->placeOf(*node) : 0;
  if (k == 0) return false;
  store_.dispatch(GoTo{k});
  return true;
}

bool LineWalk::show(const TreePlace& place) {
  return show((*tree_)[place.line].name, study()->events()[place.event].id);
}

bool LineWalk::fork(int by) {
  const auto at = treePlace();
  if (!at) return false;
  const auto to = by > 0 ? tree_->nextFork(*at) : tree_->previousFork(*at);
  return to && show(*to);
}

bool LineWalk::sibling(int by) {
  const auto at = treePlace();
  if (!at) return false;
  const auto to = tree_->sibling(*at, by);
  return to && show(*to);
}

bool LineWalk::backToFork() {
  const auto at = treePlace();
  if (!at) return false;
  const auto to = tree_->backToFork(at->event);
  return to && show(*to);
}

bool LineWalk::mainLine() {
  if (store_.tab() == nullptr || store_.tab()->line->isMain()) return false;
  store_.dispatch(ChooseLine{std::string(kMainLine)});
  return true;
}

} // namespace annales::viewer
