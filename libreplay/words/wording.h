// Which of the tables of words a language is told in. A third language is asked for here by the compiler.
#pragma once

#include "engine/boards/board.h"

namespace annales::inline replay {

template <class Words>
[[nodiscard]] constexpr const Words& wordsIn(Language language, const Words& english, const Words& german) {
  switch (language) {
  case Language::english:
    return english;
  case Language::german:
    return german;
  }
  return english;
}

} // namespace annales::inline replay
