// A game to AGN and back, compared by all that the event log writes.
#pragma once

#include "importers/agn/game_text.h"
#include "importers/agn/writer.h"
#include "importers/antike_jsonl/log_writer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

namespace annales::test {

/// The records of the game's file, sorted: events on no line come in any order.
inline std::vector<std::string> recordsOf(const EventLog& log) {
  std::ostringstream out;
  LogWriter(out).write(log);
  std::vector<std::string> rows;
  std::istringstream in(out.str());
  for (std::string row; std::getline(in, row);)
    rows.push_back(row);
  std::sort(rows.begin(), rows.end());
  return rows;
}

inline std::string bytesOf(const EventLog& log) {
  std::ostringstream out;
  LogWriter(out).write(log);
  return out.str();
}

inline const BoardShelf& knownShelf() {
  static const BoardShelf shelf = BoardShelf::builtIn();
  return shelf;
}

/// What is known to somebody who has the built-in boards and the file.
inline agn::KnownBoards boardsFor(const EventLog& log) {
  agn::KnownBoards boards = agn::boardsOf(knownShelf());
  boards.byHash = [map = log.game().map](const Hash& hash) { return hash == map->hash() ? map : nullptr; };
  return boards;
}

inline std::string agnOf(const EventLog& log) {
  const auto text = agn::gameText(log, knownShelf().find(log.game().map->hash()));
  EXPECT_TRUE(text) << (text ? "" : text.error().message);
  return text.value_or("");
}

inline agn::ReadGame readAgn(const std::string& text, const EventLog& like, AfterMistake choice = AfterMistake::stop) {
  agn::GameSeeds seeds;
  return agn::readGameText(text, 1, seeds, boardsFor(like), choice);
}

inline std::string told(const std::vector<Complaint>& complaints) {
  std::string all;
  for (const Complaint& c : complaints)
    all += std::to_string(c.line) + ":" + std::to_string(c.column) + ": " + c.message + "\n";
  return all;
}

} // namespace annales::test
