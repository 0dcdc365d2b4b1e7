#include "libreplay/openings/line_openings.h"

namespace annales::inline replay {

std::vector<OpeningKey> openingKeys(const EventLog& log, NodeIndex head) {
  std::vector<std::vector<Space>> spaces(log.game().nations());
  NationId actor;
  for (const NodeIndex node : log.path(head)) {
    const Event& event = log[node].event;
    if (const auto* began = std::get_if<TurnBegan>(&event)) {
      actor = began->nation;
      spaces[actor.index()].push_back(Space::none);
    }
    const auto* moved = std::get_if<RondelMoved>(&event);
    if (moved != nullptr && actor.exists() && moved->nation == actor)
      spaces[actor.index()].back() = moved->to;
  }
  std::vector<OpeningKey> keys;
  for (const std::vector<Space>& own : spaces)
    keys.push_back(OpeningKey::of(own));
  return keys;
}

} // namespace annales::inline replay
