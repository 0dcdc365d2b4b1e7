// annales stats meetings: who played whom, and how often which of the two was ahead.
#include "cli/choice.h"
#include "cli/console.h"
#include "cli/stats_commands.h"
#include "cli/stats_numbers.h"
#include "cli/stats_origins.h"
#include "cli/stats_source.h"
#include "importers/boards/own_boards.h"
#include "libreplay/facts/game_origins.h"
#include "libreplay/inference/proportion.h"
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
};

struct MeetingRow {
  std::string player, other;
  Meetings met;
  [[nodiscard]] std::optional<double> share() const {
    return met.decided > 0 ? std::optional(static_cast<double>(met.ahead) / static_cast<double>(met.decided))
                           : std::nullopt;
  }
  [[nodiscard]] inference::Interval interval() const {
    return inference::wilson(static_cast<double>(met.ahead), static_cast<double>(met.decided));
  }
};

/// All seats of the chosen games: those of the opponents, too.
std::vector<SeatRow> wholeGames(const FactTable& table, const Selection& chosen) {
  std::vector<SeatRow> seats;
  GameRow before = ~GameRow{0};
  for (const SeatRow one : chosen.seats) {
    const GameRow game = table.seats().game[one];
    if (game == before) continue;
    before = game;
    for (SeatRow seat = 0; seat < table.games().nations[game]; ++seat)
      seats.push_back(table.games().firstSeat[game] + seat);
  }
  return seats;
}

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

void putMeetings(const MeetingAnswer& answer, Language language) {
  if (answer.rows.empty())
    putLine(spoken(language, "no two players with names met in these games",
                   "in diesen Partien trafen sich keine zwei Spieler mit Namen"));
  for (const MeetingRow& row : answer.rows) {
    std::string line = fmt::format("{} – {}: ", printable(row.player), printable(row.other));
    line += row.met.games == 1 ? std::string(spoken(language, "1 game", "1 Partie"))
                               : spoken(language, "{} games", "{} Partien", row.met.games);
    if (!row.met.first.empty())
      line += row.met.first == row.met.last
                  ? fmt::format(" ({})", row.met.first)
                  : spoken(language, " ({} to {})", " ({} bis {})", row.met.first, row.met.last);
    if (const auto share = row.share()) {
      const inference::Interval interval = row.interval();
      const auto percent = [&](double part) { return decimalInWords(part * 100, 1, language); };
      line += spoken(language, ", {} ahead in {} of {}: {} % (95 %: {} to {})",
                     ", {} vorn in {} von {}: {} % (95 %: {} bis {})", printable(row.player), row.met.ahead,
                     row.met.decided, percent(*share), percent(interval.low), percent(interval.high));
    } else {
      line += spoken(language, ", who was ahead is not known", ", wer vorn war, ist nicht bekannt");
    }
    if (row.met.results > 0)
      line += row.met.results == 1
                  ? std::string(spoken(language, ", one result only", ", ein bloßes Ergebnis"))
                  : spoken(language, ", {} results only", ", {} nur Ergebnisse", row.met.results);
    putLine(line);
  }
  if (answer.leftOut > 0)
    tell(spoken(language, "rarer pairs not shown: {}; --limit 0 shows all",
                "seltenere Paare, nicht gezeigt: {}; --limit 0 zeigt alle", answer.leftOut));
  tellBeside(answer.origins, answer.results, language);
}

void putMeetingsJson(const MeetingAnswer& answer) {
  std::string out;
  JsonWriter json(out);
  const auto count = [&](std::string_view key, std::uint64_t value) {
    json.key(key);
    json.value(static_cast<std::int64_t>(value));
  };
  const auto date = [&](std::string_view key, const std::string& text) {
    json.key(key);
    text.empty() ? json.null() : json.value(text);
  };
  json.beginObject();
  json.field("filter", answer.over);
  count("left_out", answer.leftOut);
  json.key("meetings");
  json.beginArray();
  for (const MeetingRow& row : answer.rows) {
    json.beginObject();
    json.key("ahead");
    const inference::Interval interval = row.interval();
    putEstimate(json, kAheadBy, row.share(), &interval, row.met.decided);
    date("first", row.met.first);
    count("games", row.met.games);
    date("last", row.met.last);
    json.field("other", row.other);
    json.field("player", row.player);
    count("results", row.met.results);
    count("times_ahead", row.met.ahead);
    json.endObject();
  }
  json.endArray();
  count("results", answer.results.counted);
  count("results_unknown", answer.results.unknown.size());
  json.endObject();
  putLine(out);
}

void putMeetingsCsv(const MeetingAnswer& answer) {
  CsvWriter csv;
  csv.row(
      {"player", "other", "games", "decided", "ahead", "share", "low", "high", "first", "last", "results"});
  for (const MeetingRow& row : answer.rows) {
    csv.text(row.player).text(row.other);
    for (const std::uint64_t number : {row.met.games, row.met.decided, row.met.ahead})
      csv.number(static_cast<std::int64_t>(number));
    const inference::Interval interval = row.interval();
    if (const auto share = row.share())
      csv.decimal(*share).decimal(interval.low).decimal(interval.high);
    else
      csv.nothing().nothing().nothing();
    csv.text(row.met.first).text(row.met.last).number(static_cast<std::int64_t>(row.met.results));
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
  answer.rows = rowsOf(source->table, wholeGames(source->table, chosen), source->filter.seats.player);
  if (args.limit > 0 && answer.rows.size() > args.limit) {
    answer.leftOut = answer.rows.size() - args.limit;
    answer.rows.resize(args.limit);
  }
  answer.over = source->over;
  answer.origins = originsOf(source->table, chosen.seats, reconstructedMaps(shelfWithOwnBoards()));
  answer.results = chosen.results;
  switch (args.form()) {
  case StatsForm::text:
    putMeetings(answer, args.in());
    break;
  case StatsForm::json:
    putMeetingsJson(answer);
    break;
  case StatsForm::csv:
    putMeetingsCsv(answer);
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
  command->footer("Examples:\n"
                  "  annales stats meetings --library club.annales\n"
                  "  annales stats meetings --library club.annales --player Ilse --from 2024 --csv\n"
                  "  annales stats meetings --library club.annales --record played");
  command->callback([args, &status] { status = showMeetings(*args); });
}

} // namespace annales::cli
