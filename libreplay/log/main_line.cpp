#include "libreplay/log/main_line.h"

namespace annales::inline replay {

MainLine mainLineOf(const EventLog& log) {
  MainLine line{log.id(), log.begun(), {}, log.tags()};
  const std::vector<NodeIndex> path = log.path(log.mainHead());
  for (auto at = path.begin() + 1; at != path.end(); ++at)
    line.events.push_back(log[*at].event);
  return line;
}

} // namespace annales::inline replay
