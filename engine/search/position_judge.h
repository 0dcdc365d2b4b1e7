// Chances of positions that follow one another, as a search meets them: what does not change is kept.
#pragma once

#include "engine/search/net.h"

namespace annales::inline engine {

/// Says, bit for bit, what `Net::chances` says, or `Value::chances` without a net. For one game and one
/// thread.
class PositionJudge {
public:
  /// `net`: null for the fitted value.
  PositionJudge(const Game& game, std::shared_ptr<const Reach> reach, std::shared_ptr<const Net> net)
      : game_(game), features_(game, std::move(reach)), net_(std::move(net)),
        value_(Value::of(game.setup->ruleset)) {}

  [[nodiscard]] Chances chances(const GameState& state);

private:
  Game game_;
  KeptFeatures features_;
  std::shared_ptr<const Net> net_;
  const Value& value_;
  NetTrail trail_;
};

} // namespace annales::inline engine
