// One entry of a log of plays, with its texts as the log has them.
#pragma once

#include "libreplay/results/result_record.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace annales::plays {

struct EntryPerson {
  std::string name;
  std::string role; // nation, colour or anything else
  std::string points;
  std::optional<bool> winner; // none: the log has no such field
  int rank = 0;               // 0: not given
  std::string startPosition;  // a number, or any text
  bool starts = false;
  bool nameless = false; // a placeholder of the log
};

struct PlayEntry {
  PlayLog log = PlayLog::table;
  std::string id, bggPlay, owner, modified;
  std::string game;         // its name
  std::int64_t bggGame = 0; // its number, 0: unknown
  std::string date;         // with or without a time
  std::string dateWritten;  // where the date is not what the log says
  std::string board, site, comments;
  int minutes = 0;
  std::int64_t quantity = 1;
  bool ignored = false, unfinished = false;
  bool teams = false, cooperative = false, bots = false;
  std::vector<EntryPerson> persons;
  std::size_t line = 0; // of the file; 0 where there are no lines
};

} // namespace annales::plays
