#include "libreplay/pilots/autopilot.h"

#include "engine/event/same_fact.h"
#include "engine/fold/apply.h"
#include "engine/rules/conductor.h"
#include "libreplay/lines/adjusting.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

template <class T> bool isA(const Event& event) {
  return std::holds_alternative<T>(event);
}

/// Whether the nation decides it in its turn.
bool decidesItself(const Event& event, const GameState& state) {
  return !isA<TurnBegan>(event) && isOwnDecision(event, state.active, state.fixed.automaticBattles);
}

/// Where the turn is on that the line ends in: the place after its TurnBegan, or behind the line.
std::size_t lastTurnOf(std::span<const Event> line) {
  for (std::size_t i = line.size(); i-- > 0;) {
    if (isA<TurnEnded>(line[i])) break;
    if (isA<TurnBegan>(line[i])) return i + 1;
  }
  return line.size();
}

} // namespace

Result<std::unique_ptr<Autopilot>> Autopilot::at(const Game& game, std::span<const Event> line,
                                                 PilotsPlan plan) {
  const auto begun = begin(game);
  if (!begun) return tl::unexpected(begun.error());
  GameState state = *begun;
  const std::size_t turn = lastTurnOf(line);
  for (std::size_t i = 0; i < turn; ++i)
    if (annales::apply(state, line[i]))
      return failure("event {} makes no sense, so play cannot go on after it", i + 2);
  GameState trial = state;
  for (std::size_t i = turn; i < line.size(); ++i)
    if (annales::apply(trial, line[i]))
      return failure("event {} makes no sense, so play cannot go on after it", i + 2);
  plan.pilots.resize(game.nations());
  std::unique_ptr<Autopilot> pilot(new Autopilot(game, std::move(plan), state));
  if (turn > 0 && !line.empty()) pilot->last_ = line[turn - 1];
  pilot->catchUp(line.subspan(turn));
  return pilot;
}

Autopilot::Autopilot(const Game& game, PilotsPlan plan, const GameState& state)
    : game_(game), plan_(std::move(plan)),
      turns_(std::make_unique<RecordedTurns>(game_, std::move(plan_.record), state.round)), state_(state) {
  takeSeats();
}

void Autopilot::takeSeats() {
  std::vector<Bot> seats;
  for (std::size_t n = 0; n < game_.nations(); ++n) {
    const auto& player = plan_.pilots[n].player;
    bots_.push_back(player ? std::optional(player->at(game_, n, plan_.stop)) : std::nullopt);
    seats.push_back(Bot::thinking([this](const Question& q, Rng& rng) { return choose(q, rng); }));
  }
  playout_ = Playout::resume(game_, state_, std::move(seats), plan_.seed);
  for (std::size_t n = 0; n < game_.nations(); ++n)
    playout_->askAlways(NationId(n));
  playout_->drawBy(Bot::thinking([this](const Question& q, Rng&) { return deal(q); }));
}

bool Autopilot::plays(NationId nation, PilotSort sort) const {
  return plan_.pilots[nation.index()].sort == sort;
}

// --- the turn that is on

void Autopilot::beginTurn() {
  turn_ = turns_->turn(state_.round, state_.active);
  script_.reset();
  otherwise_ = false;
  replies_ = {};
  revealed_ = same_ = 0;
  differs_ = false;
  if (turn_ != nullptr && plays(state_.active, PilotSort::recorded))
    script_.emplace(turn_->events, state_.active, state_.fixed.automaticBattles);
}

/// What of the turn stands already, whoever played it.
void Autopilot::catchUp(std::span<const Event> line) {
  if (state_.turn.stage == Stage::inTurn) beginTurn();
  for (const Event& event : line) {
    if (script_ && decidesItself(event, state_)) {
      const Event* wanted = script_->next();
      const bool same = wanted != nullptr && sameFact(*wanted, event);
      const auto fitted = wanted == nullptr || same ? std::nullopt : adjusted(game_, state_, *wanted);
      if (fitted && sameFact(*fitted, event))
        script_->decideNext(event);
      else if (!same && !isA<PersonageWon>(event))
        otherwise_ = true;
    }
    static_cast<void>(annales::apply(state_, event)); // `at` has tried
    took(event);
  }
  played_ = ended_ = 0;
}

void Autopilot::took(const Event& event) {
  last_ = event;
  ++played_;
  if (isA<TurnBegan>(event)) return beginTurn();
  const Event* recorded = nextInRecord();
  differs_ = recorded == nullptr || !sameFact(*recorded, event);
  if (!differs_) ++same_;
  if (script_) script_->happened(event);
  if (isA<CardRevealed>(event)) ++revealed_;
  const NationId who = chooserOf(event, state_.active);
  if (who.exists() && who != state_.active) ++replies_[who.index()];
  if (!isA<TurnEnded>(event)) return;
  ++ended_;
  script_.reset();
  turn_ = nullptr;
  revealed_ = 0;
}

const Event* Autopilot::step() {
  const auto stop = [this](PilotsHalt why) {
    halt_ = why;
    return nullptr;
  };
  if (state_.ended) return stop(PilotsHalt::ended);
  if (plan_.turns > 0 && ended_ >= plan_.turns) return stop(PilotsHalt::turns);
  forced_.reset();
  waitingFor_ = NationId::none();
  if (auto reply = dueReply()) return play(std::move(*reply));
  const bool exact = state_.active.exists() && plays(state_.active, PilotSort::recorded);
  playout_->restart(state_, Rng::derive(plan_.seed, state_.seq),
                    exact ? Payments::every : Payments::cheapest);
  const Event* next = playout_->step();
  if (next == nullptr && forced_) next = &*forced_;
  if (next == nullptr) {
    waitingFor_ = playout_->waitingFor();
    return stop(waitingFor_.exists() ? PilotsHalt::byHand : PilotsHalt::ended);
  }
  return play(*next);
}

/// Folding it was tried before.
const Event* Autopilot::play(Event event) {
  static_cast<void>(annales::apply(state_, event));
  plan_.handPasses = false;
  took(event);
  return &*last_;
}

// --- who decides

Row Autopilot::choose(const Question& question, Rng& rng) {
  const NationId who = question.who;
  if (plays(who, PilotSort::recorded))
    if (const auto row = asRecorded(question)) return *row;
  const auto& bot = bots_[who.index()];
  const bool person = !bot || plays(who, PilotSort::hand) || plays(who, PilotSort::recorded);
  if (person) return byHand(question);
  if (question.options.size() == 1 && !question.mayPass) return question.options.front();
  return bot->choose(question, rng);
}

/// Where a person acts, another one who might answer does so by playing.
Row Autopilot::byHand(const Question& question) {
  const NationId active = question.state.active;
  const bool anothersTurn = active.exists() && active != question.who;
  if (question.mayPass && (plan_.handPasses || (anothersTurn && plays(active, PilotSort::hand))))
    return kPass;
  mayPass_ = question.mayPass;
  return kWait;
}

Row Autopilot::deal(const Question& question) const {
  const std::vector<Event> cards = turns_->revealed(state_.round, state_.active);
  if (revealed_ >= cards.size()) return kPass;
  for (const Row row : question.options)
    if (sameFact(question.legal[row], cards[revealed_])) return row;
  return kPass;
}

Result<PilotsRun> playOn(const Game& game, std::span<const Event> line, PilotsPlan plan,
                         const PilotsWatch& watch) {
  plan.stop = watch.cancel;
  auto pilot = Autopilot::at(game, line, std::move(plan));
  if (!pilot) return tl::unexpected(pilot.error());
  PilotsRun run;
  const auto cancelled = [&] { return watch.cancel != nullptr && *watch.cancel; };
  bool ended = false;
  while (!ended && !cancelled()) {
    const Event* event = (*pilot)->step();
    ended = event == nullptr;
    if (ended || cancelled()) break; // a decision that was broken off is none
    run.events.push_back(*event);
    if (watch.played) watch.played(run.events.size(), (*pilot)->state());
  }
  run.halt = ended ? (*pilot)->halt() : PilotsHalt::cancelled;
  if (run.halt == PilotsHalt::byHand) {
    run.waitingFor = (*pilot)->waitingFor();
    run.mayPass = (*pilot)->mayPass();
  }
  run.left = (*pilot)->left();
  run.adjusted = (*pilot)->adjustedCount();
  return run;
}

} // namespace annales::inline replay
