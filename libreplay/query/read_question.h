// Questions as people type them (docs/questions.md): read, complained about, completed.
#pragma once

#include "engine/core/result.h"
#include "libreplay/query/question.h"
#include "libreplay/query/vocabulary.h"

#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

/// Longer questions are refused.
inline constexpr std::size_t kLongestQuestion = 2000;

/// Why a text is no question: where, and what was expected there.
struct QuestionFault : Error {
  std::size_t from = 0, length = 0; // the bytes that are wrong; length 0 at the end of the text
  std::string suggestion;           // instead of them; empty where nothing is near
};

[[nodiscard]] tl::expected<Condition, QuestionFault>
readQuestion(std::string_view text, const Vocabulary& vocabulary = builtInVocabulary());

/// What may be typed at a place.
struct Completions {
  std::size_t from = 0;           // where the word begins that each of them would stand for
  std::vector<std::string> words; // in alphabetical order, with the beginning that was typed
  Error expected;                 // what may come there, in a few words; empty where anything has been said
};
/// `cursor` in bytes, not behind the text.
[[nodiscard]] Completions completionsAt(std::string_view text, std::size_t cursor,
                                        const Vocabulary& vocabulary = builtInVocabulary());

} // namespace annales::inline replay
