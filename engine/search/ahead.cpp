#include "engine/search/ahead.h"

#include "engine/event/event_kind.h"
#include "engine/rules/round.h"
#include "engine/search/script.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

/// Seats that are filled before the first position is known.
std::vector<Bot> anyBots(const Game& game, const std::shared_ptr<const Reach>& reach) {
  std::vector<Bot> bots;
  for (std::size_t i = 0; i < game.nations(); ++i)
    bots.push_back(Bot::greedy(kStyles[i % kStyles.size()], reach));
  return bots;
}

/// Takes the candidate's row when first asked, then plays in its style.
Bot following(const Candidate& candidate, std::shared_ptr<const Reach> reach) {
  auto chooser = [candidate, first = true, greedy = Bot::greedy(candidate.style, std::move(reach))](
                     const Question& question, Rng& rng) mutable {
    if (first) {
      first = false;
      const bool offered = candidate.row == kPass
                               ? question.mayPass
                               : std::ranges::find(question.options, candidate.row) != question.options.end();
      if (offered) return candidate.row;
    }
    return greedy.choose(question, rng);
  };
  return Bot::thinking(std::move(chooser), candidate.sparing);
}

/// Kinds of events of which each may be the best, and which come in small numbers.
bool isWorthEach(const Event& event) {
  switch (event.index()) {
  case kPlaceOf<TempleBuilt>:
  case kPlaceOf<KnowHowDeveloped>:
  case kPlaceOf<CityFounded>:
  case kPlaceOf<CityConquered>:
  case kPlaceOf<NeutralTempleDestroyed>:
  case kPlaceOf<PersonageWon>:
  case kPlaceOf<CardPlayed>:
  case kPlaceOf<CardTaken>:
  case kPlaceOf<IncomeReceived>:
    return true;
  default:
    return false;
  }
}

/// From 1 to one less than twice as many; as many on average.
std::size_t drawnTurns(std::size_t turns, Rng& rng) {
  constexpr std::size_t kToTheEnd = 1000;
  if (turns < 2 || turns >= kToTheEnd) return turns;
  return 1 + rng.below(static_cast<std::uint32_t>(2 * turns - 1));
}

} // namespace

Ahead::Ahead(Game game, std::shared_ptr<const Reach> reach, const Company& company)
    : game_(std::move(game)), reach_(std::move(reach)), company_(company),
      value_(Value::of(game_.setup->ruleset)),
      playout_(Playout::resume(game_, GameState{}, anyBots(game_, reach_), 0)) {
  if (!company_.hasLearned()) return;
  net_ = Net::of(game_.setup->ruleset);
  Rng none(0); // nothing is drawn before it plays
  for (std::size_t i = 0; i < game_.nations(); ++i)
    learned_.push_back(company_.drawn(game_, NationId(i), reach_, none));
}

void Ahead::seatAll() {
  for (std::size_t i = 0; i < game_.nations(); ++i)
    playout_.seat(NationId(i), Bot::greedy(kStyles[i % kStyles.size()], reach_));
}

bool Ahead::run(std::vector<Event>* line) {
  while (const Event* event = playout_.step()) {
    if (line != nullptr) line->push_back(*event);
    if (std::holds_alternative<TurnBegan>(*event)) return true;
  }
  return false;
}

const GameState& Ahead::afterChoice(const GameState& state, NationId who, const Candidate& candidate,
                                    std::uint64_t seed, std::vector<Event>* line) {
  seatAll();
  playout_.seat(who, following(candidate, reach_));
  playout_.restart(state, seed);
  run(line);
  return playout_.state();
}

const GameState& Ahead::afterDecisions(const GameState& state, NationId who, std::span<const Event> turn,
                                       std::uint64_t seed, std::vector<Event>* line) {
  const auto script = std::make_shared<Script>(turn, who, state.fixed.automaticBattles);
  seatAll();
  playout_.seat(who, following(script, Style::growth, reach_));
  playout_.restart(state, seed, Payments::every);
  while (const Event* event = playout_.step()) {
    script->happened(*event);
    if (line != nullptr) line->push_back(*event);
    if (std::holds_alternative<TurnBegan>(*event)) break;
  }
  return playout_.state();
}

Chances Ahead::rollout(const GameState& state, std::size_t turns, std::uint64_t seed) {
  Rng rng(seed);
  for (std::size_t i = 0; i < game_.nations(); ++i)
    playout_.seat(NationId(i),
                  learned_.empty() ? company_.drawn(game_, NationId(i), reach_, rng) : learned_[i]);
  playout_.restart(state, rng.next());
  if (learned_.empty())
    while (turns > 0 && !stopped() && run())
      --turns;
  else
    runTurns(drawnTurns(turns, rng));
  return valued(playout_.state());
}

void Ahead::runTurns(std::size_t turns) {
  while (turns > 0 && !stopped()) {
    const Event* event = playout_.step();
    if (event == nullptr) return;
    if (!std::holds_alternative<TurnEnded>(*event)) continue;
    --turns;
    if (turns == 0 && dueEnd({game_, playout_.state()})) playout_.step();
  }
}

std::vector<Candidate> candidatesOf(const Question& question, const Reach& reach, std::uint64_t seed) {
  std::vector<Candidate> found;
  const auto add = [&](Row row, Style style) {
    for (const Candidate& other : found)
      if (other.row == row && (question.state.turn.space != Space::none || other.style == style)) return;
    found.push_back({row, style});
  };
  const bool moves = question.state.turn.space == Space::none && question.who == question.state.active;
  for (const Style style : kStyles) {
    Rng rng(seed);
    add(chooseGreedily(tasteOf(style), reach, question, rng), style);
  }
  for (const Row row : question.options) {
    const auto* move = std::get_if<RondelMoved>(&question.legal[row]);
    if (move != nullptr && moves && move->paid.total() <= kDearestStep)
      for (const Style style : kStyles)
        add(row, style);
    else if (isWorthEach(question.legal[row]))
      add(row, Style::growth);
  }
  return found;
}

} // namespace annales::inline engine
