// Players against each other, as a command line asks for them, and the table of their match.
#pragma once

#include "cli/parser.h"
#include "libreplay/match/match.h"

#include <cstdint>
#include <string>
#include <vector>

namespace annales::cli {

struct MatchArgs {
  std::string ruleset = "antike", map;
  int nations = 4;
  std::uint64_t games = 1000, seed = 1;
  unsigned threads = 2;
  bool all = false, json = false;
  std::vector<std::string> players, options, maps;
};

/// The players, and all that is said of their games.
void addMatchOptions(CLI::App& command, MatchArgs& args);
/// Fails with a sentence where the words make no sense together.
[[nodiscard]] Result<MatchDesign> matchOf(const MatchArgs& args);
/// The table, or with `--json` one document.
void putMatch(const MatchArgs& args, const MatchAnswer& answer);

} // namespace annales::cli
