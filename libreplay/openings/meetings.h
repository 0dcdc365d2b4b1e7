// Who played whom, and how often which of the two was ahead.
#pragma once

#include "libreplay/facts/fact_table.h"
#include "libreplay/inference/interval.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace annales::inline replay {

struct MeetingCounts {
  std::uint64_t games = 0;
  std::uint64_t decided = 0; // it is known who of the two was ahead
  std::uint64_t ahead = 0;   // of the decided: the first of the two was
  std::uint64_t results = 0; // of the games: results without moves

  [[nodiscard]] std::optional<double> share() const;  // ahead of decided
  [[nodiscard]] inference::Interval interval() const; // Wilson's of that share
};

/// Of a player with another one. A game is one meeting, however many nations somebody plays in it: the best
/// place of each counts. Places that both share count for neither.
struct Meetings : MeetingCounts {
  std::string first, last; // dates; empty where none is known

  struct Year : MeetingCounts {
    int year = 0; // 0: the date is not known
  };
  std::vector<Year> years; // in order, none empty
};

/// Nothing where a date does not begin with a year.
[[nodiscard]] std::optional<int> yearOf(std::string_view date);

/// Whether the first of two seats of one game came out ahead: by places, by the only known winner, else by
/// personages. Nothing where the game goes on, they share the place, or it is not known.
[[nodiscard]] std::optional<bool> isAhead(const FactTable& table, SeatRow a, SeatRow b);

/// Of the player in these seats with each of the others in the same games, by the word of the name; without
/// persons that have none. Both lists are in the table's order.
[[nodiscard]] std::map<WordIndex, Meetings> meetingsOf(const FactTable& table, std::span<const SeatRow> seats,
                                                       std::span<const SeatRow> others);

/// Of each two players who meet in the games of these seats, by their words; once, the name that sorts first
/// before the other. `seats` is in the table's order and has all seats of each game.
[[nodiscard]] std::map<std::pair<WordIndex, WordIndex>, Meetings> allMeetings(const FactTable& table,
                                                                              std::span<const SeatRow> seats);

} // namespace annales::inline replay
