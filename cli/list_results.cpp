#include "cli/list_results.h"

#include "cli/counted.h"
#include "libreplay/text/person_name.h"
#include "libreplay/text/plain_text.h"
#include "libreplay/words/sentence.h"
#include "libreplay/words/terms.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace annales::cli {
namespace {

std::string shortIdOf(const Hash& id) {
  return hexOf(id).substr(0, 12);
}

std::string nationsAsText(const ResultPerson& person) {
  std::string text;
  for (const std::string& nation : person.nations)
    text += (text.empty() ? "" : " and ") + readableId(nation);
  return text.empty() ? "nation unknown" : text;
}

std::string personAsText(const ResultPerson& person) {
  std::string text = person.player.empty() ? "no name" : printable(person.player);
  text += fmt::format(" ({}", nationsAsText(person));
  if (person.personages) text += fmt::format(", {}", *person.personages);
  if (person.seat) text += fmt::format(", seat {}", *person.seat);
  return text + ")";
}

std::string howItEnded(const ResultRecord& result) {
  const auto winner =
      std::ranges::find_if(result.persons, [](const ResultPerson& person) { return person.won == true; });
  if (!result.finished) return "broken off";
  if (winner == result.persons.end()) return "winner unknown";
  return "won by " +
         (winner->player.empty() ? std::string("somebody without a name") : printable(winner->player));
}

template <class T> void numberOrNull(JsonWriter& json, std::string_view key, const std::optional<T>& value) {
  json.key(key);
  value ? json.value(*value) : json.null();
}

void textOrNothing(JsonWriter& json, std::string_view key, const std::string& text) {
  json.key(key);
  text.empty() ? json.null() : json.value(text);
}

void writePersonOfResult(JsonWriter& json, const ResultPerson& person) {
  json.beginObject();
  json.key("nations");
  if (person.nations.empty()) {
    json.null();
  } else {
    json.beginArray();
    for (const std::string& nation : person.nations)
      json.value(nation);
    json.endArray();
  }
  numberOrNull(json, "personages", person.personages);
  numberOrNull(json, "place", person.place);
  textOrNothing(json, "player", person.player);
  numberOrNull(json, "seat", person.seat);
  numberOrNull(json, "won", person.won);
  json.endObject();
}

} // namespace

bool fitsFilter(const ResultGame& game, const ListFilter& filter) {
  const ResultRecord& result = game.result;
  if (filter.ruleset && *filter.ruleset != result.ruleset) return false;
  if (!filter.event.empty()) return false; // an occasion is not known
  const bool dated = !filter.from.empty() || !filter.to.empty();
  if (dated && result.date.empty()) return false;
  if (!filter.from.empty() && result.date < filter.from) return false;
  if (!filter.to.empty() && result.date.substr(0, filter.to.size()) > filter.to) return false;
  if (filter.player.empty()) return true;
  const AskedName asked(filter.player);
  return std::ranges::any_of(result.persons, [&](const ResultPerson& person) {
    return !person.player.empty() && asked.fits(person.player);
  });
}

bool lacksNations(const ResultGame& game) {
  return std::ranges::any_of(game.result.persons,
                             [](const ResultPerson& person) { return person.nations.empty(); });
}

std::string textOfResult(const ResultGame& game, const ResultsOfLibrary& all) {
  const ResultRecord& result = game.result;
  std::vector<std::string> parts;
  for (const std::string& part : {result.date.empty() ? std::string("date unknown") : result.date,
                                  std::string(titleOf(result.ruleset)), printable(result.site)})
    if (!part.empty()) parts.push_back(part);
  std::string text = fmt::format("{}  {}  result without moves, {}", shortIdOf(result.id),
                                 fmt::join(parts, "  "), howItEnded(result));
  if (!result.board.empty()) text += fmt::format(", board {}", result.board);
  if (!result.counted) text += ", not for statistics";
  std::vector<std::string> persons;
  for (const ResultPerson& person : result.persons)
    persons.push_back(personAsText(person));
  text += fmt::format("\n              {}", fmt::join(persons, ", "));
  if (game.recorded)
    text += fmt::format("\n              the result of the recorded game {}", shortIdOf(*game.recorded));
  // An entry that was changed, deleted or brought back is one record each time, and tells of the game once.
  if (result.sources.size() > 1)
    text += fmt::format("\n              {} tell of it", counted(result.sources.size(), "record"));
  for (const ResultContradiction& contradiction : game.contradictions)
    text += "\n              contradiction: " + printable(plainEnglish(contradiction.what));
  for (const std::size_t other : game.perhaps)
    text += fmt::format("\n              perhaps the same game as {}", shortIdOf(all.games[other].result.id));
  for (const Hash& other : game.perhapsRecorded)
    text += fmt::format("\n              perhaps the recorded game {}", shortIdOf(other));
  return text;
}

void writeResult(JsonWriter& json, const ResultGame& game, const ResultsOfLibrary& all) {
  const ResultRecord& result = game.result;
  json.beginObject();
  textOrNothing(json, "board", result.board);
  json.field("comments", result.comments);
  json.key("contradictions");
  json.beginArray();
  for (const ResultContradiction& contradiction : game.contradictions)
    json.value(plainEnglish(contradiction.what));
  json.endArray();
  json.field("counted", result.counted);
  textOrNothing(json, "date", result.date);
  json.field("finished", result.finished);
  json.key("game");
  game.recorded ? json.value(hexOf(*game.recorded)) : json.null();
  numberOrNull(json, "minutes", result.minutes);
  json.key("perhaps");
  json.beginArray();
  for (const std::size_t other : game.perhaps)
    json.value(hexOf(all.games[other].result.id));
  json.endArray();
  json.key("perhapsRecorded");
  json.beginArray();
  for (const Hash& other : game.perhapsRecorded)
    json.value(hexOf(other));
  json.endArray();
  json.key("persons");
  json.beginArray();
  for (const ResultPerson& person : result.persons)
    writePersonOfResult(json, person);
  json.endArray();
  json.key("records");
  json.beginArray();
  for (const std::size_t record : game.records)
    json.value(hexOf(all.records[record].id));
  json.endArray();
  json.field("result", hexOf(result.id));
  json.field("ruleset", wordOf(result.ruleset));
  json.field("site", result.site);
  json.endObject();
}

} // namespace annales::cli
