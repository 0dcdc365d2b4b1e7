// In which style the players of a game play, as far as their steps on the rondel say it. Formulas in
// docs/analysis.md.
#pragma once

#include "engine/search/company.h"
#include "libreplay/log/event_log.h"

#include <span>

namespace annales::inline replay {

/// The more steps with a choice a nation has taken, the farther from even; without any it leans nowhere.
/// `events` come after GameCreated; what cannot be folded ends them.
[[nodiscard]] Company companyOf(const Game& game, std::span<const Event> events);
/// "This evening's players": of the line `main`, as far as it is recorded, whatever line is looked at.
[[nodiscard]] Company companyOf(const EventLog& log);

} // namespace annales::inline replay
