// annales stats compare: does A win more than B?
#include "cli/console.h"
#include "cli/stats_commands.h"
#include "cli/stats_numbers.h"
#include "cli/stats_source.h"
#include "libreplay/openings/compare.h"
#include "libreplay/text/csv.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

namespace annales::cli {
namespace {

struct CompareArgs : StatsArgs {
  std::string a;
  std::vector<std::string> b;
};

/// A side as it was written, and what it chooses.
struct ChosenSide {
  std::string words;
  FactFilter filter;
  Selection chosen;
};

struct ComparedSides {
  ChosenSide a;
  std::vector<ChosenSide> b;
  std::vector<Strata> strata;
  std::vector<Comparison> comparisons;
  Verdicts verdicts;
};

std::optional<ChosenSide> sideOf(const std::string& words, const StatsSource& source, int& status) {
  auto filter = readConditions(words, source.filter);
  if (!filter) {
    tell(filter.error().message);
    status = kBadInput;
    return std::nullopt;
  }
  Selection chosen = select(source.table, *filter);
  return ChosenSide{words, std::move(*filter), std::move(chosen)};
}

double points(double share) {
  return share * 100;
}

std::string rangeWords(const inference::Interval& interval) {
  return fmt::format("{:.1f} to {:.1f}", points(interval.low), points(interval.high));
}

std::string pWords(double p) {
  return p < 0.001 ? "p < 0.001" : fmt::format("p {:.3f}", p);
}

std::string verdictWords(const Comparison& found, inference::Verdict verdict) {
  switch (verdict) {
  case inference::Verdict::shownHigher:
  case inference::Verdict::shownLower:
    return "shown";
  case inference::Verdict::notShown:
    break;
  }
  constexpr double kTooMany = 1e6;
  if (!std::isfinite(found.moreGames) || found.moreGames > kTooMany) return "not shown";
  if (found.moreGames < 1) return "not shown; a few more games may tell";
  return fmt::format("not shown; about {:.0f} more games would tell", std::max(2.0, found.moreGames));
}

std::string counted(std::uint64_t count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

/// What seats must have in common to be held against each other.
std::string strataWords(const Strata& strata) {
  std::string words = "same ruleset";
  for (const auto& [asked, word] :
       {std::pair(strata.board, "board"), std::pair(strata.nations, "number of nations"),
        std::pair(strata.seat, "seat"), std::pair(strata.nation, "nation")})
    if (asked) words += std::string(", ") + word;
  return words;
}

std::string counts(const ComparedSide& side) {
  std::string words = fmt::format("{} won of {}", side.wins, side.decided);
  if (side.withoutCounterpart > 0)
    words += fmt::format(", {} without a counterpart", side.withoutCounterpart);
  if (side.unfinished > 0) words += fmt::format(", {} unfinished", side.unfinished);
  if (side.undecided > 0) words += fmt::format(", {} undecided", side.undecided);
  return words;
}

void putSentences(const ComparedSides& answer, const StatsSource& source) {
  if (!source.over.empty()) putLine("Only games with " + source.over);
  for (std::size_t i = 0; i < answer.b.size(); ++i) {
    const Comparison& found = answer.comparisons[i];
    putLine(fmt::format("A  {}: {}", answer.a.words, counts(found.a)));
    putLine(fmt::format("B  {}: {}", answer.b[i].words, counts(found.b)));
    if (found.inBoth > 0) putLine(fmt::format("   {} are both A and B and count for neither", found.inBoth));
    if (found.strata == 0) {
      putLine("Nothing to compare: no kind of seat has decided games of both.");
      continue;
    }
    const double value = found.pooled.value;
    putLine(fmt::format("A wins {:.1f} points {} than B (95 %: {}): {}.", std::abs(points(value)),
                        value < 0 ? "less" : "more", rangeWords(found.pooled.interval),
                        verdictWords(found, answer.verdicts.verdicts[i])));
    putLine(fmt::format("   valid at every look: {}, {} (after Holm over {}: {})",
                        rangeWords(found.anytime.interval), pWords(found.anytime.pValue),
                        counted(answer.b.size(), "comparison"), pWords(answer.verdicts.holm[i])));
    putLine(fmt::format(
        "   looked at once: {} (Cochran-Mantel-Haenszel, by game); games drawn again: {}; odds {:.2f}",
        pWords(found.test.robustPValue), rangeWords(found.bootstrap.interval), found.odds.value));
    putLine(fmt::format("   over {} in {}: {}", counted(found.games, "game"),
                        found.strata == 1 ? "one stratum" : fmt::format("{} strata", found.strata),
                        strataWords(answer.strata[i])));
  }
}

void putDifference(JsonWriter& json, std::string_view estimator, const inference::Difference& difference,
                   std::uint64_t over) {
  json.beginObject();
  json.key("estimator");
  json.value(estimator);
  json.key("high");
  putNumber(json, difference.interval.high);
  json.key("low");
  putNumber(json, difference.interval.low);
  json.key("over");
  json.value(static_cast<std::int64_t>(over));
  json.key("p");
  putNumber(json, difference.pValue);
  json.key("value");
  putNumber(json, difference.value);
  json.endObject();
}

void putSide(JsonWriter& json, const ChosenSide& side, const ComparedSide& count) {
  const auto number = [&](std::string_view key, std::uint64_t value) {
    json.key(key);
    json.value(static_cast<std::int64_t>(value));
  };
  json.beginObject();
  number("decided", count.decided);
  json.key("filter");
  json.value(side.words);
  number("games", count.games);
  number("undecided", count.undecided);
  number("unfinished", count.unfinished);
  number("wins", count.wins);
  number("without_counterpart", count.withoutCounterpart);
  json.endObject();
}

std::string_view wordFor(inference::Verdict verdict) {
  switch (verdict) {
  case inference::Verdict::notShown:
    return "not-shown";
  case inference::Verdict::shownHigher:
    return "a-wins-more";
  case inference::Verdict::shownLower:
    return "b-wins-more";
  }
  return {};
}

void putComparison(JsonWriter& json, const ComparedSides& answer, std::size_t i) {
  const Comparison& found = answer.comparisons[i];
  json.beginObject();
  json.key("a");
  putSide(json, answer.a, found.a);
  json.key("anytime");
  json.beginObject();
  json.key("bh");
  putNumber(json, answer.verdicts.benjaminiHochberg[i]);
  json.key("estimator");
  json.value("asymptotic confidence sequence of the pooled difference, by game; Holm and Benjamini-Hochberg "
             "over all of this command");
  json.key("high");
  putNumber(json, found.anytime.interval.high);
  json.key("holm");
  putNumber(json, answer.verdicts.holm[i]);
  json.key("low");
  putNumber(json, found.anytime.interval.low);
  json.key("over");
  json.value(static_cast<std::int64_t>(found.games));
  json.key("p");
  putNumber(json, found.anytime.pValue);
  json.key("verdict");
  json.value(wordFor(answer.verdicts.verdicts[i]));
  json.endObject();
  json.key("b");
  putSide(json, answer.b[i], found.b);
  json.key("bootstrap");
  putDifference(json, "pooled difference, percentiles of games drawn again", found.bootstrap, found.games);
  json.key("difference");
  putDifference(json, "pooled difference within strata, sandwich CR2 by game", found.pooled, found.games);
  json.key("in_both");
  json.value(static_cast<std::int64_t>(found.inBoth));
  json.key("more_games");
  putNumber(json, found.moreGames);
  json.key("odds");
  putEstimate(json, "Mantel-Haenszel odds ratio", found.odds.value, &found.odds.interval, found.games);
  json.key("raw");
  putDifference(json, "difference of shares, sandwich CR2 by game", found.raw,
                found.a.decided + found.b.decided);
  json.key("strata");
  json.value(static_cast<std::int64_t>(found.strata));
  json.key("test");
  json.beginObject();
  json.key("estimator");
  json.value("Cochran-Mantel-Haenszel without continuity correction; robust: by game");
  json.key("p");
  putNumber(json, found.test.pValue);
  json.key("robust_p");
  putNumber(json, found.test.robustPValue);
  json.endObject();
  json.endObject();
}

void putComparisons(const ComparedSides& answer, const StatsSource& source) {
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.key("comparisons");
  json.beginArray();
  for (std::size_t i = 0; i < answer.b.size(); ++i)
    putComparison(json, answer, i);
  json.endArray();
  json.key("filter");
  json.value(source.over);
  json.endObject();
  putLine(out);
}

void putComparisonTable(const ComparedSides& answer) {
  CsvWriter csv;
  csv.row({"a", "b", "a_decided", "a_wins", "b_decided", "b_wins", "difference", "low", "high", "anytime_low",
           "anytime_high", "anytime_p", "holm", "verdict"});
  for (std::size_t i = 0; i < answer.b.size(); ++i) {
    const Comparison& found = answer.comparisons[i];
    csv.text(answer.a.words).text(answer.b[i].words);
    for (const std::uint64_t count : {found.a.decided, found.a.wins, found.b.decided, found.b.wins})
      csv.number(static_cast<std::int64_t>(count));
    for (const double number : {found.pooled.value, found.pooled.interval.low, found.pooled.interval.high,
                                found.anytime.interval.low, found.anytime.interval.high, found.anytime.pValue,
                                answer.verdicts.holm[i]})
      csv.decimal(number);
    csv.text(wordFor(answer.verdicts.verdicts[i]));
    csv.endRow();
  }
  put(csv.take());
}

int compareSides(const CompareArgs& args) {
  int status = kDone;
  const auto source = openStats(args, status);
  if (!source) return status;
  ComparedSides answer;
  auto a = sideOf(args.a, *source, status);
  if (!a) return status;
  answer.a = std::move(*a);
  for (const std::string& words : args.b) {
    auto b = sideOf(words, *source, status);
    if (!b) return status;
    answer.strata.push_back(strataFor(answer.a.filter, b->filter));
    answer.comparisons.push_back(compare(source->table, answer.a.chosen, b->chosen, answer.strata.back()));
    answer.b.push_back(std::move(*b));
  }
  answer.verdicts = verdictsOf(answer.comparisons);
  switch (args.form()) {
  case StatsForm::text:
    putSentences(answer, *source);
    break;
  case StatsForm::json:
    putComparisons(answer, *source);
    break;
  case StatsForm::csv:
    putComparisonTable(answer);
    break;
  }
  return kDone;
}

} // namespace

void addStatsCompare(CLI::App& stats, int& status) {
  CLI::App* command = stats.add_subcommand("compare", "Does A win more than B?");
  const auto args = std::make_shared<CompareArgs>();
  addStatsOptions(*command, *args);
  command
      ->add_option("--a", args->a,
                   "Conditions for A, with \";\" between: \"nation=romans; opening=marble temple\"")
      ->required()
      ->type_name("CONDITIONS");
  command->add_option("--b", args->b, "Conditions for B; repeatable, then all are held against A")
      ->required()
      ->allow_extra_args(false)
      ->type_name("CONDITIONS");
  command->footer(
      "Examples:\n"
      "  annales stats compare --library club.annales --a \"opening=marble temple\" --b \"opening=arming\"\n"
      "  annales stats compare --library club.annales --nations 4 --a player=Anna --b player=Bruno\n"
      "  annales stats compare --library club.annales --a nation=romans --b nation=greeks --b "
      "nation=germans");
  command->callback([args, &status] { status = compareSides(*args); });
}

} // namespace annales::cli
