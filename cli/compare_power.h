// How likely differences of several sizes are found with several numbers of games like these.
#pragma once

#include "cli/compare_answer.h"
#include "engine/core/json_writer.h"

namespace annales::cli {

void putPowerAsText(const ComparedWith& one, std::size_t questions, Language language);
/// An array.
void putPowerAsJson(JsonWriter& json, const ComparedWith& one, std::size_t questions);
/// A row a comparison, difference and number of games.
void putPowerTable(const CompareAnswer& answer);

} // namespace annales::cli
