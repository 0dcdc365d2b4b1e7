#include "viewer/charts/time_plot.h"

#include <algorithm>

namespace annales::viewer {
namespace {

/// A value that holds from one place to another.
struct Level {
  double from, to, value;
};

/// All samples of one pixel, as far as one can see them.
struct Bucket {
  double from = 0, to = 0, first = 0, low = 0, high = 0, last = 0;

  explicit Bucket(const Level& level)
      : from(level.from), to(level.to), first(level.value), low(level.value), high(level.value),
        last(level.value) {}
  void add(const Level& level) {
    to = level.to;
    low = std::min(low, level.value);
    high = std::max(high, level.value);
    last = level.value;
  }
  void appendTo(std::vector<QPointF>& points) const {
    points.emplace_back(from, first);
    if (low < std::min(first, last)) points.emplace_back(from, low);
    if (high > std::max(first, last)) points.emplace_back(from, high);
    if (last != first) points.emplace_back(from, last);
    points.emplace_back(to, last);
  }
};

std::vector<Level> levelsOf(const Steps& steps, EventSpan span) {
  std::vector<Level> levels;
  const double low = span.from, high = span.to;
  for (std::size_t i = 0; i < steps.values.size(); ++i) {
    const double here = steps.places[i], value = steps.values[i];
    double from = here;
    double to = i + 1 < steps.values.size() ? steps.places[i + 1] : here;
    if (steps.perSpan) {
      from = i == 0 ? here : steps.places[i - 1];
      to = here;
    }
    if (to < low || from > high) continue;
    from = std::max(from, low);
    to = std::min(to, high);
    if (!levels.empty() && levels.back().value == value)
      levels.back().to = to;
    else
      levels.push_back({from, to, value});
  }
  return levels;
}

} // namespace

std::vector<QPointF> steppedPoints(const TimeData& data, const std::vector<std::int32_t>& values,
                                   EventSpan span, double pixels) {
  return steppedPoints({{data.samples.begin(), data.samples.end()}, values, data.perSpan}, span, pixels);
}

std::vector<QPointF> steppedPoints(const Steps& steps, EventSpan span, double pixels) {
  std::vector<QPointF> points;
  const double perPixel = std::max(1.0, static_cast<double>(span.to) - span.from) / std::max(1.0, pixels);
  std::vector<Bucket> open;
  for (const Level& level : levelsOf(steps, span)) {
    const bool same = !open.empty() && level.to - open.back().from < perPixel;
    if (same) {
      open.back().add(level);
      continue;
    }
    if (!open.empty()) open.back().appendTo(points);
    open.assign(1, Bucket(level));
  }
  if (!open.empty()) open.back().appendTo(points);
  return points;
}

int niceStep(int top, int most) {
  for (int unit = 1; unit < 1'000'000'000; unit *= 10)
    for (const int step : {unit, 2 * unit, 5 * unit})
      if (top / step <= most) return step;
  return top;
}

} // namespace annales::viewer
