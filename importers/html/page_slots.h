// The state as the page keeps it: a row of small numbers with names, so that an event is the few of them that
// change.
#pragma once

#include "engine/core/json_writer.h"
#include "engine/event/game.h"
#include "engine/state/game_state.h"
#include "libreplay/stats/flow.h"
#include "libreplay/stats/pieces.h"

#include <array>
#include <cstdint>
#include <vector>

namespace annales::inline importers::page {

/// What adds up along a line and is in no state.
inline constexpr std::size_t kLost = 3; // legions, galleys, both special kinds
struct LineSums {
  std::array<std::array<int, kSources>, kMaxNations> in{};
  std::array<std::array<int, kPurposes>, kMaxNations> out{};
  std::array<std::array<int, kLost>, kMaxNations> lost{};
};

/// Nations, spaces, cards and reasons count from 1; 0 is none.
class PageSlots {
public:
  explicit PageSlots(const Game& game);

  /// The names of the fields in their order: of the table, of each nation, of each province.
  void writeNames(JsonWriter& json) const;
  [[nodiscard]] std::vector<std::int32_t> of(const GameState& state, const LineSums& sums) const;
  /// Of a game before its first event.
  [[nodiscard]] std::vector<std::int32_t> none() const { return std::vector<std::int32_t>(count_, 0); }

private:
  const Game& game_;
  std::size_t kinds_; // with special units four, else two
  std::size_t cards_;
  std::size_t count_ = 0;
};

} // namespace annales::inline importers::page
