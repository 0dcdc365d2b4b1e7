// Whole turns, fast: the positions to which the acting nation's turn can lead, by the subject of its action.
// Nothing is played out: the rules list what a subject allows, and a judge of positions says what is followed
// up.
#pragma once

#include "engine/event/game.h"
#include "engine/play/reach.h"
#include "engine/state/game_state.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace annales::inline engine {

/// How likely the acting nation wins from a position right after its TurnEnded, from 0 to 1. No chance in it:
/// the same position, the same answer.
using TurnJudge = std::function<double(const GameState& after)>;

/// How far a search for turns goes.
struct TurnBounds {
  std::size_t beam = 2;          ///< positions that are followed up, of those with as many parts of an action
  std::size_t parts = 8;         ///< parts of an action, such as temples built or units armed
  std::size_t placements = 6;    ///< of a first unit, that are tried for the next ones
  std::size_t conquests = 4;     ///< one after another
  std::size_t changes = 24;      ///< changes of a maneuver that are tried
  int dearest = 2;               ///< units of anything that a step on the rondel may cost
  std::size_t evaluations = 400; ///< positions that are judged before the search ends with what it has
};

/// The turns of one game, for one thread. Each search begins anew.
///
/// What is left out, and why nothing is lost: several units at once come to the same as one after another; an
/// own good is spent before a coin, which pays for any good later (but for goods that are to be traded);
/// where two orders of the same parts come to one position, one of them is enough. What is left out by the
/// bounds may be lost. A turn in which a rival may demand a battle is followed as if none was demanded, and
/// no card is drawn.
class WholeTurns {
public:
  WholeTurns(const Game& game, std::shared_ptr<const Reach> reach) : game_(game), reach_(std::move(reach)) {}

  /// A turn that was found. Valid until the next search.
  struct Way {
    std::uint32_t last = 0;  ///< its last event, for `lineOf`
    double chance = 0;       ///< by the judge
    std::uint64_t place = 0; ///< of equal positions the same
  };

  /// Every position once, the first one found first. `state` is within a turn, before or after the step;
  /// empty where its nation cannot end it by itself. `steps`: the steps on the rondel that may be taken, all
  /// RondelMoved.
  std::span<const Way> search(const GameState& state, std::span<const Event> steps, const TurnJudge& judge,
                              const TurnBounds& bounds);
  /// Its events from the state on, the last one before TurnEnded last.
  [[nodiscard]] std::vector<Event> lineOf(const Way& way) const;
  /// The best; of equals the first. Only where there is one.
  [[nodiscard]] const Way& best() const { return ways_[best_]; }
  /// Positions judged in the last search.
  [[nodiscard]] std::size_t judged() const { return ways_.size(); }

private:
  friend class TurnSearch;

  struct Node {
    Event event;
    std::uint32_t before = 0;
  };

  Game game_;
  std::shared_ptr<const Reach> reach_;
  std::vector<Node> nodes_;
  std::vector<Way> ways_;
  std::size_t best_ = 0;
};

/// The steps on the rondel where a turn is to begin: each space by its cheapest payment, and by one that
/// spares what its action spends (`listSparingSteps`). Empty after the step.
[[nodiscard]] std::vector<Event> stepsFrom(const Game& game, const GameState& state);

/// A number of the position, as far as a coming turn depends on it; different positions hardly ever share
/// one.
[[nodiscard]] std::uint64_t placeNumber(const GameState& state);

} // namespace annales::inline engine
