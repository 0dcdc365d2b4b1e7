// How often which continuation of an opening was played, and what became of it.
#pragma once

#include "libreplay/openings/selection.h"

#include <array>
#include <cstdint>
#include <vector>

namespace annales::inline replay {

/// Sums over seats; sums of two sets of seats add up to those of both.
struct SeatTally {
  static constexpr std::size_t kRounds = 64; // a later round counts as the last of them

  std::uint64_t games = 0; // seats, one a nation and game
  std::uint64_t unfinished = 0, undecided = 0;
  std::uint64_t wins = 0;        // in the decided games
  double expected = 0;           // wins, were every seat as good as its baseline
  std::uint64_t places = 0;      // sum over decided games
  std::uint64_t personages = 0;  // sum at the end of the asked round
  std::uint64_t endedBefore = 0; // games that were over before the end of that round, and count as they ended
  std::uint64_t early = 0;       // games that are unfinished and have not come so far: not in `personages`
  std::array<std::uint32_t, kRounds> first{};   // by round: seats that won their first personage in it
  std::array<std::uint32_t, kRounds> without{}; // by round: seats whose game stopped in it without one

  [[nodiscard]] std::uint64_t decided() const { return games - unfinished - undecided; }
  [[nodiscard]] std::uint64_t counted() const { return games - early; } // in `personages`
};

struct Continuation {
  Space space = Space::none;
  SeatTally tally;
};

struct Explored {
  SeatTally all;                  // of the seats that came there
  std::vector<Continuation> next; // the most frequent first, then in the rondel's order
  std::uint64_t ended = 0;        // seats for which nothing followed
};

/// What followed after the first turns `from` of the chosen seats.
/// `round`: of which the personages are counted, from 1.
[[nodiscard]] Explored explore(const FactTable& table, const Selection& chosen, const Baselines& baselines,
                               OpeningKey from, unsigned round);

void add(SeatTally& tally, const FactTable& table, const Baselines& baselines, SeatRow seat, unsigned round);

} // namespace annales::inline replay
