// Events as sentences that a person reads, one a ledger line: "Romans pay 1 gold to reach Temple".
#pragma once

#include "engine/event/game.h"
#include "engine/map/board.h"

#include <string>

namespace annales {

/// Where display names come from. Without a board, and for what it does not describe, ids are made readable.
struct DisplayNames {
  const Game& game;
  const Gazetteer& provinces;
  const Board* board = nullptr;

  [[nodiscard]] std::string nation(NationId n) const;
  [[nodiscard]] std::string province(ProvinceId p) const;
};

/// No line breaks or other control characters, whatever the log says. Only English so far; all words that a
/// translation must replace stand in one table in sentence.cpp.
[[nodiscard]] std::string sentenceOf(const Event& event, const DisplayNames& names);

/// "1 marble, 2 iron and 3 coins"; "nothing" for an empty amount.
[[nodiscard]] std::string amountInWords(const Amount& amount);
/// "res-publica" as "Res publica".
[[nodiscard]] std::string readableId(std::string_view id);
/// "Antike Duellum".
[[nodiscard]] std::string_view titleOf(RulesetId ruleset);
/// The name on the rondel; the two maneuvers are told apart.
[[nodiscard]] std::string_view titleOf(Space space);
/// Foreign text for one line of a terminal: control characters become spaces.
[[nodiscard]] std::string printable(std::string_view text);

} // namespace annales
