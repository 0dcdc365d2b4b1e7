#include "viewer/files/file_dialogs.h"

#include "viewer/files/name_icons.h"
#include "viewer/files/spared_files.h"

#include <QAbstractItemView>
#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLineEdit>
#include <QMessageBox>
#include <QRegularExpression>
#include <QScreen>
#include <QSettings>
#include <QShortcut>
#include <QStandardPaths>
#include <QTreeView>
#include <algorithm>

namespace annales::viewer {
namespace {

QString keyOf(const QString& purpose) {
  return QStringLiteral("folders/") + purpose;
}

QString usualFolder() {
  const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

QString beginningOf(const FileQuestion& question) {
  const QString last =
      question.purpose.isEmpty() ? QString() : QSettings().value(keyOf(question.purpose)).toString();
  if (!last.isEmpty() && QFileInfo(last).isDir()) return last;
  const QFileInfo suggested(question.suggested);
  return suggested.isAbsolute() && suggested.dir().exists() ? suggested.absolutePath() : usualFolder();
}

/// "png" of "Pictures (*.png)"; empty where it names none or several.
QString suffixOf(const QString& filter) {
  static const QRegularExpression one(QStringLiteral(R"(\(\*\.([^ .*)]+)\)$)"));
  return one.match(filter).captured(1);
}

/// Made before Qt's dialog and destroyed after it, which asks them until its end.
struct WithIcons {
  /// Even one that is not shown would be made by Qt's constructor.
  WithIcons() { QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
  NameIcons icons;
};

/// Qt's dialog as it may stand over a folder with an open library.
class CarefulDialog : private WithIcons, public QFileDialog {
public:
  CarefulDialog(QWidget* parent, const FileQuestion& question, FileMode mode, AcceptMode accept);

  void accept() override;

private:
  void leaveFilesWhereTheyAre();
  void makeRoomForColumns();
  void addEnding();
  [[nodiscard]] QString ending() const;
  [[nodiscard]] bool hasEnding(const QString& name) const;
  [[nodiscard]] bool refuses(const QString& file) const;

  FileQuestion question_;
};

/// The desktop's own dialog may read files, too, and in this process: so it is Qt's. Without a folder of its
/// own Qt's constructor has the last one listed that any program's dialog was in. The list comes through the
/// event loop, and icons are asked for only then, so it is early enough to say here who knows them.
CarefulDialog::CarefulDialog(QWidget* parent, const FileQuestion& question, FileMode mode, AcceptMode accept)
    : QFileDialog(parent, question.title), question_(question) {
  setOption(DontUseNativeDialog);
  setIconProvider(&icons);
  setAccessibleName(question.title);
  setOption(ReadOnly, accept == AcceptOpen && mode != Directory); // nobody renames a library by mistake
  setOption(ShowDirsOnly, mode == Directory);
  setOption(DontConfirmOverwrite, !question.asksToReplace);
  setFileMode(mode);
  setAcceptMode(accept);
  if (!question.filters.isEmpty()) setNameFilter(question.filters);
  leaveFilesWhereTheyAre();
  makeRoomForColumns();
  setDirectory(beginningOf(question));
  const QString name = QFileInfo(question.suggested).fileName();
  if (!name.isEmpty() && mode != Directory) selectFile(name);
  setHistory({directory().absolutePath()});
}

/// Whoever drops a row on a folder has Qt copy the file there, and so read it. Qt's keys and menus would
/// rename and delete even a library that is open. The name of a new folder is typed all the same: Qt asks for
/// it without a trigger.
void CarefulDialog::leaveFilesWhereTheyAre() {
  for (const char* name : {"listView", "treeView"})
    if (auto* view = findChild<QAbstractItemView*>(QLatin1String(name)); view != nullptr) {
      view->setDragDropMode(QAbstractItemView::NoDragDrop);
      view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    }
  for (const char* name : {"qt_rename_action", "qt_delete_action"})
    if (auto* action = findChild<QAction*>(QLatin1String(name)); action != nullptr) {
      action->setEnabled(false);
      action->setVisible(false); // Qt enables it again before it shows its menu, but none that is hidden
    }
  for (QShortcut* shortcut : findChildren<QShortcut*>())
    if (shortcut->key() == QKeySequence(QKeySequence::Delete)) shortcut->setEnabled(false);
}

/// Qt's widths cut sizes and dates in the middle.
void CarefulDialog::makeRoomForColumns() {
  constexpr int kLetters = 115, kLines = 27;
  const QFontMetrics text = fontMetrics();
  resize(size()
             .expandedTo({text.averageCharWidth() * kLetters, text.lineSpacing() * kLines})
             .boundedTo(screen()->availableSize()));
  const auto* tree = findChild<QTreeView*>(QStringLiteral("treeView"));
  if (tree == nullptr) return;
  QHeaderView& header = *tree->header();
  header.setStretchLastSection(false);
  header.setResizeContentsPrecision(0); // of what can be seen: a folder may be large
  header.setSectionResizeMode(QHeaderView::ResizeToContents);
  header.setSectionResizeMode(0, QHeaderView::Stretch);
}

bool CarefulDialog::refuses(const QString& file) const {
  return question_.aboutLibraries ? SparedFiles::isBeside(file) : SparedFiles::has(file);
}

/// Of the chosen filter; of "antike.jsonl" and "*.jsonl" it is the longer one.
QString CarefulDialog::ending() const {
  const QString suffix = suffixOf(selectedNameFilter());
  return suffix.isEmpty() || question_.suffix.endsWith(u'.' + suffix) ? question_.suffix : suffix;
}

/// That of any filter: whoever types another one than the chosen filter's means it.
bool CarefulDialog::hasEnding(const QString& name) const {
  static const QRegularExpression patterns(QStringLiteral(R"(\(([^()]*)\)$)"));
  for (const QString& filter : nameFilters())
    for (const QString& pattern : patterns.match(filter).captured(1).split(u' ', Qt::SkipEmptyParts))
      if ((pattern != u'*' || filter == selectedNameFilter()) && QDir::match(pattern, name)) return true;
  return false;
}

/// Before Qt asks about replacing a file. Qt itself would take the "11" of "club 28.11" for an ending.
void CarefulDialog::addEnding() {
  auto* name = findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
  const QStringList files = selectedFiles();
  if (acceptMode() != AcceptSave || question_.suffix.isEmpty() || name == nullptr) return;
  if (name->text().isEmpty() || files.size() != 1 || QFileInfo(files.front()).isDir()) return;
  if (hasEnding(QFileInfo(files.front()).fileName())) return;
  QString typed = name->text();
  while (typed.endsWith(u'.'))
    typed.chop(1);
  for (const char* list : {"listView", "treeView"}) // a row that is selected would count for more
    if (auto* view = findChild<QAbstractItemView*>(QLatin1String(list)); view != nullptr)
      view->clearSelection();
  name->setText(typed + u'.' + ending());
}

void CarefulDialog::accept() {
  addEnding();
  const QStringList files = selectedFiles();
  const auto held = std::ranges::find_if(files, [this](const QString& file) { return refuses(file); });
  if (held != files.end()) {
    auto* box = new QMessageBox(QMessageBox::Warning, windowTitle(), SparedFiles::sentence(*held),
                                QMessageBox::Ok, this);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    return box->open();
  }
  QFileDialog::accept();
  if (result() != Accepted || question_.purpose.isEmpty() || files.isEmpty()) return;
  const QFileInfo chosen(files.front());
  QSettings().setValue(keyOf(question_.purpose),
                       fileMode() == Directory ? chosen.absoluteFilePath() : chosen.absolutePath());
}

void openDialog(CarefulDialog& dialog, QWidget* parent, const std::function<void(const QString&)>& then) {
  dialog.setAttribute(Qt::WA_DeleteOnClose);
  QObject::connect(&dialog, &QFileDialog::fileSelected, parent, then);
  dialog.open();
}

} // namespace

QString FileDialogs::fileToOpen(QWidget* parent, const FileQuestion& question) {
  CarefulDialog dialog(parent, question, QFileDialog::ExistingFile, QFileDialog::AcceptOpen);
  return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QStringList FileDialogs::filesToOpen(QWidget* parent, const FileQuestion& question) {
  CarefulDialog dialog(parent, question, QFileDialog::ExistingFiles, QFileDialog::AcceptOpen);
  return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles() : QStringList();
}

QString FileDialogs::folder(QWidget* parent, const FileQuestion& question) {
  CarefulDialog dialog(parent, question, QFileDialog::Directory, QFileDialog::AcceptOpen);
  return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString FileDialogs::fileToSave(QWidget* parent, const FileQuestion& question, QString* filter) {
  CarefulDialog dialog(parent, question, QFileDialog::AnyFile, QFileDialog::AcceptSave);
  if (filter != nullptr && !filter->isEmpty()) dialog.selectNameFilter(*filter);
  if (dialog.exec() != QDialog::Accepted) return {};
  if (filter != nullptr) *filter = dialog.selectedNameFilter();
  return dialog.selectedFiles().value(0);
}

void FileDialogs::openThen(QWidget* parent, const FileQuestion& question,
                           const std::function<void(const QString&)>& then) {
  openDialog(*new CarefulDialog(parent, question, QFileDialog::ExistingFile, QFileDialog::AcceptOpen), parent,
             then);
}

void FileDialogs::saveThen(QWidget* parent, const FileQuestion& question,
                           const std::function<void(const QString&)>& then) {
  openDialog(*new CarefulDialog(parent, question, QFileDialog::AnyFile, QFileDialog::AcceptSave), parent,
             then);
}

} // namespace annales::viewer
