// How often which continuation of an opening was played, and what became of it.
#pragma once

#include "libreplay/inference/share_sum.h"
#include "libreplay/openings/game_wins.h"
#include "libreplay/openings/selection.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace annales::inline replay {

/// Sums over seats; those of a game are added one after another.
struct SeatTally : OutcomeCounts {
  static constexpr std::size_t kRounds = 64; // a later round counts as the last of them

  GameWins wonByGame;
  inference::ShareSum expected;  // wins, were every seat as good as its baseline
  std::uint64_t places = 0;      // sum over decided games
  std::uint64_t personages = 0;  // sum at the end of the asked round
  std::uint64_t endedBefore = 0; // games that were over before the end of that round, and count as they ended
  std::uint64_t early = 0;       // games that are unfinished and have not come so far: not in `personages`
  std::array<std::uint32_t, kRounds> first{};   // by round: seats that won their first personage in it
  std::array<std::uint32_t, kRounds> without{}; // by round: seats that had none in the last they were watched

  [[nodiscard]] std::uint64_t counted() const { return games - early; } // in `personages`
};

/// The first turns did the same, as `OpeningTurn::done` says it.
struct SameDeeds {
  std::vector<std::string> done;
};
/// The position when a turn began was the same, whichever way it came about.
struct SamePosition {
  std::uint64_t position = 0;
};
/// Which seats came to the same point of a game: by the spaces of their first turns, by what these did, or by
/// the position. The latter two are known for `kOpeningTurns` turns, of tables that have turns.
using Journey = std::variant<OpeningKey, SameDeeds, SamePosition>;

/// The step that a deed begins with.
[[nodiscard]] Space spaceOfDeed(std::string_view done);

struct Continuation {
  Space space = Space::none;
  std::string done; // empty where only the space is looked at
  SeatTally tally;
};

struct Explored {
  SeatTally all;                  // of the seats that came there
  std::vector<Continuation> next; // the most frequent first, then in the rondel's or the alphabet's order
  std::uint64_t ended = 0;        // seats for which nothing followed
};

/// What the chosen seats that came there did in their next turn: continuations are spaces for an `OpeningKey`
/// and deeds otherwise. A seat that comes to a position twice counts once, as it went on the first time.
/// `round`: of which the personages are counted, from 1. Finds nothing by deeds in a table without turns.
[[nodiscard]] Explored explore(const FactTable& table, const Selection& chosen, const Baselines& baselines,
                               const Journey& from, unsigned round);

/// Seats that came there, in the table's order.
[[nodiscard]] std::vector<SeatRow> seatsAt(const FactTable& table, const Selection& chosen,
                                           const Journey& from);
/// Seats that came there and went on so, in the table's order.
[[nodiscard]] std::vector<SeatRow> seatsThat(const FactTable& table, const Selection& chosen,
                                             const Journey& from, const Continuation& way);

struct PlayedOpening {
  OpeningKey opening;
  SeatTally tally;
};
/// The chosen seats by the spaces of so many first turns, the most frequent first, then in the order of keys.
[[nodiscard]] std::vector<PlayedOpening> openingsPlayed(const FactTable& table, const Selection& chosen,
                                                        const Baselines& baselines, std::size_t turns,
                                                        unsigned round);

/// But for the wins by game: two ways may be of the same games.
void addSums(SeatTally& sum, const SeatTally& more);
void add(SeatTally& tally, const FactTable& table, const Baselines& baselines, SeatRow seat, unsigned round);

} // namespace annales::inline replay
