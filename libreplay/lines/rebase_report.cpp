#include "libreplay/lines/rebase_report.h"

#include <algorithm>

namespace annales::inline replay {

std::size_t CarriedReport::count(CarriedFate fate) const {
  return static_cast<std::size_t>(std::ranges::count(rows, fate, &CarriedRow::fate));
}

CarriedReport reportOf(const Rebased& result, std::span<const Event> later, EventIndex first,
                       EventIndex after, const Teller& teller) {
  const auto was = [&](EventIndex index) { return teller(later[index - first]); };
  const auto is = [&](std::size_t place) { return teller(result.events[place]); };
  const auto indexOf = [&](std::size_t place) { return after + 1 + static_cast<EventIndex>(place); };
  CarriedReport report{result.kept, {}};
  for (const Stopped& stopped : result.leftOut)
    report.rows.push_back(
        {CarriedFate::leftOut, stopped.index, indexOf(stopped.place) - 1, was(stopped.index), {}, stopped});
  for (const Adjusted& adjusted : result.adjusted)
    report.rows.push_back({CarriedFate::adjusted,
                           adjusted.index,
                           indexOf(adjusted.place),
                           was(adjusted.index),
                           is(adjusted.place),
                           {}});
  for (const std::size_t place : result.filledIn)
    report.rows.push_back({CarriedFate::filledIn, 0, indexOf(place), {}, is(place), {}});
  std::ranges::stable_sort(report.rows, {}, &CarriedRow::now);
  return report;
}

} // namespace annales::inline replay
