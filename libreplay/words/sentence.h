// Events as sentences that a person reads, one a ledger line: "Romans pay 1 gold to reach Temple".
#pragma once

#include "engine/boards/board.h"
#include "engine/event/game.h"
#include "libreplay/words/terms.h"

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
  [[nodiscard]] std::string nationNamed(std::string_view id) const;
  [[nodiscard]] std::string provinceNamed(std::string_view id) const;
  [[nodiscard]] std::string boardName() const;
};

/// No line breaks or other control characters, whatever the log says. The phrases of each language stand in
/// one table in sentence_words.h; ids that nobody translated stay as they are.
[[nodiscard]] std::string sentenceOf(const Event& event, const DisplayNames& names);

/// "1 marble, 2 iron and 3 coins"; "nothing" for an empty amount.
[[nodiscard]] std::string amountInWords(const Amount& amount, Language language = Language::english);
/// Foreign text for one line of a terminal (`visibleText`).
[[nodiscard]] std::string printable(std::string_view text);

} // namespace annales::inline replay
