// Reads a text as a log, for tests.
#pragma once

#include "importers/antike_jsonl/log_reader.h"
#include "importers/antike_jsonl/log_writer.h"
#include "tests/importers/antike_jsonl/read_logs.h"

#include <optional>
#include <sstream>
#include <string>

namespace annales::test {

inline std::optional<Rejection> rejectionOf(const std::string& text) {
  std::istringstream in(text);
  LogReader reader(nullptr);
  return reader.read(in);
}

/// "accepted", or why not.
inline std::string verdict(const std::string& text) {
  const auto rejection = rejectionOf(text);
  return rejection ? "row " + std::to_string(rejection->row) + ": " + rejection->message : "accepted";
}

/// The file that the games of a text are written to.
inline std::string rewritten(const std::string& text) {
  std::istringstream in(text);
  const auto logs = readLogs(in, nullptr);
  if (!logs) return "row " + std::to_string(logs.error().row) + ": " + logs.error().message;
  std::ostringstream out;
  LogWriter writer(out);
  for (const auto& log : *logs)
    writer.write(*log);
  return out.str();
}

} // namespace annales::test
