// How much two rows of the catalogue look like one game: their moves on the rondel first, then their headers.
#pragma once

#include "libreplay/store/library.h"

#include <cstddef>

namespace annales::inline replay {

struct Likeness {
  double moves = 0;          // moves in common, of the longer game; 0 to 1
  std::size_t turns = 0;     // of the shorter game
  bool continued = false;    // one goes on where the other ends, and both have moves
  bool headsDiffer = false;  // a header has another value
  bool noHeads = false;      // neither has a header
  bool sameHead = false;     // every header is the same
  bool clash = false;        // the dates exclude each other
  bool contradicted = false; // two of date, event, site and players have other values
  bool otherPeople = false;  // both name players, and they share none
  bool sharesHead = false;   // a date, a player or an event in common
};

[[nodiscard]] Likeness likenessOf(const GameSummary& a, const GameSummary& b);

/// The moves are the same, so it is one game, unless so few moves mean nothing and headers speak against it.
[[nodiscard]] bool mayBeOneGame(const Likeness& likeness);
/// One record is the beginning of the other, of the same game.
[[nodiscard]] bool isContinuation(const Likeness& likeness);
/// The one is a corrected version of the other.
[[nodiscard]] bool isCorrection(const Likeness& likeness);

} // namespace annales::inline replay
