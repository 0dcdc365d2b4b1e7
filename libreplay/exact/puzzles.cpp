#include "libreplay/exact/puzzles.h"

#include "engine/fold/apply.h"
#include "libreplay/analysis/played_turns.h"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <tuple>

namespace annales::inline replay {
namespace {

class PuzzleSearch {
public:
  PuzzleSearch(const Game& game, std::size_t most, const std::atomic<bool>* cancel)
      : game_(game), most_(most), cancel_(cancel) {}

  void look(const PlayedTurn& turn) {
    const Claims claims = claimsIn(game_, turn.before);
    ++found_.turns;
    now_.clear();
    for (const Claim& claim : claims.claims)
      lookAt(turn, claim);
    if (most_ > 0) lookForCities(turn);
    std::erase_if(before_, [&](const auto& known) { return known.first.first == turn.nation; });
    before_.merge(now_);
  }

  Puzzles take() { return std::move(found_); }

private:
  using Subject = std::pair<NationId, std::string>; // whose, and what about

  Puzzle puzzleAt(const PlayedTurn& turn, Puzzle::Goal goal) const {
    Puzzle puzzle;
    puzzle.first = static_cast<EventIndex>(turn.event + 2);
    puzzle.last = static_cast<EventIndex>(turn.next + 1);
    puzzle.nation = turn.nation;
    puzzle.round = turn.before.round;
    puzzle.goal = goal;
    return puzzle;
  }

  /// Unique: there is no way without any one of its deeds.
  void lookAt(const PlayedTurn& turn, const Claim& claim) {
    Puzzle puzzle = puzzleAt(turn, Puzzle::Goal::personage);
    puzzle.plan = planOf(turn.before, claim);
    const bool alone = puzzle.plan.size() > 1 && std::ranges::all_of(puzzle.plan, [&](const TurnDeed& deed) {
                         return claimWithout(game_, turn.before, claim.reason, deed) == Settled::no;
                       });
    if (!alone) return;
    puzzle.claim = claim;
    puzzle.line = std::move(puzzle.claim.line);
    puzzle.claim.line.clear();
    add(turn, std::move(puzzle));
  }

  void lookForCities(const PlayedTurn& turn) {
    Rescues rescues = rescuesIn(game_, turn.before, most_, cancel_);
    found_.open += rescues.open.size();
    for (CityRescue& rescue : rescues.only) {
      Puzzle puzzle = puzzleAt(turn, Puzzle::Goal::city);
      puzzle.plan = rescue.plan;
      puzzle.line = std::move(rescue.line);
      rescue.line.clear();
      puzzle.rescue = std::move(rescue);
      add(turn, std::move(puzzle));
    }
  }

  void add(const PlayedTurn& turn, Puzzle puzzle) {
    puzzle.solved = solves(game_, turn.before, puzzle, turn.line);
    const Subject subject{puzzle.nation, subjectOf(puzzle, game_)};
    const auto known = before_.find(subject);
    const bool again = known != before_.end() && known->second == puzzle.plan;
    now_[subject] = puzzle.plan;
    if (!again) found_.puzzles.push_back(std::move(puzzle));
  }

  const Game& game_;
  const std::size_t most_;
  const std::atomic<bool>* cancel_;
  Puzzles found_;
  std::map<Subject, TurnDeeds> before_, now_; // of each nation's last turn; of this one
};

} // namespace

Puzzles puzzlesIn(const Game& game, std::span<const Event> events, std::size_t mostRescuePositions,
                  const Watch& watch) {
  GameState last;
  PuzzleSearch search(game, mostRescuePositions, watch.cancel);
  const std::vector<PlayedTurn> turns = playedTurns(game, events, last);
  for (std::size_t i = 0; i < turns.size(); ++i) {
    if (watch.cancelled()) break;
    if (watch.progress) watch.progress(i, turns.size());
    if (!turns[i].over) continue;
    search.look(turns[i]);
  }
  return search.take();
}

Puzzles puzzlesOfTurn(const Game& game, const PlayedTurn& turn, std::size_t mostRescuePositions,
                      const std::atomic<bool>* cancel) {
  PuzzleSearch search(game, mostRescuePositions, cancel);
  search.look(turn);
  return search.take();
}

std::string subjectOf(const Puzzle& puzzle, const Game& game) {
  if (puzzle.goal == Puzzle::Goal::personage) return std::string(wordOf(puzzle.claim.reason));
  return fmt::format("city {}", (*game.map)[puzzle.rescue.city].id);
}

bool solves(const Game& game, const GameState& before, const Puzzle& puzzle, std::span<const Event> events) {
  GameState state = before;
  for (const Event& event : events) {
    if (annales::apply(state, event)) return false;
    if (const auto* won = std::get_if<PersonageWon>(&event);
        won != nullptr && puzzle.goal == Puzzle::Goal::personage && won->nation == puzzle.nation &&
        won->reason == puzzle.claim.reason)
      return true;
    if (std::holds_alternative<TurnEnded>(event)) break;
  }
  if (puzzle.goal == Puzzle::Goal::personage) return false;
  return state[puzzle.rescue.city].owner == puzzle.nation && isSafe(game, state, puzzle.rescue.city);
}

bool isMoreWorth(const Puzzle& a, const Puzzle& b) {
  return std::tuple(a.solved, b.deeds()) < std::tuple(b.solved, a.deeds());
}

} // namespace annales::inline replay
