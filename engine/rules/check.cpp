#include "engine/fold/apply.h"
#include "engine/rules/arming.h"
#include "engine/rules/awards.h"
#include "engine/rules/battle.h"
#include "engine/rules/cards.h"
#include "engine/rules/conquest.h"
#include "engine/rules/correction.h"
#include "engine/rules/founding.h"
#include "engine/rules/know_how.h"
#include "engine/rules/movement.h"
#include "engine/rules/production.h"
#include "engine/rules/rondel.h"
#include "engine/rules/round.h"
#include "engine/rules/temple.h"
#include "engine/rules/trade.h"

namespace annales::inline engine {
namespace {

/// One call per type: which rule file owns it.
struct Check {
  const Situation& at;

  Fault operator()(const GameCreated&) const { return fault("log.meaning", "a game can begin only once"); }
  Fault operator()(const RoundBegan& e) const { return checkRound(at, e); }
  Fault operator()(const IncomeReceived& e) const { return checkIncome(at, e); }
  Fault operator()(const TurnBegan& e) const { return checkTurnBegan(at, e); }
  Fault operator()(const RondelMoved& e) const { return checkRondel(at, e); }
  Fault operator()(const Produced& e) const { return checkProduced(at, e); }
  Fault operator()(const TempleBuilt& e) const { return checkTemple(at, e); }
  Fault operator()(const WallBuilt& e) const { return checkWall(at, e); }
  Fault operator()(const KnowHowDeveloped& e) const { return checkKnowHow(at, e); }
  Fault operator()(const UnitsRecruited& e) const { return checkRecruit(at, e); }
  Fault operator()(const UnitsArmed& e) const { return checkArmed(at, e); }
  Fault operator()(const BellonaUsed& e) const { return checkBellona(at, e); }
  Fault operator()(const UnitsMoved& e) const { return checkMove(at, e); }
  Fault operator()(const BattleFought& e) const { return checkBattle(at, e); }
  Fault operator()(const CityConquered& e) const { return checkConquest(at, e); }
  Fault operator()(const NeutralTempleDestroyed& e) const { return checkTempleDestroyed(at, e); }
  Fault operator()(const CityAbandoned& e) const { return checkAbandoned(at, e); }
  Fault operator()(const CityFounded& e) const { return checkFounded(at, e); }
  Fault operator()(const Traded& e) const { return checkTrade(at, e); }
  Fault operator()(const CardRevealed& e) const { return checkRevealed(at, e); }
  Fault operator()(const CardTaken& e) const { return checkTaken(at, e); }
  Fault operator()(const CardPlayed& e) const { return checkPlayed(at, e); }
  Fault operator()(const PersonageWon& e) const { return checkAward(at, e); }
  Fault operator()(const TurnEnded& e) const { return checkTurnEnded(at, e); }
  Fault operator()(const GameEnded& e) const { return checkGameEnded(at, e); }
  Fault operator()(const Corrected& e) const { return checkCorrected(at, e); }
};

/// What no rule forbids may still make no sense: a correction, a card with its owner's own text.
Fault checkMeaning(const Situation& at, const Event& event) {
  GameState trial = at.state;
  const Refusal refusal = annales::apply(trial, event);
  return refusal ? fault("log.meaning", Saying::of(*refusal)) : kLegal;
}

/// Whether the event names only provinces of the board.
bool onBoard(const Map& map, const Event& event) {
  return std::visit(
      [&](const auto& e) {
        using E = std::decay_t<decltype(e)>;
        if constexpr (requires {
                        e.from.index();
                        e.to;
                      })
          return map.has(e.from) && map.has(e.to);
        else if constexpr (std::is_same_v<E, BellonaUsed>)
          return !e.province.exists() || map.has(e.province);
        else if constexpr (requires { e.province; })
          return map.has(e.province);
        else if constexpr (std::is_same_v<E, CardPlayed> || std::is_same_v<E, Corrected>) {
          for (const Adjustment& effect : adjustmentsOf(e))
            if (effect.province.exists() && !map.has(effect.province)) return false;
          return true;
        } else
          return true;
      },
      event);
}

bool isRight(const GameEnded& due, const Event& event) {
  const auto* ended = std::get_if<GameEnded>(&event);
  return ended != nullptr && ended->winner == due.winner && ended->reason == due.reason;
}

} // namespace

std::optional<Violation> check(const Game& game, const GameState& state, const Event& event) {
  const Situation at{game, state};
  if (state.ended) return fault("game.after", "the game has ended");
  if (!onBoard(*game.map, event)) return fault("log.meaning", "it names a province that is not on the board");
  if (const auto due = dueEnd(at); due && !std::holds_alternative<Corrected>(event) && !isRight(*due, event))
    return fault(endRule(at, *due), "the game ends here: the {} win", at.name(due->winner));
  if (auto wrong = std::visit(Check{at}, event)) return wrong;
  return checkMeaning(at, event);
}

} // namespace annales::inline engine
