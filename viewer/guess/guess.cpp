#include "viewer/guess/guess.h"

#include "engine/event/codec.h"
#include "engine/rules/rules.h"
#include "libreplay/choice/describe.h"
#include "libreplay/stats/step.h"

#include <algorithm>

namespace annales::viewer {
namespace {

std::string factOf(const Event& event, const EventLog& log) {
  std::string fact;
  appendFact(fact, event, log.names());
  return fact;
}

/// Not what merely begins, ends or happens automatically.
bool isDecision(const Event& event) {
  return !std::holds_alternative<RoundBegan>(event) && !std::holds_alternative<TurnBegan>(event) &&
         !std::holds_alternative<TurnEnded>(event) && !std::holds_alternative<IncomeReceived>(event) &&
         !std::holds_alternative<PersonageWon>(event) && !std::holds_alternative<Corrected>(event);
}

} // namespace

Guess::Guess(std::shared_ptr<const OpenedGame> game, std::shared_ptr<const OpenedLine> line, NationId nation,
             EventIndex from)
    : game_(std::move(game)), line_(std::move(line)) {
  for (EventIndex k = std::max<EventIndex>(from + 1, 2); k <= line_->length(); ++k) {
    if (nationOf(line_->event(k)) != nation || !isDecision(line_->event(k))) continue;
    if (legal(game_->game(), line_->stateAt(k - 1), Payments::cheapest).size() > 1) questions_.push_back(k);
  }
}

std::shared_ptr<const OpenedGame> Guess::known() const {
  EventLog log = game_->log();
  const EventIndex last = done() ? line_->length() : asked() - 1;
  static_cast<void>(log.setLine(kGuessLine, line_->node(last)));
  return reopenGame(*game_, std::move(log));
}

GuessResult Guess::judge(const Event& guess) {
  ++judged_;
  if (factOf(guess, game_->log()) == factOf(answer(), game_->log())) {
    ++right_;
    return GuessResult::same;
  }
  if (picksOf(guess) != picksOf(answer())) return GuessResult::different;
  ++right_;
  return GuessResult::otherPaid;
}

} // namespace annales::viewer
