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
#include "libreplay/text/csv.h"
#include "libreplay/words/comparison_words.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>

#include <cmath>

namespace annales::cli {
namespace {

struct TrendArgs : StatsArgs {
  std::string by = "year";
  [[nodiscard]] PeriodBy way() const { return by == "quarter" ? PeriodBy::quarter : PeriodBy::year; }
};

std::string trendSentence(const SharesOverTime& found, Language language) {
  const inference::Trend& trend = found.adjusted;
  const std::string numbers =
      spoken(language, "{} points a year (95 %: {}; p {})", "{} Prozentpunkte im Jahr (95 %: {}; p {})",
             decimalInWords(trend.slope * 100, 2, language), pointsInWords(trend.interval, language),
             pInWords(trend.pValue, language));
  if (trend.pValue > 0.05)
    return spoken(language, "No trend shown, compared with the baseline of each seat: {}.",
                  "Keine Entwicklung nachgewiesen, gemessen am Vergleichswert jedes Platzes: {}.", numbers);
  return spoken(language, "A trend at a single look, compared with the baseline of each seat: {}.",
                "Eine Entwicklung bei einmaligem Nachsehen, gemessen am Vergleichswert jedes Platzes: {}.",
                numbers);
}

void tellUncounted(const SharesOverTime& found, PeriodBy by, Language language) {
  if (found.undecided > 0)
    tell(spoken(language, "{} seats of undecided games do not count",
                "{} Plätze aus unentschiedenen Partien zählen nicht", found.undecided));
  if (found.undated + found.unfinished == 0) return;
  tell(spoken(
      language,
      "not counted: {} seats of games without a {}, {} of unfinished games; with them the raw trend could "
      "be "
      "anything from {} points a year",
      "nicht gezählt: {} Plätze aus Partien ohne {}, {} aus unbeendeten Partien; mit ihnen könnte die rohe "
      "Entwicklung alles von {} Prozentpunkten im Jahr sein",
      found.undated,
      by == PeriodBy::year ? spoken(language, "year", "Jahr") : spoken(language, "quarter", "Quartal"),
      found.unfinished, pointsInWords(found.bounds, language)));
}

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
  putLine(trendSentence(found, language));
  putLine(spoken(language, "   raw: {} points a year (95 %: {}); Cochran-Armitage by game p {}",
                 "   roh: {} Prozentpunkte im Jahr (95 %: {}); Cochran-Armitage nach Partien p {}",
                 decimalInWords(found.trend.slope * 100, 2, language),
                 pointsInWords(found.trend.interval, language),
                 pInWords(found.trend.robustPValue, language)));
  tellUncounted(found, args.way(), language);
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

void putTrendJson(const SharesOverTime& found, const TrendArgs& args, const StatsSource& source) {
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

void putTrendCsv(const SharesOverTime& found, const TrendArgs& args) {
  CsvWriter csv;
  csv.row({"period", "decided", "wins", "share", "low", "high", "baseline"});
  for (const PeriodShare& one : found.periods) {
    csv.text(periodName(one.period, args.way()));
    csv.number(static_cast<std::int64_t>(one.share.observations)).number(static_cast<std::int64_t>(one.wins));
    csv.decimal(one.share.value).decimal(one.share.interval.low).decimal(one.share.interval.high);
    csv.decimal(*one.baseline);
    csv.endRow();
  }
  put(csv.take());
}

bool choosesByTheEnd(const FactFilter& filter) {
  return filter.seats.place.has_value() || !filter.games.winner.empty();
}

/// Of whole games one in as many as play wins, whatever the year.
bool areWholeGames(const FactTable& table, const Selection& chosen) {
  std::size_t seats = 0;
  GameRow before = ~GameRow{0};
  for (const SeatRow seat : chosen.seats) {
    const GameRow game = table.seats().game[seat];
    if (game != before) seats += table.games().nations[game];
    before = game;
  }
  return !chosen.seats.empty() && seats == chosen.seats.size();
}

int showTrend(const TrendArgs& args) {
  int status = kDone;
  const auto source = openStats(args, status);
  if (!source) return status;
  const Language language = args.in();
  if (choosesByTheEnd(source->filter)) {
    tell(spoken(language, "the seats are chosen by how their games ended; leave out place and winner",
                "die Plätze sind danach gewählt, wie ihre Partien endeten; lassen Sie Platz und Sieger weg"));
    return kBadInput;
  }
  const Selection chosen = select(source->table, source->filter);
  if (areWholeGames(source->table, chosen)) {
    tell(spoken(
        language,
        "no trend: these are all nations of their games, and each game has a winner. Choose a nation, a "
        "seat, an opening or a player",
        "keine Entwicklung: Das sind alle Völker ihrer Partien, und jede Partie hat einen Sieger. Wählen "
        "Sie ein Volk, einen Platz, eine Eröffnung oder einen Spieler"));
    return kBadInput;
  }
  const SharesOverTime found =
      sharesOverTime(source->table, chosen, Baselines(source->table, source->filter.games), args.way());
  if (found.periods.size() < 2) {
    tell(spoken(language,
                "no trend: decided games have {} different {}, and {} seats are of games without one. Add "
                "dates in the "
                "window (F2), or import the games with dates",
                "keine Entwicklung: Entschiedene Partien haben {} verschiedene {}, und {} Völker sind aus "
                "Partien ohne "
                "Angabe. Ergänzen Sie Daten im Fenster (F2), oder importieren Sie die Partien mit Datum",
                found.periods.size(),
                args.way() == PeriodBy::year ? spoken(language, "years", "Jahre")
                                             : spoken(language, "quarters", "Quartale"),
                found.undated));
    return kBadInput;
  }
  switch (args.form()) {
  case StatsForm::text:
    putTrend(found, args, *source);
    tellOrigins(originsOf(source->table, chosen.seats, reconstructedMaps(shelfWithOwnBoards())), language);
    break;
  case StatsForm::json:
    putTrendJson(found, args, *source);
    break;
  case StatsForm::csv:
    putTrendCsv(found, args);
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
