#include "viewer/newgame/owner_file_choice.h"

#include "viewer/files/file_dialogs.h"

#include <QDir>

namespace annales::viewer {

OwnerFileChoice::OwnerFileChoice(const QString& delivered, const QString& folder, QWidget* parent)
    : QComboBox(parent), folder_(folder) {
  addItem(delivered, QString());
  for (const QFileInfo& file :
       QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
    addItem(file.completeBaseName(), file.filePath());
  addItem(tr("Choose a file…"));
  connect(this, &QComboBox::activated, this, &OwnerFileChoice::take);
}

QString OwnerFileChoice::path() const {
  return currentData().toString();
}

void OwnerFileChoice::choose(const QString& path) {
  int at = findData(path);
  if (at < 0) {
    at = count() - 1;
    insertItem(at, QFileInfo(path).completeBaseName(), path);
  }
  setCurrentIndex(at);
  before_ = at;
  emit chosen();
}

void OwnerFileChoice::take(int index) {
  if (index < count() - 1) {
    before_ = index;
    emit chosen();
    return;
  }
  setCurrentIndex(before_);
  const QString path = FileDialogs::fileToOpen(this, {.title = tr("Choose a file"),
                                                      .filters = tr("Editor files (*.json);;All files (*)"),
                                                      .suggested = folder_ + u'/'});
  if (!path.isEmpty()) choose(path);
}

} // namespace annales::viewer
