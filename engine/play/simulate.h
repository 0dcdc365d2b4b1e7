// Whole games between bots, one by one, for the command line, for openings and for tests.
#pragma once

#include "engine/boards/board.h"
#include "engine/event/codec.h"
#include "engine/play/lineup.h"
#include "engine/play/playout.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace annales::inline engine {

/// How one nation is to play, where that is not left to its bot.
struct SeatPlan {
  std::optional<Lineup> bot; // none: as `SimulateSpec::bots` says
  OpeningPlan opening;       // followed where it is legal
};

struct SimulateSpec {
  RulesetId ruleset = RulesetId::antike;
  Options options;
  std::shared_ptr<const Board> board;
  int nations = 4;
  Lineup bots = Bots::mixed;
  std::uint64_t seed = 0;
  std::map<std::string, SeatPlan, std::less<>> plans = {}; // by nation
};

/// How a simulated game went.
struct SimulatedEnd {
  std::uint32_t events = 0; // GameCreated included
  int rounds = 0;
  NationId winner;
  EndReason reason = EndReason::personages;
};

/// Game number k (from 0) before its first move. It depends on the spec and k alone, not on how many games
/// are played. Fails with a sentence where the board does not offer such a game.
[[nodiscard]] Result<NewGame> simulatedGame(const SimulateSpec& spec, std::uint64_t k);

/// Sees every event in its order, GameCreated first.
using EventSink = std::function<void(const Event&)>;

/// Plays game number k, which `simulatedGame` has set up. The same spec and k give the same events, UUID
/// included. Fails with "cancelled" soon after `stop` was set.
[[nodiscard]] Result<SimulatedEnd> simulate(const SimulateSpec& spec, std::uint64_t k, const NewGame& begun,
                                            const EventSink& each, const std::atomic<bool>* stop = nullptr);

} // namespace annales::inline engine
