// What a nation gave away for certain, as questions: the position before the turn, what was played, and the
// best that was found in its place.
#pragma once

#include "libreplay/analysis/analysis_shelf.h"
#include "libreplay/analysis/mistake_kind.h"

#include <span>
#include <string_view>
#include <vector>

namespace annales::inline replay {

/// Values of their own: the analysis and the log may go.
struct MistakeQuestion {
  Hash turn; // its TurnBegan, behind which the question stands
  NationId nation;
  int round = 0;
  std::vector<Event> played; // after TurnBegan, to where the next turn begins or the game ends
  std::vector<Event> better; // likewise
  double regret = 0;
  inference::Interval interval; // 95 %
  std::size_t rollouts = 0;
  std::size_t turns = 0; // that each of them played; 0: two rounds
  std::uint64_t seed = 1;
  Company company; // that played in them
  Judgement judgement = Judgement::inaccuracy;
  MistakeKind kind = MistakeKind::rondel; // where the better way parts from what was played
  TurnChances all;                        // everybody's chances after both
};

/// The turns of a line that were judged so badly at least, in its order. Not those whose better way decides
/// the same. `nation` none: of all.
[[nodiscard]] std::vector<MistakeQuestion> mistakeQuestions(const EventLog& log, NodeIndex head,
                                                            const LineAnalysis& analysis, NationId nation,
                                                            Judgement atLeast);

/// What was played on a line after the TurnBegan at `turn`, to where the next turn begins or the line ends.
[[nodiscard]] std::vector<Event> playedAfter(const EventLog& log, NodeIndex head, NodeIndex turn);

/// Whether the nation decided the same in both turns, in whatever order.
[[nodiscard]] bool decidesTheSame(const Game& game, NationId nation, std::span<const Event> a,
                                  std::span<const Event> b);

} // namespace annales::inline replay
