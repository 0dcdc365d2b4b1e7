// Does with any bytes what the program does with a written game, and stops where a promise is broken.
#pragma once

#include "importers/agn/agn_reader.h"
#include "importers/agn/writer.h"
#include "importers/antike_jsonl/log_writer.h"
#include "tests/fuzz/exercise.h"

#include <memory>

namespace annales::fuzz {

inline const BoardShelf& shelf() {
  static const BoardShelf all = BoardShelf::builtIn();
  return all;
}

inline std::string logOf(const EventLog& log) {
  std::ostringstream out;
  LogWriter(out).write(log);
  return out.str();
}

/// What was read is a game that the event log can hold, and can be written as AGN again.
inline void exerciseGame(const EventLog& log) {
  const std::string text = logOf(log);
  LogReader again(shelf().finder());
  std::istringstream in(text);
  if (const auto rejected = again.read(in)) broken("what is read is a log", rejected->message + "\n" + text);
  if (logOf(**again.game(0)) != text) broken("the log is in its final form", text);
  const auto written = agn::gameText(log, shelf().find(log.game().map->hash())); // compares it by itself
  if (!written) broken("what is read can be written", text);
}

template <class Reader> void exerciseWritten(const std::string& bytes) {
  for (const AfterMistake choice : {AfterMistake::stop, AfterMistake::facts, AfterMistake::reject}) {
    Reader reader(ReadRequest{shelf(), nullptr, choice, std::size_t{1} << 26U});
    std::istringstream in(bytes);
    const auto rejected = reader.read(in);
    if (rejected && (rejected->message.empty() || rejected->disk)) broken("a refusal says why", bytes);
    for (const Complaint& complaint : reader.complaints())
      if (complaint.message.empty() || complaint.line == 0 || complaint.column == 0)
        broken("a complaint says what and where", bytes);
    if (rejected) continue;
    for (GameNumber g = 0; g < reader.games(); ++g)
      exerciseGame(**reader.game(g));
  }
}

inline void exerciseAgn(const std::string& bytes) {
  exerciseWritten<agn::AgnReader>(bytes);
}

} // namespace annales::fuzz
