#include "engine/rules/phase.h"

#include "engine/rules/cards.h"

#include <algorithm>

namespace annales::inline engine {

Fault checkActor(const Situation& at, NationId nation) {
  if (!at.actor().exists()) return fault("turn.order", "no nation has its turn");
  if (at.actor() != nation) return fault("turn.order", "it is the turn of {}", at.word(at.actor()));
  if (auto due = checkNothingDue(at)) return due;
  if (at.turn().abandoned)
    return fault(at.rules().rules.stones, "a conquest must follow the city that was given up");
  return kLegal;
}

Fault checkMoved(const Situation& at) {
  if (at.turn().space == Space::none) return fault("turn.order", "RondelMoved comes first");
  return kLegal;
}

Fault checkAction(const Situation& at, NationId nation, std::initializer_list<Space> spaces) {
  if (auto wrong = checkActor(at, nation)) return wrong;
  if (auto wrong = checkMoved(at)) return wrong;
  if (!actionOpen(at)) return fault("turn.order", "the action ends with the first founding or award");
  if (std::find(spaces.begin(), spaces.end(), at.turn().space) == spaces.end())
    return fault("action.match", "not an action of {}", wordOf(at.turn().space));
  return kLegal;
}

} // namespace annales::inline engine
