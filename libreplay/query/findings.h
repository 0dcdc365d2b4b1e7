// What an answer says: events to go to, games, and counts with their doubt.
#pragma once

#include "engine/boards/board.h"
#include "libreplay/inference/share.h"
#include "libreplay/openings/opening_book.h"
#include "libreplay/query/run_question.h"

#include <optional>
#include <string>
#include <vector>

namespace annales::inline replay {

/// A nation of a game for which the question begins to hold, and for how many moments in a row.
struct FoundEvent {
  Hash game;
  std::uint32_t seq = 0; // of the event that ended the turn
  std::uint8_t seat = 0; // from 0
  unsigned round = 0, moments = 0;
  std::string nation, player, date, event;
  Outcome outcome = Outcome::unfinished;
  std::uint8_t place = 0;
};

struct FoundGame {
  Hash game;
  std::uint32_t seq = 0; // of the first event
  std::vector<std::string> nations;
  std::string ruleset, board, date, event, winner;
  Outcome outcome = Outcome::unfinished;
};

/// At most so many, the newest date first, then by id; how many there are is in the answer. 0: all.
[[nodiscard]] tl::expected<std::vector<FoundEvent>, NoAnswer> eventsOf(const Answer& answer,
                                                                       std::size_t most);
/// How many events there are: each time that it begins to hold.
[[nodiscard]] std::size_t countEvents(const Answer& answer);
[[nodiscard]] tl::expected<std::vector<FoundGame>, NoAnswer> gamesOf(const Answer& answer, std::size_t most);
/// Only which games, in the order of their ids.
[[nodiscard]] std::vector<Hash> gameIdsOf(const Answer& answer);

enum class CountBy : std::uint8_t { opening, winner, nation, player, board };
inline constexpr std::array<std::string_view, 5> kCountByWords{"opening", "winner", "nation", "player",
                                                               "board"};
[[nodiscard]] std::optional<CountBy> countByOf(std::string_view word);

/// One group. A nation of a game is counted once, however long the question holds for it.
struct CountedGroup {
  std::string key;  // nation, player, board; of an opening its spaces
  std::string code; // of an opening that has a name
  std::string name;
  std::size_t games = 0;                     // in which the group is found
  std::size_t nations = 0;                   // of games: seats
  std::size_t unfinished = 0, undecided = 0; // of these; they do not count among the wins
  std::size_t wins = 0;
  inference::Share share; // of wins, by game; over the decided ones
  double baseline = 0;    // mean share of nations of the same kinds, over the same; NaN where there are none
};
struct CountOptions {
  std::size_t turns = 3;                 // of an opening
  const OpeningBook* book = nullptr;     // names; null: none
  Language language = Language::english; // of names
};
/// The most frequent first. By winner: of the games, whom they were won by, beside how often that nation
/// wins; of those alone in which it plays.
[[nodiscard]] std::vector<CountedGroup> countBy(const Answer& answer, CountBy by,
                                                const CountOptions& options = {});

} // namespace annales::inline replay
