// Picking among the options of a question.
#pragma once

#include "engine/play/question.h"

#include <variant>

namespace annales::inline engine {

/// The option of the type with the highest score above 0, the first of equals; `kPass` where there is none.
template <class E, class Score> [[nodiscard]] Row bestOption(const Question& question, Score&& score) {
  Row best = kPass;
  int most = 0;
  for (const Row row : question.options) {
    const E* event = std::get_if<E>(&question.legal[row]);
    if (event == nullptr) continue;
    const int worth = score(*event);
    if (worth <= most) continue;
    most = worth;
    best = row;
  }
  return best;
}

} // namespace annales::inline engine
