#include "importers/comparison/observations.h"

#include "importers/comparison/repeat_script.h"
#include "libreplay/openings/stratum_conditions.h"
#include "libreplay/text/csv.h"

#include <fmt/core.h>

#include <cmath>
#include <map>

namespace annales::inline importers {
namespace {

/// A string in R. Bytes above ASCII stay as they are: R reads them as the system does.
std::string quotedForR(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\')
      out += fmt::format("\\{}", c);
    else if (byte < 0x20 || byte == 0x7F)
      out += fmt::format("\\x{:02x}", byte);
    else
      out += c;
  }
  return out + '"';
}

std::string numberForR(double number) {
  if (std::isnan(number)) return "NaN";
  if (std::isinf(number)) return number > 0 ? "Inf" : "-Inf";
  return fmt::format("{:.17g}", number);
}

/// Rows of the table of numbers that the script holds against its own.
class ToldNumbers {
public:
  void comparison(const ObservedComparison& one) {
    const Comparison& found = *one.found;
    ++comparison_;
    stratum_ = "NA";
    counts(found, !one.seats.empty());
    difference({"raw", "raw_error", "raw_degrees", "raw_low", "raw_high", "raw_p"}, found.raw);
    difference({"difference", "error", "degrees", "low", "high", "p"}, found.pooled);
    if (found.strata == 0) return;
    shares("a", found.a);
    shares("b", found.b);
    tests(found);
    for (const ComparedStratum& stratum : found.byStratum)
      ofStratum(stratum);
  }
  [[nodiscard]] const std::string& text() const { return text_; }

private:
  void add(std::string_view name, double value) {
    text_ += fmt::format("{},{},{},{}\n", comparison_, stratum_, name, numberForR(value));
  }
  void addCount(std::string_view name, std::uint64_t count) { add(name, static_cast<double>(count)); }
  void interval(std::string_view low, std::string_view high, const inference::Interval& interval) {
    add(low, interval.low);
    add(high, interval.high);
  }
  struct DifferenceNames {
    std::string_view value, error, degrees, low, high, p;
  };
  void difference(const DifferenceNames& names, const inference::Difference& difference) {
    add(names.value, difference.value);
    add(names.error, difference.standardError);
    add(names.degrees, difference.degrees);
    interval(names.low, names.high, difference.interval);
    add(names.p, difference.pValue);
  }
  void counts(const Comparison& found, bool compared) {
    addCount("a_decided", compared ? found.a.decided : 0);
    addCount("a_wins", compared ? found.a.wins : 0);
    addCount("b_decided", compared ? found.b.decided : 0);
    addCount("b_wins", compared ? found.b.wins : 0);
    addCount("a_counted", compared ? found.a.counted() : 0);
    addCount("b_counted", compared ? found.b.counted() : 0);
    addCount("games", found.games);
    addCount("strata", found.strata);
  }
  void shares(std::string_view side, const ComparedSide& found) {
    for (const auto& [name, share] :
         {std::pair("share", &found.share), std::pair("weighed", &found.weighed)}) {
      const std::string word = fmt::format("{}_{}", side, name);
      add(word, share->value);
      interval(word + "_low", word + "_high", share->interval);
    }
  }
  void tests(const Comparison& found) {
    add("test", found.test.statistic);
    add("test_p", found.test.pValue);
    add("robust_test", found.test.robustStatistic);
    add("robust_test_p", found.test.robustPValue);
    add("odds", found.odds.value);
    interval("odds_low", "odds_high", found.odds.interval);
    interval("anytime_low", "anytime_high", found.anytime.interval);
    add("anytime_p", found.anytime.pValue);
    add("heterogeneity", found.heterogeneity.statistic);
    add("heterogeneity_degrees", found.heterogeneity.degrees);
    add("heterogeneity_p", found.heterogeneity.pValue);
    add("i_squared", found.heterogeneity.iSquared);
    interval("i_squared_low", "i_squared_high", found.heterogeneity.iSquaredInterval);
  }
  void ofStratum(const ComparedStratum& stratum) {
    stratum_ = fmt::format("{}", stratum.kind + 1);
    const inference::StratumDifference& counted = stratum.counted;
    addCount("a_counted", counted.observations[0]);
    add("a_wins", counted.outcomes[0]);
    addCount("b_counted", counted.observations[1]);
    add("b_wins", counted.outcomes[1]);
    add("weight", counted.weight);
    add("difference", counted.difference.value);
    interval("low", "high", counted.difference.interval);
    add("p", counted.difference.pValue);
  }

  int comparison_ = 0;
  std::string stratum_, text_;
};

} // namespace

std::string observationsCsv(const FactTable& table, std::span<const ObservedComparison> comparisons) {
  CsvWriter csv;
  csv.row({"comparison", "game", "cluster", "stratum", "side", "value", "weight", "nation", "kind"});
  std::int64_t number = 0;
  for (const ObservedComparison& one : comparisons) {
    ++number;
    std::map<KindIndex, std::string> kinds;
    for (const CountedSeat& seat : one.seats) {
      const GameRow game = table.seats().game[seat.seat];
      auto kind = kinds.find(seat.stratum);
      if (kind == kinds.end())
        kind = kinds.emplace(seat.stratum, conditionsOf(table, seat.stratum, one.strata)).first;
      csv.number(number).text(hexOf(table.games().id[game])).number(std::int64_t{game} + 1);
      csv.number(std::int64_t{seat.stratum} + 1).text(seat.side == inference::Side::a ? "a" : "b");
      csv.number(table.won(seat.seat) ? 1 : 0).number(seat.hasCounterpart ? 1 : 0);
      csv.text(table.words()[table.seats().nation[seat.seat]]).text(kind->second);
      csv.endRow();
    }
  }
  return csv.take();
}

std::string repeatScript(std::span<const ObservedComparison> comparisons, std::string_view file) {
  std::string asked;
  ToldNumbers told;
  for (const ObservedComparison& one : comparisons) {
    if (!asked.empty()) asked += ",\n  ";
    const auto named = [](const std::string& side) { return side.empty() ? std::string("all") : side; };
    asked += quotedForR(named(one.a) + " against " + named(one.b));
    told.comparison(one);
  }
  return fmt::format(
             "# Made by Annales. Repeats a comparison from its observations in base R, without Annales:\n"
             "#   Rscript SCRIPT.R [OBSERVATIONS.csv]\n"
             "# It prints Annales' numbers beside its own, and fails where they are more than 1e-6 apart.\n"
             "# The bootstrap draws at random, and the rating-adjusted comparison needs all places of all\n"
             "# games: both are not repeated here.\n"
             "observations <- {}\n"
             "asked <- c(\n  {})\n"
             "told <- read.csv(text = \"comparison,stratum,number,value\n{}\")\n",
             quotedForR(file), asked, told.text()) +
         std::string(repeatFunctions());
}

} // namespace annales::inline importers
