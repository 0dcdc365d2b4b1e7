#include "viewer/newgame/library_choice.h"

#include "viewer/files/file_dialogs.h"

#include <QDir>
#include <QFileInfo>

namespace annales::viewer {

LibraryChoice::LibraryChoice(QWidget* parent) : QComboBox(parent) {
  setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  setMinimumContentsLength(12);
  addItem(tr("Another library…"));
  connect(this, &QComboBox::activated, this, &LibraryChoice::take);
}

void LibraryChoice::insert(int at, const QString& path) {
  const QFileInfo file(path);
  const QString folder = QDir::toNativeSeparators(file.absolutePath());
  insertItem(at, QStringLiteral("%1 — %2").arg(file.completeBaseName(), folder), path);
  setItemData(at, QDir::toNativeSeparators(path).toHtmlEscaped(), Qt::ToolTipRole);
}

void LibraryChoice::offer(const QStringList& paths) {
  while (count() > 1)
    removeItem(0);
  for (const QString& path : paths)
    if (!path.isEmpty() && findData(path) < 0) insert(count() - 1, path);
  setCurrentIndex(0);
  before_ = 0;
}

void LibraryChoice::choose(const QString& path) {
  if (findData(path) < 0) insert(count() - 1, path);
  setCurrentIndex(findData(path));
  before_ = currentIndex();
}

void LibraryChoice::take(int index) {
  if (index < count() - 1) {
    before_ = index;
    return;
  }
  setCurrentIndex(before_);
  const QString path = FileDialogs::fileToSave(this, {.title = tr("Library to record into"),
                                                      .filters = tr("Libraries (*.annales)"),
                                                      .suggested = this->path(),
                                                      .suffix = QStringLiteral("annales"),
                                                      .asksToReplace = false,
                                                      .aboutLibraries = true});
  if (!path.isEmpty()) choose(path);
}

} // namespace annales::viewer
