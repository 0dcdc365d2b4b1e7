#include "viewer/charts/chart_data.h"

#include "viewer/charts/chart_words.h"

#include <algorithm>

namespace annales::viewer {
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

TimeData ownData(const Tab& tab, StepUnit sampling, const ChartChoice& choice,
                 const std::vector<NationLook>& looks) {
  const LineStats& stats = tab.line->stats();
  TimeData data;
  data.samples = stats.outline.samples(sampling);
  data.end = tab.line->length();
  data.perSpan = choice.perSpan && isCumulative(choice.measure);
  data.stacked = choice.form == ChartForm::stackedKinds || choice.form == ChartForm::stackedNations;
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

/// The samples whose values are seen in a part of the axis.
template <class Place>
std::pair<std::size_t, std::size_t> seen(const std::vector<Place>& places, std::size_t count,
                                         EventSpan span) {
  std::size_t first = 0, last = count;
  while (first + 1 < last && places[first + 1] < span.from)
    ++first;
  while (last > first + 2 && places[last - 2] > span.to)
    --last;
  return {first, last};
}

/// The highest one, of a stack the highest sum at one sample.
std::int32_t topOf(const std::vector<const std::vector<std::int32_t>*>& columns, bool stacked,
                   std::pair<std::size_t, std::size_t> samples) {
  std::int32_t top = 0;
  for (std::size_t i = samples.first; !columns.empty() && i < samples.second; ++i) {
    std::int32_t sum = 0;
    for (const auto* column : columns) {
      top = std::max(top, (*column)[i]);
      sum += (*column)[i];
    }
    if (stacked) top = std::max(top, sum);
  }
  return top;
}

std::size_t sampleOf(const std::vector<EventIndex>& samples, EventIndex k) {
  return static_cast<std::size_t>(std::ranges::lower_bound(samples, k) - samples.begin());
}

void addBeside(TimeData& data, const OpenedLine& shown, std::shared_ptr<const OpenedLine> other,
               StepUnit sampling) {
  const LinePair pair =
      pairLines(shown.log(), shown.node(shown.length()),
                shown.log().find(other->idAt(other->length())).value_or(shown.node(shown.length())));
  BesideData beside;
  beside.where = Alignment(pair, shown.length(), other->length());
  beside.samples = other->stats().outline.samples(sampling);
  for (const EventIndex k : beside.samples)
    beside.places.push_back(beside.where.placeOf(k));
  const Series& series = other->stats().series;
  for (const TimeCurve& curve : data.curves)
    beside.values.push_back(data.perSpan ? series.changes(curve.measure, curve.nation, beside.samples)
                                         : series.sampled(curve.measure, curve.nation, beside.samples));
  beside.line = std::move(other);
  data.end = beside.where.end();
  data.beside = std::move(beside);
}

void addDifferences(TimeData& data) {
  data.stacked = false;
  data.goal = 0;
  data.end = data.samples.back();
  for (std::size_t i = 0; i < data.curves.size(); ++i) {
    std::vector<std::int32_t>& column = data.differences.emplace_back();
    for (std::size_t s = 0; s < data.samples.size(); ++s) {
      const auto there = valueBeside(data, i, data.samples[s]);
      if (!there) break;
      column.push_back(data.curves[i].values[s] - *there);
    }
  }
}

} // namespace

std::int32_t TimeData::highest(EventSpan span) const {
  if (curves.empty()) return 1;
  std::vector<const std::vector<std::int32_t>*> columns, behind;
  for (std::size_t i = 0; i < curves.size(); ++i) {
    columns.push_back(&drawn(i));
    if (beside && differences.empty()) behind.push_back(&beside->values[i]);
  }
  const std::int32_t own = topOf(columns, stacked, seen(samples, drawn(0).size(), span));
  if (behind.empty()) return std::max({1, goal, own});
  return std::max({1, goal, own, topOf(behind, stacked, seen(beside->places, beside->samples.size(), span))});
}

std::int32_t TimeData::lowest(EventSpan span) const {
  std::int32_t low = 0;
  if (differences.empty()) return low;
  const auto [first, last] = seen(samples, drawn(0).size(), span);
  for (const std::vector<std::int32_t>& column : differences)
    for (std::size_t i = first; i < last; ++i)
      low = std::min(low, column[i]);
  return low;
}

TimeData timeData(const Tab& tab, const View& view, const ChartChoice& choice,
                  const std::vector<NationLook>& looks) {
  TimeData data = ownData(tab, view.sampling, choice, looks);
  const bool differs = choice.form == ChartForm::difference;
  const auto other = view.beside || differs ? tab.lineBeside() : nullptr;
  if (!other || data.curves.empty()) return data;
  addBeside(data, *tab.line, other, view.sampling);
  if (differs) addDifferences(data);
  return data;
}

std::int32_t valueAt(const OpenedLine& line, const TimeData& data, const TimeCurve& curve, EventIndex k) {
  if (!data.perSpan) return line.stats().series.at(curve.measure, curve.nation, k);
  const std::size_t at = sampleOf(data.samples, k);
  return at < curve.values.size() ? curve.values[at] : 0;
}

std::optional<std::int32_t> valueBeside(const TimeData& data, std::size_t curve, EventIndex place) {
  if (!data.beside) return std::nullopt;
  const BesideData& beside = *data.beside;
  if (place > beside.places.back() && place > beside.where.shared()) return std::nullopt;
  const EventIndex k = beside.where.eventAt(place);
  if (data.perSpan) return beside.values[curve][sampleOf(beside.samples, k)];
  const TimeCurve& of = data.curves[curve];
  return beside.line->stats().series.at(of.measure, of.nation, k);
}

FlowSums flowSums(const Tab& tab, const ChartChoice& choice, NationId n) {
  const LineStats& stats = tab.line->stats();
  if (!choice.roundOnly) return stats.flow.upTo(n, tab.shown());
  const Round& round = stats.outline.rounds()[stats.outline.roundAt(tab.shown())];
  return stats.flow.between(n, round.first, round.last);
}

} // namespace annales::viewer
