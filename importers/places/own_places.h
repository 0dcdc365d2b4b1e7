// Where a user's own files are when nobody says where: one answer for all programs of Annales.
#pragma once

#include <filesystem>

namespace annales::inline importers {

/// $XDG_DATA_HOME/annales, else ~/.local/share/annales. Empty where neither variable is an absolute path.
/// Need not exist. The same for the others.
[[nodiscard]] std::filesystem::path ownDataFolder();
[[nodiscard]] std::filesystem::path ownBoardsFolder();
/// The user's own names of openings: a file.
[[nodiscard]] std::filesystem::path ownOpeningsFile();
/// The people whom the user knows under several names: a file, too.
[[nodiscard]] std::filesystem::path ownPeopleFile();
/// The library of somebody who names none.
[[nodiscard]] std::filesystem::path defaultLibrary();

} // namespace annales::inline importers
