// Files and folders that somebody began to write and was killed before they had their name.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace annales::inline replay {

/// Removes every plain file whose name is `beginning` followed by the number of a process that is gone,
/// perhaps by "-" and another number, and perhaps by what SQLite adds to a name, and that nobody has written
/// to for an hour: on a disk that several machines share the number alone says nothing. What cannot be
/// removed stays.
void removeAbandoned(const std::string& beginning);
/// The same of folders, with all that is in them, where that is quiet, too.
void removeAbandonedFolders(const std::string& beginning);
/// The same of the files in a folder of ours, whatever their names have before `mark`.
void removeAbandonedIn(const std::filesystem::path& folder, std::string_view mark);

} // namespace annales::inline replay
