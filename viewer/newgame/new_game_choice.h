// A game that is about to begin, as agreed at the table.
#pragma once

#include "engine/boards/board.h"
#include "engine/event/codec.h"
#include "libreplay/log/event_log.h"
#include "libreplay/log/tags.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace annales::viewer {

struct NationSeat {
  std::string nation;
  std::string player; // may be empty
  friend bool operator==(const NationSeat&, const NationSeat&) = default;
};

struct NewGameChoice {
  RulesetId ruleset = RulesetId::antike;
  Options options;
  std::shared_ptr<const Board> board;
  std::vector<NationSeat> seats; // in turn order
  std::string date, event, site;
  friend bool operator==(const NewGameChoice&, const NewGameChoice&) = default;
};

[[nodiscard]] std::vector<std::string> nationsOf(const std::vector<NationSeat>& seats);
/// The nations that the board suggests for that number, in its order; empty where it suggests none.
[[nodiscard]] std::vector<NationSeat> suggestedSeats(const Board& board, int nations);

/// GameCreated with the board's start cities and the ruleset's stocks, in the order of the seats. It names
/// who has the special units. `seed` gives the game's UUID. Fails with a sentence where the rules forbid such
/// a game.
[[nodiscard]] Result<NewGame> beginGame(const NewGameChoice& choice, std::uint64_t seed);
/// What a recorded game began with, its headers included. Its board is not null.
[[nodiscard]] NewGameChoice choiceOf(const EventLog& log, std::shared_ptr<const Board> board);
/// Headers of its log: those that are not empty.
[[nodiscard]] std::map<std::string, std::string> tagsOf(const NewGameChoice& choice);

} // namespace annales::viewer
