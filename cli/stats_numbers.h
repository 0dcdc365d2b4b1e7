// Numbers of statistics as JSON: each with its estimator and what it is over.
#pragma once

#include "engine/core/json_writer.h"
#include "libreplay/inference/interval.h"
#include "libreplay/openings/measures.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace annales::cli {

void putCount(JsonWriter& json, std::string_view key, std::uint64_t count);
/// Six significant digits, or null.
void putNumber(JsonWriter& json, const std::optional<double>& number);
/// `{"estimator":…,"high":…,"low":…,"over":…,"value":…}`
void putEstimate(JsonWriter& json, std::string_view estimator, const std::optional<double>& value,
                 const inference::Interval* interval, std::uint64_t over);
/// `"games":…` (seats; the same as `"seats"`) and the other measures, in sorted order, inside of an object
/// that is open.
void putMeasures(JsonWriter& json, const Measures& measures, unsigned round);

} // namespace annales::cli
