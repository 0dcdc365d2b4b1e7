#include "libreplay/choice/production.h"

#include "engine/fold/apply.h"
#include "libreplay/choice/choices.h"

namespace annales::inline replay {

std::vector<Event> withProduction(const Game& game, const GameState& state, std::vector<Event> events) {
  if (events.size() != 1 || !std::holds_alternative<RondelMoved>(events.front())) return events;
  GameState there = state;
  if (annales::apply(there, events.front())) return events;
  Choices produced(game, there);
  if (!produced.pick(Pick::deed<Produced>())) return events;
  for (const Event& event : produced.eventsFor())
    events.push_back(event);
  return events;
}

} // namespace annales::inline replay
