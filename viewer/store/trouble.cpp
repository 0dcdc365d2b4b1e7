#include "viewer/store/trouble.h"

#include "viewer/look/words.h"

#include <QDir>

namespace annales::viewer {

QString LibraryTrouble::sentence(const LibraryError& error, const QString& path) {
  const QString file = QDir::toNativeSeparators(path);
  switch (error.kind) {
  case LibraryError::Kind::missing:
    return tr("There is no library %1. Create it or open another one.").arg(file);
  case LibraryError::Kind::notALibrary:
    return tr("%1 is not a library. The file was not changed. Open another file, or import this one if it is "
              "an event log.")
        .arg(file);
  case LibraryError::Kind::newer:
    return tr("%1 was written by a newer version of Annales. Install the newer version to open it.")
        .arg(file);
  case LibraryError::Kind::older:
    return tr("%1 was written by an earlier version of Annales and cannot be read by this one. Export its "
              "games with the earlier version, then import them into a new library.")
        .arg(file);
  case LibraryError::Kind::readOnly:
    return tr("Cannot write %1. Allow writing to the file and its folder, or work on a copy elsewhere.")
        .arg(file);
  case LibraryError::Kind::full:
    return tr("The disk is full. This change was not saved in %1. Free some space and try again.").arg(file);
  case LibraryError::Kind::moved:
    return tr("%1 was moved, deleted or replaced by another file. Nothing new can be saved in it.").arg(file);
  case LibraryError::Kind::cutOff:
    return tr("Another program removed the locks on %1 or the files beside it. This change was not saved. "
              "Try again.")
        .arg(file);
  case LibraryError::Kind::busy:
    return tr("Another program is writing to %1. Wait until it has finished, then try again.").arg(file);
  case LibraryError::Kind::damaged:
    return tr("%1 is damaged. Close it and run “annales repair %1”. This recovers what can still be read and "
              "keeps the damaged file.")
        .arg(file);
  case LibraryError::Kind::noSuchGame:
    return tr("The game is not in %1. Open the library again.").arg(file);
  default:
    return reasonInWindow(error);
  }
}

} // namespace annales::viewer
