#include "cli/compare_power.h"

#include "cli/console.h"
#include "cli/stats_numbers.h"
#include "libreplay/text/csv.h"
#include "libreplay/words/comparison_words.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

namespace annales::cli {
namespace {

struct PowerChance {
  double difference = 0;
  double games = 0;
  double oneLook = 0, verdict = 0;
};

/// The games that are there, and rounder and larger numbers up to a hundred times as many.
std::vector<double> powerGames(std::size_t games) {
  constexpr std::size_t kMostNumbers = 6;
  std::vector<double> found{static_cast<double>(games)};
  for (double power = 10; found.size() < kMostNumbers && power < 1e7; power *= 10)
    for (const double digit : {1.0, 2.0, 5.0})
      if (const double number = digit * power; number > 1.4 * found.back() && found.size() < kMostNumbers)
        found.push_back(number);
  return found;
}

/// By number of games, then by difference.
std::vector<PowerChance> powerChances(const ComparedWith& one, std::size_t questions) {
  constexpr int kLeastPoints = 2, kMostPoints = 20, kStepPoints = 2;
  const double alpha =
      (1 - inference::kUsualLevel) / static_cast<double>(std::max<std::size_t>(questions, 1));
  std::vector<PowerChance> found;
  if (one.found.strata == 0) return found;
  for (const double games : powerGames(one.found.games))
    for (int points = kLeastPoints; points <= kMostPoints; points += kStepPoints) {
      inference::Prospect prospect = one.found.prospect;
      prospect.difference = points / 100.0;
      found.push_back({prospect.difference, games, inference::chanceOfOneLook(prospect, games),
                       inference::chanceOfSequence(prospect, games, alpha)});
    }
  return found;
}

} // namespace

void putPowerAsText(const ComparedWith& one, std::size_t questions, Language language) {
  const std::vector<PowerChance> chances = powerChances(one, questions);
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
  for (const PowerChance& chance : powerChances(one, questions)) {
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
  CsvWriter csv;
  csv.row({"a", "b", "difference", "games", "one_look", "verdict"});
  for (const ComparedWith& one : answer.b)
    for (const PowerChance& chance : powerChances(one, answer.ledger.questions())) {
      csv.text(one.a->words).text(one.b->words).decimal(chance.difference).decimal(chance.games);
      csv.decimal(chance.oneLook).decimal(chance.verdict);
      csv.endRow();
    }
  put(csv.take());
}

} // namespace annales::cli
