// annales line play: a stored game played on by autopilots.
#pragma once

#include "cli/notebook_source.h"
#include "libreplay/pilots/autopilot.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>
#include <vector>

namespace annales::cli {

struct LinePlayArgs {
  std::vector<std::string> pilots; // NATION=WORD
  std::string others = "recorded";
  std::size_t turns = 0;
  std::uint64_t seed = 1;
  bool pass = false;
};

void addLinePlayOptions(CLI::App& command, LinePlayArgs& args);

/// After these events of a line and then `byHand`, which are legal there. Nothing, with a message, where
/// nation or autopilot is not known.
[[nodiscard]] std::optional<PilotsPlan> planOf(const LinePlayArgs& args, const Study& study,
                                               const std::string& line);
/// Where it stopped and who left the record, a line each.
void putRun(const PilotsRun& run, const EventLog& log);

} // namespace annales::cli
