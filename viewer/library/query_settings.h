// The order of the library, from one start of the program to the next. Filters end with the program: somebody
// who has forgotten one would miss games.
#pragma once

#include "viewer/library/games_query.h"

namespace annales::viewer {

[[nodiscard]] GamesQuery savedOrder();
void saveOrder(const GamesQuery& query);

} // namespace annales::viewer
