// The page's own words: buttons, headings and hints of a game that is opened in a browser.
#pragma once

#include "libreplay/words/word.h"

#include <span>
#include <string_view>

namespace annales::inline replay {

/// By a key that the page's script knows. Braces with numbers are filled in by the page.
struct PageWord {
  std::string_view key;
  Word word;
};

[[nodiscard]] std::span<const PageWord> pageWords();

} // namespace annales::inline replay
