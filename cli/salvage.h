// What is left of a damaged library brought into a new one, and what became of it said.
#pragma once

#include <filesystem>
#include <optional>

namespace annales::cli {

/// Into the place of the damaged one, which is kept beside it. The exit status; nothing where the file is
/// none of ours: then nothing was said.
[[nodiscard]] std::optional<int> bringBack(const std::filesystem::path& library);
/// The same into another file, which must not be there.
[[nodiscard]] int bringInto(const std::filesystem::path& library, const std::filesystem::path& into);

} // namespace annales::cli
