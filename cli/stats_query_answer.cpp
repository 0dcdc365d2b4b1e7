#include "cli/stats_query_answer.h"

#include "cli/console.h"
#include "cli/stats_numbers.h"
#include "cli/stats_origins.h"
#include "cli/wrap.h"
#include "libreplay/query/answer_csv.h"
#include "libreplay/words/opening_words.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace annales::cli {
namespace {

constexpr std::size_t kIdLetters = 12;

std::string orDash(const std::string& text) {
  return text.empty() ? "-" : text;
}

std::string keyInWords(const std::string& key, CountBy by, Language language) {
  if (key.empty()) return spoken(language, "(not named)", "(ohne Namen)");
  switch (by) {
  case CountBy::opening:
    return spacesInWords(OpeningKey::read(key).value_or(OpeningKey()), language);
  case CountBy::winner:
  case CountBy::nation:
    return nationInWords(key, language);
  case CountBy::board:
    return boardInWords(key, language);
  case CountBy::player:
    break;
  }
  return printable(key);
}

std::string groupName(const CountedGroup& group, CountBy by, Language language) {
  const std::string key = keyInWords(group.key, by, language);
  return group.name.empty() ? key : fmt::format("{} ({})", key, printable(group.name));
}

void putGroups(const QueryAnswer& answer, CountBy by, Language language) {
  std::size_t width = 12;
  for (const CountedGroup& group : answer.groups)
    width = std::max(width, columnsOf(groupName(group, by, language)));
  const bool german = language == Language::german;
  putLine(fmt::format("{:<{}}  {:>7}  {:>6}  {:>11}  {:>7}  {:<18} {:>8}", "", width,
                      german ? "Partien" : "games", german ? "Plätze" : "seats",
                      german ? "entschieden" : "decided", german ? "Siege" : "won",
                      german ? "Siege (95 %)" : "wins (95 %)", german ? "Vergl." : "baseline"));
  for (const CountedGroup& group : answer.groups) {
    const auto share = winsOf(group);
    const std::string wins =
        share ? fmt::format("{} ({:.0f}-{:.0f})", percent(share, language), group.share.interval.low * 100,
                            group.share.interval.high * 100)
              : "-";
    putLine(fmt::format("{}  {:>7}  {:>6}  {:>11}  {:>7}  {:<18} {:>8}",
                        padded(groupName(group, by, language), width), group.games, group.nations,
                        group.share.observations, group.wins, wins, percent(baselineOf(group), language)));
  }
}

constexpr Noun kGames{"game", "games", "Partie", "Partien"}, kSeats{"seat", "seats", "Platz", "Plätze"},
    kEvents{"event", "events", "Ereignis", "Ereignisse"},
    kPositions{"position", "positions", "Stellung", "Stellungen"}, kTurns{"turn", "turns", "Zug", "Züge"};

std::string endInWords(const FoundGame& game, Language language) {
  const bool german = language == Language::german;
  if (!game.winner.empty())
    return spoken(language, "won by {}", "{} siegten", nationInWords(game.winner, language));
  if (!german) return std::string(wordOf(game.outcome));
  return game.outcome == Outcome::unfinished ? "unbeendet" : "unentschieden";
}

std::string nationsInWords(const FoundGame& game, Language language) {
  std::vector<std::string> names;
  for (const std::string& nation : game.nations)
    names.push_back(nationInWords(nation, language));
  return fmt::format("{}", fmt::join(names, ", "));
}

/// Rows with a column of names, as wide as the widest of them.
template <class Rows, class Name, class Put>
void putWithNames(const Rows& rows, std::size_t least, Name&& name, Put&& put) {
  std::size_t width = least;
  for (const auto& row : rows)
    width = std::max(width, columnsOf(name(row)));
  for (const auto& row : rows)
    put(row, padded(name(row), width));
}

void putFoundGames(const QueryAnswer& answer, Language language) {
  putWithNames(
      answer.gameRows, 24, [&](const FoundGame& game) { return nationsInWords(game, language); },
      [&](const FoundGame& game, const std::string& nations) {
        putLine(fmt::format("{}  {:<10}  {}  {}", hexOf(game.game).substr(0, kIdLetters), orDash(game.date),
                            nations, endInWords(game, language)));
      });
}

void putFoundEvents(const QueryAnswer& answer, Language language) {
  putWithNames(
      answer.eventRows, 13, [&](const FoundEvent& event) { return nationInWords(event.nation, language); },
      [&](const FoundEvent& event, const std::string& nation) {
        putLine(spoken(language, "{}  {:<10}  event {:<5}  round {:<3}  {}  for {}",
                       "{}  {:<10}  Ereignis {:<5}  Runde {:<3}  {}  {} lang",
                       hexOf(event.game).substr(0, kIdLetters), orDash(event.date), event.seq, event.round,
                       nation, counted(event.moments, kTurns, language)));
      });
}

void putWords(const QueryAnswer& answer, Language language) {
  putLine(spoken(language, "{}, {}, {} found in {} with {}", "{}, {}, {} gefunden in {} mit {}",
                 counted(answer.games, kGames, language), counted(answer.nations, kSeats, language),
                 counted(answer.events, kEvents, language), counted(answer.libraryGames, kGames, language),
                 counted(answer.libraryStates, kPositions, language)));
  if (answer.by)
    putGroups(answer, *answer.by, language);
  else if (answer.listsGames)
    putFoundGames(answer, language);
  else
    putFoundEvents(answer, language);
  if (answer.leftOut > 0)
    tell(
        spoken(language, "{} more; --limit 0 shows all", "{} weitere; --limit 0 zeigt alle", answer.leftOut));
  tellLeftOutResults(answer.results, language);
}

void jsonCount(JsonWriter& json, std::string_view key, std::size_t count) {
  json.key(key);
  json.value(static_cast<std::int64_t>(count));
}

void jsonText(JsonWriter& json, std::string_view key, std::string_view text) {
  json.key(key);
  text.empty() ? json.null() : json.value(text);
}

void jsonEvent(JsonWriter& json, const FoundEvent& event) {
  json.beginObject();
  jsonText(json, "date", event.date);
  jsonCount(json, "event", event.seq);
  json.key("game");
  json.value(hexOf(event.game));
  jsonText(json, "nation", event.nation);
  jsonText(json, "outcome", wordOf(event.outcome));
  json.key("place");
  event.place == 0 ? json.null() : json.value(static_cast<std::int64_t>(event.place));
  jsonText(json, "player", event.player);
  jsonCount(json, "round", event.round);
  jsonCount(json, "seat", event.seat + std::size_t{1});
  jsonCount(json, "turns", event.moments);
  json.endObject();
}

void jsonGame(JsonWriter& json, const FoundGame& game) {
  json.beginObject();
  jsonText(json, "board", game.board);
  jsonText(json, "date", game.date);
  jsonCount(json, "event", game.seq);
  json.key("game");
  json.value(hexOf(game.game));
  json.key("nations");
  json.beginArray();
  for (const std::string& nation : game.nations)
    json.value(nation);
  json.endArray();
  jsonText(json, "outcome", wordOf(game.outcome));
  jsonText(json, "ruleset", game.ruleset);
  jsonText(json, "winner", game.winner);
  json.endObject();
}

void jsonGroup(JsonWriter& json, const CountedGroup& group, CountBy by) {
  const bool byWinner = by == CountBy::winner;
  json.beginObject();
  json.key("baseline");
  putEstimate(
      json,
      "mean share of wins of the same ruleset, board, number of nations, seat and nation in all games of the "
      "library; beta-binomial towards one in as many as play",
      baselineOf(group), nullptr, group.share.observations);
  jsonText(json, "code", group.code);
  jsonCount(json, "games", group.games);
  jsonText(json, "key", group.key);
  jsonText(json, "name", group.name);
  jsonCount(json, "nations", group.nations);
  jsonCount(json, "seats", group.nations);
  jsonCount(json, "undecided", group.undecided);
  jsonCount(json, "unfinished", group.unfinished);
  json.key("wins");
  putEstimate(json,
              byWinner ? "share of the decided games found in which the nation plays, Wilson 95 %"
                       : "share of the seats found in decided games, by game: CR2, score interval, 95 %",
              winsOf(group), &group.share.interval, group.share.observations);
  json.endObject();
}

void putJson(const QueryAnswer& answer) {
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  if (answer.by) {
    json.key("count_by");
    json.value(kCountByWords[static_cast<std::size_t>(*answer.by)]);
  }
  json.key("found");
  json.beginObject();
  jsonCount(json, "events", answer.events);
  jsonCount(json, "games", answer.games);
  jsonCount(json, "nations", answer.nations);
  jsonCount(json, "seats", answer.nations);
  jsonCount(json, "states", answer.states);
  json.endObject();
  jsonCount(json, "left_out", answer.leftOut);
  if (answer.results > 0) jsonCount(json, "results_left_out", answer.results);
  json.key("over");
  json.beginObject();
  jsonCount(json, "games", answer.libraryGames);
  jsonCount(json, "states", answer.libraryStates);
  json.endObject();
  json.key("question");
  json.value(answer.question);
  json.key("rows");
  json.beginArray();
  for (const CountedGroup& group : answer.groups)
    jsonGroup(json, group, *answer.by);
  for (const FoundGame& game : answer.gameRows)
    jsonGame(json, game);
  for (const FoundEvent& event : answer.eventRows)
    jsonEvent(json, event);
  json.endArray();
  json.endObject();
  putLine(out);
}

void putCsv(const QueryAnswer& answer) {
  if (answer.by) return put(csvOf(answer.groups, *answer.by));
  put(answer.listsGames ? csvOf(answer.gameRows) : csvOf(answer.eventRows));
}

} // namespace

void putQueryAnswer(const QueryAnswer& answer, StatsForm form, Language language) {
  switch (form) {
  case StatsForm::text:
    return putWords(answer, language);
  case StatsForm::json:
    return putJson(answer);
  case StatsForm::csv:
    return putCsv(answer);
  }
}

} // namespace annales::cli
