#include "libreplay/analysis/accuracy.h"

#include "libreplay/inference/clustered_mean.h"

namespace annales::inline replay {

Accuracy accuracyOf(const LineAnalysis& analysis, NationId nation) {
  Accuracy accuracy;
  inference::ClusteredMean mean;
  for (const LineTurn& turn : analysis.turns) {
    if (turn.nation != nation || !turn.said || !turn.said->regret) continue;
    ++accuracy.decisions;
    ++accuracy.judged[indexOf(turn.said->regret->judgement)];
    mean.add(turn.said->regret->regret, 1);
  }
  if (accuracy.decisions > 0) accuracy.mean = mean.value();
  accuracy.interval = mean.interval();
  return accuracy;
}

} // namespace annales::inline replay
