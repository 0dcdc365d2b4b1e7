// What follows by itself, and who decides the rest. Whoever carries a game on (bots, autopilots, lines that
// are rebased or repaired, readers of notations) asks here, so that all of them go on alike.
#pragma once

#include "engine/event/event_kind.h"
#include "engine/rules/rules.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace annales::inline engine {

/// Who decides that an event happens while a nation's turn is on; none: chance, or all together.
[[nodiscard]] inline NationId chooserOf(const Event& event, NationId active) {
  switch (event.index()) {
  case kPlaceOf<BattleFought>:
    return std::get_if<BattleFought>(&event)->demandedBy;
  case kPlaceOf<CardPlayed>:
    return std::get_if<CardPlayed>(&event)->nation;
  case kPlaceOf<CardTaken>:
    return std::get_if<CardTaken>(&event)->nation;
  case kPlaceOf<IncomeReceived>:
    return std::get_if<IncomeReceived>(&event)->nation;
  case kPlaceOf<CardRevealed>:
  case kPlaceOf<GameEnded>:
    return NationId::none();
  default:
    return active;
  }
}
/// Whether that is the nation whose turn it is. Awards and the end of its turn are its own, as it may choose
/// among personages and says when it is done; a battle that begins by itself is nobody's.
[[nodiscard]] bool isOwnDecision(const Event& event, NationId active, bool automaticBattles);
/// Whether events of its kind follow by themselves: battles that begin by themselves, awards, ends and begins
/// of turns and rounds, incomes, and a game that is won.
[[nodiscard]] bool followsByItself(const Event& event, bool automaticBattles);

/// A stretch of a game while it is carried on.
struct Passage {
  GameState state; // behind the events
  std::vector<Event> events;
  std::vector<std::size_t> madeUp; // places of those that stand in for a decision which nobody made

  /// An event that nobody checks; false, and nothing is changed, where folding refuses it.
  bool put(Event event);
};

/// Which of several personages comes that the rules leave to the nation.
enum class FreeAward : std::uint8_t { asked, first };
/// What becomes of a turn that cannot end without a decision which nobody made.
enum class OpenDecision : std::uint8_t { stays, madeUp };

class Conductor {
public:
  explicit Conductor(const Game& game) : game_(game) {}

  /// The event that comes next whatever anybody wants: in a turn the battle that is due, between turns the
  /// end of a game that is won, the next round, an income, the next turn. Nothing where a nation or chance
  /// decides, and after the game's end. Before the highest round `legal` lists no other, but for the ends of
  /// a game that is broken off.
  [[nodiscard]] std::optional<Event> next(const GameState& state) const;

  /// The next event of a turn in which the nation does nothing more: the battle that is due, then its awards,
  /// then TurnEnded. Nothing where somebody has to decide first, and outside of a turn.
  [[nodiscard]] std::optional<Event> closing(const GameState& state, FreeAward free) const;

  /// The award that comes next in this turn; of several choices that of `wanted`, which may be null, or the
  /// first. Nothing where none may come now.
  [[nodiscard]] std::optional<PersonageWon> award(const GameState& state, const PersonageWon* wanted) const;

  /// Where `closing` and `next` have nothing: the first legal decision without which it does not go on; on
  /// the rondel the cheapest step. It is somebody's, so whoever takes it has to say so.
  [[nodiscard]] std::optional<Event> standIn(const GameState& state) const;

  /// Goes on with the battle that is due, if there is one. In a game with mistakes also where a card has to
  /// be revealed first: units that met have fought.
  void settleBattle(Passage& passage) const;
  /// Goes on with the awards that are due, one chosen as in `award`.
  void bringAwards(Passage& passage, const PersonageWon* wanted) const;
  /// Goes on to TurnEnded. False where the turn cannot be ended; then it stands where that is seen.
  bool endTurn(Passage& passage, OpenDecision open) const;
  /// Goes on to the next TurnBegan or to the end of the game, or as far as it can. For between turns.
  void beginTurn(Passage& passage) const;
  /// Goes on with the end of a game that is won.
  void endGame(Passage& passage) const;

private:
  const Game& game_;
};

} // namespace annales::inline engine
