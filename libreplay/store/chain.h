// What vouches for the rows of a library, the last ones too: of each table of each game the number of the
// last row and a digest over all of them (FORMAT.md, "The chain").
#pragma once

#include "libreplay/store/connection.h"
#include "libreplay/store/page_table.h"

#include <cstdint>
#include <string>
#include <vector>

namespace annales::inline replay {

/// Tables whose rows are chained.
enum class Chained : std::uint8_t {
  segments,
  lines,
  tags,
  annotations,
  entries,
  analyses,  // up to here: those of a game
  games,     // of the whole library
  questions, // likewise
  results,
  resultWords,
};

/// The keys of all games that the library lists, ascending.
[[nodiscard]] std::vector<GameKey> allGames(Connection& connection);

/// False in a library of version 2, and where somebody took the table away.
[[nodiscard]] bool isChained(Connection& connection);
/// Makes the table where there is none.
void makeChainTable(SQLite::Database& db);

/// Continues the chain by the rows from number `first` on, which the transaction of the caller has just
/// written. Where the chain does not end right before them it is left as it is, so that `check` goes on
/// saying so.
void chainRows(Connection& connection, Chained table, std::int64_t first, GameKey game = 0);

/// The chain of all that is there, instead of any other: in a transaction of the caller. It vouches for what
/// it finds, so it is for libraries that had none, and for their owners to ask for.
void chainAll(Connection& connection);
/// Of the analyses of all games, where a library of version 3 is raised: they had none. One that is there all
/// the same stays.
void chainAnalyses(Connection& connection);
/// The chain of all that is there of one game.
void chainGame(Connection& connection, GameKey game);
/// The same for the list of games and the questions.
void chainLists(Connection& connection);

/// A library whose version was put back, and that has events of a later one, says so again.
void mendVersion(Connection& connection);

/// Games that are gone are vouched for no longer.
void forgetLostGames(Connection& connection);

/// What is not as the chain says, a sentence each, ready to follow "the game x: " or "the library: ".
[[nodiscard]] std::vector<std::string> brokenGame(Connection& connection, GameKey game);
[[nodiscard]] std::vector<std::string> brokenLists(Connection& connection);
/// Of the analyses of a game, which are no part of it; empty where all is as the chain says, or none is
/// there.
[[nodiscard]] std::string brokenAnalyses(Connection& connection, GameKey game);

} // namespace annales::inline replay
