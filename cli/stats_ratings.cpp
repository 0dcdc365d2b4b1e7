// annales stats ratings: how strong each player was in each year.
#include "cli/choice.h"
#include "cli/console.h"
#include "cli/stats_commands.h"
#include "cli/stats_numbers.h"
#include "cli/stats_origins.h"
#include "cli/stats_source.h"
#include "importers/boards/own_boards.h"
#include "libreplay/facts/game_origins.h"
#include "libreplay/openings/ratings.h"
#include "libreplay/text/csv.h"
#include "libreplay/text/person_name.h"
#include "libreplay/words/comparison_words.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>

#include <cmath>
#include <memory>

namespace annales::cli {
namespace {

constexpr std::string_view kRatedBy = "Plackett-Luce with normal changes by year; normal interval; 95 %";

struct RatingArgs : StatsArgs {
  int spread = 150, drift = 50; // points
  [[nodiscard]] RatingOptions options() const { return {.spread = double(spread), .drift = double(drift)}; }
  std::size_t limit = 20;
};

struct RatingAnswer {
  Ratings ratings; // only the players that are shown
  const WordList* words = nullptr;
  std::size_t leftOut = 0;
  std::string over;
  GameOrigins origins;
  ResultsMet results;

  [[nodiscard]] const std::string& name(const PlayerRating& player) const { return (*words)[player.player]; }
};

std::string points(double rating) {
  return std::to_string(std::lround(rating));
}

std::string ratingInWords(const YearRating& year, Language language) {
  return spoken(language, "{} (95 %: {} to {})", "{} (95 %: {} bis {})", points(year.rating),
                points(year.interval.low), points(year.interval.high));
}

std::string wonInWords(std::uint64_t games, std::uint64_t wins, std::uint64_t results, Language language) {
  std::string words = games == 1
                          ? spoken(language, "1 game, {} won", "1 Partie, {} gewonnen", wins)
                          : spoken(language, "{} games, {} won", "{} Partien, {} gewonnen", games, wins);
  if (results > 0) words += spoken(language, ", {} results only", ", {} nur Ergebnisse", results);
  return words;
}

void putRatings(const RatingAnswer& answer, Language language) {
  const Ratings& ratings = answer.ratings;
  switch (ratings.status) {
  case RatingStatus::found:
    break;
  case RatingStatus::nothingToTell:
    putLine(spoken(language, "No rating: it takes games with a winner, a date and players' names.",
                   "Keine Wertung: Dafür braucht es Partien mit Sieger, Datum und Spielernamen."));
    return tellBeside(answer.origins, answer.results, language);
  case RatingStatus::notFound:
    putLine(spoken(language, "No rating: the numbers are too extreme. Try a smaller --spread.",
                   "Keine Wertung: Die Zahlen sind zu extrem. Versuchen Sie ein kleineres --spread."));
    return tellBeside(answer.origins, answer.results, language);
  }
  if (ratings.players.empty())
    putLine(spoken(language, "The player is in none of these games.",
                   "Der Spieler ist in keiner dieser Partien."));
  for (const PlayerRating& player : ratings.players) {
    putLine(fmt::format("{}: {} {}; {}", printable(answer.name(player)), player.last().year,
                        ratingInWords(player.last(), language),
                        wonInWords(player.games, player.wins, player.results, language)));
    if (player.years.size() == 1) continue;
    for (const YearRating& year : player.years)
      putLine(fmt::format("  {}: {}; {}", year.year, ratingInWords(year, language),
                          wonInWords(year.games, year.wins, year.results, language)));
  }
  if (answer.leftOut > 0)
    tell(spoken(language, "players not shown: {}; --limit 0 shows all",
                "Spieler, nicht gezeigt: {}; --limit 0 zeigt alle", answer.leftOut));
  if (ratings.shared > 0)
    tell(spoken(language, "players with the fewest games, who share one rating: {}",
                "Spieler mit den wenigsten Partien, die sich eine Wertung teilen: {}", ratings.shared));
  if (ratings.withoutDate > 0)
    tell(spoken(language, "games without a date, which do not count: {}",
                "Partien ohne Datum, die nicht zählen: {}", ratings.withoutDate));
  if (ratings.withoutWinner > 0)
    tell(spoken(language, "games without a known winner, which do not count: {}",
                "Partien ohne bekannten Sieger, die nicht zählen: {}", ratings.withoutWinner));
  tellBeside(answer.origins, answer.results, language);
}

void putYearJson(JsonWriter& json, const YearRating& year) {
  json.beginObject();
  putCount(json, "games", year.games);
  json.key("rating");
  putEstimate(json, kRatedBy, year.rating, &year.interval, year.games);
  putCount(json, "results", year.results);
  putCount(json, "won", year.wins);
  json.key("year");
  json.value(std::int64_t{year.year});
  json.endObject();
}

void putRatingsJson(const RatingAnswer& answer, const RatingOptions& options) {
  std::string out;
  JsonWriter json(out);
  const Ratings& ratings = answer.ratings;
  json.beginObject();
  json.key("drift");
  putNumber(json, options.drift);
  json.field("filter", answer.over);
  putCount(json, "games", ratings.games);
  putCount(json, "left_out", answer.leftOut);
  json.key("players");
  json.beginArray();
  for (const PlayerRating& player : ratings.players) {
    json.beginObject();
    putCount(json, "games", player.games);
    json.field("player", answer.name(player));
    putCount(json, "results", player.results);
    putCount(json, "won", player.wins);
    json.key("years");
    json.beginArray();
    for (const YearRating& year : player.years)
      putYearJson(json, year);
    json.endArray();
    json.endObject();
  }
  json.endArray();
  putCount(json, "results", ratings.results);
  putCount(json, "results_unknown", answer.results.unknown.size());
  putCount(json, "sharing_one_rating", ratings.shared);
  json.key("spread");
  putNumber(json, options.spread);
  putCount(json, "without_date", ratings.withoutDate);
  putCount(json, "without_winner", ratings.withoutWinner);
  json.endObject();
  putLine(out);
}

void putRatingsCsv(const RatingAnswer& answer) {
  CsvWriter csv;
  csv.row({"player", "year", "games", "won", "results", "rating", "low", "high"});
  for (const PlayerRating& player : answer.ratings.players)
    for (const YearRating& year : player.years) {
      csv.text(answer.name(player)).number(year.year);
      for (const std::uint64_t number : {year.games, year.wins, year.results})
        csv.number(static_cast<std::int64_t>(number));
      csv.decimal(year.rating).decimal(year.interval.low).decimal(year.interval.high);
      csv.endRow();
    }
  put(csv.take());
}

/// One player is asked for: the others are rated in the same games all the same, but have no row.
void keepAsked(RatingAnswer& answer, const std::string& player) {
  if (player.empty()) return;
  const AskedName asked(player);
  std::erase_if(answer.ratings.players,
                [&](const PlayerRating& one) { return !asked.fits(answer.name(one)); });
}

int showRatings(const RatingArgs& args) {
  int status = kDone;
  auto source = openStats(args, status, FactParts::withResults);
  if (!source) return status;
  const std::string player = std::exchange(source->filter.seats.player, {});
  const Selection chosen = select(source->table, source->filter, ResultUse::known);
  const std::vector<SeatRow> seats = seatsOfGames(source->table, chosen.seats);
  RatingAnswer answer;
  answer.words = &source->table.words();
  answer.ratings = ratingsOf(source->table, seats, args.options());
  keepAsked(answer, player);
  if (auto& players = answer.ratings.players; args.limit > 0 && players.size() > args.limit) {
    answer.leftOut = players.size() - args.limit;
    players.resize(args.limit);
  }
  answer.over = source->over;
  answer.origins = originsOf(source->table, chosen.seats, reconstructedMaps(shelfWithOwnBoards()));
  answer.results = chosen.results;
  switch (args.form()) {
  case StatsForm::text:
    putRatings(answer, args.in());
    break;
  case StatsForm::json:
    putRatingsJson(answer, args.options());
    break;
  case StatsForm::csv:
    putRatingsCsv(answer);
    break;
  }
  return kDone;
}

} // namespace

void addStatsRatings(CLI::App& stats, int& status) {
  CLI::App* command = stats.add_subcommand("ratings", "How strong was each player in each year?");
  const auto args = std::make_shared<RatingArgs>();
  addStatsOptions(*command, *args);
  wholeNumber(command->add_option("--limit", args->limit, "Maximum number of players; 0: all"))
      ->type_name("N")
      ->capture_default_str();
  command->add_option("--spread", args->spread, "How far new players' ratings are apart: standard deviation")
      ->check(numberIn(1, 1000))
      ->type_name("POINTS")
      ->capture_default_str();
  command->add_option("--drift", args->drift, "How much a rating changes in a year: standard deviation")
      ->check(numberIn(0, 1000))
      ->type_name("POINTS")
      ->capture_default_str();
  command->footer("A new player is rated 1500. Of two players, the one with 400 points more is "
                  "ahead in 10 of 11 games. docs/statistics.md explains the model.\n\nExamples:\n"
                  "  annales stats ratings --library club.annales\n"
                  "  annales stats ratings --library club.annales --player Ilse --ruleset antike-ii\n"
                  "  annales stats ratings --library club.annales --from 2023 --csv");
  command->callback([args, &status] { status = showRatings(*args); });
}

} // namespace annales::cli
