// What an analysis says, in words: judgements, kinds of mistakes and against whom they count.
#pragma once

#include "libreplay/analysis/game_analysis.h"
#include "libreplay/analysis/mistake_kind.h"
#include "libreplay/words/sentence.h"
#include "libreplay/words/terms.h"

#include <string>
#include <string_view>

namespace annales::inline replay {

/// "blunder".
[[nodiscard]] std::string_view inWords(Judgement judgement, Language language);
/// "movement": the part of the turn.
[[nodiscard]] std::string_view inWords(MistakeKind kind, Language language);
/// Who plays on, a sentence: "Bots play on as this evening's players stepped on the rondel: Romans 20 %
/// growth, 50 % military, 20 % progress, 10 % elsewhere; Greeks as any bot."
[[nodiscard]] std::string inWords(const Company& company, const DisplayNames& names);

} // namespace annales::inline replay
