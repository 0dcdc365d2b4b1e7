// The order of the what-if lines of a game: that of their names, unless a header says another one.
#pragma once

#include "libreplay/log/event_log.h"
#include "libreplay/log/tags.h"

#include <string>
#include <vector>

namespace annales::inline replay {

struct LineName {
  std::string name;
  NodeIndex head = kNoNode;
  friend bool operator==(const LineName&, const LineName&) = default;
};

/// All lines but `main`: first those that the header names, in its order, then the others by name, numbers as
/// numbers.
[[nodiscard]] std::vector<LineName> linesInOrder(const EventLog& log);

/// The names in the header that these tags are.
[[nodiscard]] std::vector<std::string> namesInLineOrder(const Tags& tags);
/// The header of an order, as tags. Those that a longer list needs are empty then. `now`: the tags so far.
[[nodiscard]] Tags lineOrderTags(const std::vector<std::string>& names, const Tags& now);

/// Puts an order into the header where the one that the lines have differs from it among lines that leave at
/// the same event, which is also what decides which line is part of which. The header names them along the
/// game then, each before those that leave it.
void setLineOrder(EventLog& log, const std::vector<std::string>& names);

} // namespace annales::inline replay
