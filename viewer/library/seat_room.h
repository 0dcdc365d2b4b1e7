// How the nations of a game share the room of a cell.
#pragma once

#include <span>
#include <vector>

namespace annales::viewer {

struct SeatRoom {
  std::vector<double> names; // the width of each name that is written
  std::size_t left = 0;      // how many nations are only counted

  friend bool operator==(const SeatRoom&, const SeatRoom&) = default;
};

/// All whole where there is room; else long names give way to short ones; else the last are counted: none
/// vanishes without a word. `names` as wide as they are, `beside` what each needs besides, `least` below
/// which a name says nothing, `counted` for "+2".
[[nodiscard]] SeatRoom seatRoom(std::span<const double> names, double room, double beside, double least,
                                double counted);

} // namespace annales::viewer
