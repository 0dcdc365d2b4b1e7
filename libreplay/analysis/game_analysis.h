// Who would win, turn by turn, and what each turn gave away: a machine's opinion, with its doubt.
#pragma once

#include "engine/core/watch.h"
#include "engine/search/ahead.h"
#include "libreplay/inference/interval.h"
#include "libreplay/match/numbered_work.h"

#include <compare>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace annales::inline replay {

/// Who says it. The number goes up whenever the same effort gives another answer: of what was kept before
/// nothing is taken for the newer one's.
inline constexpr std::string_view kAnalysisEngine = "annales value";
inline constexpr int kAnalysisVersion = 5;

/// Rollouts that an interval needs: with fewer no turn is judged.
inline constexpr std::size_t kLeastJudging = 2;

struct AnalysisEffort {
  std::size_t budget = 48; // rollouts of each position, and of each of two lines compared; 0: the value alone
  std::size_t turns = 0;   // that a rollout plays before the value ends it; 0: two rounds
  std::size_t best = 3;    // alternatives that are rolled out to the last; five times as many are screened
  std::uint64_t seed = 1;
  Company company = {}; // who plays in rollouts
  /// In which other companies each turn is judged, too. What is held against a nation must be so in all.
  std::vector<Company> beside = {};
  friend auto operator<=>(const AnalysisEffort&, const AnalysisEffort&) = default;
};
/// As they were asked for; 0: two rounds, and one in a company that has learned the game, whose net judges
/// better than the value.
[[nodiscard]] inline std::size_t rolloutTurns(std::size_t asked, std::size_t nations,
                                              const Company& company) {
  if (asked != 0) return asked;
  return company.hasLearned() ? nations : 2 * nations;
}
/// With the default turns of a game of so many nations written out, and without what changes no answer: two
/// efforts with the same answers are equal.
[[nodiscard]] AnalysisEffort settled(AnalysisEffort effort, std::size_t nations);

/// Probabilities by nation, with standard errors where they are means of rollouts.
struct ChancesHere {
  Chances chances{};
  Chances standardErrors{};
  std::size_t rollouts = 0; // 0: the value alone
};

/// How large a regret is for certain: by the lower end of its interval.
enum class Judgement : std::uint8_t { notDistinguishable, inaccuracy, mistake, blunder };
inline constexpr std::string_view kJudgements[] = {"not-distinguishable", "inaccuracy", "mistake", "blunder"};
/// The regret from which on, in the order of the judgements.
inline constexpr double kThresholds[] = {0, 0.02, 0.05, 0.10};
[[nodiscard]] Judgement judgementOf(double lowestRegret);

/// Everybody's chances after a turn, means over the same pairs of rollouts, with the standard errors of what
/// the ledger of blame takes from them (libreplay/analysis/blame.h).
struct TurnChances {
  Chances alternative{};   // after the best that was found
  Chances decided{};       // after what the nation decided: answers and cards drawn anew in each pair
  Chances went{};          // after the turn as it went
  Chances decidedErrors{}; // of decided less alternative
  Chances wentErrors{};    // of went less decided; 0 where nobody else had anything to say
};

/// The same decision and the same alternative in another company.
struct CompanyRegret {
  double regret = 0;
  inference::Interval interval; // 95 %, of rollouts of its own
  std::size_t rollouts = 0;     // of each of the two
};

/// What a nation decided in a turn, against the best that was found in its place; what others answer and
/// what cards come is drawn anew in each pair, so that luck has no part in it.
struct TurnRegret {
  double regret = 0; // chance of the nation's player after the alternative, less that after what was decided
  inference::Interval interval; // 95 %, of rollouts of its own; from 0 where it loses hardly a game
  std::size_t rollouts = 0;     // of each of the two
  TurnChances all;
  Judgement judgement = Judgement::notDistinguishable; // the mildest of all companies
  std::vector<Event> alternative;         // from its step on the rondel to the next TurnBegan or GameEnded
  std::vector<CompanyRegret> beside = {}; // in the order of the effort's

  /// In the effort's own company alone.
  [[nodiscard]] Judgement ownJudgement() const { return judgementOf(interval.low); }
  [[nodiscard]] Judgement mildest() const;
  /// Some company holds it against the nation, and another one does not.
  [[nodiscard]] bool companiesDiffer() const;
};

/// What is said of a turn, or of where a line ends.
struct TurnSaid {
  ChancesHere before;
  std::optional<TurnRegret> regret;
};

/// Where a turn is among the events of a line; where the line ends, both are their number.
struct TurnSpot {
  std::size_t event = 0; // place of its TurnBegan, from 0
  std::size_t next = 0;  // of the event after it
  bool over = false;     // as in `PlayedTurn`
};

struct AnalysedTurn {
  std::size_t event = 0; // place of its TurnBegan among the events given, from 0
  std::size_t next = 0;  // of the event after the turn
  int round = 0;
  NationId nation;
  Space space = Space::none; // that was gone to
  ChancesHere before;
  std::optional<TurnRegret>
      regret;       // none without rollouts, without another way, or in a turn that is not over
  bool over = true; // else the record ends in the middle of it
};

struct GameAnalysis {
  std::vector<AnalysedTurn> turns;
  ChancesHere after; // where the events end
  bool ended = false;
};

/// Tells the turns.
struct AnalysisWatch : Watch {
  // As `progress`.
  /// What is known already, and need not be found again.
  std::function<std::optional<TurnSaid>(const TurnSpot&)> known;
  /// Whatever has just been found.
  std::function<void(const TurnSpot&, const TurnSaid&)> found;
};

/// `events` come after GameCreated. What cannot be folded ends the game that is analysed. The same effort
/// gives the same answer with any number of threads. Fails when it was cancelled; what was found until then
/// has been told.
[[nodiscard]] Result<GameAnalysis> analysedGame(const Game& game, std::span<const Event> events,
                                                const AnalysisEffort& effort, const AnalysisWatch& watch);

/// One of its turns, as the whole analysis has it: the one whose TurnBegan is `events[turn]`. Nothing where
/// there is none.
[[nodiscard]] std::optional<AnalysedTurn> analysedTurn(const Game& game, std::span<const Event> events,
                                                       std::size_t turn, const AnalysisEffort& effort);

} // namespace annales::inline replay
