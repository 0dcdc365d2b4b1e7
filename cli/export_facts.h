// annales export --format facts: the tidy tables of a whole library.
#pragma once

#include "importers/facts/facts_reader.h"

#include <filesystem>

namespace annales::cli {

/// Exit status. With progress, ended by Ctrl-C; then nothing appears in the folder.
[[nodiscard]] int exportFacts(const std::filesystem::path& library, const std::filesystem::path& folder,
                              FactsReader reader);

} // namespace annales::cli
