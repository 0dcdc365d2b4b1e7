#include "cli/compare_pairs.h"

#include "cli/console.h"
#include "cli/counted.h"
#include "cli/forest_text.h"
#include "cli/stats_numbers.h"
#include "cli/wrap.h"
#include "libreplay/words/comparison_words.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>

#include <algorithm>

namespace annales::cli {
namespace {

constexpr std::size_t kForestWidth = 31;

std::string pairName(const ComparedWith& one) {
  return fmt::format("{} − {}", printable(one.a->name), printable(one.b->name));
}

void putSideRows(const CompareAnswer& answer, Language language) {
  const std::vector<std::string> letters = lettersOf(answer);
  std::size_t width = 8;
  for (const auto& side : answer.sides)
    width = std::max(width, columnsOf(printable(side->name)));
  putLine(fmt::format("{}  {:>13}  {:<24}  {}", padded(spoken(language, "side", "Seite"), width),
                      spoken(language, "won", "gewonnen"), spoken(language, "share (95 %)", "Anteil (95 %)"),
                      spoken(language, "letters", "Buchstaben")));
  for (std::size_t i = 0; i < answer.sides.size(); ++i) {
    const ChosenSide& side = *answer.sides[i];
    const inference::Share& share = side.share;
    const std::string won =
        spoken(language, "{} of {}", "{} von {}", side.counts.wins, side.counts.decided());
    const std::string percent = side.counts.decided() == 0
                                    ? "–"
                                    : fmt::format("{} % ({})", decimalInWords(share.value * 100, 1, language),
                                                  pointsInWords(share.interval, language));
    putLine(fmt::format("{}  {:>13}  {}  {}", padded(printable(side.name), width), won, padded(percent, 24),
                        letters[i]));
  }
  putLine(spoken(language, "Sides that share a letter are not shown to differ.",
                 "Für Seiten mit einem gemeinsamen Buchstaben ist kein Unterschied nachgewiesen."));
}

} // namespace

std::vector<std::string> lettersOf(const CompareAnswer& answer) {
  const auto placeOf = [&](const std::shared_ptr<const ChosenSide>& side) {
    return static_cast<std::size_t>(std::ranges::find(answer.sides, side) - answer.sides.begin());
  };
  std::vector<JudgedPair> pairs;
  for (const ComparedWith& one : answer.b)
    pairs.push_back({placeOf(one.a), placeOf(one.b), answer.verdict(one).verdict});
  return lettersOf(answer.sides.size(), pairs);
}

void putPairsAsSentences(const CompareAnswer& answer, Language language) {
  putSideRows(answer, language);
  std::vector<ForestRow> rows;
  std::size_t width = 8;
  for (const ComparedWith& one : answer.b) {
    rows.push_back({one.found.pooled.value, one.found.pooled.interval});
    width = std::max(width, columnsOf(pairName(one)));
  }
  const double reach = forestReach(rows);
  putLine("");
  putLine(spoken(language, "All pairs within strata, in points; verdicts after Holm over {}",
                 "Alle Paare innerhalb der Schichten, in Prozentpunkten; Urteile nach Holm über {}",
                 counted(answer.ledger.questions(), {"question", "questions", "Frage", "Fragen"}, language)));
  putLine(fmt::format("{}  {:>10}  {:<16} {:>8}  {}  {}", padded("", width),
                      spoken(language, "difference", "Diff."), "(95 %)", "Holm p",
                      forestAxis(reach, kForestWidth), spoken(language, "verdict", "Urteil")));
  for (std::size_t i = 0; i < answer.b.size(); ++i) {
    const ComparedWith& one = answer.b[i];
    const bool compared = one.found.strata > 0;
    putLine(fmt::format("{}  {:>10}  {} {:>8}  {}  {}", padded(pairName(one), width),
                        decimalInWords(one.found.pooled.value * 100, 1, language),
                        padded(compared ? pointsInWords(one.found.pooled.interval, language) : "–", 16),
                        compared ? pInWords(answer.verdict(one).holm, language) : "–",
                        forestLine(rows[i], reach, kForestWidth),
                        compared ? std::string(verdictInWords(answer.verdict(one).verdict, language))
                                 : spoken(language, "nothing to compare", "nichts zu vergleichen")));
  }
  for (const ComparedWith& one : answer.b) {
    std::vector<std::string> words = caveatsInWords(one.found, language);
    if (const std::string apart = heterogeneityInWords(one.found, language);
        !apart.empty() && one.found.heterogeneity.pValue <= 0.05)
      words.push_back(apart);
    if (one.found.strata == 0)
      words = {
          differenceInWords(one.found, answer.verdict(one).verdict, answer.ledger.questions(), language)};
    for (const std::string& word : words)
      tell(pairName(one) + ": " + word);
  }
}

void putSidesAsJson(JsonWriter& json, const CompareAnswer& answer) {
  const std::vector<std::string> letters = lettersOf(answer);
  json.beginArray();
  for (std::size_t i = 0; i < answer.sides.size(); ++i) {
    const ChosenSide& side = *answer.sides[i];
    json.beginObject();
    json.field("filter", side.words);
    json.field("letters", letters[i]);
    json.field("name", side.name);
    json.key("share");
    putEstimate(json, "share of wins over all decided seats of the side; score interval by game (CR2); 95 %",
                side.share.value, &side.share.interval, side.share.observations);
    json.key("wins");
    json.value(static_cast<std::int64_t>(side.counts.wins));
    json.endObject();
  }
  json.endArray();
}

} // namespace annales::cli
