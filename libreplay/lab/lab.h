// The opening laboratory: two ways to play are tried in seeded games until it is shown which one wins more,
// or that it makes hardly a difference, or the games are used up.
#pragma once

#include "engine/core/result.h"
#include "engine/core/sha256.h"
#include "engine/core/watch.h"
#include "libreplay/inference/difference_sequence.h"
#include "libreplay/log/event_log.h"

#include <cstdint>
#include <functional>
#include <memory>

namespace annales::inline replay {

/// Settled before the first game.
struct LabDesign {
  double difference = 0.05;    // of win shares, that should be told
  double margin = 0.05;        // a difference that is certainly smaller counts as none
  std::uint64_t predicted = 0; // games that tell it, on average
  std::uint64_t budget = 0;    // games at most
  std::uint64_t atLeast = 0;   // games before a difference may be called smaller than the margin
  std::uint64_t look = 20;     // games between two looks
  inference::SequenceOptions sequence;
};
/// `share`: of games that either side is expected to win. `budget` 0: three times what is predicted.
[[nodiscard]] LabDesign designOf(double difference, double margin, double share, std::uint64_t budget);

/// Who plays which way: games with an even number are A's.
[[nodiscard]] constexpr inference::Side sideOf(std::uint64_t game) {
  return game % 2 == 0 ? inference::Side::a : inference::Side::b;
}

struct LabGame {
  bool decided = false, won = false; // by whoever is tried
  bool followed = true;              // all that was prescribed could be played
  Hash head;                         // id of the last event: it holds every byte of the game
  std::shared_ptr<const EventLog> log;
};
/// Plays game number k; called by several threads at once, and the same for the same number.
using LabPlayer = std::function<Result<LabGame>(std::uint64_t k)>;

enum class LabVerdict : std::uint8_t { aWinsMore, bWinsMore, noMatter, budgetUsed };
inline constexpr std::string_view kLabVerdicts[] = {"a-wins-more", "b-wins-more", "smaller-than-margin",
                                                    "not-shown"};

struct LabSideCount {
  std::uint64_t games = 0, decided = 0, wins = 0, followed = 0;
};
struct LabAnswer {
  LabVerdict verdict = LabVerdict::budgetUsed;
  LabSideCount a, b;
  inference::AnytimeAnswer anytime; // A less B
  Hash games;                       // of the heads of all games, in their order
  [[nodiscard]] std::uint64_t count() const { return a.games + b.games; }
};

/// Tells the games.
struct LabWatch : Watch {
  /// Every game that counts, in its order; false ends the run.
  std::function<bool(std::uint64_t k, const LabGame& game)> keep;
};

/// The same design and player give the same answer with any number of threads. Fails when it was cancelled or
/// a game cannot be played.
[[nodiscard]] Result<LabAnswer> runLab(const LabDesign& design, const LabPlayer& play, const LabWatch& watch);

} // namespace annales::inline replay
