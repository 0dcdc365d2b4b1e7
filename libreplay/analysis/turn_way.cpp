#include "libreplay/analysis/turn_way.h"

#include "engine/fold/apply.h"
#include "engine/rules/rules.h"
#include "libreplay/analysis/open_turns.h"

namespace annales::inline replay {

TurnWay::TurnWay(const Game& game, const GameState& before, NationId who, std::span<const Event> turn)
    : before_(before), who_(who), turn_(turn), ended_(before) {
  for (const Event& event : turn) {
    if (check(game, ended_, event) || annales::apply(ended_, event)) return;
    if (std::holds_alternative<TurnEnded>(event)) break;
  }
  PlayedTurn played;
  played.nation = who;
  played.before = before;
  played.line = turn;
  playable_ = ended_.ended || isFollowable(game, played);
}

GameState TurnWay::after(Ahead& ahead, std::uint64_t answers) const {
  if (ended_.ended) return ended_;
  return ahead.afterDecisions(before_, who_, turn_, answers);
}

} // namespace annales::inline replay
