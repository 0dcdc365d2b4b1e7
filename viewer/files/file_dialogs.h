// Every dialog in which somebody names a file or a folder.
//
// They list folders in which libraries lie that are open here, and open no file of them (`NameIcons`). What
// is chosen is refused where it is such a library, unless a library was asked for: it would be read or
// replaced in another way than SQLite's, which drops its locks and may destroy it.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <functional>

class QWidget;

namespace annales::viewer {

struct FileQuestion {
  QString title;
  QString filters = {}; // "Pictures (*.png);;All files (*)"
  QString purpose = {}; // a question begins in the folder in which the last of its purpose ended; "" in none
  QString suggested = {};      // a file with or without its folder, or "folder/" alone
  QString suffix = {};         // of a name without one, as long as the chosen filter has no other
  bool asksToReplace = true;   // before a file that exists is chosen to be written
  bool aboutLibraries = false; // one that is open may be chosen; what SQLite keeps beside it never is
};

class FileDialogs {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::FileDialogs)
public:
  // Empty where nobody chose anything.
  [[nodiscard]] static QString fileToOpen(QWidget* parent, const FileQuestion& question);
  [[nodiscard]] static QStringList filesToOpen(QWidget* parent, const FileQuestion& question);
  [[nodiscard]] static QString folder(QWidget* parent, const FileQuestion& question);
  /// `filter` is chosen at first, and then the one that was.
  [[nodiscard]] static QString fileToSave(QWidget* parent, const FileQuestion& question,
                                          QString* filter = nullptr);

  // The same without waiting for the answer; `then` is called only as long as `parent` is there.
  static void openThen(QWidget* parent, const FileQuestion& question,
                       const std::function<void(const QString&)>& then);
  static void saveThen(QWidget* parent, const FileQuestion& question,
                       const std::function<void(const QString&)>& then);
};

} // namespace annales::viewer
