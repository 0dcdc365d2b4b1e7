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
/// A company in a few words: "three styles", "strong play".
[[nodiscard]] std::string shortWords(const Company& company, Language language);
/// What each company holds against a turn: "Loss against three styles 15 (11 to 18), against strong play 2
/// (−1 to 5), …", and where only some hold it against the nation a sentence that says so. Empty where there
/// is one company alone.
[[nodiscard]] std::string companiesInWords(const TurnRegret& regret, const AnalysisEffort& effort,
                                           Language language);
/// The loss that the judgement of a turn rests on: that of the company which holds least against it.
struct JudgedLoss {
  std::size_t company = 0; // 0: the effort's own; else one more than its place among those beside
  double regret = 0;
  inference::Interval interval;
};
[[nodiscard]] JudgedLoss judgedLoss(const TurnRegret& regret);
/// "against strong play"; empty where one company alone judged it.
[[nodiscard]] std::string againstInWords(const JudgedLoss& loss, const AnalysisEffort& effort,
                                         Language language);
/// Who plays on, a sentence: "Bots play on as this evening's players stepped on the rondel: Romans 20 %
/// growth, 50 % military, 20 % progress, 10 % elsewhere; Greeks as any bot."
[[nodiscard]] std::string inWords(const Company& company, const DisplayNames& names);

} // namespace annales::inline replay
