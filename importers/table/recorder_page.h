// The recorder for phones and tablets: one file with the engine in it, for any browser.
#pragma once

#include "engine/boards/board.h"
#include "engine/core/result.h"
#include "libreplay/words/word.h"

#include <string>
#include <string_view>

namespace annales::inline importers {

/// Whether the packed engine is there.
[[nodiscard]] bool hasRecorder();
/// The whole document, made from the packed engine beside the program. Fails where the program was built
/// without it.
[[nodiscard]] Result<std::string> recorderPage(Language language);
/// The same with a game in it, as an event log: a reader steps through it and tries other courses from any
/// event. `board`: that of the game, with its drawing, which a log has not; null: unknown. It goes along
/// where the recorder has it not, or draws it otherwise.
[[nodiscard]] Result<std::string> recorderPage(Language language, std::string_view log, const Board* board);

} // namespace annales::inline importers
