// What can be done with a game of the library: the menu of its row.
#pragma once

#include "viewer/clips/clips.h"
#include "viewer/export/game_export.h"

#include <QMenu>

namespace annales::viewer {

class GameMenu : public QMenu {
  Q_OBJECT
public:
  /// Of a library that cannot be written only what reads is offered.
  GameMenu(bool hidden, bool writable, QWidget* parent = nullptr);

signals:
  void openAsked();
  void exportAsked(const annales::viewer::ExportFormat& format);
  void copyAsked(annales::viewer::ClipText text);
  void tagsAsked();
  void mergeAsked();
  void hideAsked();
  void showAsked();

private:
  QAction* add(const QString& words, const char* name, void (GameMenu::*signal)());
};

} // namespace annales::viewer
