// How thoroughly games are analysed.
#pragma once

#include "cli/parser.h"
#include "libreplay/analysis/game_analysis.h"

#include <string>

namespace annales::cli {

/// `--budget`, of at least so many rollouts, which is returned; `--turns`, `--seed` and `--against`.
CLI::Option* addEffortOptions(CLI::App& command, AnalysisEffort& effort, std::string& against,
                              std::size_t least);

} // namespace annales::cli
