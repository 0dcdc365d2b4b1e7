// What the greedy bots answer in the turns of others, and before the first turn of a round.
#pragma once

#include "engine/play/outlook.h"
#include "engine/play/rng.h"

namespace annales::inline engine {

/// Demands for battle, Fortress, cards to take, incomes from an empty bank.
[[nodiscard]] Row answer(const Outlook& outlook, const Question& question, Rng& rng);

} // namespace annales::inline engine
