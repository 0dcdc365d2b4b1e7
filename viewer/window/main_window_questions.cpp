// What a window asks before something is written for the first time: who writes, and where it goes.
#include "viewer/window/main_window.h"

#include <QDir>
#include <QInputDialog>
#include <QLineEdit>

namespace annales::viewer {

/// Whose lines and remarks these are, in every window and from now on.
bool MainWindow::askForName() {
  Reviewer reviewer = store_.session().reviewer;
  bool sure = false;
  const QString name =
      QInputDialog::getText(this, tr("Your name"), tr("Your lines and remarks are signed with this name:"),
                            QLineEdit::Normal, QString::fromStdString(reviewer.name), &sure)
          .trimmed();
  if (!sure || name.isEmpty()) return false;
  reviewer.name = name.toStdString();
  reviewer.introduced = true;
  store_.dispatch(SetReviewer{std::move(reviewer)});
  return true;
}

/// Where work on single files goes: the library of this window, else the user's own.
QString MainWindow::workLibrary() const {
  return library_->libraryPath().isEmpty() ? RecentLibraries::defaultPath() : library_->libraryPath();
}

bool MainWindow::answer(SaidKey question) {
  switch (question) {
  case SaidKey::whoWrites:
    return askForName();
  case SaidKey::whereToKeep: {
    if (store_.tab() == nullptr) return false;
    const Hash game = store_.tab()->game->id(); // another may be shown afterwards
    if (!homes_.decide(workLibrary(), this)) return false;
    tellPlace(game);
    return true;
  }
  default:
    return false;
  }
}

void MainWindow::tellPlace(const Hash& game) {
  tell(placeText(game));
  fillTabs();
}

/// Where what is done to a game goes.
QString MainWindow::placeText(const Hash& game) const {
  const PageKeeper* keeper = application_.desk().keeper(game);
  if (keeper == nullptr) return tr("Your lines and remarks on this game are not saved.");
  if (!keeper->decided())
    return tr("Opened from a file. Annales will ask where to save your lines and "
              "remarks.");
  return tr("Your lines and remarks on this game are saved in %1.")
      .arg(QDir::toNativeSeparators(QString::fromStdString(keeper->place().string())));
}

} // namespace annales::viewer
