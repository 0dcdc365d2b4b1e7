// The openings of one game, from its log alone: no library is asked.
#pragma once

#include "libreplay/log/event_log.h"
#include "libreplay/openings/opening_book.h"

#include <vector>

namespace annales::inline replay {

/// The first spaces of every nation on the line that ends there, in turn order. On the main line the same as
/// `factsOf` finds, as far as it folds.
[[nodiscard]] std::vector<OpeningKey> openingKeys(const EventLog& log, NodeIndex head);

} // namespace annales::inline replay
