#include "libreplay/results/result_codec.h"

#include "engine/core/json_reader.h"
#include "engine/core/json_writer.h"
#include "engine/core/utf8.h"
#include "engine/event/options_codec.h"
#include "engine/map/map.h"
#include "libreplay/log/date_codec.h"

#include <algorithm>
#include <tuple>

namespace annales::inline replay {
namespace {

using simdjson::dom::element;

constexpr int kResultFormat = 1;
constexpr int kMostPersonages = 99;
constexpr int kMostMinutes = 99'999;
constexpr std::size_t kMostSources = 50;
constexpr int kMostSeats = static_cast<int>(kMaxNations);

// --- writing
// -------------------------------------------------------------------------------------------------

template <class T> void orNull(JsonWriter& json, std::string_view key, const std::optional<T>& value) {
  json.key(key);
  if (value)
    json.value(*value);
  else
    json.null();
}

void textOrNull(JsonWriter& json, std::string_view key, const std::string& text) {
  json.key(key);
  if (text.empty())
    json.null();
  else
    json.value(text);
}

void writeNations(JsonWriter& json, const std::vector<std::string>& nations) {
  json.key("nations");
  if (nations.empty()) return json.null();
  json.beginArray();
  for (const std::string& nation : nations)
    json.value(nation);
  json.endArray();
}

void writePerson(JsonWriter& json, const ResultPerson& person) {
  json.beginObject();
  json.field("nationWritten", person.nationWritten);
  writeNations(json, person.nations);
  orNull(json, "personages", person.personages);
  orNull(json, "place", person.place);
  textOrNull(json, "player", person.player);
  json.field("pointsWritten", person.pointsWritten);
  orNull(json, "seat", person.seat);
  orNull(json, "won", person.won);
  json.endObject();
}

void writeSource(JsonWriter& json, const ResultSource& source) {
  json.beginObject();
  json.field("bggPlay", source.bggPlay);
  json.field("log", wordOf(source.log));
  json.field("modified", source.modified);
  json.field("owner", source.owner);
  json.field("play", source.play);
  json.endObject();
}

void writeResultOptions(JsonWriter& json, const ResultRecord& record) {
  json.key("options");
  if (!record.options) return json.null();
  std::string text;
  appendOptions(text, *record.options, rulesetOf(record.ruleset));
  json.raw(text);
}

/// Without `id` and `rec` it is what the id is computed from.
void writeResult(std::string& out, const ResultRecord& record, bool whole) {
  JsonWriter json(out);
  json.beginObject();
  textOrNull(json, "board", record.board);
  json.field("boardWritten", record.boardWritten);
  json.field("comments", record.comments);
  json.field("counted", record.counted);
  textOrNull(json, "date", record.date);
  json.field("dateWritten", record.dateWritten);
  json.field("finished", record.finished);
  json.field("format", kResultFormat);
  if (whole) json.field("id", hexOf(record.id));
  orNull(json, "minutes", record.minutes);
  writeResultOptions(json, record);
  json.key("persons");
  json.beginArray();
  for (const ResultPerson& person : record.persons)
    writePerson(json, person);
  json.endArray();
  if (whole) json.field("rec", "result");
  json.field("ruleset", wordOf(record.ruleset));
  json.field("site", record.site);
  json.key("sources");
  json.beginArray();
  for (const ResultSource& source : record.sources)
    writeSource(json, source);
  json.endArray();
  json.field("withdrawn", record.withdrawn);
  json.endObject();
}

// --- reading
// -------------------------------------------------------------------------------------------------

std::string readTextOrNull(ObjectReader& r, std::string_view key) {
  const element value = r.field(key);
  if (!r.ok() || value.is_null()) return {};
  std::string text(readText(value, fmt::format("{}: \"{}\"", r.where(), key), r.fault()));
  if (r.ok() && text.empty()) r.wrong(key, "must be null where nothing is known");
  return text;
}

std::optional<int> readIntegerOrNull(ObjectReader& r, std::string_view key, int low, int high) {
  const element value = r.field(key);
  if (!r.ok() || value.is_null()) return std::nullopt;
  return readInteger(value, low, high, fmt::format("{}: \"{}\"", r.where(), key), r.fault());
}

std::optional<bool> readTruthOrNull(ObjectReader& r, std::string_view key) {
  const element value = r.field(key);
  if (!r.ok() || value.is_null()) return std::nullopt;
  bool truth = false;
  if (value.get_bool().get(truth) != simdjson::SUCCESS) r.wrong(key, "must be true, false or null");
  return truth;
}

std::vector<std::string> readNationsOrNull(ObjectReader& r) {
  std::vector<std::string> nations;
  const element value = r.field("nations");
  if (!r.ok() || value.is_null()) return nations;
  for (const element item : readList(value, "person: \"nations\"", r.fault())) {
    if (!r.ok() || nations.size() > 2) break;
    nations.emplace_back(readText(item, "person: an item of \"nations\"", r.fault()));
  }
  if (r.ok() && nations.empty()) r.wrong("nations", "must be null where nothing is known");
  return nations;
}

ResultPerson readPerson(element value, JsonFault& fault) {
  ObjectReader r(value, "person", fault);
  ResultPerson person;
  person.nationWritten = r.text("nationWritten");
  person.nations = readNationsOrNull(r);
  person.personages = readIntegerOrNull(r, "personages", 0, kMostPersonages);
  person.place = readIntegerOrNull(r, "place", 1, kMostSeats);
  person.player = readTextOrNull(r, "player");
  person.pointsWritten = r.text("pointsWritten");
  person.seat = readIntegerOrNull(r, "seat", 1, kMostSeats);
  person.won = readTruthOrNull(r, "won");
  r.finish();
  return person;
}

ResultSource readSource(element value, JsonFault& fault) {
  ObjectReader r(value, "source", fault);
  ResultSource source;
  source.bggPlay = r.text("bggPlay");
  source.log = r.word<PlayLog>("log");
  source.modified = r.text("modified");
  source.owner = r.text("owner");
  source.play = r.text("play");
  r.finish();
  return source;
}

/// The options are read once the ruleset is known: the element lives as long as the record's text.
ResultRecord readResultFields(ObjectReader& r) {
  ResultRecord record;
  record.board = readTextOrNull(r, "board");
  record.boardWritten = r.text("boardWritten");
  record.comments = r.text("comments");
  record.counted = r.truth("counted");
  record.date = readTextOrNull(r, "date");
  record.dateWritten = r.text("dateWritten");
  record.finished = r.truth("finished");
  static_cast<void>(r.integer("format", kResultFormat, kResultFormat));
  record.id = r.hash("id");
  record.minutes = readIntegerOrNull(r, "minutes", 1, kMostMinutes);
  const element options = r.field("options");
  for (const element person : r.list("persons")) {
    if (!r.ok() || record.persons.size() > kMaxNations) break;
    record.persons.push_back(readPerson(person, r.fault()));
  }
  static_cast<void>(r.text("rec"));
  record.ruleset = r.word<RulesetId>("ruleset");
  record.site = r.text("site");
  for (const element source : r.list("sources")) {
    if (!r.ok() || record.sources.size() > kMostSources) break;
    record.sources.push_back(readSource(source, r.fault()));
  }
  record.withdrawn = r.truth("withdrawn");
  r.finish();
  if (r.ok() && !options.is_null())
    record.options = readOptions(options, rulesetOf(record.ruleset), r.fault());
  return record;
}

// --- checking
// -------------------------------------------------------------------------------------------------

bool isTextOf(std::string_view text, std::size_t most) {
  const auto letters = utf8::length(text);
  return letters && *letters <= most && text.find('\0') == std::string_view::npos;
}

Result<void> checkResultText(std::string_view key, std::string_view text, std::size_t most) {
  if (isTextOf(text, most)) return {};
  return failure("result: \"{}\" must be a text of at most {} characters", key, most);
}

Result<void> checkPerson(const ResultPerson& person) {
  for (const auto& [key, text] : {std::pair("player", &person.player),
                                  {"nationWritten", &person.nationWritten},
                                  {"pointsWritten", &person.pointsWritten}})
    if (auto fits = checkResultText(key, *text, kLongestResultName); !fits) return fits;
  if (person.nations.size() > 2) return failure("person: \"nations\" must have one or two nations");
  for (const std::string& nation : person.nations)
    if (!isId(nation) || nation.size() > kLongestResultName)
      return failure("person: a nation must be an id (only a-z, 0-9 and -), not {}", inQuotes(nation));
  if (!std::ranges::is_sorted(person.nations) ||
      std::ranges::adjacent_find(person.nations) != person.nations.end())
    return failure("person: \"nations\" must be sorted, each nation once");
  return {};
}

/// Of what is known of all persons together.
Result<void> checkTogether(const ResultRecord& record) {
  std::vector<int> seats;
  std::vector<std::string> nations;
  for (const ResultPerson& person : record.persons) {
    if (person.seat) seats.push_back(*person.seat);
    nations.insert(nations.end(), person.nations.begin(), person.nations.end());
  }
  std::ranges::sort(seats);
  std::ranges::sort(nations);
  if (std::ranges::adjacent_find(seats) != seats.end())
    return failure("result: two persons have the same seat");
  if (std::ranges::adjacent_find(nations) != nations.end())
    return failure("result: two persons have the same nation");
  return {};
}

} // namespace

bool inOrder(const ResultPerson& a, const ResultPerson& b) {
  const auto rank = [](const ResultPerson& p) {
    return std::tie(p.player, p.nations, p.nationWritten, p.personages, p.place, p.seat, p.won,
                    p.pointsWritten);
  };
  return rank(a) < rank(b);
}

void seal(ResultRecord& record) {
  for (ResultPerson& person : record.persons)
    std::ranges::sort(person.nations);
  std::ranges::sort(record.persons,
                    [](const ResultPerson& a, const ResultPerson& b) { return inOrder(a, b); });
  std::ranges::sort(record.sources);
  record.sources.erase(std::unique(record.sources.begin(), record.sources.end()), record.sources.end());
  record.id = resultId(record);
}

Hash resultId(const ResultRecord& record) {
  std::string text;
  writeResult(text, record, false);
  return sha256(text);
}

Result<void> checkResult(const ResultRecord& record) {
  if (record.persons.size() < 2 || record.persons.size() > kMaxNations)
    return failure("result: \"persons\" must have 2 to {} persons", kMaxNations);
  if (record.sources.empty() || record.sources.size() > kMostSources)
    return failure("result: \"sources\" must have 1 to {} sources", kMostSources);
  if (!record.date.empty() && !isDate(record.date))
    return failure("result: \"date\" must be YYYY, YYYY-MM or YYYY-MM-DD, not {}", inQuotes(record.date));
  if (!record.board.empty() && (!isId(record.board) || record.board.size() > kLongestResultName))
    return failure("result: \"board\" must be an id (only a-z, 0-9 and -), not {}", inQuotes(record.board));
  if (auto fits = checkResultText("comments", record.comments, kLongestResultText); !fits) return fits;
  for (const auto& [key, text] : {std::pair("boardWritten", &record.boardWritten),
                                  {"dateWritten", &record.dateWritten},
                                  {"site", &record.site}})
    if (auto fits = checkResultText(key, *text, kLongestResultName); !fits) return fits;
  for (const ResultSource& source : record.sources)
    for (const auto& [key, text] : {std::pair("play", &source.play),
                                    {"bggPlay", &source.bggPlay},
                                    {"owner", &source.owner},
                                    {"modified", &source.modified}})
      if (auto fits = checkResultText(key, *text, kLongestResultName); !fits) return fits;
  for (const ResultPerson& person : record.persons)
    if (auto fits = checkPerson(person); !fits) return fits;
  return checkTogether(record);
}

void appendResultRecord(std::string& out, const ResultRecord& record) {
  writeResult(out, record, true);
}

Result<ResultRecord> readResult(element value) {
  JsonFault fault;
  ObjectReader r(value, "result", fault);
  ResultRecord record = readResultFields(r);
  if (fault.any()) return fault.failed();
  if (auto checked = checkResult(record); !checked) return tl::unexpected(checked.error());
  const Hash id = record.id;
  seal(record);
  if (id != record.id) return failure("result: \"id\" must be {}", hexOf(record.id));
  return record;
}

Result<ResultRecord> readResult(std::string_view text) {
  thread_local StrictJson json;
  const auto parsed = json.parse(text);
  if (!parsed) return tl::unexpected(parsed.error());
  return readResult(*parsed);
}

} // namespace annales::inline replay
