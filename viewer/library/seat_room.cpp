#include "viewer/library/seat_room.h"

#include <algorithm>
#include <numeric>

namespace annales::viewer {
namespace {

/// Everybody gets the same, and what somebody does not need goes to the others.
std::vector<double> shared(std::span<const double> names, double room) {
  std::vector<std::size_t> byWidth(names.size());
  std::iota(byWidth.begin(), byWidth.end(), std::size_t{0});
  std::ranges::sort(byWidth, {}, [names](std::size_t n) { return names[n]; });
  std::vector<double> widths(names.size());
  std::size_t waiting = names.size();
  for (const std::size_t n : byWidth) {
    widths[n] = std::min(names[n], room / static_cast<double>(waiting--));
    room -= widths[n];
  }
  return widths;
}

} // namespace

SeatRoom seatRoom(std::span<const double> names, double room, double beside, double least, double counted) {
  for (std::size_t written = names.size(); written > 0; --written) {
    const auto some = names.first(written);
    const double forNames =
        room - beside * static_cast<double>(written) - (written < names.size() ? counted : 0);
    double needed = 0;
    for (const double name : some)
      needed += std::min(name, least);
    if (needed <= forNames) return {shared(some, forNames), names.size() - written};
  }
  return {{}, names.size()};
}

} // namespace annales::viewer
