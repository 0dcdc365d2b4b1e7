// What a window copies, and what it does with what comes from elsewhere: by clipboard or by being dropped.
#pragma once

#include "viewer/clips/clips.h"
#include "viewer/library/game_opener.h"
#include "viewer/library/library_panel.h"
#include "viewer/store/study_editor.h"
#include "viewer/window/commands.h"
#include "viewer/window/game_page.h"

#include <QObject>
#include <QTemporaryDir>
#include <functional>
#include <optional>

namespace annales::viewer {

class ClipCommands : public QObject {
  Q_OBJECT
public:
  /// All outlive it. `opener` opens games of the window.
  ClipCommands(StudyEditor& editor, GamePage& page, LibraryPanel& library, GameOpener& opener,
               QObject* parent = nullptr);

  void addTo(Commands& commands);
  /// Files and games are opened, or imported where the library is shown; a branch or turns become a what-if
  /// line at the cursor where they are legal there. Nothing is lost where it is refused, with a sentence.
  void paste(const QMimeData& data);
  /// Likewise, but files, which only the window can open: false, they are left to it.
  [[nodiscard]] static bool takes(const QMimeData& data) { return Clips::fits(data); }

signals:
  void told(const QString& sentence);
  void filesWanted(const QStringList& files);

private:
  [[nodiscard]] bool showsGame() const;
  void copyEvents(EventIndex first, EventIndex last, ClipText text);
  void copyTurn();
  void copyLine(ClipText text);
  void copyPosition(ClipText text);
  void copyGame(ClipText text);
  void put(std::unique_ptr<QMimeData> clip, const QString& sentence);
  void pasteGame(const Clip& clip);
  void pasteBranch(const QByteArray& rows);
  void pasteTurns(const QByteArray& text);

  StudyEditor& editor_;
  GamePage& page_;
  LibraryPanel& library_;
  GameOpener& opener_;
  std::optional<QTemporaryDir> imports_; // files on their way into a library, once there are any
  int imported_ = 0;
};

} // namespace annales::viewer
