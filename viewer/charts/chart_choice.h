// What a chart shows, as the user chose it.
#pragma once

#include "libreplay/stats/series.h"

#include <cstdint>

namespace annales::viewer {

enum class ChartKind : std::uint8_t { resources, personages, military, cities, flow, race };

enum class ChartForm : std::uint8_t {
  lines,          // a stepped curve per nation
  stackedKinds,   // resources of one nation, over time
  stackedNations, // all nations on top of each other, over time
  columns,        // a column per nation at the shown event, by kind of personage
  difference,     // what the shown line has beyond the one behind it, one curve per nation
};

/// A value; the same choice on the same line gives the same numbers.
struct ChartChoice {
  ChartKind kind = ChartKind::resources;
  ChartForm form = ChartForm::lines;
  Measure measure = Measure::stock;
  bool perSpan = false;   // changes per turn or round, of measures that add up
  NationId nation;        // of `stackedKinds`
  bool roundOnly = false; // flow: the shown round, else everything up to the shown event
  friend bool operator==(const ChartChoice&, const ChartChoice&) = default;

  /// Whether events run along the bottom.
  [[nodiscard]] bool overTime() const {
    return kind != ChartKind::flow && kind != ChartKind::race && form != ChartForm::columns;
  }
};

} // namespace annales::viewer
