// annales stats meetings: who played whom, and how often which of the two was ahead.
#include "cli/choice.h"
#include "cli/console.h"
#include "cli/stats_commands.h"
#include "cli/stats_numbers.h"
#include "cli/stats_origins.h"
#include "cli/stats_source.h"
#include "importers/boards/own_boards.h"
#include "libreplay/facts/game_origins.h"
#include "libreplay/openings/meetings.h"
#include "libreplay/text/csv.h"
#include "libreplay/text/person_name.h"
#include "libreplay/words/comparison_words.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>

#include <algorithm>
#include <memory>

namespace annales::cli {
namespace {

constexpr std::string_view kAheadBy =
    "share of games in which it is known who of the two was ahead; Wilson; 95 %";

struct MeetingArgs : StatsArgs {
  std::size_t limit = 20;
  bool years = false;
};

struct MeetingRow {
  std::string player, other;
  Meetings met;
};

/// The asked player comes first in each row, so that "ahead" is about that one.
std::vector<MeetingRow> rowsOf(const FactTable& table, const std::vector<SeatRow>& seats,
                               const std::string& player) {
  std::vector<MeetingRow> rows;
  const AskedName asked(player);
  for (const auto& [pair, met] : allMeetings(table, seats)) {
    MeetingRow row{table.words()[pair.first], table.words()[pair.second], met};
    if (!player.empty()) {
      const bool first = asked.fits(row.player), second = asked.fits(row.other);
      if (!first && !second) continue;
      if (!first) {
        std::swap(row.player, row.other);
        row.met.ahead = row.met.decided - row.met.ahead;
        for (Meetings::Year& year : row.met.years)
          year.ahead = year.decided - year.ahead;
      }
    }
    rows.push_back(std::move(row));
  }
  std::ranges::sort(rows, [](const MeetingRow& a, const MeetingRow& b) {
    return std::tuple(b.met.games, a.player, a.other) < std::tuple(a.met.games, b.player, b.other);
  });
  return rows;
}

struct MeetingAnswer {
  std::vector<MeetingRow> rows;
  std::size_t leftOut = 0;
  std::string over;
  GameOrigins origins;
  ResultsMet results;
};

/// ", Ilse ahead in 2 of 3: 66.7 % (95 %: 20.8 to 93.9), one result only"
std::string aheadInWords(const std::string& player, const MeetingCounts& met, Language language) {
  std::string words;
  if (const auto share = met.share()) {
    const inference::Interval interval = met.interval();
    const auto percent = [&](double part) { return decimalInWords(part * 100, 1, language); };
    words += spoken(language, ", {} ahead in {} of {}: {} % (95 %: {} to {})",
                    ", {} vorn in {} von {}: {} % (95 %: {} bis {})", printable(player), met.ahead,
                    met.decided, percent(*share), percent(interval.low), percent(interval.high));
  } else {
    words += spoken(language, ", who was ahead is not known", ", wer vorn war, ist nicht bekannt");
  }
  if (met.results > 0)
    words += met.results == 1 ? std::string(spoken(language, ", one result only", ", ein bloßes Ergebnis"))
                              : spoken(language, ", {} results only", ", {} nur Ergebnisse", met.results);
  return words;
}

std::string gamesInWords(std::uint64_t games, Language language) {
  return games == 1 ? std::string(spoken(language, "1 game", "1 Partie"))
                    : spoken(language, "{} games", "{} Partien", games);
}

void putYears(const MeetingRow& row, Language language) {
  for (const Meetings::Year& year : row.met.years)
    putLine(fmt::format("  {}: {}{}",
                        year.year == 0 ? std::string(spoken(language, "no date", "ohne Datum"))
                                       : std::to_string(year.year),
                        gamesInWords(year.games, language), aheadInWords(row.player, year, language)));
}

void putMeetings(const MeetingAnswer& answer, bool years, Language language) {
  if (answer.rows.empty())
    putLine(spoken(language, "no two players with names met in these games",
                   "in diesen Partien trafen sich keine zwei Spieler mit Namen"));
  for (const MeetingRow& row : answer.rows) {
    std::string line = fmt::format("{} – {}: ", printable(row.player), printable(row.other));
    line += gamesInWords(row.met.games, language);
    if (!row.met.first.empty())
      line += row.met.first == row.met.last
                  ? fmt::format(" ({})", row.met.first)
                  : spoken(language, " ({} to {})", " ({} bis {})", row.met.first, row.met.last);
    putLine(line + aheadInWords(row.player, row.met, language));
    if (years) putYears(row, language);
  }
  if (answer.leftOut > 0)
    tell(spoken(language, "rarer pairs not shown: {}; --limit 0 shows all",
                "seltenere Paare, nicht gezeigt: {}; --limit 0 zeigt alle", answer.leftOut));
  tellBeside(answer.origins, answer.results, language);
}

void putAhead(JsonWriter& json, const MeetingCounts& met) {
  json.key("ahead");
  const inference::Interval interval = met.interval();
  putEstimate(json, kAheadBy, met.share(), &interval, met.decided);
}

void putYearsJson(JsonWriter& json, const Meetings& met) {
  json.key("years");
  json.beginArray();
  for (const Meetings::Year& year : met.years) {
    json.beginObject();
    putAhead(json, year);
    putCount(json, "games", year.games);
    putCount(json, "results", year.results);
    putCount(json, "times_ahead", year.ahead);
    json.key("year");
    year.year == 0 ? json.null() : json.value(std::int64_t{year.year});
    json.endObject();
  }
  json.endArray();
}

void putMeetingsJson(const MeetingAnswer& answer, bool years) {
  std::string out;
  JsonWriter json(out);
  const auto date = [&](std::string_view key, const std::string& text) {
    json.key(key);
    text.empty() ? json.null() : json.value(text);
  };
  json.beginObject();
  json.field("filter", answer.over);
  putCount(json, "left_out", answer.leftOut);
  json.key("meetings");
  json.beginArray();
  for (const MeetingRow& row : answer.rows) {
    json.beginObject();
    putAhead(json, row.met);
    date("first", row.met.first);
    putCount(json, "games", row.met.games);
    date("last", row.met.last);
    json.field("other", row.other);
    json.field("player", row.player);
    putCount(json, "results", row.met.results);
    putCount(json, "times_ahead", row.met.ahead);
    if (years) putYearsJson(json, row.met);
    json.endObject();
  }
  json.endArray();
  putCount(json, "results", answer.results.counted);
  putCount(json, "results_unknown", answer.results.unknown.size());
  json.endObject();
  putLine(out);
}

void putAheadCsv(CsvWriter& csv, const MeetingCounts& met) {
  for (const std::uint64_t number : {met.games, met.decided, met.ahead})
    csv.number(static_cast<std::int64_t>(number));
  const inference::Interval interval = met.interval();
  if (const auto share = met.share())
    csv.decimal(*share).decimal(interval.low).decimal(interval.high);
  else
    csv.nothing().nothing().nothing();
}

void putMeetingsCsv(const MeetingAnswer& answer) {
  CsvWriter csv;
  csv.row(
      {"player", "other", "games", "decided", "ahead", "share", "low", "high", "first", "last", "results"});
  for (const MeetingRow& row : answer.rows) {
    csv.text(row.player).text(row.other);
    putAheadCsv(csv, row.met);
    csv.text(row.met.first).text(row.met.last).number(static_cast<std::int64_t>(row.met.results));
    csv.endRow();
  }
  put(csv.take());
}

/// A row for each year of two players.
void putYearsCsv(const MeetingAnswer& answer) {
  CsvWriter csv;
  csv.row({"player", "other", "year", "games", "decided", "ahead", "share", "low", "high", "results"});
  for (const MeetingRow& row : answer.rows)
    for (const Meetings::Year& year : row.met.years) {
      csv.text(row.player).text(row.other);
      year.year == 0 ? csv.nothing() : csv.number(year.year);
      putAheadCsv(csv, year);
      csv.number(static_cast<std::int64_t>(year.results));
      csv.endRow();
    }
  put(csv.take());
}

int showMeetings(const MeetingArgs& args) {
  int status = kDone;
  const auto source = openStats(args, status, FactParts::withResults);
  if (!source) return status;
  const Selection chosen = select(source->table, source->filter, ResultUse::known);
  MeetingAnswer answer;
  answer.rows = rowsOf(source->table, seatsOfGames(source->table, chosen.seats), source->filter.seats.player);
  if (args.limit > 0 && answer.rows.size() > args.limit) {
    answer.leftOut = answer.rows.size() - args.limit;
    answer.rows.resize(args.limit);
  }
  answer.over = source->over;
  answer.origins = originsOf(source->table, chosen.seats, reconstructedMaps(shelfWithOwnBoards()));
  answer.results = chosen.results;
  switch (args.form()) {
  case StatsForm::text:
    putMeetings(answer, args.years, args.in());
    break;
  case StatsForm::json:
    putMeetingsJson(answer, args.years);
    break;
  case StatsForm::csv:
    args.years ? putYearsCsv(answer) : putMeetingsCsv(answer);
    break;
  }
  return kDone;
}

} // namespace

void addStatsMeetings(CLI::App& stats, int& status) {
  CLI::App* command = stats.add_subcommand("meetings", "Who played whom, and who of the two was ahead?");
  const auto args = std::make_shared<MeetingArgs>();
  addStatsOptions(*command, *args);
  wholeNumber(command->add_option("--limit", args->limit, "Maximum number of rows; 0: all"))
      ->type_name("N")
      ->capture_default_str();
  command->add_flag("--years", args->years, "Also for each year");
  command->footer("Examples:\n"
                  "  annales stats meetings --library club.annales\n"
                  "  annales stats meetings --library club.annales --player Ilse --years\n"
                  "  annales stats meetings --library club.annales --player Ilse --from 2024 --csv\n"
                  "  annales stats meetings --library club.annales --record played");
  command->callback([args, &status] { status = showMeetings(*args); });
}

} // namespace annales::cli
