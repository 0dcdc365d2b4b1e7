// The main line of a game by its events alone, for whoever looks at many games: no ids, no other lines, no
// remarks.
#pragma once

#include "libreplay/log/event_log.h"

#include <map>
#include <string>
#include <vector>

namespace annales::inline replay {

struct MainLine {
  Hash id; // of its GameCreated
  NewGame begun;
  std::vector<Event> events; // after GameCreated, one after another
  std::map<std::string, std::string> tags;

  [[nodiscard]] EventNames names() const { return {begun.game, *begun.provinces}; }
};

[[nodiscard]] MainLine mainLineOf(const EventLog& log);

} // namespace annales::inline replay
