// `annales stats compare --side … --side …`: several sides at once, each with each.
#pragma once

#include "cli/compare_answer.h"
#include "engine/core/json_writer.h"
#include "libreplay/openings/several_sides.h"

namespace annales::cli {

using annales::NamedSide;
using annales::namedSide;

/// Letters for each side, in their order: two that share one are not shown to differ.
[[nodiscard]] std::vector<std::string> lettersOf(const CompareAnswer& answer);

/// All sides with their shares and letters, and all pairs with a forest plot.
void putPairsAsSentences(const CompareAnswer& answer, Language language);
/// The sides as an array, for programs.
void putSidesAsJson(JsonWriter& json, const CompareAnswer& answer);

} // namespace annales::cli
