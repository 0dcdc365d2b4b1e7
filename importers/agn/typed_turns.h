// Turns that somebody types at a place of a game, beside the file that one reads as a whole: what they would
// bring from there, and the first thing that is wrong with them.
#pragma once

#include "importers/agn/course.h"
#include "importers/agn/words.h"
#include "libreplay/log/annotation.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::agn {

/// In which game one types. Everything outlives it.
struct TypedIn {
  const Game& game;
  EventNames names;
  const GameWords& words;
};

/// Said behind so many events of its turn.
struct TypedRemark {
  std::size_t behind = 0;
  Annotation remark;    // without id, event, author and moment
  bool forWhom = false; // it says whom it is for
};

/// One nation's turn, or what was typed of it.
struct TypedTurn {
  std::vector<Event> events;
  std::vector<TypedRemark> remarks;
  std::size_t end = 0; // of it in the text
  bool whole = true;   // nothing in it is wrong; else these are its events before the fault
};

/// What is wrong, and where in the text. `length` 0: something is missing there.
struct TypedFault : Error {
  std::size_t offset = 0, length = 0;
  std::string_view rule;
};

struct Typed {
  std::vector<TypedTurn> turns; // up to the fault
  std::optional<TypedFault> fault;
  std::optional<std::string> line;       // how the text names the line
  bool wholeGame = false;                // it has a head: a game of its own, and nothing was read
  std::size_t bracketsLeftOut = 0;       // what-if lines within it
  std::optional<TypedFault> remarkFault; // a command of a remark that says nothing; all else is read

  // For completion: the last action, and where it is said.
  Place beforeLast, after;
  std::size_t lastFrom = 0; // in the text
  bool lastIsWhole = true;  // a further action may follow it
  [[nodiscard]] bool empty() const { return turns.empty(); }
};

/// Where a game stands that is in the middle of a turn or between two.
[[nodiscard]] Place placeAt(const GameState& state);
/// Who acts next, though nothing has begun yet; none when the game is over.
[[nodiscard]] NationId nextToAct(const Game& game, const GameState& state);

/// More than this is no typing; it is refused as a whole.
inline constexpr std::size_t kLongestTyped = std::size_t{1} << 16U;

enum class LastTurn : std::uint8_t {
  ends, // as in a file, unless it ends with three dots
  goesOn
};
/// Reads turns from there on. The first needs no heading. `text` is valid UTF-8.
[[nodiscard]] Typed readTurns(std::string_view text, const TypedIn& in, const GameState& from,
                              LastTurn last = LastTurn::ends);

} // namespace annales::agn
