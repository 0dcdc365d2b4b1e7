// Reports in a window: about what is shown, from menus of games, nations and openings.
#pragma once

#include "viewer/library/library_panel.h"
#include "viewer/reports/report_window.h"
#include "viewer/window/commands.h"
#include "viewer/window/game_page.h"

#include <QObject>
#include <functional>

namespace annales::viewer {

class ReportCommands : public QObject {
  Q_OBJECT
public:
  /// All of them outlive this. `showsLibrary`: no game is seen, so a report is about nothing yet.
  ReportCommands(SessionStore& store, GamePage& page, LibraryPanel& library,
                 std::function<bool()> showsLibrary, QWidget& window);

  void addTo(Commands& commands);
  /// Made when it is first asked for.
  [[nodiscard]] ReportWindow& reports();

signals:
  void told(const QString& sentence);

private:
  /// About what is shown: its nation, opening, player or evening.
  void report(ReportKind kind);

  SessionStore& store_;
  GamePage& page_;
  LibraryPanel& library_;
  std::function<bool()> showsLibrary_;
  QWidget& window_;
  ReportWindow* reports_ = nullptr; // a child of the window
};

} // namespace annales::viewer
