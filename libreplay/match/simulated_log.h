// A game between bots as a log with its headers.
#pragma once

#include "engine/play/simulate.h"
#include "libreplay/log/event_log.h"

namespace annales::inline replay {

struct SimulatedLog {
  EventLog log;
  SimulatedEnd end;
};

/// Game number k (from 0) of the spec, as `annales simulate` stores it: the same spec and k give the same
/// log. Fails with a sentence where the board does not offer such a game, and with "cancelled" soon after
/// `stop` was set.
[[nodiscard]] Result<SimulatedLog> simulatedLog(const SimulateSpec& spec, std::uint64_t k,
                                                const std::atomic<bool>* stop = nullptr);

} // namespace annales::inline replay
