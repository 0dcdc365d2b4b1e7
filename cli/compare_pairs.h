// `annales stats compare --side … --side …`: several sides at once, each with each.
#pragma once

#include "cli/compare_answer.h"
#include "engine/core/json_writer.h"

namespace annales::cli {

/// `NAME=CONDITIONS` with a name of its own, else the conditions alone: "Iron=opening=iron", "opening=iron".
struct NamedSide {
  std::string name, conditions;
};
[[nodiscard]] NamedSide namedSide(const std::string& words);

/// Letters for each side, in their order: two that share one are not shown to differ.
[[nodiscard]] std::vector<std::string> lettersOf(const CompareAnswer& answer);

/// All sides with their shares and letters, and all pairs with a forest plot.
void putPairsAsSentences(const CompareAnswer& answer, Language language);
/// The sides as an array, for programs.
void putSidesAsJson(JsonWriter& json, const CompareAnswer& answer);

} // namespace annales::cli
