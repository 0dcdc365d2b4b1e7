// In which style the players of a game play, as far as their steps on the rondel say it. Formulas in
// docs/analysis.md.
#pragma once

#include "engine/core/ids.h"
#include "engine/search/company.h"
#include "libreplay/log/event_log.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace annales::inline replay {

/// Who plays on where a game is analysed.
enum class Opponents : std::uint8_t {
  bots,   // of all styles
  players // bots that step on the rondel as the players of this game did
};
inline constexpr std::size_t kOpponents = 2;

} // namespace annales::inline replay

namespace annales {
template <> struct Words<Opponents> {
  static constexpr std::array<std::string_view, kOpponents> list{"bots", "players"};
};
} // namespace annales

namespace annales::inline replay {

/// The more steps with a choice a nation has taken, the farther from even; without any it leans nowhere.
/// `events` come after GameCreated; what cannot be folded ends them.
[[nodiscard]] Company companyOf(const Game& game, std::span<const Event> events);
/// "This evening's players": of the line `main`, as far as it is recorded, whatever line is looked at.
[[nodiscard]] Company companyOf(const EventLog& log);
[[nodiscard]] Company companyOf(Opponents opponents, const EventLog& log);

} // namespace annales::inline replay
