// Rounds and turns of a line, and the places where moving by them stops.
#pragma once

#include "libreplay/stats/step.h"

#include <span>
#include <vector>

namespace annales::inline replay {

enum class StepUnit : std::uint8_t { event, turn, round };

/// From TurnBegan to the last event before the next turn or round begins; whatever follows TurnEnded (a
/// correction, the end of the game) belongs to it.
struct Turn {
  EventIndex first = 0, last = 0;
  NationId nation;
  std::uint32_t round = 0; // its place in `rounds()`
  Space space = Space::none;
  EventIndex decision = 0; // the last thing decided in it before its end; where nothing was, its beginning
};

/// From RoundBegan to the last event before the next. The first one in the list, with number 0, is what comes
/// before round 1.
struct Round {
  EventIndex first = 0, last = 0;
  std::uint16_t number = 0;
  std::uint32_t firstTurn = 0, turns = 0; // in `LineOutline::turns()`
};

class LineOutline {
public:
  explicit LineOutline(std::size_t nations = 0) : own_(nations) {}
  /// Steps come in order, each once.
  void add(const Step& step);

  [[nodiscard]] EventIndex length() const { return length_; }
  [[nodiscard]] std::span<const Round> rounds() const { return rounds_; }
  [[nodiscard]] std::span<const Turn> turns() const { return turns_; }
  /// The turns of one round.
  [[nodiscard]] std::span<const Turn> turnsOf(const Round& round) const;
  /// The round that an event belongs to; its place in `rounds()`.
  [[nodiscard]] std::uint32_t roundAt(EventIndex k) const;
  /// The turn that an event belongs to; null between a round's start and its first turn.
  [[nodiscard]] const Turn* turnAt(EventIndex k) const;
  /// The round of that number; null where there is none.
  [[nodiscard]] const Round* roundNumbered(int number) const;

  /// Stops are the last decisions of turns, the ends of rounds, and start and end of the line. The `by`-th
  /// stop after (before) `k`; start or end where there are fewer.
  [[nodiscard]] EventIndex step(EventIndex k, StepUnit unit, int by) const;
  /// The same with the last decisions of the nation's turns.
  [[nodiscard]] EventIndex stepOwn(EventIndex k, NationId nation, int by) const;
  /// The last event of every turn or round, or every event, with the first and the last of the line: where
  /// charts take their values.
  [[nodiscard]] std::vector<EventIndex> samples(StepUnit unit) const;

private:
  friend class boost::serialization::access;
  template <class Archive> void serialize(Archive& archive, unsigned version); // in stats_archive.cpp
  void beginRound(EventIndex k, std::uint16_t number);
  void beginTurn(EventIndex k, NationId nation);

  EventIndex length_ = 0;
  std::vector<Round> rounds_;
  std::vector<Turn> turns_;
  std::vector<std::vector<std::uint32_t>> own_; // by nation: places in `turns_`
};

} // namespace annales::inline replay
