// Conditions as people write them: "nation=romans; player=Ada; opening=marble temple".
#pragma once

#include "engine/core/result.h"
#include "libreplay/openings/opening_book.h"
#include "libreplay/openings/selection.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace annales::inline replay {

struct ConditionKey {
  std::string_view key;    // "nation"
  std::string_view type;   // of its value, in capitals: "NATION"
  bool repeatable = false; // each of several must hold; of others the last one does
  bool library = false;    // only a library can say which games it means: a `GamesLookup`
};
/// Every key, in the order in which people should see them.
[[nodiscard]] std::span<const ConditionKey> conditionKeys();

/// The games that `tag=NAME=VALUE` or `where=QUESTION` means (libreplay/store/chosen_games.h).
using GamesLookup = std::function<Result<GameSet>(std::string_view key, std::string_view value)>;

/// Adds `key=value`. For `opening` the value may be a code of `book`. Fails with a sentence that says what
/// would be right, and for conditions that ask a library without `lookUp`.
[[nodiscard]] Result<void> addCondition(FactFilter& filter, std::string_view key, std::string_view value,
                                        const GamesLookup& lookUp = {},
                                        const OpeningBook& book = OpeningBook::ofRulebooks());
/// Several, with ";" between. On top of `filter`.
[[nodiscard]] Result<FactFilter> readConditions(std::string_view text, const FactFilter& filter = {},
                                                const GamesLookup& lookUp = {},
                                                const OpeningBook& book = OpeningBook::ofRulebooks());
/// The same again: "nation=romans; opening=marble temple". Empty where nothing is asked.
[[nodiscard]] std::string textOf(const FactFilter& filter);

} // namespace annales::inline replay
