#include "engine/rules/phase.h"

#include "engine/rules/cards.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

/// The spaces of one action.
Part listed(std::initializer_list<Space> spaces) {
  const Space* s = spaces.begin();
  switch (spaces.size()) {
  case 1:
    return s[0];
  case 2:
    return say("{} or {}", s[0], s[1]);
  default:
    return say("{}, {} or {}", s[0], s[1], s[2]);
  }
}

} // namespace

Fault checkActor(const Situation& at, NationId nation) {
  if (!at.actor().exists()) return fault("turn.order", "it is no nation's turn");
  if (at.actor() != nation) return fault("turn.order", "it is the turn of the {}", at.name(at.actor()));
  if (auto due = checkNothingDue(at)) return due;
  if (at.turn().abandoned)
    return fault(at.rules().rules.stones, "after a city is given up, a conquest must follow at once");
  return kLegal;
}

Fault checkMoved(const Situation& at) {
  if (at.turn().space == Space::none) return fault("turn.order", "the move on the rondel comes first");
  return kLegal;
}

Fault checkAction(const Situation& at, NationId nation, std::initializer_list<Space> spaces) {
  if (auto wrong = checkActor(at, nation)) return wrong;
  if (auto wrong = checkMoved(at)) return wrong;
  if (!actionOpen(at)) return fault("turn.order", "the action is over after the first founding or award");
  if (std::find(spaces.begin(), spaces.end(), at.turn().space) == spaces.end())
    return fault("action.match", "this is possible only on {}; the {} are on {}", listed(spaces),
                 at.name(nation), at.turn().space);
  return kLegal;
}

} // namespace annales::inline engine
