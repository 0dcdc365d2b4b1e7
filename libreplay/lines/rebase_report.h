// What became of the decisions of a line that was carried over, as rows to read and to go to.
#pragma once

#include "libreplay/lines/rebase.h"
#include "libreplay/stats/line_stats.h"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace annales::inline replay {

enum class CarriedFate : std::uint8_t { leftOut, adjusted, filledIn };
inline constexpr std::size_t kCarriedFates = 3;

struct CarriedRow {
  CarriedFate fate = CarriedFate::leftOut;
  EventIndex before =
      0;               // its event on the old line, or its place in a pasted branch; 0 for what was filled in
  EventIndex now = 0;  // its event on the new line; of what was left out the event that it would come after
  std::string was, is; // sentences; `was` is empty for what was filled in, `is` for what was left out
  Violation why;       // of what was left out
};

struct CarriedReport {
  std::size_t kept = 0;
  std::vector<CarriedRow> rows; // in the order of the new line

  [[nodiscard]] std::size_t count(CarriedFate fate) const;
};

/// `later`: the old events that were carried over, the one with the index `first` (as in `Rebased`) first.
/// `after`: the event of the new line after which `result.events` come, from 1.
[[nodiscard]] CarriedReport reportOf(const Rebased& result, std::span<const Event> later, EventIndex first,
                                     EventIndex after, const Teller& teller);

} // namespace annales::inline replay
