// A game as somebody else may have it: without the remarks that are not for their eyes.
#pragma once

#include "libreplay/log/event_log.h"

#include <cstddef>

namespace annales::inline replay {

/// What is for `me` is for its author alone, what is for the `coach` is not for the club.
[[nodiscard]] constexpr bool mayRead(Audience reader, Audience remark) {
  return remark >= reader;
}

struct ReadersCopy {
  EventLog log;
  std::size_t leftOut = 0; // remarks that stand
};

/// All that a reader gets. A remark goes by what it says now: with it go its earlier versions, and what
/// answers it, which would make no sense alone. An earlier version that was for fewer people stays behind as
/// well; the later ones then have ids of their own. `me` gets everything.
[[nodiscard]] ReadersCopy copyFor(Audience reader, const EventLog& log);

} // namespace annales::inline replay
