// The page of the library: its games, and beside them the remarks of all of them.
#pragma once

#include "viewer/findremarks/find_remarks_panel.h"
#include "viewer/library/library_panel.h"

#include <QTabWidget>

namespace annales::viewer {

class LibraryPage : public QTabWidget {
  Q_OBJECT
public:
  explicit LibraryPage(SessionStore& store, QWidget* parent = nullptr);

  [[nodiscard]] LibraryPanel& games() { return *games_; }
  [[nodiscard]] FindRemarksPanel& remarks() { return *remarks_; }
  [[nodiscard]] bool showsRemarks() const { return currentWidget() == remarks_; }
  void showGames() { setCurrentWidget(games_); }
  void showRemarks() { setCurrentWidget(remarks_); }

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();

  LibraryPanel* games_;
  FindRemarksPanel* remarks_;
};

} // namespace annales::viewer
