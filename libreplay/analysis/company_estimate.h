// Who plays on where a game is analysed: the companies by name, and in which style the players of a game
// play, as far as their steps on the rondel say it. Formulas in docs/analysis.md.
#pragma once

#include "engine/core/ids.h"
#include "engine/core/result.h"
#include "engine/search/company.h"
#include "libreplay/log/event_log.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace annales::inline replay {

/// Who plays on where a game is analysed.
enum class Opponents : std::uint8_t {
  bots,    // of all styles
  players, // bots that step on the rondel as the players of this game did
  strong,  // the player that has learned the game
  varied   // the same, but it strays from its best turns as far as a level of the middle
};
inline constexpr std::size_t kOpponents = 4;

} // namespace annales::inline replay

namespace annales {
template <> struct Words<Opponents> {
  static constexpr std::array<std::string_view, kOpponents> list{"bots", "players", "strong", "varied"};
};
} // namespace annales

namespace annales::inline replay {

/// The more steps with a choice a nation has taken, the farther from even; without any it leans nowhere.
/// `events` come after GameCreated; what cannot be folded ends them.
[[nodiscard]] Company companyOf(const Game& game, std::span<const Event> events);
/// "This evening's players": of the line `main`, as far as it is recorded, whatever line is looked at.
[[nodiscard]] Company companyOf(const EventLog& log);
[[nodiscard]] Company companyOf(Opponents opponents, const EventLog& log);

/// Whether a player has learned the game, so that strong play is more than a name.
[[nodiscard]] bool hasLearnedPlayer(const Game& game);
/// The same as `companyOf`. Fails with a sentence where a player is asked for that has not learned the game.
[[nodiscard]] Result<Company> companyAsked(Opponents opponents, const EventLog& log);

/// Those in which the turns of a game are judged. In the first one its chances are estimated, too.
struct Companies {
  Company first;
  std::vector<Company> beside;
};

/// Bots of all styles and, where a player has learned the game, both of its kinds beside them.
inline constexpr std::string_view kAllCompanies = "all";
/// "all", or words of `Opponents` with commas, each once.
[[nodiscard]] bool areCompanies(std::string_view words);
/// Fails with a sentence where they are none, and where one has not learned the game.
[[nodiscard]] Result<Companies> companiesOf(std::string_view words, const EventLog& log);

} // namespace annales::inline replay
