// What may be typed next: the words of AGN that fit at the cursor, in any of its languages, what is legal
// first.
#pragma once

#include "importers/agn/typed_turns.h"
#include "libreplay/words/sentence.h"

namespace annales::agn {

struct TurnWord {
  std::string text;
  bool legal = false; // some legal action goes on with it
};
struct TurnWords {
  std::size_t from = 0; // the word that is being typed: from here to the cursor
  std::vector<TurnWord> words;
};

/// `board` may be null. Names are those of `language` until something else was begun. No words inside of
/// remarks.
[[nodiscard]] TurnWords wordsAt(std::string_view text, std::size_t cursor, const TypedIn& in,
                                const GameState& from, const Board* board, Language language);

} // namespace annales::agn
