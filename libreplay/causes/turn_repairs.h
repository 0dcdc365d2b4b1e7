// Turns that are a played one with a single deed added, exchanged or left out, legal as a whole.
#pragma once

#include "engine/event/game.h"
#include "engine/state/game_state.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace annales::inline replay {

/// A whole turn of one nation, while nobody else does anything.
struct RepairedTurn {
  std::vector<Event> events; // from what follows its TurnBegan to its TurnEnded or GameEnded
  GameState after;           // behind the last of them
};

/// A turn played from decisions, which of them were possible, and the place among its events where each is.
struct Rebuilt {
  RepairedTurn turn;
  std::vector<bool> kept; // by decision
  [[nodiscard]] bool wholly() const;
};

/// What the nation decided in a turn, in its order, to its end; nothing that follows by itself.
[[nodiscard]] std::vector<Event> decisionsOf(std::span<const Event> turn, NationId who,
                                             bool automaticBattles);

/// Plays them one after another from the nation's TurnBegan, `before`, with payments, gains and losses as
/// they then are; what is not possible is left out, and what the rules ask for comes by itself. Nothing where
/// that is no whole turn.
[[nodiscard]] std::optional<Rebuilt> rebuiltTurn(const Game& game, const GameState& before,
                                                 std::span<const Event> decisions);

/// The same deed, whatever was paid for it.
[[nodiscard]] bool sameDeed(const Event& a, const Event& b);
/// Those of `a` that are not in `b`, each as often as it is there more; whatever was paid.
[[nodiscard]] std::vector<Event> deedsBeyond(std::span<const Event> a, std::span<const Event> b);

/// The repair with as little of it as is needed: without each deed that the played turn has not, and with
/// each that it has, wherever `holds` says of what then comes that it still does the same.
[[nodiscard]] RepairedTurn leanest(const Game& game, const GameState& before, NationId who,
                                   std::span<const Event> played, RepairedTurn repair,
                                   const std::function<bool(const RepairedTurn&)>& holds);

/// What could be done about `played`, given that `better` was found to be better, each once and none that
/// decides the same as played. Both are decisions. On the same space of the rondel: one deed of the better
/// turn added to what was played or put in place of something there, or one deed left out that the better
/// turn has not. On another space: that step with one deed of the better turn there. In both cases foundings
/// stay as they were played wherever they can. Besides: personages within reach, cities within others' reach.
[[nodiscard]] std::vector<RepairedTurn> repairsOf(const Game& game, const GameState& before, NationId who,
                                                  std::span<const Event> played,
                                                  std::span<const Event> better);

} // namespace annales::inline replay
