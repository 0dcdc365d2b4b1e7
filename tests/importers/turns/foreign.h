// Files of other programs, read as the program reads them.
#pragma once

#include "importers/readers/format.h"
#include "tests/importers/agn/round_trip.h"
#include "tests/importers/antike_jsonl/read_logs.h"

#include <filesystem>
#include <fstream>

namespace annales::test {

struct ForeignRead {
  std::optional<Rejection> rejection;
  std::string format;
  std::vector<Complaint> complaints;
  std::vector<std::shared_ptr<const EventLog>> games;
};

inline ForeignRead readForeign(const std::string& bytes, AfterMistake choice = AfterMistake::stop) {
  AnyReader reader(ReadRequest{.shelf = knownShelf(), .afterMistake = choice});
  std::istringstream in(bytes);
  ForeignRead read;
  read.rejection = reader.read(in);
  read.format = reader.format()->name;
  read.complaints = reader.complaints();
  if (!read.rejection)
    for (GameNumber g = 0; g < reader.games(); ++g)
      read.games.push_back(*reader.game(g));
  return read;
}

/// Of every sample, and of games that break rules.
inline std::vector<std::shared_ptr<const EventLog>> sampleLogs(const std::string& folder) {
  std::vector<std::shared_ptr<const EventLog>> all;
  for (const auto& entry : std::filesystem::directory_iterator(std::string(ANNALES_SOURCE_DIR) + folder)) {
    if (!entry.path().string().ends_with(".antike.jsonl")) continue;
    std::ifstream in(entry.path(), std::ios::binary);
    const auto logs = readLogs(in, knownShelf().finder());
    if (logs) all.insert(all.end(), logs->begin(), logs->end());
  }
  return all;
}

/// Values of headers that a format could lose: none, blanks around them, quotation marks, what it escapes.
inline std::vector<std::string> oddValues() {
  return {"",        " ",        " Club ",      "Anna\t",       "\n",      "a\nb",    "a\r\nb",
          "a\rb",    "\"",       "\"\"",        "\"The\"",      "\" x \"", "\"\\\"",  "\\",
          "a\\n",    "'x'",      "=1",          "\" =1",        "a,b;c|d", "_x0041_", "_x005F_x0041_",
          "_x000D_", "_x0041\a", "_x_x0041_y_", "\x01\x1b[31m", "\uFFFF",  "\uFFFEx"};
}

/// A sample with a header for each of them.
inline EventLog withOddHeaders(EventLog log) {
  std::size_t number = 0;
  for (const std::string& value : oddValues())
    log.setTag("odd-" + std::to_string(number++), value);
  log.setTag("event", " Club ");
  log.setTag("site", "");
  log.setTag("nations", "\t"); // called like a tag of the setup
  return log;
}

} // namespace annales::test
