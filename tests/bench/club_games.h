// Games as a large club might have them: bots play, and headers say who, when and where. The same seed gives
// the same games.
#pragma once

#include "engine/boards/board_shelf.h"
#include "libreplay/log/event_log.h"

#include <cstdint>

namespace annales::bench {

class ClubGames {
public:
  explicit ClubGames(std::uint64_t seed);

  /// Game number k, whatever was played before: of every ruleset and number of nations, most of them between
  /// random bots, which are quick. Throws where the boards that come with the program are not there.
  [[nodiscard]] EventLog game(std::uint64_t k) const;

private:
  std::uint64_t seed_;
  BoardShelf shelf_;
};

} // namespace annales::bench
