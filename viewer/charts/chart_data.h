// The numbers that a chart shows, without any drawing.
#pragma once

#include "libreplay/lines/alignment.h"
#include "libreplay/session/session.h"
#include "viewer/charts/chart_choice.h"
#include "viewer/look/look.h"

#include <QString>
#include <optional>
#include <vector>

namespace annales::viewer {

/// A span of events, both ends counted.
struct EventSpan {
  EventIndex from = 1, to = 1;
  friend bool operator==(const EventSpan&, const EventSpan&) = default;
};

/// One curve, or one layer of a stack.
struct TimeCurve {
  QString name;
  NationId nation;                  // whose numbers
  std::optional<Resource> resource; // distinguished by it instead of by nation
  Measure measure = Measure::stock;
  std::vector<std::int32_t> values; // by sample
};

/// The same numbers for another line, which is drawn behind from the fork on.
struct BesideData {
  std::shared_ptr<const OpenedLine> line;
  Alignment where;
  std::vector<EventIndex> samples;               // of that line
  std::vector<double> places;                    // where they are along the shown line
  std::vector<std::vector<std::int32_t>> values; // by curve, then by sample
};

struct TimeData {
  std::vector<EventIndex> samples; // 1 first, the line's last event last
  EventIndex end = 1;              // of the axis: where the longer line ends
  bool perSpan = false;            // a value is the change since the sample before
  bool stacked = false;
  int goal = 0; // a line across; 0: none
  std::vector<TimeCurve> curves;
  std::optional<BesideData> beside;
  /// By curve what the shown line has beyond the other one, by sample as far as both lines go. Where there
  /// are some they are drawn instead of values.
  std::vector<std::vector<std::int32_t>> differences;

  /// The highest value drawn in a part of the axis, for a stack the highest sum; at least 1.
  [[nodiscard]] std::int32_t highest(EventSpan span) const;
  /// The lowest one, at most 0.
  [[nodiscard]] std::int32_t lowest(EventSpan span) const;
  [[nodiscard]] const std::vector<std::int32_t>& drawn(std::size_t curve) const {
    return differences.empty() ? curves[curve].values : differences[curve];
  }
};

/// Without hidden nations. `choice.overTime()`.
[[nodiscard]] TimeData timeData(const Tab& tab, const View& view, const ChartChoice& choice,
                                const std::vector<NationLook>& looks);
/// At any event: how things are then, or the change of the turn or round that it belongs to.
[[nodiscard]] std::int32_t valueAt(const OpenedLine& line, const TimeData& data, const TimeCurve& curve,
                                   EventIndex k);
/// The other line's value at a place of the axis; nothing after its end, and without another line.
[[nodiscard]] std::optional<std::int32_t> valueBeside(const TimeData& data, std::size_t curve,
                                                      EventIndex place);

/// What a chart of flows counts: up to the shown event or of its round.
[[nodiscard]] FlowSums flowSums(const Tab& tab, const ChartChoice& choice, NationId n);

/// Exactly what is shown as a table after RFC 4180: `span` is the zoomed part.
[[nodiscard]] QString chartCsv(const Tab& tab, const View& view, const ChartChoice& choice,
                               const std::vector<NationLook>& looks, EventSpan span);

} // namespace annales::viewer
