#include "libreplay/analysis/blame.h"

#include "libreplay/inference/distributions.h"

#include <algorithm>
#include <cmath>

namespace annales::inline replay {

TurnBlame blameOf(const AnalysedTurn& turn, const Chances& next) {
  TurnBlame blame;
  for (std::size_t n = 0; n < kMaxNations; ++n) {
    if (!turn.regret) {
      blame.drift[n] = next[n] - turn.before.chances[n];
      continue;
    }
    const TurnChances& all = turn.regret->all;
    blame.decision[n] = all.decided[n] - all.alternative[n];
    blame.luck[n] = all.went[n] - all.decided[n];
    // What the best move found is better than the position was thought to be, and the next look at it.
    blame.drift[n] = (all.alternative[n] - turn.before.chances[n]) + (next[n] - all.went[n]);
  }
  return blame;
}

BlameLedger blameOf(const GameAnalysis& analysis) {
  BlameLedger ledger;
  ledger.outcome = analysis.after.chances;
  ledger.first = analysis.turns.empty() ? ledger.outcome : analysis.turns.front().before.chances;
  for (std::size_t i = 0; i < analysis.turns.size(); ++i) {
    const AnalysedTurn& turn = analysis.turns[i];
    const bool last = i + 1 == analysis.turns.size();
    const TurnBlame blame =
        blameOf(turn, last ? analysis.after.chances : analysis.turns[i + 1].before.chances);
    const std::size_t from = turn.nation.index();
    for (std::size_t n = 0; n < kMaxNations; ++n) {
      ledger.given[from][n] += blame.decision[n];
      ledger.luck[n] += blame.luck[n];
      ledger.drift[n] += blame.drift[n];
      if (!turn.regret) continue;
      const TurnChances& all = turn.regret->all;
      ledger.givenErrors[from][n] = std::hypot(ledger.givenErrors[from][n], all.decidedErrors[n]);
      ledger.luckErrors[n] = std::hypot(ledger.luckErrors[n], all.wentErrors[n]);
    }
    ledger.judged += turn.regret ? 1 : 0;
  }
  return ledger;
}

std::vector<Gift> giftsOf(const GameAnalysis& analysis, double least) {
  std::vector<Gift> gifts;
  for (std::size_t i = 0; i < analysis.turns.size(); ++i) {
    const AnalysedTurn& turn = analysis.turns[i];
    if (!turn.regret || turn.regret->rollouts < 2) continue;
    const TurnChances& all = turn.regret->all;
    const double reach =
        inference::studentReach(inference::kUsualLevel, static_cast<double>(turn.regret->rollouts - 1));
    for (std::size_t n = 0; n < kMaxNations; ++n) {
      const double given = all.decided[n] - all.alternative[n], error = reach * all.decidedErrors[n];
      if (n != turn.nation.index() && given - error > least)
        gifts.push_back({i, turn.nation, NationId(n), given, {given - error, given + error}});
    }
  }
  std::ranges::stable_sort(gifts, std::ranges::greater(), &Gift::chance);
  return gifts;
}

} // namespace annales::inline replay
