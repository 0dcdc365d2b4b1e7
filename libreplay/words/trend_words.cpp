#include "libreplay/words/trend_words.h"

#include "libreplay/words/comparison_words.h"
#include "libreplay/words/wording.h"

#include <fmt/core.h>

#include <string_view>

namespace annales::inline replay {
namespace {

/// A sentence of one language with its braces filled.
template <class... Parts>
std::string trendSaid(Language language, std::string_view english, std::string_view german,
                      const Parts&... parts) {
  return fmt::format(fmt::runtime(wordsIn(language, english, german)), parts...);
}

} // namespace

std::string trendInWords(const SharesOverTime& found, Language language) {
  const inference::Trend& trend = found.adjusted;
  const std::string numbers =
      trendSaid(language, "{} points a year (95 %: {}; p {})", "{} Prozentpunkte im Jahr (95 %: {}; p {})",
                decimalInWords(trend.slope * 100, 2, language), pointsInWords(trend.interval, language),
                pInWords(trend.pValue, language));
  if (trend.pValue > 0.05)
    return trendSaid(language, "No trend shown, compared with the baseline of each seat: {}.",
                     "Keine Entwicklung nachgewiesen, gemessen am Vergleichswert jedes Platzes: {}.",
                     numbers);
  return trendSaid(language, "A trend at a single look, compared with the baseline of each seat: {}.",
                   "Eine Entwicklung bei einmaligem Nachsehen, gemessen am Vergleichswert jedes Platzes: {}.",
                   numbers);
}

std::string rawTrendInWords(const SharesOverTime& found, Language language) {
  return trendSaid(language, "raw: {} points a year (95 %: {}); Cochran-Armitage by game p {}",
                   "roh: {} Prozentpunkte im Jahr (95 %: {}); Cochran-Armitage nach Partien p {}",
                   decimalInWords(found.trend.slope * 100, 2, language),
                   pointsInWords(found.trend.interval, language),
                   pInWords(found.trend.robustPValue, language));
}

std::vector<std::string> uncountedInWords(const SharesOverTime& found, PeriodBy by, Language language) {
  std::vector<std::string> words;
  if (found.undecided > 0)
    words.push_back(trendSaid(language, "{} seats of undecided games do not count",
                              "{} Plätze aus unentschiedenen Partien zählen nicht", found.undecided));
  if (found.undated + found.unfinished == 0) return words;
  words.push_back(trendSaid(
      language,
      "not counted: {} seats of games without a {}, {} of unfinished games; with them the raw trend could be "
      "anything from {} points a year",
      "nicht gezählt: {} Plätze aus Partien ohne {}, {} aus unbeendeten Partien; mit ihnen könnte die rohe "
      "Entwicklung alles von {} Prozentpunkten im Jahr sein",
      found.undated,
      by == PeriodBy::year ? trendSaid(language, "year", "Jahr") : trendSaid(language, "quarter", "Quartal"),
      found.unfinished, pointsInWords(found.bounds, language)));
  return words;
}

std::string refusalInWords(TrendRefusal refusal, const SharesOverTime& found, PeriodBy by,
                           Language language) {
  switch (refusal) {
  case TrendRefusal::chosenByTheEnd:
    return trendSaid(
        language, "the seats are chosen by how their games ended; leave out place and winner",
        "die Plätze sind danach gewählt, wie ihre Partien endeten; lassen Sie Platz und Sieger weg");
  case TrendRefusal::wholeGames:
    return trendSaid(
        language,
        "no trend: these are all nations of their games, and each game has a winner. Choose a nation, a "
        "seat, an opening or a player",
        "keine Entwicklung: Das sind alle Völker ihrer Partien, und jede Partie hat einen Sieger. Wählen "
        "Sie ein Volk, einen Platz, eine Eröffnung oder einen Spieler");
  case TrendRefusal::fewPeriods:
    return trendSaid(
        language,
        "no trend: decided games have {} different {}, and {} seats are of games without one. Add dates in "
        "the window (F2), or import the games with dates",
        "keine Entwicklung: Entschiedene Partien haben {} verschiedene {}, und {} Völker sind aus Partien "
        "ohne Angabe. Ergänzen Sie Daten im Fenster (F2), oder importieren Sie die Partien mit Datum",
        found.periods.size(),
        by == PeriodBy::year ? trendSaid(language, "years", "Jahre")
                             : trendSaid(language, "quarters", "Quartale"),
        found.undated);
  }
  return {};
}

} // namespace annales::inline replay
