#include "libreplay/learning/mistake_questions.h"

#include <algorithm>

namespace annales::inline replay {

std::vector<Event> playedAfter(const EventLog& log, NodeIndex head, NodeIndex turn) {
  std::vector<Event> events;
  if (!log.isAncestorOrSelf(turn, head)) return events;
  const std::vector<NodeIndex> path = log.path(head);
  for (std::size_t i = log[turn].seq + 1; i < path.size(); ++i) {
    events.push_back(log[path[i]].event);
    if (std::holds_alternative<TurnBegan>(events.back())) break;
  }
  return events;
}

bool decidesTheSame(const Game& game, NationId nation, std::span<const Event> a, std::span<const Event> b) {
  return !kindOfMistake(a, b, nation, game.ruleset->battles == BattlePolicy::automatic);
}

std::vector<MistakeQuestion> mistakeQuestions(const EventLog& log, NodeIndex head,
                                              const LineAnalysis& analysis, NationId nation,
                                              Judgement atLeast) {
  const std::vector<NodeIndex> path = log.path(head);
  const bool automatic = log.game().ruleset->battles == BattlePolicy::automatic;
  std::vector<MistakeQuestion> questions;
  for (const LineTurn& turn : analysis.turns) {
    if (!turn.said || !turn.said->regret || turn.spot.event + 1 >= path.size()) continue;
    const TurnRegret& regret = *turn.said->regret;
    if (regret.judgement < atLeast || (nation.exists() && nation != turn.nation)) continue;
    MistakeQuestion question;
    const NodeIndex began = path[turn.spot.event + 1]; // GameCreated comes first
    question.turn = log[began].id;
    question.nation = turn.nation;
    question.round = turn.round;
    question.played = playedAfter(log, head, began);
    question.better = regret.alternative;
    const auto kind = kindOfMistake(question.played, question.better, turn.nation, automatic);
    if (!kind) continue;
    question.kind = *kind;
    question.regret = regret.regret;
    question.interval = regret.interval;
    question.rollouts = regret.rollouts;
    question.turns = analysis.label.effort.turns;
    question.seed = analysis.label.effort.seed;
    question.company = analysis.label.effort.company;
    question.judgement = regret.judgement;
    question.all = regret.all;
    questions.push_back(std::move(question));
  }
  return questions;
}

} // namespace annales::inline replay
