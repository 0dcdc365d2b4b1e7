#include "viewer/files/spared_files.h"

#include "libreplay/text/held_files.h"
#include "viewer/look/file_path.h"

#include <QDir>
#include <QSaveFile>

namespace annales::viewer {
bool SparedFiles::has(const QString& file) {
  return isHeld(pathOf(file));
}

bool SparedFiles::isBeside(const QString& file) {
  return isBesideHeld(pathOf(file));
}

QString SparedFiles::sentence(const QString& file) {
  return tr("%1 belongs to an open library. Choose another file.").arg(QDir::toNativeSeparators(file));
}

QString SparedFiles::reason() {
  return tr("it belongs to an open library");
}

QString SparedFiles::write(const QString& file, const QByteArray& bytes) {
  if (has(file)) return reason();
  QSaveFile out(file);
  if (out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() && out.commit()) return {};
  return out.errorString();
}

} // namespace annales::viewer
