// The numbers that a chart shows, without any drawing.
#pragma once

#include "libreplay/session/session.h"
#include "viewer/charts/chart_choice.h"
#include "viewer/look/look.h"

#include <QString>
#include <optional>
#include <vector>

namespace annales {

/// One curve, or one layer of a stack.
struct TimeCurve {
  QString name;
  NationId nation;                  // whose numbers
  std::optional<Resource> resource; // told apart by it instead of by nation
  Measure measure = Measure::stock;
  std::vector<std::int32_t> values; // by sample
};

struct TimeData {
  std::vector<EventIndex> samples; // 1 first, the line's last event last
  bool perSpan = false;            // a value is the change since the sample before
  bool stacked = false;
  int goal = 0; // a line across; 0: none
  std::vector<TimeCurve> curves;

  /// The highest value, of a stack the highest sum; at least 1.
  [[nodiscard]] std::int32_t highest() const;
};

/// Without hidden nations. `choice.overTime()`.
[[nodiscard]] TimeData timeData(const Tab& tab, StepUnit sampling, const ChartChoice& choice,
                                const std::vector<NationLook>& looks);
/// At any event: how things stand then, or the change of the turn or round that it belongs to.
[[nodiscard]] std::int32_t valueAt(const OpenedLine& line, const TimeData& data, const TimeCurve& curve,
                                   EventIndex k);

/// What a chart of flows counts: up to the shown event or of its round.
[[nodiscard]] FlowSums flowSums(const Tab& tab, const ChartChoice& choice, NationId n);

/// A span of events, both ends counted.
struct EventSpan {
  EventIndex from = 1, to = 1;
  friend bool operator==(const EventSpan&, const EventSpan&) = default;
};

/// Exactly what is shown as a table after RFC 4180: `span` is the zoomed part.
[[nodiscard]] QString chartCsv(const Tab& tab, StepUnit sampling, const ChartChoice& choice,
                               const std::vector<NationLook>& looks, EventSpan span);

} // namespace annales
