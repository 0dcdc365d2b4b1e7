// The filter and the order of the library, from one start of the program to the next.
#pragma once

#include "viewer/library/games_query.h"

namespace annales::viewer {

[[nodiscard]] GamesQuery savedQuery();
void saveQuery(const GamesQuery& query);

} // namespace annales::viewer
