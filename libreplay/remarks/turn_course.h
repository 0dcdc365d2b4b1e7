// One whole turn, or its beginning, played from a position: what its nation decided, part by part.
#pragma once

#include "libreplay/exact/turn_deeds.h"
#include "libreplay/log/event_log.h"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace annales::inline replay {

class TurnCourse {
public:
  /// Events after `at`, a state of the log's game. What comes behind the turn does not count.
  TurnCourse(const EventLog& log, GameState at, std::span<const Event> events);

  /// All of its events fold.
  [[nodiscard]] bool folds() const { return folds_; }
  /// How many of the events belong to the turn.
  [[nodiscard]] std::size_t events() const { return events_; }
  /// Its nation has ended it, or the game is over.
  [[nodiscard]] bool isOver() const { return over_; }
  [[nodiscard]] NationId nation() const { return who_; }
  /// Of its nation; units that go the same way are one.
  [[nodiscard]] std::size_t decisions() const;

  /// Both are over, and the same was decided or the position is the same.
  [[nodiscard]] bool isSameTurn(const TurnCourse& other) const;
  /// All that was decided in the other one was decided here, in each part of the turn.
  [[nodiscard]] bool goesOnFrom(const TurnCourse& beginning) const;
  /// Further decisions may make this one the other: nothing was decided here that was not decided there.
  [[nodiscard]] bool sharesBeginning(const TurnCourse& whole) const { return whole.goesOnFrom(*this); }
  /// It did to the board at least what the other one did.
  [[nodiscard]] bool didAtLeast(const TurnCourse& other) const;

private:
  static constexpr std::size_t kPartsOfTurn = 7; // MistakeKind, and what belongs to none of them

  void take(const GameState& before, const Event& event);
  void add(std::vector<Event>& part, const Event& event);
  [[nodiscard]] bool isIn(const std::vector<Event>& part, const std::vector<Event>& other, bool all) const;

  const EventLog* log_;
  std::array<std::vector<Event>, kPartsOfTurn> parts_;
  NationId who_;
  std::size_t events_ = 0;
  bool folds_ = true, over_ = false;
  TurnDeeds deeds_;
  std::string place_; // the position when it is over
};

} // namespace annales::inline replay
