// How a nation decided over a whole line, in few numbers.
#pragma once

#include "libreplay/analysis/analysis_shelf.h"

#include <array>

namespace annales::inline replay {

/// Over the nation's turns in which it could have stepped elsewhere on the rondel and that were compared with
/// the best alternative found.
struct Accuracy {
  std::size_t decisions = 0;
  std::array<std::size_t, std::size(kJudgements)> judged{}; // by judgement
  double mean = 0;                                          // chance given away in a decision; 0 without any
  inference::Interval interval; // 95 %, of the mean over decisions; infinite with fewer than two

  /// The share of decisions that were not shown to give anything away; nothing without any.
  [[nodiscard]] std::optional<double> faultless() const {
    if (decisions == 0) return std::nullopt;
    return static_cast<double>(judged[0]) / static_cast<double>(decisions);
  }
};

[[nodiscard]] Accuracy accuracyOf(const LineAnalysis& analysis, NationId nation);

} // namespace annales::inline replay
