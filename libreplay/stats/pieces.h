// Pieces on the board, counted by nation.
#pragma once

#include "engine/state/game_state.h"

#include <array>
#include <cstdint>

namespace annales::inline replay {

struct Pieces {
  std::array<std::array<std::int32_t, kKinds>, kMaxNations> units{};
  std::array<std::int32_t, kMaxNations> walls{};
};

[[nodiscard]] Pieces countPieces(const GameState& state);
/// Never true where a province or a special unit differs. May be false where nothing does.
[[nodiscard]] bool sameBoard(const GameState& a, const GameState& b);

} // namespace annales::inline replay
