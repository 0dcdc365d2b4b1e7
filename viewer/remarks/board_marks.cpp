#include "viewer/remarks/board_marks.h"

#include <algorithm>

namespace annales::viewer {
namespace {

Mark markBetween(const std::string& from, const std::string& to, MarkColour colour) {
  if (from == to) return Ring{from, colour};
  return Arrow{from, to, colour};
}

/// On the same provinces, whatever the colour.
bool samePlace(const Mark& a, const Mark& b) {
  const auto* arrowA = std::get_if<Arrow>(&a);
  const auto* arrowB = std::get_if<Arrow>(&b);
  if (arrowA != nullptr && arrowB != nullptr) return arrowA->from == arrowB->from && arrowA->to == arrowB->to;
  const auto* ringA = std::get_if<Ring>(&a);
  const auto* ringB = std::get_if<Ring>(&b);
  return ringA != nullptr && ringB != nullptr && ringA->province == ringB->province;
}

MarkColour colourOf(const Mark& mark) {
  if (const auto* arrow = std::get_if<Arrow>(&mark)) return arrow->colour;
  const auto* ring = std::get_if<Ring>(&mark);
  return ring != nullptr ? ring->colour : MarkColour::green;
}

void toggle(std::vector<Mark>& marks, const Mark& mark) {
  const auto at = std::ranges::find_if(marks, [&](const Mark& one) { return samePlace(one, mark); });
  if (at == marks.end())
    marks.push_back(mark);
  else if (colourOf(*at) == colourOf(mark))
    marks.erase(at);
  else
    *at = mark;
}

} // namespace

void BoardMarks::mark(ProvinceId from, ProvinceId to, MarkColour colour) {
  const Tab* tab = book_.tab();
  if (tab == nullptr || !tab->game->game().map->has(from) || !tab->game->game().map->has(to)) return;
  const Map& map = *tab->game->game().map;
  const Mark drawn = markBetween(map[from].id, map[to].id, colour);
  const auto has = [&](const Annotation& remark) {
    return std::ranges::any_of(remark.marks, [&](const Mark& one) { return samePlace(one, drawn); });
  };
  const bool known = book_.ownHas(has);
  book_.changeOwn([&](Annotation& remark) { toggle(remark.marks, drawn); },
                  known ? std::function<bool(const Annotation&)>(has) : nullptr);
}

} // namespace annales::viewer
