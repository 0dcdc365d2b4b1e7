// A question over states as a tree: what is asked of a nation at the end of a turn (docs/questions.md).
#pragma once

#include "engine/core/ids.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace annales::inline replay {

/// What is counted of a nation at the end of a turn; each is a column of one byte. Their order is that of the
/// columns: another order needs another version of the file (libreplay/store/state_columns.h).
enum class Quantity : std::uint8_t {
  round,
  turn, // of its own, begun so far
  temples,
  cities,
  legions,
  galleys,
  commanders,
  admirals,
  units,
  seas,
  walls,
  coins,
  marble,
  iron,
  gold,
  knowHows,
  personages,
  kings,
  scholars,
  generals,
  citizens,
  navigators,
};
inline constexpr std::size_t kQuantities = 22;
/// A byte counts up to this; it stands for itself and for everything above. Questions ask for less.
inline constexpr int kMostCounted = 255;

/// What stays the same through a whole game.
enum class Standing : std::uint8_t { seat, nations, place, rating };
inline constexpr std::size_t kStandings = 4;

/// What has a word and no number.
enum class Attribute : std::uint8_t {
  nation,
  winner,
  player,
  ruleset,
  board,
  space,
  outcome,
  opening,
  event,
  site
};
inline constexpr std::size_t kAttributes = 10;

enum class Compare : std::uint8_t { equal, unequal, less, atMost, more, atLeast };

/// What a nation did, or what happened to it, in the turn that has just ended.
enum class Deed : std::uint8_t {
  founded,
  conquered,
  lost,
  abandoned,
  destroyed, // a neutral temple
  temple,    // built
  wall,      // built
  bought,    // a know-how
  claimed,   // a personage
  armed,
  recruited,
  fought,
  traded,
  took,   // a card
  played, // a card
  bellona,
};
inline constexpr std::size_t kDeeds = 16;

enum class Fact : std::uint8_t { won, decided, ownTurn };
enum class RemarkPart : std::uint8_t { any, text, author, glyph, tag };

struct Condition;

struct CountIs {
  Quantity what = Quantity::round;
  Compare how = Compare::equal;
  int number = 0;
  friend bool operator==(const CountIs&, const CountIs&) = default;
};
struct CountAgainst {
  Quantity what = Quantity::round;
  Compare how = Compare::equal;
  Quantity than = Quantity::round;
  friend bool operator==(const CountAgainst&, const CountAgainst&) = default;
};
/// Holds nowhere where there is no such number: no place while nobody has won, no rating where none is known.
struct StandingIs {
  Standing what = Standing::seat;
  Compare how = Compare::equal;
  int number = 0;
  friend bool operator==(const StandingIs&, const StandingIs&) = default;
};
/// `event` and `site`: a part is enough, as searches compare. `player`: as an `AskedName` is written.
/// `opening`: the first spaces. `space`: that of the turn that has just ended, if it was the nation's own.
/// Holds nowhere where there is none.
struct WordIs {
  Attribute what = Attribute::nation;
  bool is = true;
  std::string word;
  friend bool operator==(const WordIs&, const WordIs&) = default;
};
/// Holds nowhere where the game has no date. The number of digits decides: `= 2024` is the year.
struct DateIs {
  Compare how = Compare::equal;
  std::string date;
  friend bool operator==(const DateIs&, const DateIs&) = default;
};
struct FactIs {
  Fact what = Fact::won;
  friend bool operator==(const FactIs&, const FactIs&) = default;
};
struct Knows {
  std::string knowHow;
  friend bool operator==(const Knows&, const Knows&) = default;
};
struct Owns {
  std::string province;
  friend bool operator==(const Owns&, const Owns&) = default;
};
struct Did {
  Deed deed = Deed::founded;
  std::string what; // a province, know-how, personage, kind of unit or card; empty: any
  friend bool operator==(const Did&, const Did&) = default;
};
struct Remarked {
  RemarkPart part = RemarkPart::any;
  std::string word;
  friend bool operator==(const Remarked&, const Remarked&) = default;
};
struct Not {
  std::vector<Condition> of; // one
  friend bool operator==(const Not&, const Not&);
};
struct All {
  std::vector<Condition> of; // two or more
  friend bool operator==(const All&, const All&);
};
struct Any {
  std::vector<Condition> of; // two or more
  friend bool operator==(const Any&, const Any&);
};
/// Asked of the other nations of the game, at the same moment.
struct Rivals {
  enum class Who : std::uint8_t { some, every } who = Who::some;
  std::vector<Condition> have; // one
  friend bool operator==(const Rivals&, const Rivals&);
};
/// About other moments of the same nation in the same game.
struct When {
  enum class How : std::uint8_t {
    before, // it has not held so far, and will
    after,  // it has held at an earlier moment
    ever,   // it holds at some moment of the game
    near,   // … at most so far away, at any side, now included
    soonAfter,
    soonBefore
  } how = How::before;
  enum class Unit : std::uint8_t { turns, rounds } unit = Unit::turns; // turns of its own
  int within = 0;                                                      // near, soonAfter, soonBefore
  std::vector<Condition> of;                                           // one
  friend bool operator==(const When&, const When&);
};

struct Condition {
  std::variant<CountIs, CountAgainst, StandingIs, WordIs, DateIs, FactIs, Knows, Owns, Did, Remarked, Not,
               All, Any, Rivals, When>
      is;
  friend bool operator==(const Condition&, const Condition&) = default;
};

inline bool operator==(const Not& a, const Not& b) {
  return a.of == b.of;
}
inline bool operator==(const All& a, const All& b) {
  return a.of == b.of;
}
inline bool operator==(const Any& a, const Any& b) {
  return a.of == b.of;
}
inline bool operator==(const Rivals& a, const Rivals& b) {
  return a.who == b.who && a.have == b.have;
}
inline bool operator==(const When& a, const When& b) {
  return a.how == b.how && a.unit == b.unit && a.within == b.within && a.of == b.of;
}

/// "temples", "know-hows": the word of the language.
[[nodiscard]] std::string_view wordOf(Quantity quantity);
[[nodiscard]] std::string_view wordOf(Standing standing);
[[nodiscard]] std::string_view wordOf(Attribute attribute);
/// "<=" and the like.
[[nodiscard]] std::string_view signOf(Compare how);
/// "founded", "built a temple".
[[nodiscard]] std::string_view wordOf(Deed deed);
/// The question in the language again, in one form; reading it gives the same tree.
[[nodiscard]] std::string textOf(const Condition& question);
/// Whether it asks for remarks, which are not among the columns.
[[nodiscard]] bool asksForRemarks(const Condition& question);
/// The players whom it asks for, as it writes them.
[[nodiscard]] std::vector<std::string> playersIn(const Condition& question);

[[nodiscard]] constexpr bool holds(int value, Compare how, int number) {
  switch (how) {
  case Compare::equal:
    return value == number;
  case Compare::unequal:
    return value != number;
  case Compare::less:
    return value < number;
  case Compare::atMost:
    return value <= number;
  case Compare::more:
    return value > number;
  case Compare::atLeast:
    return value >= number;
  }
  return false;
}

} // namespace annales::inline replay
