// Inside of the vocabulary: a word or a phrase in each language.
#pragma once

#include "libreplay/words/wording.h"

#include <string_view>

namespace annales::inline replay {

struct Word {
  std::string_view english, german;
  [[nodiscard]] constexpr std::string_view in(Language language) const {
    return wordsIn(language, english, german);
  }
};

} // namespace annales::inline replay
