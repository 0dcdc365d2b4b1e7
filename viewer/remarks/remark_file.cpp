#include "viewer/remarks/remark_file.h"

#include "viewer/look/common_words.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

namespace annales::viewer {

QString RemarkFile::ask(QWidget* parent, const QString& suggestedName) {
  const QString document = tr("Documents in Markdown (*.md)"), table = CommonWords::tr("Tables (*.csv)");
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  QString chosen = document;
  QString path = QFileDialog::getSaveFileName(parent, tr("Export remarks"),
                                              QDir(folder).filePath(suggestedName + QStringLiteral(".md")),
                                              document + QStringLiteral(";;") + table, &chosen);
  if (path.isEmpty()) return {};
  const QString suffix = QFileInfo(path).suffix();
  if (chosen == table && suffix == QStringLiteral("md")) path.chop(3);
  if (suffix.isEmpty() || (chosen == table && suffix == QStringLiteral("md")))
    path += chosen == table ? QStringLiteral(".csv") : QStringLiteral(".md");
  return path;
}

bool RemarkFile::isTable(const QString& path) {
  return QFileInfo(path).suffix().compare(QStringLiteral("csv"), Qt::CaseInsensitive) == 0;
}

QString RemarkFile::save(const QString& path, const std::string& text) {
  QSaveFile file(path);
  const auto size = static_cast<qint64>(text.size());
  if (file.open(QIODevice::WriteOnly) && file.write(text.data(), size) == size && file.commit()) return {};
  return tr("%1 cannot be written: %2. Choose another place.")
      .arg(QDir::toNativeSeparators(path), file.errorString());
}

} // namespace annales::viewer
