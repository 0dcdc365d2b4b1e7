// The keys and menu entries with which a person edits the open game: tables of what each wants, and the few
// that ask something first.
#pragma once

#include "viewer/store/study_editor.h"
#include "viewer/window/commands.h"
#include "viewer/window/game_page.h"
#include "viewer/window/undo_toast.h"

#include <QObject>

namespace annales::viewer {

class StudyCommands : public QObject {
  Q_OBJECT
public:
  /// All outlive it. The toast shows itself over `page`.
  StudyCommands(StudyEditor& editor, GamePage& page, QObject* parent = nullptr);

  /// Adds the commands with their keys.
  void addTo(Commands& commands);

  /// Undo and redo where no game is seen; false where there is nothing to undo there.
  void setUndoElsewhere(std::function<bool(bool redo)> undo) { undoElsewhere_ = std::move(undo); }
  void copyBranch();
  void cutBranch();
  /// Begins to change the decision at the cursor.
  void changeDecision();
  void showReport();

signals:
  void told(const QString& sentence);
  /// Something was played by hand, and not in the place of another decision.
  void played();
  /// The beginning of the game is to be changed.
  void beginningAsked();

private:
  void play(const std::vector<Event>& events);
  /// What stands in the line under the record, a step of undo a turn.
  void playTyped();
  bool playTurn(const agn::TypedTurn& turn, const std::optional<std::string>& line);
  void addPlaces(Commands& commands);
  void addEdits(Commands& commands);
  void addChanges(Commands& commands);
  void addRemarks(Commands& commands);
  /// A command that does not run where nobody sees the game.
  void add(Commands& commands, CommandGroup group, const char* id, const char* text, const char* key,
           std::function<void()> run);
  void add(Commands& commands, CommandGroup group, const char* id, const char* text, const char* key,
           StudyIntent intent);
  [[nodiscard]] bool seen();
  void undo(bool redo);

  StudyEditor& editor_;
  GamePage& page_;
  UndoToast* toast_;
  std::function<bool(bool redo)> undoElsewhere_;
};

} // namespace annales::viewer
