// annales stats openings, annales stats explore: what was played, and what became of it.
#include "cli/choice.h"
#include "cli/console.h"
#include "cli/stats_commands.h"
#include "cli/stats_numbers.h"
#include "cli/stats_origins.h"
#include "cli/stats_point.h"
#include "cli/stats_source.h"
#include "cli/wrap.h"
#include "importers/boards/own_boards.h"
#include "importers/published/published_sums.h"
#include "libreplay/openings/opening_sums.h"
#include "libreplay/text/csv.h"
#include "libreplay/words/comparison_words.h"
#include "libreplay/words/opening_words.h"
#include "libreplay/words/sentence.h"
#include "libreplay/words/terms.h"

#include <fmt/core.h>

#include <algorithm>
#include <functional>
#include <map>

namespace annales::cli {
namespace {

/// A row of the answer: what was played, by which name it goes, and its measures.
struct ExploreRow {
  std::string played, code, name;
  Measures measures;
};

struct ExploreAnswer {
  ExploreBy by = ExploreBy::spaces;
  std::string after; // what was played before; the number of a position
  unsigned round = 0;
  ExploreRow all;
  std::vector<ExploreRow> rows;
  std::size_t leftOut = 0; // rows beyond the limit
  bool byDrawn = false;    // the order of the rows
  GamesBehind games;
  std::size_t results = 0; // without moves: left out
};

std::string shareWords(const Measures& m, Language language) {
  if (m.decided == 0) return "-";
  return fmt::format("{} ({:.0f}-{:.0f})", percent(m.share, language), m.shareInterval.low * 100,
                     m.shareInterval.high * 100);
}

std::string drawnWords(const Measures& m, Language language) {
  if (!m.drawn) return fmt::format("{:<18} ", "-");
  return fmt::format("{:<18} ", fmt::format("{} ({:.0f}-{:.0f})", percent(m.drawn->value, language),
                                            m.drawn->interval.low * 100, m.drawn->interval.high * 100));
}

std::string meanWords(const std::optional<double>& value, Language language) {
  return value ? decimalInWords(*value, 2, language) : "-";
}

constexpr int kSeatsWidth = 6; // "Plätze"

std::string playedInWords(const ExploreAnswer& answer, const ExploreRow& row, Language language) {
  if (&row == &answer.all) return row.played;
  if (answer.by != ExploreBy::spaces) return turnInWords(row.played, language);
  return spacesInWords(OpeningKey::read(row.played).value_or(OpeningKey()), language);
}

std::string personagesHead(const ExploreAnswer& answer, Language language) {
  return spoken(language, "pers. by round {}", "Pers. bis Runde {}", answer.round);
}

void putExploreRow(const ExploreAnswer& answer, const ExploreRow& row, std::size_t width, Language language) {
  const Measures& m = row.measures;
  putLine(fmt::format("{}  {:>{}}  {}{:<18} {:>8}  {:>5}  {:>{}}  {:>5}  {}",
                      padded(playedInWords(answer, row, language), width), m.games, kSeatsWidth,
                      answer.byDrawn ? drawnWords(m, language) : "", shareWords(m, language),
                      percent(m.baseline, language), meanWords(m.place, language),
                      meanWords(m.personages, language), personagesHead(answer, language).size(),
                      m.firstPersonage ? fmt::format("{}", *m.firstPersonage) : "-", printable(row.name)));
}

/// "Antike, Antike II and Antike Duellum".
std::string titlesOf(const std::vector<RulesetId>& rulesets, Language language) {
  std::string words;
  for (std::size_t i = 0; i < rulesets.size(); ++i) {
    if (i > 0) words += i + 1 < rulesets.size() ? ", " : spoken(language, " and ", " und ");
    words += titleOf(rulesets[i]);
  }
  return words;
}

/// Of seats: several of a game are several nations, and not as many games.
void tellWhatDoesNotCount(const ExploreAnswer& answer, Language language) {
  const Measures& all = answer.all.measures;
  const bool nations = answer.games.severalOfAGame;
  if (all.unfinished + all.undecided > 0)
    tell(nations ? spoken(language,
                          "{} of these are from unfinished and {} from undecided games, and do not count "
                          "among the wins",
                          "{} davon stammen aus unbeendeten und {} aus unentschiedenen Partien und zählen "
                          "nicht zu den Siegen",
                          all.unfinished, all.undecided)
                 : spoken(language, "{} unfinished and {} undecided games do not count among the wins",
                          "{} unbeendete und {} unentschiedene Partien zählen nicht zu den Siegen",
                          all.unfinished, all.undecided));
  if (all.endedBefore > 0)
    tell(nations ? spoken(language,
                          "{} of these are from games that ended before round {}, and count there with their "
                          "final result",
                          "{} davon stammen aus Partien, die vor Runde {} zu Ende waren, und zählen dort mit "
                          "ihrem Endstand",
                          all.endedBefore, answer.round)
                 : spoken(language, "{} games ended before round {} and count there with their final result",
                          "{} Partien waren vor Runde {} zu Ende und zählen dort mit ihrem Endstand",
                          all.endedBefore, answer.round));
}

/// What a reader must know beside the table.
void tellAboutRows(const ExploreAnswer& answer, Language language) {
  if (answer.games.severalOfAGame)
    tell(spoken(
        language, "a seat is one nation in one game; each nation counts separately, even within one game",
        "ein Platz ist ein Volk in einer Partie; jedes Volk zählt einzeln, auch innerhalb einer Partie"));
  if (answer.games.rulesets.size() > 1)
    tell(spoken(language,
                "games of {} are counted together, so openings have no names; choose one with --ruleset {}",
                "Partien von {} zählen zusammen, deshalb haben Eröffnungen keine Namen; wählen Sie eines mit "
                "--ruleset {}",
                titlesOf(answer.games.rulesets, language), wordOf(answer.games.rulesets.front())));
  if (answer.leftOut > 0)
    tell(answer.byDrawn
             ? spoken(language, "rows with smaller shares not shown: {}; --limit 0 shows all",
                      "Zeilen mit kleineren Anteilen, nicht gezeigt: {}; --limit 0 zeigt alle",
                      answer.leftOut)
             : spoken(language, "rarer rows not shown: {}; --limit 0 shows all",
                      "seltenere Zeilen, nicht gezeigt: {}; --limit 0 zeigt alle", answer.leftOut));
  if (answer.byDrawn)
    tell(spoken(language, "sorted by the share drawn towards the baseline: the fewer the games, the more",
                "sortiert nach dem zum Vergleichswert gezogenen Anteil: je weniger Partien, desto mehr"));
  tellWhatDoesNotCount(answer, language);
  tellOrigins(answer.games.origins, language);
  tellLeftOutResults(answer.results, language);
}

/// Results without moves know no openings.
void putLeftOutResults(JsonWriter& json, std::size_t results) {
  if (results == 0) return;
  json.key("results_left_out");
  json.value(static_cast<std::int64_t>(results));
}

void putExplored(const ExploreAnswer& answer, const StatsSource& source) {
  const Language language = source.language;
  std::size_t width = 12;
  for (const ExploreRow& row : answer.rows)
    width = std::max(width, columnsOf(playedInWords(answer, row, language)));
  if (!source.over.empty())
    putLine(spoken(language, "Only games with {}", "Nur Partien mit {}", printable(source.over)));
  const bool german = language == Language::german;
  putLine(fmt::format(
      "{:<{}}  {:>{}}  {}{:<18} {:>8}  {:>5}  {}  {:>5}", "", width, german ? "Plätze" : "seats", kSeatsWidth,
      answer.byDrawn ? fmt::format("{:<18} ", german ? "gezogen (95 %)" : "drawn (95 %)") : "",
      german ? "Siege (95 %)" : "wins (95 %)", german ? "Vergl." : "baseline", german ? "Rang" : "place",
      personagesHead(answer, language), german ? "erste" : "first"));
  for (const ExploreRow& row : answer.rows)
    putExploreRow(answer, row, width, language);
  putExploreRow(answer, answer.all, width, language);
  tellAboutRows(answer, language);
}

void putJsonRow(JsonWriter& json, const ExploreRow& row, unsigned round) {
  json.beginObject();
  // Keys in sorted order, as everywhere: the measures lie between.
  json.key("about");
  json.beginObject();
  json.key("code");
  row.code.empty() ? json.null() : json.value(row.code);
  json.key("name");
  row.name.empty() ? json.null() : json.value(row.name);
  json.key("played");
  json.value(row.played);
  json.endObject();
  putMeasures(json, row.measures, round);
  json.endObject();
}

void putExploredJson(const ExploreAnswer& answer, const StatsSource& source) {
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.key("after");
  json.value(answer.after);
  json.key("all");
  putJsonRow(json, answer.all, answer.round);
  json.key("by");
  json.value(wordOf(answer.by));
  json.key("filter");
  json.value(source.over);
  json.key("games_by_bots");
  json.value(static_cast<std::int64_t>(answer.games.origins.bots));
  json.key("games_on_reconstructed_boards");
  json.value(static_cast<std::int64_t>(answer.games.origins.reconstructed));
  json.key("left_out");
  json.value(static_cast<std::int64_t>(answer.leftOut));
  putLeftOutResults(json, answer.results);
  json.key("rows");
  json.beginArray();
  for (const ExploreRow& row : answer.rows)
    putJsonRow(json, row, answer.round);
  json.endArray();
  json.endObject();
  putLine(out);
}

void putExploredCsv(const ExploreAnswer& answer) {
  CsvWriter csv;
  csv.row({"played", "code", "name", "games", "decided", "wins", "low", "high", "baseline", "place",
           "personages", "round", "first_personage_round", "seats", "drawn", "drawn_low", "drawn_high"});
  const auto number = [&](const std::optional<double>& value) {
    value ? csv.decimal(*value) : csv.nothing();
  };
  for (const ExploreRow& row : answer.rows) {
    const Measures& m = row.measures;
    csv.text(row.played).text(row.code).text(row.name);
    csv.number(static_cast<std::int64_t>(m.games)).number(static_cast<std::int64_t>(m.decided));
    number(m.share);
    csv.decimal(m.shareInterval.low).decimal(m.shareInterval.high);
    number(m.baseline);
    number(m.place);
    number(m.personages);
    csv.number(static_cast<std::int64_t>(answer.round));
    m.firstPersonage ? csv.number(static_cast<std::int64_t>(*m.firstPersonage)) : csv.nothing();
    csv.number(static_cast<std::int64_t>(m.games));
    number(m.drawn ? std::optional(m.drawn->value) : std::nullopt);
    number(m.drawn ? std::optional(m.drawn->interval.low) : std::nullopt);
    number(m.drawn ? std::optional(m.drawn->interval.high) : std::nullopt);
    csv.endRow();
  }
  put(csv.take());
}

int putAnswer(const ExploreAnswer& answer, const StatsSource& source, StatsForm form) {
  switch (form) {
  case StatsForm::text:
    putExplored(answer, source);
    break;
  case StatsForm::json:
    putExploredJson(answer, source);
    break;
  case StatsForm::csv:
    putExploredCsv(answer);
    break;
  }
  return kDone;
}

ExploreRow rowOf(std::string played, const NamedOpening* named, const SeatTally& tally, Language language) {
  if (named == nullptr) return {std::move(played), "", "", measuresOf(tally)};
  const bool german = language == Language::german && !named->german.empty();
  return {std::move(played), named->code, german ? named->german : named->english, measuresOf(tally)};
}

/// The name that all chosen games of the key have in common: none where they are of several rulesets.
const NamedOpening* nameOf(const StatsSource& source, const std::vector<RulesetId>& rulesets,
                           OpeningKey key) {
  if (rulesets.size() != 1) return nullptr;
  return source.book.name(rulesets.front(), source.filter.seats.nation, key);
}

/// Draws the shares of all rows, sorts them as was asked, and keeps the first.
void sortAndKeep(ExploreAnswer& answer, std::size_t limit) {
  std::vector<Measures*> drawn;
  for (ExploreRow& row : answer.rows)
    drawn.push_back(&row.measures);
  drawTogether(drawn);
  const auto value = [](const ExploreRow& row) {
    return row.measures.drawn ? row.measures.drawn->value : -1;
  };
  if (answer.byDrawn) std::ranges::stable_sort(answer.rows, std::greater(), value);
  if (limit == 0 || answer.rows.size() <= limit) return;
  answer.leftOut = answer.rows.size() - limit;
  answer.rows.resize(limit);
}

/// In CSV and JSON it is a key.
std::string allWord(const ExploreArgs& args, Language language) {
  return language == Language::german && args.form() == StatsForm::text ? "alle" : "all";
}

/// What was asked, without rows.
ExploreAnswer answerTo(const ExploreArgs& args, const StatsSource& source, ExploreRow all,
                       GamesBehind games) {
  return {args.way(),    "", args.round, std::move(all), {}, 0, args.sort == "drawn", std::move(games),
          source.results};
}

/// What follows, and the games behind it.
struct FoundNext {
  Explored found;
  GamesBehind games;
};

/// `asked` with the filter of the source; `sums` gets what the server says.
AskSums askingSpaces(SpacesAsked asked, const std::vector<Hash>& maps, std::optional<OpeningSums>& sums) {
  return [asked, &maps, &sums](PublishedSums& server, const StatsSource& source) mutable -> Result<bool> {
    asked.filter = source.filter;
    auto found = server.openings(asked, maps);
    if (!found) return tl::unexpected(found.error());
    sums = *std::move(found);
    return sums.has_value();
  };
}

/// Nothing, with a message and the exit status, where that cannot be.
std::optional<StatsSource> askNext(const ExploreArgs& args, const ExplorePoint& from, FoundNext& next,
                                   int& status) {
  const std::vector<Hash> maps = reconstructedMaps(shelfWithOwnBoards());
  const auto* spaces = std::get_if<OpeningKey>(&from.journey);
  std::optional<OpeningSums> sums;
  AskSums ask;
  if (spaces != nullptr)
    ask = askingSpaces({.from = *spaces, .turns = spaces->turns() + 1, .round = args.round}, maps, sums);
  auto source = openStats(args, status, spaces != nullptr ? FactParts::plain : FactParts::withTurns, ask);
  if (!source) return source;
  if (sums) {
    next = {exploredIn(*sums, *spaces), std::move(sums->games)};
    return source;
  }
  const Selection chosen = select(source->table, source->filter);
  const Baselines baselines(source->table, source->filter.games);
  next.found = explore(source->table, chosen, baselines, from.journey, args.round);
  next.games = gamesBehind(source->table, chosen, seatsAt(source->table, chosen, from.journey), maps);
  return source;
}

int explore(ExploreArgs args) {
  int status = kDone;
  const auto from = pointFor(args, status);
  if (!from) return status;
  FoundNext next;
  const auto source = askNext(args, *from, next, status);
  if (!source) return status;
  const auto named = [&](std::optional<Space> then) -> const NamedOpening* {
    if (!from->spaces) return nullptr;
    return nameOf(*source, next.games.rulesets, then ? from->spaces->then(*then) : *from->spaces);
  };
  ExploreAnswer answer = answerTo(
      args, *source, rowOf(allWord(args, args.in()), named({}), next.found.all, args.in()), next.games);
  answer.after = from->words;
  for (const Continuation& way : next.found.next) {
    const std::string space(way.space == Space::none ? "-" : wordOf(way.space));
    answer.rows.push_back(rowOf(way.done.empty() ? space : way.done, named(way.space), way.tally, args.in()));
  }
  sortAndKeep(answer, args.limit);
  return putAnswer(answer, *source, args.form());
}

int openings(const ExploreArgs& args) {
  int status = kDone;
  SpacesAsked asked{.turns = args.turns, .round = args.round};
  const std::vector<Hash> maps = reconstructedMaps(shelfWithOwnBoards());
  std::optional<OpeningSums> onServer;
  const auto source = openStats(args, status, FactParts::plain, askingSpaces(asked, maps, onServer));
  if (!source) return status;
  asked.filter = source->filter;
  const OpeningSums sums = onServer ? std::move(*onServer) : openingSums(source->table, asked, maps);
  ExploreAnswer answer =
      answerTo(args, *source, rowOf(allWord(args, args.in()), nullptr, sums.all, args.in()), sums.games);
  for (const auto& [key, tally] : sums.played)
    answer.rows.push_back(rowOf(key.words(), nameOf(*source, sums.games.rulesets, key), tally, args.in()));
  sortAndKeep(answer, args.limit);
  return putAnswer(answer, *source, args.form());
}

void addSort(CLI::App& command, ExploreArgs& args) {
  oneOf(command.add_option("--sort", args.sort,
                           "Order of the rows: by games, or by the share of wins drawn towards the baseline"),
        {"games", "drawn"})
      ->capture_default_str();
}

void addLimit(CLI::App& command, ExploreArgs& args) {
  wholeNumber(command.add_option("--limit", args.limit, "Maximum number of rows; 0: all"))
      ->type_name("N")
      ->capture_default_str();
}

void addRound(CLI::App& command, ExploreArgs& args) {
  command.add_option("--round", args.round, "Round after which personages are counted")
      ->check(numberIn(1U, 200U))
      ->type_name("R")
      ->capture_default_str();
}

} // namespace

void addStatsExplore(CLI::App& stats, int& status) {
  CLI::App* command = stats.add_subcommand("explore", "Show what was played next, and with what result");
  const auto args = std::make_shared<ExploreArgs>();
  addStatsOptions(*command, *args);
  addPointOptions(*command, *args);
  addLimit(*command, *args);
  addSort(*command, *args);
  addRound(*command, *args);
  command->footer(
      "Examples:\n"
      "  annales stats explore --library club.annales --nation romans\n"
      "  annales stats explore --library club.annales --nation romans --after iron\n"
      "  annales stats explore --library club.annales --player \"Growth bot\" --nations 4 --json\n"
      "  annales stats explore --library club.annales --by deeds --after \"temple +temple:roma\"\n"
      "  annales stats explore --library club.annales --by position --game tonight.antike.jsonl "
      "--at 40");
  command->callback([args, &status] { status = explore(*args); });
}

void addStatsOpenings(CLI::App& stats, int& status) {
  CLI::App* command =
      stats.add_subcommand("openings", "Show which openings were played, and with what result");
  const auto args = std::make_shared<ExploreArgs>();
  addStatsOptions(*command, *args);
  command->add_option("--turns", args->turns, "Number of first turns that define an opening")
      ->check(numberIn(1U, static_cast<unsigned>(kKeyTurns)))
      ->type_name("K")
      ->capture_default_str();
  addLimit(*command, *args);
  addSort(*command, *args);
  addRound(*command, *args);
  command->footer("Examples:\n"
                  "  annales stats openings --library club.annales\n"
                  "  annales stats openings --library club.annales --turns 2 --nation greeks --csv");
  command->callback([args, &status] { status = openings(*args); });
}

} // namespace annales::cli
