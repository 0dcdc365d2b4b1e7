// The values of all curves at one place, in a small box beside the pointer.
#pragma once

#include "viewer/charts/chart_data.h"

#include <QPainter>
#include <QRectF>

namespace annales {

struct ValueRow {
  const TimeCurve* curve = nullptr;
  std::int32_t value = 0;
};

/// The highest first; equal ones in turn order.
[[nodiscard]] std::vector<ValueRow> sortedValues(const OpenedLine& line, const TimeData& data, EventIndex k);
/// "Round 3, event 41".
[[nodiscard]] QString placeInWords(const OpenedLine& line, EventIndex k);
/// Beside `at`, inside of `within`.
void paintValueBox(QPainter& painter, const OpenedLine& line, const TimeData& data,
                   const std::vector<NationLook>& looks, const Look& look, EventIndex k, QPointF at,
                   const QRectF& within);

} // namespace annales
