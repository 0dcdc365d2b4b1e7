// What a game at a table begins with: the boards and options on offer, and the game that the players chose.
#pragma once

#include "engine/boards/board_shelf.h"
#include "engine/event/codec.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <utility>
#include <vector>

namespace annales::inline importers {

/// `boards` with their names, nations and suggested games, `rulesets` with their titles and options; in both
/// languages.
[[nodiscard]] std::string boardsOnOffer(const BoardShelf& shelf);

struct TableSetup {
  NewGame game;
  std::vector<std::pair<std::string, std::string>> headers; // those that are not empty
};

/// Keys: `ruleset`, `board` (hash or id), `order`, and where wanted `options` as in GameCreated, `players`
/// (by nation), `date`, `event`, `site`, `seed` (hexadecimal digits).
[[nodiscard]] Result<TableSetup> setupOf(const nlohmann::json& question, const BoardShelf& shelf);

/// A game of which the table knows only the result, as a record of the event log with its LF. Keys: `play`
/// (an id of its own), `now`, and in `result` `ruleset`, `board`, `date`, `site`, `comments`, `minutes` and
/// `persons` with `player`, `nations`, `personages`, `won`.
[[nodiscard]] Result<std::string> typedResultText(const nlohmann::json& question);

} // namespace annales::inline importers
