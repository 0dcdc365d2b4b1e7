#include "engine/event/event_json.h"

#include <algorithm>

namespace annales::inline engine {

std::vector<NationId> nationsByWord(const Game& game) {
  std::vector<NationId> nations;
  for (std::size_t n = 0; n < game.nations(); ++n)
    nations.emplace_back(n);
  std::ranges::sort(nations, {}, [&](NationId n) -> const std::string& { return game.nationWord(n); });
  return nations;
}

void putFacts(JsonWriter& json, std::span<const Event> events, const EventNames& names) {
  json.beginArray();
  for (const Event& event : events) {
    std::string fact;
    appendFact(fact, event, names);
    json.raw(fact);
  }
  json.endArray();
}

} // namespace annales::inline engine
