#include "libreplay/analysis/analysis_words.h"

#include "libreplay/words/number_text.h"
#include "libreplay/words/wording.h"

#include <fmt/core.h>

#include <array>

namespace annales::inline replay {
namespace {

struct WordsOfAnalyses {
  std::array<std::string_view, 4> judgements;
  std::array<std::string_view, kMistakeKinds> kinds;
  std::string_view usual, players, leaning, anyBot;
  std::array<std::string_view, 3> learned, inShort; // by `Learned`
  std::string_view inShortPlayers, against, loses, inOne, differ;
};

constexpr WordsOfAnalyses kEnglishOfAnalyses{
    {"not distinguishable", "inaccuracy", "mistake", "blunder"},
    {"rondel", "spending", "movement", "demand", "conquest", "founding"},
    "Greedy bots of three styles play on, each style equally likely.",
    "Bots play on, moving on the rondel like the players of this game: {}.",
    "{} {} % growth, {} % military, {} % progress, {} % elsewhere",
    "{} like any bot",
    {"", "The player that has learned this game plays on, and its net judges the result.",
     "The player that has learned this game plays on, straying from its best turns as Pyrrhus does "
     "(level:4), and its net judges the result."},
    {"three styles", "strong play", "varied strong play"},
    "these players",
    "against {}",
    "Loss: {}.",
    "against {} {} ({} to {})",
    " They differ, so it is not called a mistake."};
constexpr WordsOfAnalyses kGermanOfAnalyses{
    {"nicht unterscheidbar", "Ungenauigkeit", "Fehler", "grober Fehler"},
    {"Rondell", "Ausgaben", "Bewegung", "Kampf", "Eroberung", "Stadtgründung"},
    "Gierige Bots mit drei Spielweisen spielen weiter, jede gleich wahrscheinlich.",
    "Bots spielen weiter und ziehen auf dem Rondell wie die Spieler dieser Partie: {}.",
    "{} {} % Wachstum, {} % Militär, {} % Fortschritt, {} % anderswohin",
    "{} wie jeder Bot",
    {"", "Der Spieler, der dieses Spiel gelernt hat, spielt weiter, und sein Netz bewertet das Ergebnis.",
     "Der Spieler, der dieses Spiel gelernt hat, spielt weiter, weicht wie Pyrrhus (level:4) von seinen "
     "besten Zügen ab, und sein Netz bewertet das Ergebnis."},
    {"drei Spielweisen", "starkes Spiel", "wechselndes starkes Spiel"},
    "diese Spieler",
    "gegen {}",
    "Verlust: {}.",
    "gegen {} {} ({} bis {})",
    " Sie weichen ab, daher gilt der Zug nicht als Fehler."};

} // namespace

std::string_view inWords(Judgement judgement, Language language) {
  return wordsIn(language, kEnglishOfAnalyses, kGermanOfAnalyses).judgements[indexOf(judgement)];
}

std::string_view inWords(MistakeKind kind, Language language) {
  return wordsIn(language, kEnglishOfAnalyses, kGermanOfAnalyses).kinds[indexOf(kind)];
}

std::string shortWords(const Company& company, Language language) {
  const WordsOfAnalyses& words = wordsIn(language, kEnglishOfAnalyses, kGermanOfAnalyses);
  const bool players = !company.isUsual() && !company.hasLearned();
  return std::string(players ? words.inShortPlayers : words.inShort[indexOf(company.learned())]);
}

JudgedLoss judgedLoss(const TurnRegret& regret) {
  JudgedLoss least{0, regret.regret, regret.interval};
  for (std::size_t i = 0; i < regret.beside.size(); ++i) {
    const CompanyRegret& one = regret.beside[i];
    if (one.interval.low < least.interval.low) least = {i + 1, one.regret, one.interval};
  }
  return least;
}

std::string againstInWords(const JudgedLoss& loss, const AnalysisEffort& effort, Language language) {
  if (effort.beside.empty()) return {};
  const WordsOfAnalyses& words = wordsIn(language, kEnglishOfAnalyses, kGermanOfAnalyses);
  const Company& company = loss.company == 0 ? effort.company : effort.beside[loss.company - 1];
  return fmt::format(fmt::runtime(words.against), shortWords(company, language));
}

std::string companiesInWords(const TurnRegret& regret, const AnalysisEffort& effort, Language language) {
  if (regret.beside.empty() || regret.beside.size() != effort.beside.size()) return {};
  const WordsOfAnalyses& words = wordsIn(language, kEnglishOfAnalyses, kGermanOfAnalyses);
  const auto one = [&](const Company& company, double loss, const inference::Interval& interval) {
    const auto number = [&](double share) { return inHundredText(share, language); };
    return fmt::format(fmt::runtime(words.inOne), shortWords(company, language), number(loss),
                       number(interval.low), number(interval.high));
  };
  std::string all = one(effort.company, regret.regret, regret.interval);
  for (std::size_t i = 0; i < effort.beside.size(); ++i)
    all += ", " + one(effort.beside[i], regret.beside[i].regret, regret.beside[i].interval);
  return fmt::format(fmt::runtime(words.loses), all) +
         std::string(regret.companiesDiffer() ? words.differ : std::string_view());
}

std::string inWords(const Company& company, const DisplayNames& names) {
  const WordsOfAnalyses& words = wordsIn(names.language, kEnglishOfAnalyses, kGermanOfAnalyses);
  if (company.isUsual()) return std::string(words.usual);
  if (company.hasLearned()) return std::string(words.learned[indexOf(company.learned())]);
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
