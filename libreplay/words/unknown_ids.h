// A mistyped id in a condition: without a word about it, it would look like a nation that nobody played.
#pragma once

#include "engine/core/result.h"
#include "libreplay/facts/fact_table.h"
#include "libreplay/openings/selection.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace annales::inline replay {

/// What is wrong with a filter that asks for a board or a nation which neither a game of the table has nor a
/// board that comes with the program. Nothing of a table without games.
[[nodiscard]] std::optional<Error> unknownId(const FactTable& table, const FactFilter& filter);

/// The same where the games are elsewhere: the ids that they use, asked for only where they are needed; none
/// where there are no games.
using UsedIds = std::function<std::set<std::string>()>;
[[nodiscard]] std::optional<Error> unknownId(const FactFilter& filter, const UsedIds& boards,
                                             const UsedIds& nations);

/// Says that nobody of `names` was meant, and who may have been. `asked` as an `AskedName` is written.
[[nodiscard]] Error noGamesOf(std::string_view asked, const std::set<std::string>& names);
/// The first player of a filter who is in no game of the table. No fault of the filter: it chooses no games.
[[nodiscard]] std::optional<Error> unknownPlayer(const FactTable& table, const FactFilter& filter);
/// The same of the players' names, as `unitedNames` has them.
[[nodiscard]] std::optional<Error> unknownPlayer(const std::set<std::string>& names,
                                                 const FactFilter& filter);

} // namespace annales::inline replay
