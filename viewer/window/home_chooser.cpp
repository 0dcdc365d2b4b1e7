#include "viewer/window/home_chooser.h"

#include "importers/antike_jsonl/log_reader.h"
#include "importers/boards/own_boards.h"
#include "libreplay/desk/library_keeper.h"
#include "viewer/files/spared_files.h"
#include "viewer/library/file_keeper.h"
#include "viewer/look/file_path.h"

#include <QCheckBox>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <algorithm>
#include <fstream>

namespace annales::viewer {
namespace {

const QString kHome = QStringLiteral("study/home");

/// The game as it stands in the file now; nothing where the file has others, too.
std::shared_ptr<const EventLog> onlyGameOf(const QString& file, const Hash& game) {
  if (SparedFiles::has(file)) return nullptr;
  std::ifstream in(pathOf(file), std::ios::binary);
  LogReader reader(shelfWithOwnBoards().finder());
  if (!in || reader.read(in) || reader.games() != 1) return nullptr;
  const auto log = reader.game(0);
  return log && (*log)->id() == game ? std::make_shared<const EventLog>(**log) : nullptr;
}

} // namespace

Home rememberedHome() {
  const int home = QSettings().value(kHome).toInt();
  return static_cast<Home>(std::clamp(home, 0, static_cast<int>(Home::file)));
}

void rememberHome(Home home) {
  QSettings().setValue(kHome, static_cast<int>(home));
}

QString HomeChooser::file() const {
  const Tab* tab = editor_.store().tab();
  const auto place = tab == nullptr ? std::nullopt : places_.of(tab->game->id());
  return place && !place->library ? QString::fromStdString(place->file) : QString();
}

/// The game that is shown as it stands in its file; null where the file could not be written in its place.
std::shared_ptr<const EventLog> HomeChooser::gameInFile() const {
  const QFileInfo info(file());
  const bool writable = !file().isEmpty() && info.isWritable() && QFileInfo(info.path()).isWritable();
  return writable ? onlyGameOf(file(), editor_.store().tab()->game->id()) : nullptr;
}

bool HomeChooser::decide(const QString& library, QWidget* window) {
  const Tab* tab = editor_.store().tab();
  if (tab == nullptr) return false;
  const Hash game = tab->game->id(); // another may be shown before the user answers
  const QString file = this->file();
  auto inFile = gameInFile();
  Home home = rememberedHome();
  if (home == Home::file && !inFile) home = Home::ask;
  if (home == Home::ask) home = asked(library, file, inFile != nullptr, window);
  switch (home) {
  case Home::ask:
    return false;
  case Home::library:
    intoLibrary(game, library);
    return true;
  case Home::file:
    editor_.desk().decide(game, std::make_shared<FileKeeper>(file, std::move(inFile)));
    return true;
  }
  return false;
}

/// `ask`: the user gave up.
Home HomeChooser::asked(const QString& library, const QString& file, bool fileToo, QWidget* window) {
  QMessageBox box(QMessageBox::Question, tr("Choose where to save"),
                  tr("Where should your lines and remarks on this game be saved?"), QMessageBox::Cancel,
                  window);
  box.setInformativeText(
      tr("A library keeps every change, so you can undo even on another day. If you save in the file, "
         "Annales rewrites the file. Anyone who gets the file can then read your private remarks."));
  const QPushButton* kept =
      box.addButton(tr("In the library %1").arg(QFileInfo(library).fileName()), QMessageBox::AcceptRole);
  QPushButton* written =
      box.addButton(tr("In the file %1").arg(QFileInfo(file).fileName()), QMessageBox::AcceptRole);
  written->setEnabled(fileToo);
  auto* always = new QCheckBox(tr("Do the same for other files"));
  always->setChecked(true);
  box.setCheckBox(always);
  box.exec();
  const Home home = box.clickedButton() == kept      ? Home::library
                    : box.clickedButton() == written ? Home::file
                                                     : Home::ask;
  if (home != Home::ask && always->isChecked()) rememberHome(home);
  return home;
}

void HomeChooser::intoLibrary(const Hash& game, const QString& library) {
  const Notebook* notebook = editor_.desk().notebook(game);
  if (notebook == nullptr) return;
  editor_.desk().decide(game,
                        std::make_shared<LibraryKeeper>(pathOf(library), EventLog(notebook->study().base())));
}

} // namespace annales::viewer
