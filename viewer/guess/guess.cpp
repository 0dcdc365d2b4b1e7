#include "viewer/guess/guess.h"

#include "libreplay/stats/step.h"

#include <algorithm>

namespace annales::viewer {

Guess::Guess(std::shared_ptr<const OpenedGame> game, std::shared_ptr<const OpenedLine> line, NationId nation,
             EventIndex from)
    : game_(std::move(game)), line_(std::move(line)) {
  for (EventIndex k = std::max<EventIndex>(from + 1, 2); k <= line_->length(); ++k) {
    const Event& event = line_->event(k);
    if (nationOf(event) != nation || !isDecision(event)) continue;
    if (!isForced(game_->game(), line_->stateAt(k - 1), event)) questions_.push_back(k);
  }
}

std::shared_ptr<const OpenedGame> Guess::known() const {
  EventLog log = game_->log();
  const EventIndex last = done() ? line_->length() : asked() - 1;
  static_cast<void>(log.setLine(kGuessLine, line_->node(last)));
  return reopenGame(*game_, std::move(log));
}

SameChoice Guess::judge(const Event& guess) {
  const SameChoice same = compareChoices(guess, answer(), game_->log().names());
  if (same == SameChoice::different)
    missed_.push_back({asked(), guess});
  else
    ++right_;
  return same;
}

void Guess::giveUp() {
  missed_.push_back({asked(), std::nullopt});
}

void Guess::finish() {
  questions_.resize(std::min(questions_.size(), answered()));
  at_ = questions_.size();
}

} // namespace annales::viewer
