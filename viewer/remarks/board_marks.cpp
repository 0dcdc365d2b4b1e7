#include "viewer/remarks/board_marks.h"

namespace annales::viewer {
namespace {

Mark markBetween(const std::string& from, const std::string& to, MarkColour colour) {
  if (from == to) return Ring{from, colour};
  return Arrow{from, to, colour};
}

} // namespace

void BoardMarks::mark(ProvinceId from, ProvinceId to, MarkColour colour) {
  const Tab* tab = book_.tab();
  if (tab == nullptr || !tab->game->game().map->has(from) || !tab->game->game().map->has(to)) return;
  const Map& map = *tab->game->game().map;
  book_.perform(ToggleMark{markBetween(map[from].id, map[to].id, colour)});
}

} // namespace annales::viewer
