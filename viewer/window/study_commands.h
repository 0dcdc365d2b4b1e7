// What a window can do to lines and remarks of the open game: play, branch, cut, copy, undo, remark.
#pragma once

#include "viewer/mend/carried_panel.h"
#include "viewer/window/commands.h"
#include "viewer/window/game_page.h"
#include "viewer/window/line_walk.h"
#include "viewer/window/undo_toast.h"

#include <QObject>

namespace annales::viewer {

class StudyCommands : public QObject {
  Q_OBJECT
public:
  /// All outlive it. The toast shows itself over `page`.
  StudyCommands(SessionStore& store, StudyDesk& desk, GamePage& page, QObject* parent = nullptr);

  /// Adds the commands with their keys.
  void addTo(Commands& commands);

  /// The events are played where the tab stands: along a line that goes on so already, else on a line of
  /// one's own, which is then shown.
  void play(const std::vector<Event>& events);
  void undo();
  void redo();
  void deleteBranch();
  void copyBranch();
  void cutBranch();
  void pasteBranch();
  void promote();
  void backToFork();
  void mainLine();
  /// A line is gone: one may have it back.
  void tellDeleted(const QString& line);

  // For other commands of the window.
  /// Where the tab stands, in the study. None, and a sentence is told, where nothing can be edited.
  [[nodiscard]] std::optional<LinePlace> place();
  /// Writes a page of the open game, none for no edits. False, and a sentence is told, where it cannot be
  /// kept.
  bool change(std::vector<Edit> edits);
  [[nodiscard]] LineWalk& walk() { return walk_; }

signals:
  void told(const QString& sentence);
  /// A branch was pasted, and what became of its decisions.
  void carriedOver(const annales::viewer::CarriedOverview& overview);

private:
  void addLineCommands(Commands& commands);
  void addEditCommands(Commands& commands);
  void addRemarkCommands(Commands& commands);
  bool seen();
  bool report(const Result<void>& done);

  SessionStore& store_;
  StudyDesk& desk_;
  GamePage& page_;
  LineWalk walk_;
  UndoToast* toast_;
};

} // namespace annales::viewer
