// A mistyped id in a condition: without a word about it, it would look like a nation that nobody played.
#pragma once

#include "engine/core/result.h"
#include "libreplay/facts/fact_table.h"
#include "libreplay/openings/selection.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace annales::inline replay {

/// What is wrong with a filter that asks for a board or a nation which neither a game of the table has nor a
/// board that comes with the program. Nothing of a table without games.
[[nodiscard]] std::optional<Error> unknownId(const FactTable& table, const FactFilter& filter);

/// Says that nobody of `names` was meant, and who may have been. `asked` as an `AskedName` is written.
[[nodiscard]] Error noGamesOf(std::string_view asked, const std::set<std::string>& names);
/// The first player of a filter who is in no game of the table. No fault of the filter: it chooses no games.
[[nodiscard]] std::optional<Error> unknownPlayer(const FactTable& table, const FactFilter& filter);

} // namespace annales::inline replay
