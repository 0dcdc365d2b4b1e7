// annales stats trend: does the share of wins change over the years?
#include "cli/choice.h"
#include "cli/console.h"
#include "cli/stats_commands.h"
#include "cli/stats_numbers.h"
#include "cli/stats_origins.h"
#include "cli/stats_source.h"
#include "cli/wrap.h"
#include "importers/boards/own_boards.h"
#include "libreplay/openings/shares_over_time.h"
#include "libreplay/words/comparison_words.h"
#include "libreplay/words/sentence.h"
#include "libreplay/words/trend_words.h"

#include <fmt/core.h>

#include <cmath>

namespace annales::cli {
namespace {

struct TrendArgs : StatsArgs {
  std::string by = "year";
  [[nodiscard]] PeriodBy way() const { return by == "quarter" ? PeriodBy::quarter : PeriodBy::year; }
};

void putTrend(const SharesOverTime& found, const TrendArgs& args, const StatsSource& source) {
  const Language language = source.language;
  if (!source.over.empty())
    putLine(spoken(language, "Only games with {}", "Nur Partien mit {}", printable(source.over)));
  putLine(spoken(language, "{:<8}  {:>13}  {:<24}  {:>8}", "{:<8}  {:>13}  {:<24}  {:>8}", "",
                 spoken(language, "won", "gewonnen"), spoken(language, "share (95 %)", "Anteil (95 %)"),
                 spoken(language, "baseline", "Vergl.")));
  for (const PeriodShare& one : found.periods) {
    const std::string share = fmt::format("{} % ({})", decimalInWords(one.share.value * 100, 1, language),
                                          pointsInWords(one.share.interval, language));
    putLine(fmt::format("{:<8}  {:>13}  {}  {:>6} %", periodName(one.period, args.way()),
                        spoken(language, "{} of {}", "{} von {}", one.wins, one.share.observations),
                        padded(share, 24), decimalInWords(*one.baseline * 100, 1, language)));
  }
  putLine(trendInWords(found, language));
  putLine("   " + rawTrendInWords(found, language));
  for (const std::string& words : uncountedInWords(found, args.way(), language))
    tell(words);
}

void putTrendNumbers(JsonWriter& json, std::string_view estimator, const inference::Trend& trend) {
  const auto number = [&](std::string_view key, double value) {
    json.key(key);
    putNumber(json, value);
  };
  json.beginObject();
  json.field("estimator", estimator);
  number("high", trend.interval.high);
  number("low", trend.interval.low);
  json.key("over");
  json.value(static_cast<std::int64_t>(trend.observations));
  number("p", trend.pValue);
  number("value", trend.slope);
  json.endObject();
}

void putTrendJson(const SharesOverTime& found, const TrendArgs& args, const StatsSource& source,
                  const ResultsMet& results) {
  std::string out;
  JsonWriter json(out);
  const auto number = [&](std::string_view key, double value) {
    json.key(key);
    putNumber(json, value);
  };
  const auto count = [&](std::string_view key, std::uint64_t value) {
    json.key(key);
    json.value(static_cast<std::int64_t>(value));
  };
  json.beginObject();
  json.key("adjusted");
  putTrendNumbers(json, "slope of wins less the baseline of each seat, in a year; least squares, CR2 by game",
                  found.adjusted);
  json.field("by", args.by);
  json.field("filter", source.over);
  json.key("periods");
  json.beginArray();
  for (const PeriodShare& one : found.periods) {
    json.beginObject();
    number("baseline", *one.baseline);
    json.field("period", periodName(one.period, args.way()));
    json.key("share");
    putEstimate(json,
                "share of wins; score interval by game (CR2), Wilson where each game gives one nation; 95 %",
                one.share.value, &one.share.interval, one.share.observations);
    count("wins", one.wins);
    json.endObject();
  }
  json.endArray();
  json.key("raw");
  putTrendNumbers(json, "slope of wins in a year; least squares, CR2 by game", found.trend);
  number("raw_highest", found.bounds.high);
  number("raw_lowest", found.bounds.low);
  if (!(results == ResultsMet())) {
    json.key("results");
    json.beginObject();
    count("counted", results.counted);
    count("unknown", results.unknown.size());
    json.endObject();
  }
  json.key("test");
  json.beginObject();
  json.field("estimator", "Cochran-Armitage; robust: by game");
  number("p", found.trend.armitagePValue);
  number("robust_p", found.trend.robustPValue);
  json.endObject();
  count("undated", found.undated);
  count("undecided", found.undecided);
  count("unfinished", found.unfinished);
  json.endObject();
  putLine(out);
}

int showTrend(const TrendArgs& args) {
  int status = kDone;
  const auto source = openStats(args, status, FactParts::withResults);
  if (!source) return status;
  const Language language = args.in();
  const Selection chosen = select(source->table, source->filter, ResultUse::wins);
  SharesOverTime found;
  auto refusal = trendRefusal(source->table, source->filter, chosen);
  if (!refusal) {
    found = sharesOverTime(source->table, chosen,
                           Baselines(source->table, source->filter.games, ResultUse::wins), args.way());
    refusal = trendRefusal(found);
  }
  if (refusal) {
    tell(refusalInWords(*refusal, found, args.way(), language));
    return kBadInput;
  }
  switch (args.form()) {
  case StatsForm::text:
    putTrend(found, args, *source);
    tellBeside(originsOf(source->table, chosen.seats, reconstructedMaps(shelfWithOwnBoards())),
               chosen.results, language);
    break;
  case StatsForm::json:
    putTrendJson(found, args, *source, chosen.results);
    break;
  case StatsForm::csv:
    put(csvOf(found, args.way()));
    break;
  }
  return kDone;
}

} // namespace

void addStatsTrend(CLI::App& stats, int& status) {
  CLI::App* command = stats.add_subcommand("trend", "Does the share of wins change over time?");
  const auto args = std::make_shared<TrendArgs>();
  addStatsOptions(*command, *args);
  oneOf(command->add_option("--by", args->by, "Length of a period"), {"year", "quarter"})
      ->capture_default_str();
  command->footer("Examples:\n"
                  "  annales stats trend --library club.annales --nation romans\n"
                  "  annales stats trend --library club.annales --opening iron --by quarter --csv");
  command->callback([args, &status] { status = showTrend(*args); });
}

} // namespace annales::cli
