// The name of a game on its tab, in titles and in sentences.
#pragma once

#include "libreplay/session/opened_game.h"

#include <QString>

namespace annales::viewer {

/// Its event and date, else its nations; in the language of the program.
[[nodiscard]] QString titleOf(const OpenedGame& game);

} // namespace annales::viewer
