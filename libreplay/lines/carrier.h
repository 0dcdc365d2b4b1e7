// The work behind `carryOn`: events of one line, one by one, on another.
#pragma once

#include "engine/rules/conductor.h"
#include "libreplay/lines/rebase.h"

#include <optional>
#include <utility>

namespace annales::inline replay {

class Carrier {
public:
  Carrier(const Game& game, const GameState& now, const GameState* then);

  /// Carries one event over; `next` is the one after it, null for the last.
  void carry(const Event& event, EventIndex index, const Event* next);
  /// Leaves one out that was played; what only followed from it goes with it.
  void leaveOut(const Event& event);
  /// What is due after the last event.
  void finish();
  /// An event that nobody checks; false where folding refuses it.
  bool put(Event event) { return line_.put(std::move(event)); }

  [[nodiscard]] Rebased take();

private:
  // Judging.
  [[nodiscard]] std::optional<Violation> wrongNow(const Event& event, const Event* next) const;
  [[nodiscard]] std::optional<Violation> blocks(const Event& event, const Event* next) const;
  [[nodiscard]] bool wasAsWrong(const Violation& now, const Event& event) const;
  [[nodiscard]] bool isPast(const TurnBegan& event) const;
  // Bookkeeping.
  void catchUp(const Event& event);
  bool endTurn();
  void beginTurn(const TurnBegan& event);
  // Decisions.
  void decideAnew(const Event& event, EventIndex index, Violation wrong);

  const Game& game_;
  Conductor conductor_;
  Passage line_;                  // as it is now
  std::optional<GameState> then_; // before the event in hand, as long as the old line folds
  bool knewThen_;
  Rebased out_; // but for the events, which are in `line_`
};

} // namespace annales::inline replay
