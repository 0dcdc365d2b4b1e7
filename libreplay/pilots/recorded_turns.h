// Turns of lines of a game by round and nation, so that they can be found again in another course of the
// game.
#pragma once

#include "engine/event/game.h"
#include "engine/state/game_state.h"
#include "libreplay/stats/step.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace annales::inline replay {

struct RecordLine {
  std::string name;
  std::vector<Event> events; // after GameCreated
};

struct RecordedTurn {
  const RecordLine* line = nullptr;
  std::size_t first = 0;               // place of the event after TurnBegan in the line's events, from 0
  std::span<const Event> events;       // from there up to TurnEnded, or to the line's end
  std::vector<std::string_view> broke; // by event: the rule that it broke there, or nothing
  bool whole = false;                  // its end is known

  /// The place of its event `i` on the line, as people count: GameCreated is 1.
  [[nodiscard]] EventIndex indexOf(std::size_t i) const { return static_cast<EventIndex>(first + i + 2); }
};

class RecordedTurns {
public:
  /// A turn is that of the first line that has the whole of it. Rounds before `fromRound` are left out. An
  /// event that folding refuses ends its line.
  RecordedTurns(const Game& game, std::vector<RecordLine> lines, int fromRound);
  RecordedTurns(const RecordedTurns&) = delete;
  RecordedTurns& operator=(const RecordedTurns&) = delete;

  /// Null where no line has one.
  [[nodiscard]] const RecordedTurn* turn(int round, NationId nation) const;
  /// What it chose as its income; null likewise.
  [[nodiscard]] const Event* income(int round, NationId nation) const;
  /// The cards that were revealed, in order, in a nation's turn or, for none, between turns.
  [[nodiscard]] std::vector<Event> revealed(int round, NationId nation) const;

private:
  using Key = std::pair<int, std::size_t>; // round, nation
  void read(const Game& game, const RecordLine& line, int fromRound);
  [[nodiscard]] static Key keyOf(int round, NationId nation);

  std::vector<RecordLine> lines_;
  std::map<Key, RecordedTurn> turns_;
  std::map<Key, const Event*> incomes_;
  std::map<int, std::vector<Event>> between_; // cards revealed between turns, by round
};

} // namespace annales::inline replay
