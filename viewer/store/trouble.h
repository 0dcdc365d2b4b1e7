// What is wrong with a library, in the words of the viewer: what happened and what to do next.
#pragma once

#include "libreplay/store/library_error.h"

#include <QCoreApplication>
#include <QString>

namespace annales::viewer {

class LibraryTrouble {
  Q_DECLARE_TR_FUNCTIONS(LibraryTrouble)
public:
  /// One or two sentences.
  [[nodiscard]] static QString sentence(const LibraryError& error, const QString& file);
};

} // namespace annales::viewer
