#include "libreplay/remarks/asked_position.h"

#include "engine/fold/apply.h"
#include "engine/rules/rules.h"
#include "libreplay/choice/choices.h"

namespace annales::inline replay {
namespace {

/// A game proceeds through a round, incomes and a turn's begin at most.
constexpr int kMostProceedings = 4;

} // namespace

std::optional<AskedPosition> askedPosition(const EventLog& log, NodeIndex event) {
  TreeFold fold(log);
  const GameState* state = fold.after(event);
  if (state == nullptr) return std::nullopt;
  AskedPosition asked;
  asked.state = *state;
  asked.stepPrices.fill(-1);
  Choices choices(log.game(), asked.state);
  for (int i = 0; i < kMostProceedings && !choices.proceeding().empty(); ++i) {
    for (const Event& next : choices.proceeding())
      if (apply(asked.state, next)) return asked;
    choices = Choices(log.game(), asked.state);
  }
  if (asked.state.ended || choices.empty()) return asked;
  asked.nation = asked.state.active;
  for (const Event& next : legal(log.game(), asked.state, Payments::cheapest))
    if (const auto* step = std::get_if<RondelMoved>(&next)) {
      asked.stepIs = true;
      asked.stepPrices[indexOf(step->to)] = step->paid.total();
    }
  return asked;
}

} // namespace annales::inline replay
