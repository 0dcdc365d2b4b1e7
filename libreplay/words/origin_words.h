// What a reader must know of the games behind a number: that bots played them, that their board is not as
// printed.
#pragma once

#include "libreplay/facts/game_origins.h"
#include "libreplay/words/wording.h"

#include <string>

namespace annales::inline replay {

/// "1,950 of these 2,042 games were played by bots. All are on a reconstructed board."; empty where neither
/// is true of any.
[[nodiscard]] std::string originsInWords(const GameOrigins& origins, Language language);

} // namespace annales::inline replay
