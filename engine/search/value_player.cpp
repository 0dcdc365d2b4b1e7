#include "engine/search/value_player.h"

#include "engine/state/state_key.h"

#include <algorithm>
#include <string>
#include <unordered_set>

namespace annales::inline engine {
namespace {

struct Judged {
  Candidate candidate;
  double chance = 0;
};

class Thinker {
public:
  Thinker(const Game& game, const Effort& effort, const std::atomic<bool>* stop)
      : effort_(effort), ahead_(std::make_shared<Ahead>(game, reachOn(game.map))) {
    ahead_->stopWith(stop);
  }

  Row operator()(const Question& question, Rng& rng) const {
    const std::uint64_t seed = rng.next();
    const auto candidates = candidatesOf(question, *ahead_->reach(), seed);
    const bool oneWay =
        std::ranges::all_of(candidates, [&](const Candidate& c) { return c.row == candidates.front().row; });
    if (oneWay) return candidates.front().row;
    std::vector<Judged> judged;
    for (const Candidate& candidate : candidates) {
      const GameState& after = ahead_->afterChoice(question.state, question.who, candidate, seed);
      judged.push_back({candidate, chanceOf(ahead_->game(), ahead_->valued(after), question.who)});
    }
    std::ranges::stable_sort(judged, std::ranges::greater(), &Judged::chance);
    if (effort_.rollouts > 0) rollOut(question, judged, seed);
    return judged.front().candidate.row;
  }

private:
  /// The best by the value of those that come to different positions.
  void rollOut(const Question& question, std::vector<Judged>& judged, std::uint64_t seed) const {
    std::vector<Judged> rolled;
    std::unordered_set<std::string> places;
    for (const Judged& one : judged) {
      if (rolled.size() == effort_.best) break;
      GameState after = ahead_->afterChoice(question.state, question.who, one.candidate, seed);
      if (!places.insert(placeKey(after)).second) continue;
      double chance = 0;
      for (std::size_t i = 0; i < effort_.rollouts && !ahead_->stopped(); ++i)
        chance += chanceOf(ahead_->game(), ahead_->rollout(after, effort_.turns, Rng::derive(seed, i)),
                           question.who);
      rolled.push_back({one.candidate, chance});
    }
    std::ranges::stable_sort(rolled, std::ranges::greater(), &Judged::chance);
    judged = std::move(rolled);
  }

  Effort effort_;
  std::shared_ptr<Ahead> ahead_; // of one thread, as the bot is
};

} // namespace

Bot valuePlayer(const Game& game, const Effort& effort, const std::atomic<bool>* stop) {
  return Bot::thinking(Thinker(game, effort, stop));
}

} // namespace annales::inline engine
