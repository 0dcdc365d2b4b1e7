// One game in JSON (docs/turns-json.md) as cells of AGN.
#pragma once

#include "importers/turns/json_games.h"
#include "importers/turns/turn_text.h"
#include "importers/turns/written_games.h"

#include <simdjson.h>

#include <memory>
#include <optional>
#include <vector>

namespace annales::turns {

/// The value of "format" in every game.
inline constexpr std::string_view kTurnsFormat = "antike-turns";

struct ReadJsonGame {
  TurnText text;
  std::vector<Complaint> complaints;
  std::shared_ptr<const Map> board; // that the game brings along; null for most
};

/// The element is that of the piece.
[[nodiscard]] ReadJsonGame readJsonGame(simdjson::dom::element game, const JsonPiece& piece);

} // namespace annales::turns
