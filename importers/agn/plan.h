// A game cut into lines of play and these into actions, before it is written.
#pragma once

#include "importers/agn/course.h"
#include "importers/agn/spelling.h"
#include "libreplay/log/event_log.h"
#include "libreplay/log/timeline.h"

#include <optional>
#include <string>
#include <vector>

namespace annales::agn {

/// One action as it is written, and the events of its line that it brings.
struct Token {
  std::string text;
  std::size_t from = 0, to = 0; // places in the line's path
  bool heading = false;
  bool go = false; // the move on the rondel: what follows needs no comma
  int round = 0;   // that begins with this turn; 0 for most
  Syntax syntax;   // behind it; a state for each would take thousands of bytes
};

/// A line of play from where it leaves the one above it.
struct Strand {
  std::size_t above = 0;             // the main line is its own
  std::optional<std::size_t> anchor; // the action above behind which it begins; none: before the first
  std::vector<NodeIndex> path;
  std::optional<std::string> name;
  std::vector<Token> tokens;
  bool goesOn = false;
};

struct Plan {
  std::vector<Strand> strands; // the main line first; each after the one above it
  std::vector<std::vector<std::string>>
      namedHere; // by node: lines that end there and have no strand of their own
};

/// `allFacts`: nothing is left to the rules.
[[nodiscard]] Plan planOf(const EventLog& log, const Spelling& spelling, bool allFacts);

} // namespace annales::agn
