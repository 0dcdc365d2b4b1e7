#include "engine/search/turn_planner.h"

#include "engine/event/same_fact.h"
#include "engine/fold/apply.h"
#include "engine/search/value_player.h"
#include "engine/state/state_key.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace annales::inline engine {
namespace {

/// What comes next where the game is as it was in the way that was chosen.
using Plan = std::unordered_map<std::string, Event>;

Plan planOf(GameState state, const std::vector<Event>& line) {
  Plan plan;
  for (const Event& event : line) {
    plan.emplace(stateKey(state), event);
    if (annales::apply(state, event)) break;
  }
  return plan;
}

class Planner {
public:
  Planner(const Game& game, const ChoiceEffort& effort, const std::atomic<bool>* stop)
      : effort_(effort), ahead_(std::make_shared<Ahead>(game, reachOn(game.map))),
        plan_(std::make_shared<Plan>()),
        oneByOne_(valuePlayer(game, {std::max<std::size_t>(1, effort.rollouts / 2), effort.turns}, stop)) {
    ahead_->stopWith(stop);
  }

  Row operator()(const Question& question, Rng& rng) const {
    const std::string here = stateKey(question.state);
    if (isStep(question) && !plan_->contains(here)) search(question.state, rng.next());
    const auto next = plan_->find(here);
    if (next == plan_->end()) return oneByOne_.choose(question, rng);
    for (const Row row : question.options)
      if (sameFact(question.legal[row], next->second)) return row;
    return question.mayPass ? kPass : oneByOne_.choose(question, rng);
  }

private:
  [[nodiscard]] static bool isStep(const Question& question) {
    return question.who == question.state.active && std::ranges::any_of(question.options, [&](Row row) {
             return std::holds_alternative<RondelMoved>(question.legal[row]);
           });
  }

  /// Then there is nothing to compare.
  [[nodiscard]] bool wins(const WayToGo& way, NationId who) const {
    return way.after.ended && chanceOf(ahead_->game(), ahead_->valued(way.after), who) == 1;
  }

  void search(const GameState& state, std::uint64_t seed) const {
    plan_->clear();
    auto ways =
        waysToGo(*ahead_, state, kScreened * effort_.best, Rng::derive(seed, 0), StepPayments::cheapest);
    if (ways.empty()) return;
    const WayToGo way = wins(ways.front(), state.active)
                            ? std::move(ways.front())
                            : bestWay(*ahead_, state.active, std::move(ways), effort_, Rng::derive(seed, 1));
    *plan_ = planOf(state, way.line);
  }

  ChoiceEffort effort_;
  std::shared_ptr<Ahead> ahead_; // of one thread, as the bot is
  std::shared_ptr<Plan> plan_;   // of the turn that is on
  Bot oneByOne_;
};

} // namespace

Bot turnPlanner(const Game& game, const ChoiceEffort& effort, const std::atomic<bool>* stop) {
  return Bot::thinking(Planner(game, effort, stop));
}

} // namespace annales::inline engine
