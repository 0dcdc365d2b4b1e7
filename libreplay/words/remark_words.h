// What is said about remarks: the names of their signs, whom they are for, and the phrases of a document.
#pragma once

#include "libreplay/log/annotation.h"
#include "libreplay/words/terms.h"

#include <string>
#include <string_view>

namespace annales::inline replay {

enum class RemarkPhrase : std::uint8_t {
  event,
  line,
  noLine,
  edited,
  open,
  resolved,
  byProgram,
  about,
  arrow,
  ring,
  pact,
  rightTurn,
  wrongTurn,
  hint
};

/// With braces for what is put in.
[[nodiscard]] std::string_view phraseOf(RemarkPhrase phrase, Language language);

/// "Pact of Romans, Greeks: no unit enters Sicilia until the end of round 8".
[[nodiscard]] std::string pactInWords(std::string_view nations, std::string_view provinces, int until,
                                      Language language);

/// "Brilliant" for "!!", "Tempo lost" for the tag "tempo-loss"; the word itself where it has no name.
[[nodiscard]] std::string titleOfSign(std::string_view word, Language language);
/// "red": what arrows and rings are called where their colours cannot be seen.
[[nodiscard]] std::string_view nameOf(MarkColour colour, Language language = Language::english);
/// "Only me", "Coach".
[[nodiscard]] std::string_view titleOf(Audience audience, Language language = Language::english);
/// "Human", "Machine".
[[nodiscard]] std::string_view titleOf(Layer layer, Language language = Language::english);

} // namespace annales::inline replay
