// The people whom a user knows under several names, for all programs of Annales.
#pragma once

#include "libreplay/text/people.h"

#include <filesystem>
#include <string>

namespace annales::inline importers {

/// Those of a file; none where there is no such file. Fails with a sentence that names the file.
[[nodiscard]] Result<People> readPeople(const std::filesystem::path& file);
/// The file appears whole or stays as it was.
[[nodiscard]] Result<void> writePeople(const std::filesystem::path& file, const People& people);

/// From now on the whole program knows the people of `ownPeopleFile`. Where it cannot be read, the
/// reason is returned, and no person has another name.
[[nodiscard]] std::string useOwnPeople();

} // namespace annales::inline importers
