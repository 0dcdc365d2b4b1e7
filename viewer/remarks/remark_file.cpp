#include "viewer/remarks/remark_file.h"

#include "viewer/files/file_dialogs.h"
#include "viewer/files/spared_files.h"
#include "viewer/look/common_words.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace annales::viewer {

QString RemarkFile::ask(QWidget* parent, const QString& suggestedName) {
  const QString document = tr("Markdown documents (*.md)"), table = CommonWords::tr("Tables (*.csv)");
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  return FileDialogs::fileToSave(parent,
                                 {.title = tr("Export remarks"),
                                  .filters = document + QStringLiteral(";;") + table,
                                  .purpose = QStringLiteral("remarks"),
                                  .suggested = QDir(folder).filePath(suggestedName + QStringLiteral(".md")),
                                  .suffix = QStringLiteral("md")});
}

bool RemarkFile::isTable(const QString& path) {
  return QFileInfo(path).suffix().compare(QStringLiteral("csv"), Qt::CaseInsensitive) == 0;
}

QString RemarkFile::save(const QString& path, const std::string& text) {
  const QString trouble = SparedFiles::write(path, QByteArray::fromStdString(text));
  if (trouble.isEmpty()) return {};
  return tr("%1 cannot be written: %2. Choose another place.").arg(QDir::toNativeSeparators(path), trouble);
}

} // namespace annales::viewer
