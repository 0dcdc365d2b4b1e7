// A line of play as it is told: where it stands, what the rules dictate between what is written, and what
// each action means there. Reader and writer share it, so that what is left out by one is put in by the
// other.
#pragma once

#include "engine/core/result.h"
#include "engine/rules/rules.h"
#include "importers/agn/interpret.h"
#include "importers/agn/said.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace annales::agn {

/// What the words so far leave unsaid in those behind them.
struct Syntax {
  NationId nation;           // whose turn was written last
  Space space = Space::none; // where its piece went in this turn
  int spent = 0;             // actions that the units moved last had used before that step
};

/// Where a line stands.
struct Place : Syntax {
  std::optional<GameState> state; // none behind an event that folding refuses
};

/// What is wrong with an action.
struct Wrong : Error {
  std::string_view rule;      // of the rules; empty where it is not known what happened
  std::optional<Event> event; // the fact, where it is known and would fold
};

/// The event that the rules make the next one, without anybody's choice; `closing` where the turn is to end.
[[nodiscard]] std::optional<Event> dictated(const Game& game, const GameState& state, bool closing);

class Course {
public:
  /// Events before one action, or behind the last: incomes of all nations, a few awards and battles. More
  /// than this is never dictated at once.
  static constexpr std::size_t kMostDictated = 64;

  explicit Course(const Game& game) : game_(game) {}
  /// At the beginning of a game.
  [[nodiscard]] static Place start(const Game& game);

  /// Appends what the action brings: events that are dictated before it, then its own. Where it cannot be,
  /// `place` is in the middle of that and `out` too: the caller keeps copies.
  std::optional<Wrong> tell(Place& place, const Said& said, std::vector<Event>& out) const;
  /// What is dictated after the last action of a line: awards, the end of the turn, the end of the game.
  void finish(Place& place, std::vector<Event>& out) const;
  /// Takes the event as a fact.
  void take(Place& place, const Event& event) const;

  /// The event of the action there, as far as it is known.
  [[nodiscard]] tl::expected<Event, Error> eventOf(const Place& place, const Said& said) const;

private:
  void bridge(Place& place, const Said& said, std::vector<Event>& out) const;
  const Game& game_;
};

} // namespace annales::agn
