#include "libreplay/analysis/analysis_words.h"

#include "libreplay/words/wording.h"

#include <array>

namespace annales::inline replay {
namespace {

struct WordsOfAnalyses {
  std::array<std::string_view, 4> judgements;
  std::array<std::string_view, kMistakeKinds> kinds;
};

constexpr WordsOfAnalyses kEnglishOfAnalyses{
    {"not distinguishable", "inaccuracy", "mistake", "blunder"},
    {"rondel", "spending", "movement", "demand", "conquest", "founding"}};
constexpr WordsOfAnalyses kGermanOfAnalyses{
    {"nicht unterscheidbar", "Ungenauigkeit", "Fehler", "Patzer"},
    {"Rondell", "Ausgaben", "Bewegung", "Kampf", "Eroberung", "Stadtgründung"}};

} // namespace

std::string_view inWords(Judgement judgement, Language language) {
  return wordsIn(language, kEnglishOfAnalyses, kGermanOfAnalyses).judgements[indexOf(judgement)];
}

std::string_view inWords(MistakeKind kind, Language language) {
  return wordsIn(language, kEnglishOfAnalyses, kGermanOfAnalyses).kinds[indexOf(kind)];
}

} // namespace annales::inline replay
