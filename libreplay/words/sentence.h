// Events as sentences that a person reads, one a ledger line: "Romans pay 1 gold to reach Temple".
#pragma once

#include "engine/boards/board.h"
#include "engine/event/game.h"

#include <string>

namespace annales::inline replay {

/// Where display names come from. Without a board, and for what it does not describe, ids are made readable.
struct DisplayNames {
  const Game& game;
  const Gazetteer& provinces;
  const Board* board = nullptr;
  Language language = Language::english;

  [[nodiscard]] std::string nation(NationId n) const;
  [[nodiscard]] std::string province(ProvinceId p) const;
  [[nodiscard]] std::string boardName() const;
};

/// No line breaks or other control characters, whatever the log says. The words of each language stand in one
/// table in sentence_words.h; ids that nobody translated stay as they are.
[[nodiscard]] std::string sentenceOf(const Event& event, const DisplayNames& names);

/// "1 marble, 2 iron and 3 coins"; "nothing" for an empty amount.
[[nodiscard]] std::string amountInWords(const Amount& amount, Language language = Language::english);
/// "res-publica" as "Res publica".
[[nodiscard]] std::string readableId(std::string_view id);
/// "Antike Duellum".
[[nodiscard]] std::string_view titleOf(RulesetId ruleset);
/// The name on the rondel; the two maneuvers are told apart.
[[nodiscard]] std::string_view titleOf(Space space, Language language = Language::english);
/// The name of a know-how or a card: "Straßenbau" for "roads" in German, else the readable id.
[[nodiscard]] std::string titleOfTerm(std::string_view id, Language language = Language::english);
/// Foreign text for one line of a terminal: control characters become spaces.
[[nodiscard]] std::string printable(std::string_view text);

} // namespace annales::inline replay
