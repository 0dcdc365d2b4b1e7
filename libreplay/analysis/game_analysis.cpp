#include "libreplay/analysis/game_analysis.h"

#include "libreplay/analysis/turn_analyst.h"

#include <algorithm>
#include <mutex>

namespace annales::inline replay {
namespace {

Result<AnalysedTurn> analysed(const Game& game, const PlayedTurn& turn, const AnalysisEffort& effort,
                              const Watch& watch) {
  TurnAnalyst analyst(game, effort, seedOfTurn(effort, turn.event), watch);
  AnalysedTurn found{turn.event, turn.next, turn.before.round, turn.nation, turn.space, {}, {}, turn.over};
  found.before = analyst.here(turn.before);
  found.regret = analyst.regretOf(turn);
  if (watch.cancelled()) return failure("cancelled");
  return found;
}

} // namespace

std::optional<AnalysedTurn> analysedTurn(const Game& game, std::span<const Event> events, std::size_t turn,
                                         const AnalysisEffort& effort) {
  GameState last;
  for (const PlayedTurn& played : playedTurns(game, events, last))
    if (played.event == turn) return analysed(game, played, effort, {}).value();
  return std::nullopt;
}

Judgement judgementOf(double lowestRegret) {
  Judgement judgement = Judgement::notDistinguishable;
  for (const Judgement harder : {Judgement::inaccuracy, Judgement::mistake, Judgement::blunder})
    if (lowestRegret > kThresholds[indexOf(harder)]) judgement = harder;
  return judgement;
}

Judgement TurnRegret::mildest() const {
  Judgement mild = ownJudgement();
  for (const CompanyRegret& one : beside)
    mild = std::min(mild, judgementOf(one.interval.low));
  return mild;
}

bool TurnRegret::companiesDiffer() const {
  const auto holds = [](double low) { return judgementOf(low) != Judgement::notDistinguishable; };
  if (beside.empty() || judgement != Judgement::notDistinguishable) return false;
  return holds(interval.low) ||
         std::ranges::any_of(beside, [&](const CompanyRegret& one) { return holds(one.interval.low); });
}

AnalysisEffort settled(AnalysisEffort effort, std::size_t nations) {
  if (effort.budget == 0) return {0, 0, 0, 0};
  if (effort.budget < kLeastJudging) effort.beside.clear();
  effort.turns = rolloutTurns(effort.turns, nations, effort.company);
  effort.company = effort.company.within(nations);
  for (Company& one : effort.beside)
    one = one.within(nations);
  return effort;
}

namespace {

/// The turns of one game, of which some may be known already.
class GameAnalyst {
public:
  GameAnalyst(const Game& game, std::span<const Event> events, const AnalysisEffort& effort,
              const AnalysisWatch& watch)
      : game_(game), end_{events.size(), events.size(), true}, effort_(effort), watch_(watch),
        played_(playedTurns(game, events, last_)), found_(played_.size()) {
    for (std::size_t i = 0; i < played_.size(); ++i) {
      const PlayedTurn& turn = played_[i];
      auto said = watch_.known ? watch_.known(spotOf(turn)) : std::nullopt;
      if (said)
        found_[i] = AnalysedTurn{turn.event, turn.next,    turn.before.round,       turn.nation,
                                 turn.space, said->before, std::move(said->regret), turn.over};
      else
        missing_.push_back(i);
    }
  }

  Result<GameAnalysis> run() {
    tell();
    const auto one = [this](std::uint64_t i) { return find(missing_[i]); };
    const auto done = numberedWork<bool>(0, missing_.size(), watch_, one);
    if (!done) return tl::unexpected(done.error());
    GameAnalysis analysis;
    for (std::optional<AnalysedTurn>& turn : found_)
      analysis.turns.push_back(*std::move(turn));
    analysis.ended = last_.ended;
    if (last_.fixed.nations > 0) analysis.after = after(); // else it could not begin
    if (watch_.cancelled()) return failure("cancelled");
    return analysis;
  }

private:
  [[nodiscard]] static TurnSpot spotOf(const PlayedTurn& turn) { return {turn.event, turn.next, turn.over}; }

  Result<bool> find(std::size_t turn) {
    auto said = analysed(game_, played_[turn], effort_, watch_);
    if (!said) return tl::unexpected(said.error());
    const std::lock_guard lock(mutex_);
    if (watch_.found) watch_.found(spotOf(played_[turn]), {said->before, said->regret});
    found_[turn] = *std::move(said);
    ++told_;
    tell();
    return true;
  }

  void tell() const {
    if (watch_.progress) watch_.progress(played_.size() - missing_.size() + told_, played_.size());
  }

  ChancesHere after() {
    if (const auto said = watch_.known ? watch_.known(end_) : std::nullopt) return said->before;
    const ChancesHere here = TurnAnalyst(game_, effort_, seedOfTurn(effort_, end_.event), watch_).here(last_);
    if (watch_.found && !watch_.cancelled()) watch_.found(end_, {here, {}});
    return here;
  }

  const Game& game_;
  const TurnSpot end_;
  const AnalysisEffort& effort_;
  const AnalysisWatch& watch_;
  GameState last_;
  const std::vector<PlayedTurn> played_;
  std::vector<std::optional<AnalysedTurn>> found_; // by turn
  std::vector<std::size_t> missing_;
  std::mutex mutex_; // for what is found and told
  std::size_t told_ = 0;
};

} // namespace

Result<GameAnalysis> analysedGame(const Game& game, std::span<const Event> events,
                                  const AnalysisEffort& effort, const AnalysisWatch& watch) {
  return GameAnalyst(game, events, effort, watch).run();
}

} // namespace annales::inline replay
