#include "libreplay/words/results_beside.h"

#include "libreplay/words/comparison_words.h"
#include "libreplay/words/number_text.h"
#include "libreplay/words/word.h"

#include <fmt/core.h>

namespace annales::inline replay {
namespace {

constexpr Word kOnlyResult{"This game is a result without moves.",
                           "Diese Partie ist ein Ergebnis ohne Züge."};
constexpr Word kAllResults{"All {0} games are results without moves.",
                           "Alle {0} Partien sind Ergebnisse ohne Züge."};
constexpr Word kOneResult{"Of these {1} games, one is a result only.",
                          "Von diesen {1} Partien ist eine nur ein Ergebnis."};
constexpr Word kSomeResults{"Of these {1} games, {0} are results only.",
                            "Von diesen {1} Partien sind {0} nur Ergebnisse."};
constexpr Word kOneUnknown{"One result cannot answer this: what it asks for is not known of it.",
                           "Ein Ergebnis kann das nicht beantworten: Das Gefragte ist davon nicht bekannt."};
constexpr Word kSomeUnknown{
    "{0} results cannot answer this: what it asks for is not known of them.",
    "{0} Ergebnisse können das nicht beantworten: Das Gefragte ist davon nicht bekannt."};
constexpr Word kOneLeftOut{"One result without moves cannot answer this.",
                           "Ein Ergebnis ohne Züge kann das nicht beantworten."};
constexpr Word kSomeLeftOut{"{0} results without moves cannot answer this.",
                            "{0} Ergebnisse ohne Züge können das nicht beantworten."};

constexpr Word kNothingAlone{"Recorded games alone: nothing to compare.",
                             "Aufgezeichnete Partien allein: nichts zu vergleichen."};
constexpr Word kAlone{"Recorded games alone: {0} points (95 %: {1}), {2} games.",
                      "Aufgezeichnete Partien allein: {0} Prozentpunkte (95 %: {1}), {2} Partien."};

std::string countedWords(const Word& form, Language language, std::size_t count, std::size_t games = 0) {
  return fmt::format(fmt::runtime(form.in(language)), countText(count, language), countText(games, language));
}

} // namespace

std::string resultsInWords(std::size_t games, std::size_t results, std::size_t unknown, Language language) {
  std::string words;
  if (results > 0) {
    const Word& form = games == 1         ? kOnlyResult
                       : results == games ? kAllResults
                       : results == 1     ? kOneResult
                                          : kSomeResults;
    words = countedWords(form, language, results, games);
  }
  if (unknown == 0) return words;
  if (!words.empty()) words += ' ';
  return words + countedWords(unknown == 1 ? kOneUnknown : kSomeUnknown, language, unknown);
}

std::string recordedAloneInWords(const Comparison& alone, Language language) {
  if (alone.strata == 0) return std::string(kNothingAlone.in(language));
  return fmt::format(fmt::runtime(kAlone.in(language)), decimalInWords(alone.pooled.value * 100, 1, language),
                     pointsInWords(alone.pooled.interval, language), countText(alone.games, language));
}

std::string leftOutResultsInWords(std::size_t results, Language language) {
  if (results == 0) return {};
  return countedWords(results == 1 ? kOneLeftOut : kSomeLeftOut, language, results);
}

} // namespace annales::inline replay
