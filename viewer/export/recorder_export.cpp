#include "viewer/export/recorder_export.h"

#include "importers/table/recorder_page.h"
#include "libreplay/words/reason.h"
#include "viewer/files/file_dialogs.h"
#include "viewer/look/words.h"
#include "viewer/remarks/remark_file.h"

#include <QDir>
#include <QStandardPaths>

namespace annales::viewer {

QString RecorderExport::ask(QWidget* parent) {
  const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  const QString path =
      FileDialogs::fileToSave(parent, {.title = tr("Save the recorder"),
                                       .filters = tr("Web page (*.html)"),
                                       .purpose = QStringLiteral("exports"),
                                       .suggested = folder.filePath(QStringLiteral("annales-table.html")),
                                       .suffix = QStringLiteral("html")});
  return path.isEmpty() ? QString() : save(path);
}

QString RecorderExport::save(const QString& path) {
  const auto page = recorderPage(spokenLanguage());
  if (!page) return QString::fromStdString(reasonInWords(page.error(), spokenLanguage()));
  if (const QString trouble = RemarkFile::save(path, *page); !trouble.isEmpty()) return trouble;
  return tr("Saved the recorder as %1. Send it to a phone and open it in the browser there.")
      .arg(QDir::toNativeSeparators(path));
}

} // namespace annales::viewer
