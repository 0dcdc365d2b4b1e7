// What somebody meant who mistyped a command or an option.
#pragma once

#include "cli/parser.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::cli {

/// The word that is nearest, unless none is near. The first of several.
[[nodiscard]] std::optional<std::string> nearestWord(std::string_view word,
                                                     const std::vector<std::string>& words);
/// A sentence about the first command or option that the program does not have; nothing where it has all.
[[nodiscard]] std::optional<std::string> unknownWord(const CLI::App& program,
                                                     const std::vector<std::string>& args);

} // namespace annales::cli
