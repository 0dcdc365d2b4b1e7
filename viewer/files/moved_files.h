// Files that the settings name, where the settings were copied to another user or computer.
#pragma once

#include <QString>
#include <QStringList>

namespace annales::viewer {

/// Folders in which files of copied settings may lie now: the home, that of the default library, and those
/// around the settings themselves, which may be on a stick.
[[nodiscard]] QStringList foldersOfSettings();

/// The path, if the file is there. Else the same file below one of the folders, as far as its path agrees
/// from the end: `/home/anna/games/club.annales` may be `~/games/club.annales` now. A path in the home of
/// this user is never looked for elsewhere: that file was moved or deleted. The path itself where nothing is
/// found.
[[nodiscard]] QString whereNow(const QString& path, const QStringList& folders = foldersOfSettings());

} // namespace annales::viewer
