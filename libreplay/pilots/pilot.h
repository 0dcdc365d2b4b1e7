// Who plays a nation on from a position: a person, the record, a bot.
#pragma once

#include "engine/search/player.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

enum class PilotSort : std::uint8_t { hand, recorded, bot };

struct Pilot {
  PilotSort sort = PilotSort::hand;
  /// Of a bot: who; of a record: who goes on where it cannot be followed any more, nothing: a person.
  std::optional<Player> player;

  /// "hand", "recorded", "recorded:PLAYER", or a PLAYER as in `Player::read`. Fails with a sentence that
  /// names all of them.
  [[nodiscard]] static Result<Pilot> read(std::string_view word);
  [[nodiscard]] std::string word() const;
};

/// By nation; those that are missing are a person's.
using Pilots = std::vector<Pilot>;

} // namespace annales::inline replay
