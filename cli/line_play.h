// annales line play: a stored game played on by autopilots.
#pragma once

#include "cli/notebook_source.h"
#include "cli/parser.h"
#include "libreplay/pilots/autopilot.h"

#include <memory>
#include <string>
#include <vector>

namespace annales::cli {

struct LinePlayArgs {
  std::vector<std::string> pilots;         // NATION=WORD
  std::string others = "recorded", events; // a file of what is played by hand first; empty: nothing
  std::size_t turns = 0;
  std::uint64_t seed = 1;
  bool pass = false;
};

void addLinePlayOptions(CLI::App& command, LinePlayArgs& args);

/// For whoever goes on from this line. Nothing, with a message, where a nation or an autopilot is not known.
[[nodiscard]] std::optional<PilotsPlan> planOf(const LinePlayArgs& args, const Study& study,
                                               const std::string& line);
/// Where it stopped and who left the record, a line each.
void putRun(const PilotsRun& run, const EventLog& log);

} // namespace annales::cli
