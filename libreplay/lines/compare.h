// Two lines of a game side by side: where they part, what happened in the same turn, and how the nations
// differ.
#pragma once

#include "libreplay/log/event_log.h"
#include "libreplay/log/timeline.h"
#include "libreplay/stats/ledger.h"

#include <optional>
#include <span>
#include <vector>

namespace annales::inline replay {

/// A turn of a nation, or what comes before the first turn of a round (no nation), on both lines: the places
/// of its last event, from 1; 0 where a line does not have it.
struct TurnPair {
  std::uint16_t round = 0;
  NationId nation;
  EventIndex a = 0, b = 0;
  bool doneA = true, doneB = true; // whether the turn is played to its end there

  /// Whether its ends can be compared: a turn that has only begun says nothing about a finished one.
  [[nodiscard]] bool bothDone() const { return doneA && doneB; }
  friend bool operator==(const TurnPair&, const TurnPair&) = default;
};

struct LinePair {
  NodeIndex headA = kNoNode, headB = kNoNode;
  NodeIndex fork = kNoNode;    // the last event that they share
  EventIndex shared = 0;       // how many events they share; the fork's place on both
  std::vector<TurnPair> turns; // from the fork's own turn on, in the order of the game

  /// The place of an event of one line on the other: itself as far as they share it; after the fork the end
  /// of the same turn where both lines finished it, or of the last earlier one that the other line has.
  [[nodiscard]] EventIndex onB(EventIndex a) const;
  [[nodiscard]] EventIndex onA(EventIndex b) const;
};

/// Heads of any two lines of the log, in either order; the same twice is a pair without a difference.
[[nodiscard]] LinePair pairLines(const EventLog& log, NodeIndex headA, NodeIndex headB);

/// What a nation has in `b` beyond what it has in `a`.
struct NationDifference {
  NationChange change; // what b has more
  std::vector<KnowHowId> onlyInA, onlyInB;
  std::vector<ProvinceId> citiesOnlyInA, citiesOnlyInB;
  Space rondelA = Space::none, rondelB = Space::none;

  [[nodiscard]] bool none() const;
};

/// All nations, in turn order.
[[nodiscard]] std::vector<NationDifference> differencesBetween(const Game& game, const GameState& a,
                                                               const GameState& b);

/// The differences at the end of a turn that both lines have finished.
struct LedgerOfDifferences {
  struct Row {
    TurnPair turn;
    std::vector<NationDifference> nations; // in turn order
  };
  std::vector<Row> rows;
  /// The turn that both lines have begun and at least one has not finished. It has no row.
  std::optional<TurnPair> unfinished;

  /// The first row in which anything is different; none where the lines come to the same.
  [[nodiscard]] std::optional<std::size_t> firstDifference() const;
};

/// Folds both lines once. Rows end where one of the lines ends or folding stops.
[[nodiscard]] LedgerOfDifferences ledgerOf(const EventLog& log, const LinePair& pair);

} // namespace annales::inline replay
