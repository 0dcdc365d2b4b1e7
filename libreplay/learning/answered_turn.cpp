#include "libreplay/learning/answered_turn.h"

#include "engine/fold/apply.h"
#include "engine/rules/conductor.h"
#include "libreplay/choice/choices.h"
#include "libreplay/choice/decision.h"
#include "libreplay/log/timeline.h"
#include "libreplay/remarks/step_ask.h"

#include <algorithm>
#include <utility>

namespace annales::inline replay {
namespace {

/// So often what cannot come is tried again, and so much of it at once.
constexpr int kPasses = 5;
constexpr std::size_t kMostRefused = 20;
/// So many other payments are tried before a turn is refused.
constexpr int kMostPayments = 100;

/// The turn as it goes.
class TurnTeller {
public:
  TurnTeller(const EventLog& log, const GameState& at) : log_(log), game_(log.game()), state_(at) {}

  /// Why it cannot come.
  std::optional<Violation> tell(const Event& event) {
    if (std::holds_alternative<Corrected>(event))
      return Violation{Error(say("a correction is no move")), "log.meaning"};
    if (isBegun(event)) return std::nullopt;
    auto wrong = check(game_, state_, event);
    if (!wrong) return play(event), std::nullopt;
    if (playPaidOtherwise(event)) return std::nullopt;
    if (!proceed()) return wrong;
    wrong = check(game_, state_, event);
    if (!wrong) return play(event), std::nullopt;
    return playPaidOtherwise(event) ? std::nullopt : wrong;
  }

  /// Keeps those that cannot come yet; why not the first of them.
  std::optional<Violation> tellAll(std::vector<Event>& events) {
    std::optional<Violation> first;
    std::size_t refused = 0;
    std::erase_if(events, [&](const Event& event) {
      if (refused >= kMostRefused) return false; // no turn of a person: the rest is not worth the time
      auto wrong = tell(event);
      if (!wrong) return true;
      if (refused++ == 0) first = std::move(wrong);
      return false;
    });
    return first;
  }

  /// Awards and the end of the turn, where the nation has no choice open.
  void end() {
    do {
      fights();
      if (over_ || !state_.active.exists()) return;
      const Choices choices(game_, state_);
      for (const Event& event : choices.turnsEnd()) {
        play(event);
        if (over_) return;
      }
    } while (takeRivalsCard());
  }

  /// The other ways to pay it, after all that comes before it by itself.
  std::vector<Event> waysToPay(const Event& event) {
    if (isBegun(event)) return {};
    if (check(game_, state_, event)) static_cast<void>(proceed());
    std::vector<Event> ways;
    for (Event& other : legal(game_, state_, Payments::every))
      if (compareChoices(event, other, log_.names()) == SameChoice::otherPaid)
        ways.push_back(std::move(other));
    return ways;
  }

  [[nodiscard]] std::vector<Event> take() { return std::move(events_); }

private:
  /// It has come already.
  [[nodiscard]] bool isBegun(const Event& event) const {
    return std::holds_alternative<TurnBegan>(event) && state_.active.exists() &&
           state_.active == std::get<TurnBegan>(event).nation;
  }
  void play(const Event& event) {
    if (over_ || apply(state_, event)) return;
    events_.push_back(event);
    over_ = std::holds_alternative<GameEnded>(event);
  }
  bool playPaidOtherwise(const Event& event) {
    for (const Event& other : legal(game_, state_, Payments::cheapest))
      if (compareChoices(event, other, log_.names()) != SameChoice::different) return play(other), true;
    return false;
  }
  /// Rounds, incomes and turns, fights or a rival's card that are due. False: there was nothing.
  bool proceed() {
    const std::size_t before = events_.size();
    fights();
    const Choices choices(game_, state_);
    for (const Event& event : choices.proceeding())
      play(event);
    return events_.size() > before || takeRivalsCard();
  }
  /// The card of a rival who has lost a city or a personage, and the one that is revealed in its place
  /// (`duellum.cards`): nobody asks the pupil which, and no turn is compared by it. False: none is due.
  bool takeRivalsCard() {
    if (over_ || !state_.active.exists()) return false;
    const std::vector<Event> next = legal(game_, state_, Payments::cheapest);
    const auto card = std::ranges::find_if(next, [this](const Event& event) {
      const auto* taken = std::get_if<CardTaken>(&event);
      return std::holds_alternative<CardRevealed>(event) ||
             (taken != nullptr && taken->nation != state_.active);
    });
    if (card == next.end()) return false;
    const std::size_t before = events_.size();
    play(*card);
    return events_.size() > before;
  }
  void fights() {
    for (;;) {
      const std::vector<Event> next = legal(game_, state_, Payments::cheapest);
      if (next.size() != 1 || !std::holds_alternative<BattleFought>(next.front())) return;
      const std::size_t before = events_.size();
      play(next.front());
      if (events_.size() == before) return;
    }
  }

  const EventLog& log_;
  const Game& game_;
  GameState state_;
  std::vector<Event> events_;
  bool over_ = false;
};

/// As it is told.
AnsweredTurn playTold(const EventLog& log, const GameState& at, std::span<const Event> told) {
  AnsweredTurn turn;
  TurnTeller teller(log, at);
  std::vector<Event> waiting(told.begin(), told.end());
  std::size_t before = told.size() + 1;
  for (int pass = 0; pass < kPasses && !waiting.empty() && waiting.size() < before; ++pass) {
    before = waiting.size();
    turn.refused = teller.tellAll(waiting); // within a part of the turn the order does not matter
  }
  turn.told = told.size() - waiting.size();
  const bool ended = !told.empty() && (std::holds_alternative<TurnEnded>(told.back()) ||
                                       std::holds_alternative<GameEnded>(told.back()));
  if (!turn.refused && !ended) teller.end();
  turn.events = teller.take();
  return turn;
}

/// What is told as paid in one way is paid in another, so that the goods are there for what comes later. The
/// first way in which all of it can be played.
std::optional<AnsweredTurn> playToldPaidOtherwise(const EventLog& log, const GameState& at,
                                                  std::vector<Event> told) {
  int tries = 0;
  TurnTeller teller(log, at);
  for (Event& event : told) {
    for (const Event& other : teller.waysToPay(event)) {
      if (++tries > kMostPayments) return std::nullopt;
      const Event before = std::exchange(event, other);
      AnsweredTurn turn = playTold(log, at, told);
      if (!turn.refused) return turn;
      event = before;
    }
    if (teller.tell(event)) return std::nullopt; // and nothing behind it was paid
  }
  return std::nullopt;
}

} // namespace

AnsweredTurn answeredTurn(const EventLog& log, NodeIndex step, std::span<const Event> told) {
  TreeFold fold(log);
  const GameState* at = fold.after(step);
  if (at == nullptr) return {};
  AnsweredTurn turn = playTold(log, *at, told);
  if (turn.refused)
    if (auto other = playToldPaidOtherwise(log, *at, {told.begin(), told.end()})) turn = std::move(*other);
  turn.events.resize(extentOfTurn(log, step, turn.events).events); // the next turn is not asked for
  return turn;
}

} // namespace annales::inline replay
