// What an analysis says, in words: judgements and kinds of mistakes.
#pragma once

#include "libreplay/analysis/game_analysis.h"
#include "libreplay/analysis/mistake_kind.h"
#include "libreplay/words/terms.h"

#include <string_view>

namespace annales::inline replay {

/// "blunder".
[[nodiscard]] std::string_view inWords(Judgement judgement, Language language);
/// "movement": the part of the turn.
[[nodiscard]] std::string_view inWords(MistakeKind kind, Language language);

} // namespace annales::inline replay
