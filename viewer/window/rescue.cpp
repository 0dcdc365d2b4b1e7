#include "viewer/window/rescue.h"

#include "viewer/files/file_dialogs.h"
#include "viewer/look/file_path.h"
#include "viewer/store/trouble.h"
#include "viewer/window/banner_stack.h"

#include <QDir>
#include <QFileInfo>
#include <QMessageBox>

namespace annales::viewer {
namespace {

QString nameOf(const std::filesystem::path& file) {
  return QString::fromStdString(file.string());
}

/// Beside the lost one, else where the user's documents are.
QString suggestionFor(const QString& lost) {
  const QFileInfo file(lost);
  const QString name = file.completeBaseName() + QStringLiteral("-2.annales");
  return (file.dir().exists() ? file.dir() : QDir::home()).filePath(name);
}

} // namespace

QString Rescue::guardText(const DeskGuard& guard) {
  const QString file = QFileInfo(nameOf(guard.library)).fileName();
  if (!guard.openedAnew)
    return tr("The locks on %1 were removed. The library is locked again. Nothing was lost.").arg(file);
  if (guard.keptAgain == 0)
    return tr("Files beside %1 were removed while it was open. Annales reopened the library. Nothing was "
              "lost.")
        .arg(file);
  return tr("Files beside %1 were removed while it was open. Annales reopened the library and saved %n "
            "change(s) to the open games again.",
            nullptr, static_cast<int>(guard.keptAgain))
      .arg(file);
}

Rescue::Rescue(StudyEditor& editor, GamePlaces& places, QWidget* over, QObject* parent)
    : QObject(parent), editor_(editor), places_(places), banner_(new TroubleBanner) {
  new BannerStack(over, {banner_});
  connect(&editor_.desk(), &StudyDesk::troubled, this, &Rescue::show);
  connect(&editor_.desk(), &StudyDesk::guarded, this,
          [this](const DeskGuard& guard) { emit told(guardText(guard)); });
  connect(&editor_.store(), &SessionStore::changed, this, [this](const Change& change) {
    if (change.look) show();
  });
  connect(banner_, &TroubleBanner::saveElsewhereWanted, this, &Rescue::askAndSave);
}

void Rescue::show() {
  banner_->tell(editor_.desk().troubles(), Look::of(editor_.store().session().view));
}

bool Rescue::saveElsewhere(const QString& from, const QString& to) {
  const auto saved = editor_.desk().saveElsewhere(pathOf(from), pathOf(to));
  if (!saved) {
    emit told(LibraryTrouble::sentence(saved.error(), to));
    return false;
  }
  for (const Hash& game : saved->games)
    places_.move(game, {to.toStdString(), true, 0});
  const QString file = QDir::toNativeSeparators(to);
  emit told(
      saved->everything
          ? tr("Everything is now saved in %1. Annales saves further changes in that library.").arg(file)
          : tr("The open games are now saved in %1. Annales saves further changes in that library. The other "
               "games could not be read.")
                .arg(file));
  emit savedElsewhere(from, to);
  return true;
}

bool Rescue::askAndSave() {
  while (true) {
    const auto troubles = editor_.desk().troubles();
    if (troubles.empty()) return true;
    const QString from = nameOf(troubles.front().library);
    const QString to = FileDialogs::fileToSave(banner_->window(), {.title = tr("Save as another library"),
                                                                   .filters = tr("Libraries (*.annales)"),
                                                                   .suggested = suggestionFor(from),
                                                                   .suffix = QStringLiteral("annales"),
                                                                   .asksToReplace = false,
                                                                   .aboutLibraries = true});
    if (to.isEmpty()) return false;
    saveElsewhere(from, to);
  }
}

bool Rescue::mayLeave() {
  editor_.desk().catchUp(); // the last look may be a second old
  const auto troubles = editor_.desk().troubles();
  if (troubles.empty()) return true;
  QMessageBox box(QMessageBox::Warning, tr("Not everything is saved"), troubleText(troubles.front()),
                  QMessageBox::Cancel, banner_->window());
  box.setTextFormat(Qt::PlainText);
  box.setInformativeText(tr("You can still save the open games. Drafts of remarks are kept in any case."));
  const auto* save = box.addButton(tr("Save as another library…"), QMessageBox::AcceptRole);
  const auto* leave = box.addButton(tr("Quit without saving"), QMessageBox::DestructiveRole);
  box.exec();
  return box.clickedButton() == leave || (box.clickedButton() == save && askAndSave());
}

} // namespace annales::viewer
