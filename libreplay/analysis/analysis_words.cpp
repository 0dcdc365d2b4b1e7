#include "libreplay/analysis/analysis_words.h"

#include "libreplay/words/wording.h"

#include <fmt/core.h>

#include <array>

namespace annales::inline replay {
namespace {

struct WordsOfAnalyses {
  std::array<std::string_view, 4> judgements;
  std::array<std::string_view, kMistakeKinds> kinds;
  std::string_view usual, players, leaning, anyBot;
};

constexpr WordsOfAnalyses kEnglishOfAnalyses{
    {"not distinguishable", "inaccuracy", "mistake", "blunder"},
    {"rondel", "spending", "movement", "demand", "conquest", "founding"},
    "Greedy bots of three styles play on, each style equally likely.",
    "Bots play on, moving on the rondel like the players of this game: {}.",
    "{} {} % growth, {} % military, {} % progress, {} % elsewhere",
    "{} like any bot"};
constexpr WordsOfAnalyses kGermanOfAnalyses{
    {"nicht unterscheidbar", "Ungenauigkeit", "Fehler", "grober Fehler"},
    {"Rondell", "Ausgaben", "Bewegung", "Kampf", "Eroberung", "Stadtgründung"},
    "Gierige Bots mit drei Spielweisen spielen weiter, jede gleich wahrscheinlich.",
    "Bots spielen weiter und ziehen auf dem Rondell wie die Spieler dieser Partie: {}.",
    "{} {} % Wachstum, {} % Militär, {} % Fortschritt, {} % anderswohin",
    "{} wie jeder Bot"};

} // namespace

std::string_view inWords(Judgement judgement, Language language) {
  return wordsIn(language, kEnglishOfAnalyses, kGermanOfAnalyses).judgements[indexOf(judgement)];
}

std::string_view inWords(MistakeKind kind, Language language) {
  return wordsIn(language, kEnglishOfAnalyses, kGermanOfAnalyses).kinds[indexOf(kind)];
}

std::string inWords(const Company& company, const DisplayNames& names) {
  const WordsOfAnalyses& words = wordsIn(names.language, kEnglishOfAnalyses, kGermanOfAnalyses);
  if (company.isUsual()) return std::string(words.usual);
  std::string all;
  for (std::size_t n = 0; n < names.game.nations(); ++n) {
    const std::string nation = names.nation(NationId(n));
    if (n > 0) all += "; ";
    if (const auto& one = company.of(NationId(n)))
      all += fmt::format(fmt::runtime(words.leaning), nation, one->styles[0], one->styles[1], one->styles[2],
                         one->elsewhere());
    else
      all += fmt::format(fmt::runtime(words.anyBot), nation);
  }
  return fmt::format(fmt::runtime(words.players), all);
}

} // namespace annales::inline replay
