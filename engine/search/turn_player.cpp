#include "engine/search/turn_player.h"

#include "engine/event/same_fact.h"
#include "engine/fold/apply.h"
#include "engine/play/playout.h"
#include "engine/rules/round.h"
#include "engine/search/position_judge.h"

#include <algorithm>
#include <cmath>

namespace annales::inline engine {
namespace {

/// What is to come next where the game is as foreseen; without an event, the turn is over.
struct PlannedEvent {
  std::uint32_t seq = 0;
  std::uint64_t place = 0;
  std::optional<Event> event;
};
using PlannedTurn = std::vector<PlannedEvent>;

PlannedTurn plannedTurn(GameState state, const std::vector<Event>& line) {
  PlannedTurn plan;
  for (const Event& event : line) {
    plan.push_back({state.seq, placeNumber(state), event});
    if (annales::apply(state, event)) return plan;
  }
  plan.push_back({state.seq, placeNumber(state), std::nullopt});
  return plan;
}

/// What makes the best of equals a matter of chance (Gumbel): the most likely choice stays so.
double strayed(double chance, double exploration, Rng& rng) {
  constexpr double kSure = 1e-6;
  const double within = std::clamp(chance, kSure, 1 - kSure);
  const double even = (static_cast<double>(rng.next() >> 11U) + 0.5) * 0x1p-53;
  return std::log(within / (1 - within)) - exploration * std::log(-std::log(even));
}

/// Does no more in its turn than what has to come before the end of it.
Bot endingBot() {
  return Bot::thinking([](const Question& question, Rng&) {
    for (const Row row : question.options)
      if (std::holds_alternative<TurnEnded>(question.legal[row]) ||
          std::holds_alternative<PersonageWon>(question.legal[row]))
        return row;
    return question.mayPass ? kPass : question.options.front();
  });
}

/// The position where the next turn has begun, or the game is over, if the acting nation is done.
class TurnEnding {
public:
  TurnEnding(const Game& game, std::shared_ptr<const Reach> reach)
      : reach_(std::move(reach)),
        playout_(Playout::resume(game, GameState{}, std::vector<Bot>(game.nations(), endingBot()), 0)) {}

  const GameState& after(const GameState& state, NationId who, std::uint64_t seed) {
    const Game& game = playout_.game();
    for (std::size_t n = 0; n < game.nations(); ++n)
      playout_.seat(NationId(n), NationId(n) == who ? endingBot() : Bot::greedy(Style::growth, reach_));
    playout_.restart(state, seed);
    while (const Event* event = playout_.step())
      if (std::holds_alternative<TurnBegan>(*event)) break;
    return playout_.state();
  }

private:
  std::shared_ptr<const Reach> reach_;
  Playout playout_;
};

class TurnThinker {
public:
  TurnThinker(const Game& game, TurnThought thought)
      : game_(game), thought_(std::move(thought)), reach_(reachOn(game.map)),
        turns_(std::make_shared<WholeTurns>(game, reach_)),
        answers_(std::make_shared<WholeTurns>(game, reach_)),
        ending_(std::make_shared<TurnEnding>(game, reach_)),
        judge_(std::make_shared<PositionJudge>(game, reach_, thought_.net)),
        plan_(std::make_shared<PlannedTurn>()) {}

  Row operator()(const Question& question, Rng& rng) const {
    if (question.who != question.state.active) return greedily(question, rng);
    // Asked again where it last thought, it plays on from there once more, and draws anew.
    if (!plan_->empty() && plan_->front().seq == question.state.seq) plan_->clear();
    if (const auto row = planned(question)) return *row;
    think(question, rng);
    if (const auto row = planned(question)) return *row;
    return greedily(question, rng);
  }

private:
  Row greedily(const Question& question, Rng& rng) const {
    return chooseGreedily(tasteOf(Style::growth), *reach_, question, rng);
  }

  /// Nothing where the game is not as foreseen, or the event is not offered.
  [[nodiscard]] std::optional<Row> planned(const Question& question) const {
    const auto next = std::ranges::find(*plan_, question.state.seq, &PlannedEvent::seq);
    if (next == plan_->end() || next->place != placeNumber(question.state)) return std::nullopt;
    for (const Row row : question.options) {
      const Event& option = question.legal[row];
      if (next->event ? sameFact(option, *next->event) : std::holds_alternative<TurnEnded>(option))
        return row;
    }
    if (!next->event && question.mayPass) return kPass;
    return std::nullopt;
  }

  void think(const Question& question, Rng& rng) const {
    plan_->clear();
    std::vector<Event> steps;
    for (const Row row : question.options)
      if (std::holds_alternative<RondelMoved>(question.legal[row])) steps.push_back(question.legal[row]);
    const auto ways = turns_->search(question.state, steps, judgeFor(question.who), thought_.bounds);
    if (ways.empty()) return;
    const WholeTurns::Way way =
        thought_.replies > 1 ? answered(question, ways, rng.next()) : chosen(ways, rng);
    *plan_ = plannedTurn(question.state, turns_->lineOf(way));
  }

  [[nodiscard]] TurnJudge judgeFor(NationId who) const {
    return [this, who](const GameState& after) { return chanceOf(game_, judge_->chances(after), who); };
  }

  /// The best of the best few after the next nation's best turn; the same chance for all of them.
  [[nodiscard]] WholeTurns::Way answered(const Question& question, std::span<const WholeTurns::Way> ways,
                                         std::uint64_t seed) const {
    std::vector<WholeTurns::Way> best(ways.begin(), ways.end());
    std::ranges::stable_sort(best, std::ranges::greater(), &WholeTurns::Way::chance);
    if (best.size() > thought_.replies) best.resize(thought_.replies);
    if (best.size() == 1 || best.front().chance >= 1) return best.front();
    for (WholeTurns::Way& way : best)
      way.chance = afterAnswer(question, way, seed);
    return *std::ranges::max_element(best, std::ranges::less(), &WholeTurns::Way::chance);
  }

  [[nodiscard]] double afterAnswer(const Question& question, const WholeTurns::Way& way,
                                   std::uint64_t seed) const {
    GameState state = question.state;
    for (const Event& event : turns_->lineOf(way))
      if (annales::apply(state, event)) return way.chance;
    const GameState next = ending_->after(state, question.who, seed);
    if (next.ended || !next.active.exists()) return chanceOf(game_, judge_->chances(next), question.who);
    const std::vector<Event> steps = stepsFrom(game_, next);
    const auto answers = answers_->search(next, steps, judgeFor(next.active), thought_.bounds);
    if (answers.empty()) return way.chance;
    GameState after = next;
    for (const Event& event : answers_->lineOf(answers_->best()))
      if (annales::apply(after, event)) return way.chance;
    if (annales::apply(after, TurnEnded{next.active})) return way.chance;
    if (const auto over = dueEnd({game_, after}); over && annales::apply(after, *over)) return way.chance;
    return chanceOf(game_, judge_->chances(after), question.who);
  }

  [[nodiscard]] WholeTurns::Way chosen(std::span<const WholeTurns::Way> ways, Rng& rng) const {
    if (thought_.exploration <= 0) return turns_->best();
    const WholeTurns::Way* best = &ways.front();
    double most = -1e300;
    for (const WholeTurns::Way& way : ways) {
      const double worth = strayed(way.chance, thought_.exploration, rng);
      if (worth <= most) continue;
      most = worth;
      best = &way;
    }
    return *best;
  }

  Game game_;
  TurnThought thought_;
  std::shared_ptr<const Reach> reach_;
  std::shared_ptr<WholeTurns> turns_; // of one thread, as the bot is
  std::shared_ptr<WholeTurns> answers_;
  std::shared_ptr<TurnEnding> ending_;
  std::shared_ptr<PositionJudge> judge_;
  std::shared_ptr<PlannedTurn> plan_; // of the turn that is on
};

} // namespace

Bot turnPlayer(const Game& game, const TurnThought& thought) {
  return Bot::thinking(TurnThinker(game, thought), true);
}

} // namespace annales::inline engine
