#include "viewer/window/carried_overview.h"

namespace annales::viewer {

CarriedFrom restOf(const Study& study, const std::string& line, NodeIndex last) {
  const EventLog& events = study.events();
  const StudyLine* whatIf = study.line(line);
  const std::vector<NodeIndex> path = events.path(whatIf != nullptr ? whatIf->head : study.mainHead());
  CarriedFrom from{line, {}, {}, static_cast<EventIndex>(events[last].seq + 2)};
  for (std::size_t n = events[last].seq + 1; n < path.size(); ++n) {
    from.later.push_back(events[path[n]].event);
    from.ids.push_back(events[path[n]].id);
  }
  return from;
}

CarriedOverview overviewOf(const CarriedOver& carried, const CarriedFrom& from, const OpenedGame& game,
                           const Hash& after, const QString& title) {
  const auto line = game.line(carried.played.line);
  if (!line) return {};
  const auto begin = line->log().find(after);
  const EventIndex place = begin ? line->placeOf(*begin) : 1;
  const DisplayNames names = game.names();
  CarriedOverview overview;
  overview.report = reportOf(carried.result, from.later, from.first, place,
                             [&](const Event& event) { return game.teller()(event, names); });
  overview.game = game.id();
  overview.before = from.line;
  overview.now = carried.played.line;
  overview.title = title;
  overview.head = line->idAt(
      std::min<EventIndex>(line->length(), place + static_cast<EventIndex>(carried.result.events.size())));
  for (const CarriedRow& row : overview.report.rows) {
    const bool stood = row.before >= from.first && row.before - from.first < from.ids.size();
    overview.wasAt.push_back(stood ? from.ids[row.before - from.first] : Hash{});
    overview.isAt.push_back(line->idAt(std::min(row.now, line->length())));
  }
  return overview;
}

} // namespace annales::viewer
