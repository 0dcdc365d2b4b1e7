// Games between bots, as a command line asks for them.
#pragma once

#include "cli/parser.h"
#include "engine/play/simulate.h"

#include <cstdint>
#include <string>
#include <vector>

namespace annales::cli {

struct SimulateArgs {
  std::string ruleset = "antike", map, bots = "mixed", out, library, deck, prices;
  int nations = 4;
  std::uint64_t games = 1, seed = 1;
  std::vector<std::string> options, maps;
};

/// All but where the games go.
void addSimulateOptions(CLI::App& command, SimulateArgs& args);
/// Fails with a sentence where the words make no sense together.
[[nodiscard]] Result<SimulateSpec> specOf(const SimulateArgs& args);

} // namespace annales::cli
