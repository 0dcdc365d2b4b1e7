// The program `annales`: a command line over the libraries.
#pragma once

namespace annales::cli {

/// The exit status of the event log's contract.
[[nodiscard]] int runProgram(int argc, char** argv);

} // namespace annales::cli
