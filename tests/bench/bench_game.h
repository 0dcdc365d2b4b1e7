// The games that the benchmarks share: made once from fixed seeds, so every run measures the same work.
#pragma once

#include "engine/rules/rules.h"
#include "engine/state/game_state.h"
#include "libreplay/log/event_log.h"

#include <string>
#include <vector>

namespace annales::bench {

/// A whole game of four nations on Occident between bots, of about `events` events.
struct RecordedGame {
  NewGame begun;
  std::vector<Event> events; // after GameCreated
  GameState start;
};

/// Played by the greedy bots.
[[nodiscard]] const RecordedGame& recordedGame();
/// The same game as a log.
[[nodiscard]] EventLog logOf(const RecordedGame& game);
/// Game number k of a fixed seed as a log.
[[nodiscard]] EventLog simulatedLog(std::uint64_t k);
/// At least that many events: other games' turns are not joined, the longest of a few hundred seeds is taken.
[[nodiscard]] const EventLog& longGame();

} // namespace annales::bench
