#include "engine/search/position_judge.h"

namespace annales::inline engine {

Chances PositionJudge::chances(const GameState& state) {
  if (state.ended) return chancesAtEnd(game_, state);
  Features features;
  features_.fill(features, state);
  if (!net_) return value_.chances(features, phaseOf(state), game_.nations());
  NetInputs inputs;
  netInputsOf(inputs, features, game_, state);
  return net_->chances(inputs, trail_);
}

} // namespace annales::inline engine
