#include "cli/compare_power.h"

#include "cli/console.h"
#include "cli/stats_numbers.h"
#include "libreplay/openings/power_chances.h"
#include "libreplay/words/comparison_words.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

namespace annales::cli {
namespace {

constexpr std::size_t kPowerWidth = 51; // columns from 0 to 100 %

/// "0         20        40 … 100" over the columns.
std::string powerAxis() {
  std::string axis(kPowerWidth + 2, ' ');
  for (const int percent : {0, 20, 40, 60, 80, 100}) {
    const std::string label = std::to_string(percent);
    axis.replace(static_cast<std::size_t>(percent) * (kPowerWidth - 1) / 100, label.size(), label);
  }
  return axis;
}

/// Of one difference: a number for each number of games where its chance is. Where several are at one place,
/// the fewest games are shown.
std::string powerLine(const std::vector<double>& chances) {
  std::string line(kPowerWidth, '.');
  for (std::size_t i = chances.size(); i-- > 0;) {
    const auto column = static_cast<std::size_t>(std::lround(chances[i] * (kPowerWidth - 1)));
    line[std::min(column, kPowerWidth - 1)] = static_cast<char>('1' + static_cast<int>(i % 9));
  }
  return line;
}

/// The curves: a row for each difference, the chance of a verdict from left to right.
void putPowerCurves(const std::vector<PowerChance>& chances, Language language) {
  std::string legend;
  std::size_t number = 0;
  for (const PowerChance& chance : chances)
    if (chance.difference == chances.front().difference)
      legend += fmt::format("{}{}: {:.0f}", legend.empty() ? "" : ", ", ++number, chance.games);
  putLine(spoken(language, "   Chance in % of a verdict, with so many games: {}",
                 "   Chance in % auf ein Urteil, mit so vielen Partien: {}", legend));
  putLine(fmt::format("   {:>9}  {}", spoken(language, "points", "Punkte"), powerAxis()));
  for (const PowerChance& row : chances) {
    if (row.games != chances.front().games) break;
    std::vector<double> verdicts;
    for (const PowerChance& chance : chances)
      if (chance.difference == row.difference) verdicts.push_back(chance.verdict);
    putLine(fmt::format("   {:>9.0f}  {}", row.difference * 100, powerLine(verdicts)));
  }
}

} // namespace

void putPowerAsText(const ComparedWith& one, std::size_t questions, Language language) {
  const std::vector<PowerChance> chances = powerChances(one.found, questions);
  if (chances.empty()) return;
  putLine(spoken(
      language,
      "   Chance in % to find a difference with so many games like these: at a single look / as a verdict",
      "   Chance in %, einen Unterschied mit so vielen Partien wie diesen zu finden: bei einmaligem "
      "Nachsehen / als "
      "Urteil"));
  const double first = chances.front().games;
  std::string head = spoken(language, "   {:>9}", "   {:>9}", spoken(language, "points", "Punkte"));
  for (const PowerChance& chance : chances)
    if (chance.difference == chances.front().difference) head += fmt::format("  {:>9.0f}", chance.games);
  putLine(head);
  for (const PowerChance& row : chances) {
    if (row.games != first) break;
    std::string line = fmt::format("   {:>9.0f}", row.difference * 100);
    for (const PowerChance& chance : chances)
      if (chance.difference == row.difference)
        line += fmt::format("  {:>9}",
                            fmt::format("{:.0f} / {:.0f}", chance.oneLook * 100, chance.verdict * 100));
    putLine(line);
  }
  putPowerCurves(chances, language);
}

void putPowerAsJson(JsonWriter& json, const ComparedWith& one, std::size_t questions) {
  json.beginArray();
  for (const PowerChance& chance : powerChances(one.found, questions)) {
    json.beginObject();
    json.key("difference");
    putNumber(json, chance.difference);
    json.key("games");
    putNumber(json, chance.games);
    json.key("one_look");
    putNumber(json, chance.oneLook);
    json.key("verdict");
    putNumber(json, chance.verdict);
    json.endObject();
  }
  json.endArray();
}

void putPowerTable(const CompareAnswer& answer) {
  std::vector<NamedChances> comparisons;
  for (const ComparedWith& one : answer.b)
    comparisons.push_back({one.a->words, one.b->words, powerChances(one.found, answer.ledger.questions())});
  put(csvOf(comparisons));
}

} // namespace annales::cli
