// The states of a game as rows of bytes: one for each nation at each moment, a moment being the end of a turn
// (docs/questions.md). Derived from its log, and can always be derived again.
#pragma once

#include "libreplay/facts/fact_table.h"
#include "libreplay/facts/game_facts.h"
#include "libreplay/query/question.h"

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace annales::inline replay {

/// Columns beside those of `Quantity`, which come first.
inline constexpr std::size_t kSpaceColumn =
    kQuantities; // 0: none or not its turn; else the space and one more
inline constexpr std::size_t kOwnTurnColumn = kSpaceColumn + 1; // 1: the turn that ended was its own
inline constexpr std::size_t kKnowsColumn = kOwnTurnColumn + 1; // a bit a know-how of the game's table
inline constexpr std::size_t kOwnsColumn = kKnowsColumn + 1;    // from here on: a bit a province of the board
[[nodiscard]] constexpr std::size_t columnsFor(std::size_t provinces) {
  return kOwnsColumn + (provinces + 7) / 8;
}
static_assert(kMaxKnowHows <= 8);

/// What games must have in common to share columns.
struct StateKind {
  RulesetId ruleset = RulesetId::antike;
  Hash map;
  std::string board;
  std::vector<std::string> knowHows, provinces; // in the order of the bits
  /// In some order; the map comes early, as it nearly always tells kinds apart.
  friend auto operator<=>(const StateKind&, const StateKind&) = default;
};

struct SeatOfStates {
  std::string nation, player;
  std::int16_t rating = kNoRating;
  std::uint8_t place = 0; // 0 while nobody has won
  OpeningKey opening;
};

struct HeadOfStates {
  Hash id;
  std::string date, event, site;
  std::string options; // as in `GameFacts`
  Outcome outcome = Outcome::unfinished;
  std::vector<SeatOfStates> seats; // in turn order
};

/// Something done, with its place among the rows.
struct DeedAt {
  std::uint32_t row = 0;
  std::string what; // a word of the log; empty where the deed has none
};

struct GameStates {
  StateKind kind;
  HeadOfStates head;
  std::vector<std::uint32_t> moments; // for each the seq of the event that ended it
  /// By column, then seat, then moment: the rows of a nation follow each other.
  std::vector<std::vector<std::uint8_t>> columns;
  std::array<std::vector<DeedAt>, kDeeds> deeds; // in the order of rows

  [[nodiscard]] std::size_t rows() const { return head.seats.size() * moments.size(); }
};

/// `facts` are the line's own (`factsOf`).
[[nodiscard]] GameStates statesOf(const MainLine& line, const GameFacts& facts);

} // namespace annales::inline replay
