#include "libreplay/openings/power_chances.h"

#include "libreplay/inference/planning.h"
#include "libreplay/text/csv.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

/// The games that are there, and rounder and larger numbers.
std::vector<double> powerGames(std::size_t games) {
  constexpr std::size_t kMostNumbers = 6;
  std::vector<double> found{static_cast<double>(games)};
  for (double power = 10; found.size() < kMostNumbers && power < 1e7; power *= 10)
    for (const double digit : {1.0, 2.0, 5.0})
      if (const double number = digit * power; number > 1.4 * found.back() && found.size() < kMostNumbers)
        found.push_back(number);
  return found;
}

} // namespace

std::vector<PowerChance> powerChances(const Comparison& found, std::size_t questions) {
  constexpr int kLeastPoints = 2, kMostPoints = 20, kStepPoints = 2;
  const double alpha =
      (1 - inference::kUsualLevel) / static_cast<double>(std::max<std::size_t>(questions, 1));
  std::vector<PowerChance> chances;
  if (found.strata == 0) return chances;
  for (const double games : powerGames(found.games))
    for (int points = kLeastPoints; points <= kMostPoints; points += kStepPoints) {
      inference::Prospect prospect = found.prospect;
      prospect.difference = points / 100.0;
      chances.push_back({prospect.difference, games, inference::chanceOfOneLook(prospect, games),
                         inference::chanceOfSequence(prospect, games, alpha)});
    }
  return chances;
}

std::string csvOf(std::span<const NamedChances> comparisons) {
  CsvWriter csv;
  csv.row({"a", "b", "difference", "games", "one_look", "verdict"});
  for (const NamedChances& one : comparisons)
    for (const PowerChance& chance : one.chances) {
      csv.text(one.a).text(one.b).decimal(chance.difference).decimal(chance.games);
      csv.decimal(chance.oneLook).decimal(chance.verdict);
      csv.endRow();
    }
  return csv.take();
}

} // namespace annales::inline replay
