// Files that are neither read nor written by name, as they are open here as libraries; and whole files
// written.
#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

namespace annales::viewer {

class SparedFiles {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::SparedFiles)
public:
  /// A library that is open, or what SQLite keeps beside it.
  [[nodiscard]] static bool has(const QString& file);
  /// What SQLite keeps beside it alone: never a library itself.
  [[nodiscard]] static bool isBeside(const QString& file);
  /// What to do about it, for people.
  [[nodiscard]] static QString sentence(const QString& file);
  /// The reason alone, as it follows "cannot be written: ".
  [[nodiscard]] static QString reason();

  /// All of it or nothing. Empty, or why not, as it follows "cannot be written: ".
  [[nodiscard]] static QString write(const QString& file, const QByteArray& bytes);
};

} // namespace annales::viewer
