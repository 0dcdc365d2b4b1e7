#include "viewer/charts/chart_data.h"

#include "viewer/charts/chart_words.h"

#include <algorithm>

namespace annales {
namespace {

void addCurve(TimeData& data, const Series& series, TimeCurve curve) {
  curve.values = data.perSpan ? series.changes(curve.measure, curve.nation, data.samples)
                              : series.sampled(curve.measure, curve.nation, data.samples);
  data.curves.push_back(std::move(curve));
}

/// The measure of one resource in the group (stock, income, spending) that another one is in.
Measure ofKind(Measure group, Resource r) {
  return plus(Measure::marble, indexOf(group) / 5 * 5 + indexOf(r));
}

} // namespace

std::int32_t TimeData::highest() const {
  std::int32_t top = std::max(1, goal);
  for (std::size_t i = 0; i < samples.size(); ++i) {
    std::int32_t sum = 0;
    for (const TimeCurve& curve : curves) {
      top = std::max(top, curve.values[i]);
      sum += curve.values[i];
    }
    if (stacked) top = std::max(top, sum);
  }
  return top;
}

TimeData timeData(const Tab& tab, StepUnit sampling, const ChartChoice& choice,
                  const std::vector<NationLook>& looks) {
  const LineStats& stats = tab.line->stats();
  TimeData data;
  data.samples = stats.outline.samples(sampling);
  data.perSpan = choice.perSpan && isCumulative(choice.measure);
  data.stacked = choice.form != ChartForm::lines;
  if (choice.kind == ChartKind::personages && choice.measure == Measure::points)
    data.goal = stats.series.goal();
  if (choice.form == ChartForm::stackedKinds) {
    if (choice.nation.index() >= looks.size()) return data;
    for (std::size_t r = 0; r < kResources; ++r) {
      const auto resource = static_cast<Resource>(r);
      addCurve(data, stats.series,
               {ChartWords::of(resource), choice.nation, resource, ofKind(choice.measure, resource), {}});
    }
    return data;
  }
  for (std::size_t n = 0; n < looks.size(); ++n)
    if (!tab.isHidden(NationId(n)))
      addCurve(data, stats.series, {looks[n].name, NationId(n), std::nullopt, choice.measure, {}});
  return data;
}

std::int32_t valueAt(const OpenedLine& line, const TimeData& data, const TimeCurve& curve, EventIndex k) {
  if (!data.perSpan) return line.stats().series.at(curve.measure, curve.nation, k);
  const auto at = std::lower_bound(data.samples.begin(), data.samples.end(), k);
  if (at == data.samples.end()) return 0;
  return curve.values[static_cast<std::size_t>(at - data.samples.begin())];
}

FlowSums flowSums(const Tab& tab, const ChartChoice& choice, NationId n) {
  const LineStats& stats = tab.line->stats();
  if (!choice.roundOnly) return stats.flow.upTo(n, tab.shown());
  const Round& round = stats.outline.rounds()[stats.outline.roundAt(tab.shown())];
  return stats.flow.between(n, round.first, round.last);
}

} // namespace annales
