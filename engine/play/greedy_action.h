// The greedy bots' choices in their own turn, maneuvers aside.
#pragma once

#include "engine/play/outlook.h"

namespace annales::inline engine {

/// Production, temples and walls, know-hows and recruits, Bellona, new units; `kPass` where no more is
/// wanted.
[[nodiscard]] Row chooseAction(const Outlook& outlook, const Question& question);
[[nodiscard]] Row chooseFounding(const Outlook& outlook, const Question& question);
/// An exchange that lets the nation buy what it wants now.
[[nodiscard]] Row chooseTrade(const Outlook& outlook, const Question& question);
/// A card of the nation's own turn.
[[nodiscard]] Row playCard(const Outlook& outlook, const Question& question);

} // namespace annales::inline engine
