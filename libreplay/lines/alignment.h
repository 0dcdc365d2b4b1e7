// Where the events of one line lie along another, for drawing both over one axis.
#pragma once

#include "libreplay/lines/compare.h"

namespace annales::inline replay {

/// Line `b` along line `a`: what they share stays where it is; after the fork the ends of turns that both
/// have finished coincide, and what is between them is spread evenly. After the last of those turns each
/// continues on its own.
class Alignment {
public:
  Alignment() = default;
  Alignment(const LinePair& pair, EventIndex lengthA, EventIndex lengthB);

  /// The place of the last event that both share.
  [[nodiscard]] EventIndex shared() const { return marks_.front().a; }
  /// Where an event of `b` lies, in events of `a`; beyond the end of `a` as if `a` went on.
  [[nodiscard]] double placeOf(EventIndex b) const;
  /// The last event of `b` that lies at a place of `a` or before it; from 1 to the end of `b`.
  [[nodiscard]] EventIndex eventAt(double place) const;
  /// The place after which neither line has anything.
  [[nodiscard]] EventIndex end() const;

private:
  struct Mark {
    EventIndex a = 1, b = 1;
  };
  std::vector<Mark> marks_{{}}; // the fork, then ends of turns; both rise
  EventIndex lengthA_ = 1, lengthB_ = 1;
};

} // namespace annales::inline replay
