// What games add up to as columns: a row for each game and for each seat, and for each first turn of a seat.
#pragma once

#include "libreplay/facts/game_facts.h"
#include "libreplay/facts/seat_kinds.h"
#include "libreplay/facts/word_list.h"

#include <array>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace annales::inline replay {

using GameRow = std::uint32_t;
using SeatRow = std::uint32_t;
/// A word for what a turn did: a place in the list of deeds.
using DeedIndex = WordIndex;
inline constexpr DeedIndex kNoDeed = kNoWord;

/// How a game stands, for counts of wins. `unknown`: of a result without moves of which no winner is known.
enum class Outcome : std::uint8_t { unfinished, undecided, won, unknown };
inline constexpr std::size_t kOutcomes = 3; // of recorded games

/// What is known of all seats of a game. A recorded game knows all of it; a result may know any.
struct KnownOfAll {
  static constexpr std::uint8_t nations = 1;    // one nation each
  static constexpr std::uint8_t seats = 2;      // in turn order
  static constexpr std::uint8_t places = 4;     //
  static constexpr std::uint8_t personages = 8; // at the end
  static constexpr std::uint8_t count = 16;     // how many nations play
  static constexpr std::uint8_t options = 32;   //
  static constexpr std::uint8_t board = 64;     // told or following from all nations
  static constexpr std::uint8_t moves = 128;    // a recorded game
  static constexpr std::uint8_t everything = 255;
};

struct GameColumns {
  std::vector<Hash> id;
  std::vector<RulesetId> ruleset;
  std::vector<WordIndex> board, options, date, event, site;
  std::vector<WordIndex> map; // its hash in hexadecimal digits
  std::vector<std::uint8_t> nations;
  std::vector<std::uint16_t> rounds;
  std::vector<Outcome> outcome;
  std::vector<std::uint8_t> bots;  // 1: played by bots
  std::vector<SeatRow> firstSeat;  // its seats follow each other
  std::vector<std::uint8_t> known; // of `KnownOfAll`; a table sets it
};

struct SeatColumns {
  std::vector<GameRow> game;
  std::vector<std::uint8_t> seat; // in turn order, from 0
  std::vector<WordIndex> nation, player;
  std::vector<std::int16_t> rating; // kNoRating where none is known
  std::vector<std::uint8_t> place, personages, firstPersonageRound;
  std::vector<std::uint16_t> turns, idleTurns, left;
  std::vector<OpeningKey> opening;
  std::vector<std::uint32_t> firstGain; // where its part of `FactColumns::gains` begins
  std::vector<KindIndex> kind;          // in `FactTable::kinds`
};
inline constexpr std::int16_t kNoRating = -1;
inline constexpr std::uint8_t kNoPersonages = 255; // of a result: not known

/// From the end of that round on a seat has so many personages.
struct Gain {
  std::uint8_t round = 0, personages = 0;
};

/// Of the first turns, by turn and then by seat; `kNoDeed` and 0 where the turn did not begin.
struct TurnColumns {
  std::array<std::vector<DeedIndex>, kOpeningTurns> deed;
  std::array<std::vector<std::uint64_t>, kOpeningTurns> position;
};

struct FactColumns {
  GameColumns games;
  SeatColumns seats;
  std::vector<Gain> gains;
  TurnColumns turns; // as long as the seats, or all empty

  [[nodiscard]] std::uint32_t gainsEnd(SeatRow seat) const {
    return seat + 1 < seats.firstGain.size() ? seats.firstGain[seat + 1]
                                             : static_cast<std::uint32_t>(gains.size());
  }
};

/// What the headers of a game say.
struct GameHeaders {
  std::string_view date, event, site;
  bool bots = false; // as `playedByBots` says
};

/// Adds a game; kinds are not set. `deedOf(seat, turn)` says the words of a turn.
void append(FactColumns& columns, WordList& words, const GameFacts& game, const GameHeaders& headers,
            const std::function<DeedIndex(std::size_t seat, std::size_t turn)>& deedOf);
/// Adds a game of columns that have the same words.
void append(FactColumns& columns, const FactColumns& from, GameRow game);

/// Calls `f` with each column of games that no other one follows from, of all of them at once.
template <class F, class... Columns> void eachGameColumn(F&& f, Columns&... games) {
  f(games.id...);
  f(games.board...);
  f(games.options...);
  f(games.date...);
  f(games.event...);
  f(games.site...);
  f(games.map...);
  f(games.rounds...);
  f(games.ruleset...);
  f(games.nations...);
  f(games.outcome...);
  f(games.bots...);
}

/// The same of seats.
template <class F, class... Columns> void eachSeatColumn(F&& f, Columns&... seats) {
  f(seats.opening...);
  f(seats.nation...);
  f(seats.player...);
  f(seats.rating...);
  f(seats.turns...);
  f(seats.idleTurns...);
  f(seats.left...);
  f(seats.place...);
  f(seats.personages...);
  f(seats.firstPersonageRound...);
}

} // namespace annales::inline replay
