// What can be done with a game of the library: the menu of its row.
#pragma once

#include "libreplay/reports/report.h"
#include "viewer/clips/clips.h"
#include "viewer/export/game_export.h"

#include <QMenu>
#include <vector>

namespace annales::viewer {

class GameMenu : public QMenu {
  Q_OBJECT
public:
  /// Of a library that cannot be written only what reads is offered.
  GameMenu(bool hidden, bool writable, QWidget* parent = nullptr);

  /// What a report on the game may be about, each with its words.
  struct Subject {
    ReportKind kind = ReportKind::evening;
    QString subject, words;
  };
  void offerReports(const std::vector<Subject>& subjects);
  /// Of a game of which only the result is known: what needs moves is grey, and one sentence says why.
  void sayThatNoMovesAreKnown();

signals:
  void openAsked();
  void exportAsked(const annales::viewer::ExportFormat& format);
  void copyAsked(annales::viewer::ClipText text);
  void tagsAsked();
  void mergeAsked();
  void reportAsked(annales::ReportKind kind, const QString& subject);
  void hideAsked();
  void showAsked();

private:
  QAction* add(const QString& words, const char* name, void (GameMenu::*signal)());
};

} // namespace annales::viewer
