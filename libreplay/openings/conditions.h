// Conditions as people write them: "nation=romans; player=Ada; opening=marble temple".
#pragma once

#include "engine/core/result.h"
#include "libreplay/openings/opening_book.h"
#include "libreplay/openings/selection.h"

#include <span>
#include <string>
#include <string_view>

namespace annales::inline replay {

struct ConditionKey {
  std::string_view key;    // "nation"
  std::string_view type;   // of its value, in capitals: "NATION"
  bool repeatable = false; // each of several must hold; of others the last one does
};
/// Every key, in the order in which people should see them. `tag=NAME=VALUE` is for whoever can ask the
/// library: `addCondition` does not know it.
[[nodiscard]] std::span<const ConditionKey> conditionKeys();

/// Adds `key=value`. A value may be the code of an opening for `opening`. Fails with a sentence that says
/// what would be right.
[[nodiscard]] Result<void> addCondition(FactFilter& filter, std::string_view key, std::string_view value);
/// Several, with ";" between. On top of `filter`.
[[nodiscard]] Result<FactFilter> readConditions(std::string_view text, const FactFilter& filter = {});
/// The same again: "nation=romans; opening=marble temple". Empty where nothing is asked.
[[nodiscard]] std::string textOf(const FactFilter& filter);

} // namespace annales::inline replay
