// A game as somebody else may have it: without the remarks that are not for their eyes.
#pragma once

#include "libreplay/log/event_log.h"

#include <cstddef>

namespace annales::inline replay {

/// What is for `me` is for its author alone, what is for the `coach` is not for the club.
[[nodiscard]] constexpr bool mayRead(Audience reader, Audience remark) {
  return remark >= reader;
}

/// `standing`: what every remark says now. `all`: also what it said before, and deleted remarks.
enum class Wordings { standing, all };

struct ReadersCopy {
  EventLog log;
  std::size_t leftOut = 0; // remarks that stand
  std::size_t earlier = 0; // wordings that no longer stand, of remarks that went into the copy
  std::size_t deleted = 0; // remarks
};

/// All that a reader gets. A remark goes by what it says now, and with it goes what answers it, which would
/// make no sense alone. With all wordings, an earlier one that was for fewer people still stays behind. A
/// remark that has lost what it replaced or answered gets an id of its own and an `editionTag`, by which
/// merging knows it again.
[[nodiscard]] ReadersCopy copyFor(Audience reader, const EventLog& log,
                                  Wordings wordings = Wordings::standing);

} // namespace annales::inline replay
