// Moving between the lines of the open game: forks, siblings, back to where a line left.
#pragma once

#include "libreplay/lines/line_edits.h"
#include "viewer/store/session_store.h"
#include "viewer/store/study_desk.h"

#include <memory>
#include <optional>

namespace annales::viewer {

/// One a window; both outlive it.
class LineWalk {
public:
  LineWalk(SessionStore& store, StudyDesk& desk) : store_(store), desk_(desk) {}

  /// Null where no game is open that can be edited.
  [[nodiscard]] const Study* study() const;
  /// Where the tab stands, in the study.
  [[nodiscard]] std::optional<LinePlace> place() const;

  /// To the next (previous) fork of the line; false where there is none. Each like this.
  bool fork(int by);
  /// To what stands below (above) in the same place on another line.
  bool sibling(int by);
  /// To the event after which the line left the one it comes from.
  bool backToFork();
  bool mainLine();
  /// To an event of the study on some line of that name.
  bool show(const std::string& line, const Hash& event);

private:
  [[nodiscard]] const LineTree* tree();
  bool show(const TreePlace& place);
  [[nodiscard]] std::optional<TreePlace> treePlace();

  SessionStore& store_;
  StudyDesk& desk_;
  std::shared_ptr<const OpenedGame> game_; // that the tree is of
  std::optional<LineTree> tree_;
};

} // namespace annales::viewer
