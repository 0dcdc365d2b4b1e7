// The values of all curves at one place, in a small box beside the pointer.
#pragma once

#include "viewer/charts/chart_data.h"

#include <QPainter>
#include <QRectF>

namespace annales::viewer {

struct ValueRow {
  const TimeCurve* curve = nullptr;
  std::optional<std::int32_t> value, beside; // of the line, of the one behind it: none after its end

  [[nodiscard]] std::optional<std::int32_t> difference() const {
    return value && beside ? std::optional(*value - *beside) : std::nullopt;
  }
};

/// The highest first; equal ones in turn order. `k` is a place of the axis: it may lie beyond the line.
[[nodiscard]] std::vector<ValueRow> sortedValues(const OpenedLine& line, const TimeData& data, EventIndex k);
/// "Round 3, event 41".
[[nodiscard]] QString placeInWords(const OpenedLine& line, EventIndex k);

/// Borrowed for one call.
struct ValueScene {
  const OpenedLine& line;
  const TimeData& data;
  const std::vector<NationLook>& looks;
  const Look& look;
};

/// Next to `at`, inside `within`; with another line three columns: ours, its values, the
/// difference.
void paintValueBox(QPainter& painter, const ValueScene& scene, EventIndex k, QPointF at,
                   const QRectF& within);

} // namespace annales::viewer
