// Qt's names of files as the layers below take them.
#pragma once

#include <QFile>
#include <filesystem>

namespace annales::viewer {

/// The path as the file system has it, whatever its letters.
inline std::filesystem::path pathOf(const QString& file) {
  return QFile::encodeName(file).toStdString();
}

} // namespace annales::viewer
