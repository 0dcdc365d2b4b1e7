// Which decisions can have a say in whether one city falls in the next turn, where battles are on demand and
// nobody stands in anybody's way.
#pragma once

#include "engine/event/event.h"
#include "engine/event/game.h"
#include "engine/state/game_state.h"

#include <array>
#include <vector>

namespace annales::inline replay {

/// Units matter only in the city itself, and where somebody's units stand that could get to it in one turn;
/// goods only for what is bought there. Whatever else is done, the city falls or stands as without it.
class RescueScope {
public:
  /// `begun`: the owner's turn has begun.
  RescueScope(const Game& game, const GameState& begun, ProvinceId city);

  [[nodiscard]] bool matters(const Event& event) const;
  /// The turn with the step to that space, funded for as much of what matters as there can be; nothing where
  /// the step cannot be paid.
  [[nodiscard]] std::vector<Event> stepTo(Space space) const;

private:
  using Steps = std::array<std::uint8_t, kMaxProvinces>;
  /// To the nearest of these.
  [[nodiscard]] Steps stepsTo(std::vector<ProvinceId> wave, Kind kind) const;
  [[nodiscard]] std::vector<ProvinceId> placesThatMatter() const;

  const Game& game_;
  const GameState& begun_;
  const ProvinceId city_;
  std::array<Steps, 2> steps_; // by kind: to the nearest place that matters
  std::array<int, 2> range_;
};

} // namespace annales::inline replay
