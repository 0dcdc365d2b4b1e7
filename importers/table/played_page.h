// The web page of a game or a lesson (importers/html) with the engine in it: pupils play their answers on the
// board, and readers play on from any event.
#pragma once

#include "engine/core/result.h"
#include "importers/remarks/remarked_game.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace annales::inline importers {

/// As `webPage`; a game without lessons is in the recorder's page instead. Fails where the program was built
/// without the engine.
[[nodiscard]] Result<std::string> playedPage(const RemarkedGame& game, const std::function<bool()>& goOn);
/// As `lessonPage`.
[[nodiscard]] Result<std::string> playedLessonPage(std::span<const RemarkedGame> games, std::string_view slug,
                                                   const std::function<bool()>& goOn);

} // namespace annales::inline importers
