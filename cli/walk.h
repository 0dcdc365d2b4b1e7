// Along a line of play: what each event changed, as the ledger shows it.
#pragma once

#include "engine/state/game_state.h"
#include "libreplay/log/event_log.h"

#include <array>
#include <functional>
#include <optional>
#include <string>

namespace annales::cli {

struct Step {
  std::size_t number = 1; // from 1
  const EventNode& node;
  const GameState* before = nullptr; // null for GameCreated
  const GameState& after;
};

/// Visits the events of a line as far as they fold, until the visitor returns false. Returns why an event
/// could not be followed.
std::optional<std::string> walk(const EventLog& log, NodeIndex head,
                                const std::function<bool(const Step&)>& visit);

/// What a nation has that the ledger shows: marble, iron, gold, coins, personages.
using Holdings = std::array<int, kResources + 1>;
inline constexpr std::array<std::string_view, kResources + 1> kHoldings{"marble", "iron", "gold", "coins",
                                                                        "personages"};
[[nodiscard]] Holdings holdingsOf(const GameState& state, NationId nation);
/// All zero where nothing changed; what GameCreated hands out is no change.
[[nodiscard]] Holdings changeOf(const Step& step, NationId nation);

/// The nation that acts in the event; none for those of the whole table.
[[nodiscard]] NationId actorOf(const Event& event);
/// Whether the event is of that nation, or done to it.
[[nodiscard]] bool concerns(const Event& event, NationId nation);

} // namespace annales::cli
