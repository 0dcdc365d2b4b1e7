#include "libreplay/desk/carried_overview.h"

namespace annales::inline replay {

CarriedOverview overviewOf(const Carrying& carrying, const OpenedGame& game) {
  const CarriedOver& carried = carrying.carried;
  const auto line = game.line(carried.played.line);
  if (!line) return {};
  const auto begin = line->log().find(carrying.after);
  const EventIndex place = begin ? line->placeOf(*begin) : 1;
  const DisplayNames names = game.names();
  CarriedOverview overview;
  overview.report = reportOf(carried.result, carrying.later, carrying.first, place,
                             [&](const Event& event) { return game.teller()(event, names); });
  overview.game = game.id();
  overview.before = carrying.line;
  overview.now = carried.played.line;
  overview.title = carrying.title;
  overview.head = line->idAt(
      std::min<EventIndex>(line->length(), place + static_cast<EventIndex>(carried.result.events.size())));
  for (const CarriedRow& row : overview.report.rows) {
    const bool stood = row.before >= carrying.first && row.before - carrying.first < carrying.ids.size();
    overview.wasAt.push_back(stood ? carrying.ids[row.before - carrying.first] : Hash{});
    overview.isAt.push_back(line->idAt(std::min(row.now, line->length())));
  }
  return overview;
}

} // namespace annales::inline replay
