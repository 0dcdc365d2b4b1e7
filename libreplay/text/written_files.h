// What every file that we write for somebody needs at its end: that it is there, or why not.
#pragma once

#include "engine/core/result.h"

#include <filesystem>
#include <system_error>

namespace annales::inline replay {

/// A sentence with the system's reason and what to do about it.
[[nodiscard]] Error notWritten(const std::filesystem::path& file, std::error_code why);

/// Waits until the file is on the disk itself, so that its name never leads to less than all of it.
[[nodiscard]] std::error_code settle(const std::filesystem::path& file);

/// Refuses where a database stands, such as a library, or the log beside one that has its newest pages:
/// whoever names it by mistake would lose all that it keeps.
[[nodiscard]] Result<void> spareDatabase(const std::filesystem::path& file);
/// Refuses where `file` is the one that is read, by whatever name.
[[nodiscard]] Result<void> spareInput(const std::filesystem::path& file, const std::filesystem::path& read);

/// What the last call of the system said.
[[nodiscard]] std::error_code lastFault();

} // namespace annales::inline replay
