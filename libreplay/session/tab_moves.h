// What intents do to one tab. Each leaves a tab whose cursor is on its line.
#pragma once

#include "libreplay/session/session.h"

#include <string_view>

namespace annales::inline replay {

/// Clamped to the line; ends a preview.
void jumpTo(Tab& tab, EventIndex k);
/// The same for a single step, which a board may animate when it is one event forward.
void stepTo(Tab& tab, EventIndex k);

/// Another line of the game, or the line in a game that was reopened: the cursor stays on what both lines
/// share.
void showLine(Tab& tab, std::shared_ptr<const OpenedGame> game, std::string_view name);

void playOrPause(Tab& tab);
void setSpeed(Tab& tab, int speed);
/// Plays back for some milliseconds more.
void playOn(Tab& tab, const View& view, std::uint32_t elapsed);

void search(Tab& tab, std::string_view text);
/// Wraps around; stays where nothing was found.
void goToHit(Tab& tab, int by);

void foldRound(Tab& tab, std::uint32_t round, bool folded);
void foldAll(Tab& tab, bool folded);
/// Exactly these; those that the line does not have are left out.
void foldRounds(Tab& tab, std::vector<std::uint32_t> folded);

} // namespace annales::inline replay
