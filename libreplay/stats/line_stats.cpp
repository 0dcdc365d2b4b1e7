#include "libreplay/stats/line_stats.h"

#include "engine/fold/apply.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

/// Follows a line once and shows every step to every projection.
class Projector {
public:
  Projector(const Game& game, const Teller& teller)
      : game_(game), teller_(teller), before_(blankState(game)) {
    const auto goal = game.nations() <= kMaxNations ? game.ruleset->goal[game.nations()] : 0;
    stats_.outline = LineOutline(game.nations());
    stats_.series = Series(game.nations(), goal);
  }

  void begin(const Event& created) {
    const std::optional<Violation> wrong = checkSetup(game_);
    after_ = before_;
    if (auto state = annales::begin(game_)) after_ = *state;
    add(1, created, wrong);
  }

  void follow(EventIndex k, const Event& event) {
    const std::optional<Violation> wrong = check(game_, before_, event);
    after_ = before_;
    static_cast<void>(annales::apply(after_, event)); // what it refuses, `check` has named
    add(k, event, wrong);
  }

  [[nodiscard]] LineStats take() { return std::move(stats_); }

private:
  void add(EventIndex k, const Event& event, const std::optional<Violation>& wrong) {
    const Step step{k, event, before_, after_};
    stats_.outline.add(step);
    stats_.series.add(step);
    stats_.ledger.add(step);
    stats_.flow.add(step);
    stats_.symbols.add(step);
    stats_.sentences.add(teller_(event));
    if (wrong) {
      stats_.symbols.addViolation(k, nationOf(event));
      stats_.violations.push_back({k, *wrong});
    }
    before_ = after_;
  }

  const Game& game_;
  const Teller& teller_;
  GameState before_, after_;
  LineStats stats_;
};

} // namespace

const Violation* LineStats::violationAt(EventIndex k) const {
  const auto at = std::lower_bound(violations.begin(), violations.end(), k,
                                   [](const LineViolation& v, EventIndex i) { return v.index < i; });
  return at != violations.end() && at->index == k ? &at->violation : nullptr;
}

GameState blankState(const Game& game) {
  GameState state;
  state.fixed.nations = static_cast<std::uint8_t>(game.nations());
  state.fixed.provinces = static_cast<std::uint8_t>(game.map->size());
  return state;
}

LineStats computeStats(const Game& game, std::size_t length,
                       const std::function<const Event&(EventIndex)>& event, const Teller& teller) {
  Projector projector(game, teller);
  projector.begin(event(1));
  for (EventIndex k = 2; k <= length; ++k)
    projector.follow(k, event(k));
  return projector.take();
}

bool completeStats(LineStats& stats, const Game& game, std::size_t length,
                   const std::function<const Event&(EventIndex)>& event,
                   const std::function<const GameState&(EventIndex)>& before, const Teller& teller) {
  if (stats.outline.length() != length || stats.series.length() != length || stats.ledger.length() != length)
    return false;
  for (LineViolation& wrong : stats.violations) {
    if (wrong.index < 1 || wrong.index > length) return false;
    auto judged = wrong.index == 1 ? checkSetup(game) : check(game, before(wrong.index), event(wrong.index));
    if (!judged) return false;
    wrong.violation = std::move(*judged);
  }
  for (EventIndex k = 1; k <= length; ++k)
    stats.sentences.add(teller(event(k)));
  return true;
}

} // namespace annales::inline replay
