// Pieces on the board, counted by nation.
#pragma once

#include "engine/state/game_state.h"

#include <array>
#include <cstdint>

namespace boost::serialization {
class access;
}

namespace annales::inline replay {

struct Pieces {
  std::array<std::array<std::int32_t, kKinds>, kMaxNations> units{};
  std::array<std::int32_t, kMaxNations> walls{};
};

[[nodiscard]] Pieces countPieces(const GameState& state);

/// Units that have left the board since the start, for whatever reason, counted step by step.
class Fallen {
public:
  void add(const GameState& before, const GameState& after);

  [[nodiscard]] const Pieces& onBoard() const { return onBoard_; }
  [[nodiscard]] std::int32_t of(NationId n, Kind kind) const { return gone_[n.index()][indexOf(kind)]; }

private:
  friend class boost::serialization::access;
  template <class Archive> void serialize(Archive& archive, unsigned version); // in stats_archive.cpp
  Pieces onBoard_;
  std::array<std::array<std::int32_t, kKinds>, kMaxNations> gone_{};
};

/// Never true where a province or a special unit differs. May be false where nothing does.
[[nodiscard]] bool sameBoard(const GameState& a, const GameState& b);

} // namespace annales::inline replay
