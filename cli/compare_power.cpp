#include "cli/compare_power.h"

#include "cli/console.h"
#include "cli/stats_numbers.h"
#include "libreplay/openings/power_chances.h"
#include "libreplay/words/comparison_words.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>

namespace annales::cli {
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
