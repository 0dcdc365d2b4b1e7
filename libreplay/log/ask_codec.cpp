#include "libreplay/log/ask_codec.h"

#include "engine/core/strict_json.h"
#include "engine/core/utf8.h"
#include "libreplay/log/annotation_codec.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

using simdjson::dom::element;

// --- writing
// -------------------------------------------------------------------------------------------------

/// A value of a document in canonical form. Its keys are sorted; its numbers are integers.
void putCanonical(JsonWriter& json, element value, JsonFault& fault) {
  simdjson::dom::object object;
  simdjson::dom::array array;
  std::string_view text;
  std::int64_t number = 0;
  bool truth = false;
  if (value.get_object().get(object) == simdjson::SUCCESS) {
    std::vector<std::pair<std::string_view, element>> fields;
    for (const auto [key, inner] : object)
      fields.emplace_back(key, inner);
    std::ranges::sort(fields, {}, &std::pair<std::string_view, element>::first);
    json.beginObject();
    for (const auto& [key, inner] : fields) {
      json.escapedKey(key);
      putCanonical(json, inner, fault);
    }
    return json.endObject();
  }
  if (value.get_array().get(array) == simdjson::SUCCESS) {
    json.beginArray();
    for (const element inner : array)
      putCanonical(json, inner, fault);
    return json.endArray();
  }
  if (value.get_string().get(text) == simdjson::SUCCESS) return json.value(text);
  if (value.get_int64().get(number) == simdjson::SUCCESS) return json.value(number);
  if (value.get_bool().get(truth) == simdjson::SUCCESS) return json.value(truth);
  if (!value.is_null()) fault.set(say("an event of an expected turn: numbers must be integers"));
  json.null();
}

void putTexts(JsonWriter& json, std::string_view key, const std::vector<std::string>& texts) {
  json.key(key);
  json.beginArray();
  for (const std::string& text : texts)
    json.value(text);
  json.endArray();
}

void putExpected(JsonWriter& json, const ExpectedTurn& expected) {
  json.beginObject();
  json.field("match", wordOf(expected.match));
  json.field("text", expected.text);
  json.key("turn");
  json.beginArray();
  for (const std::string& fact : expected.turn)
    json.raw(fact);
  json.endArray();
  json.field("worth", wordOf(expected.worth));
  json.endObject();
}

// --- reading
// -------------------------------------------------------------------------------------------------

} // namespace

std::string readFact(element item, JsonFault& fault) {
  ObjectReader r(item, "an event of an expected turn", fault);
  static_cast<void>(r.field("data"));
  static_cast<void>(r.text("type"));
  r.finish();
  std::string fact;
  if (fault.any()) return fact;
  JsonWriter json(fact);
  putCanonical(json, item, fault);
  return fact;
}

namespace {

ExpectedTurn readExpected(element item, JsonFault& fault) {
  ObjectReader r(item, "an answer of a lesson", fault);
  ExpectedTurn expected;
  expected.match = r.word<TurnMatch>("match");
  expected.text = r.text("text");
  for (const element fact : r.list("turn")) {
    if (fault.any()) break;
    expected.turn.push_back(readFact(fact, fault));
  }
  expected.worth = r.word<TurnWorth>("worth");
  r.finish();
  return expected;
}

bool isAskText(std::string_view text) {
  const auto length = utf8::length(text);
  return length && *length <= kLongestAskText && text.find('\0') == std::string_view::npos;
}

} // namespace

void putAsk(JsonWriter& json, const Ask& ask) {
  json.beginObject();
  json.key("answers");
  json.beginArray();
  for (const ExpectedTurn& expected : ask.answers)
    putExpected(json, expected);
  json.endArray();
  putTexts(json, "hints", ask.hints);
  json.endObject();
}

Ask readAsk(element value, JsonFault& fault) {
  ObjectReader r(value, "\"ask\"", fault);
  Ask ask;
  for (const element item : r.list("answers")) {
    if (fault.any()) break;
    ask.answers.push_back(readExpected(item, fault));
  }
  for (const element item : r.list("hints")) {
    if (fault.any()) break;
    ask.hints.emplace_back(readText(item, "a hint of a lesson", fault));
  }
  r.finish();
  return ask;
}

std::optional<Saying> askFault(const Ask& ask) {
  if (ask.answers.size() > kMostExpectedTurns) return "\"ask\" may have at most 200 answers";
  if (ask.hints.size() > kMostHints) return "\"ask\" may have at most 50 hints";
  for (const ExpectedTurn& expected : ask.answers) {
    if (expected.turn.empty() || expected.turn.size() > kMostEventsOfTurn)
      return "the turn of an answer must have 1 to 1,000 events";
    if (!isAskText(expected.text))
      return "the text of an answer must be valid UTF-8 of at most 10,000 characters";
  }
  for (const std::string& hint : ask.hints)
    if (hint.empty() || !isAskText(hint)) return "a hint must be valid UTF-8 of 1 to 10,000 characters";
  return std::nullopt;
}

std::size_t bytesOfAsk(const Ask& ask) {
  constexpr std::size_t kAround = 64; // names of fields, brackets, commas
  std::size_t bytes = kAround;
  for (const ExpectedTurn& expected : ask.answers) {
    bytes += kAround + expected.text.size();
    for (const std::string& fact : expected.turn)
      bytes += fact.size() + 1;
  }
  for (const std::string& hint : ask.hints)
    bytes += hint.size() + 3;
  return bytes;
}

Result<std::vector<Event>> eventsOf(const ExpectedTurn& expected, const EventNames& names) {
  std::vector<Event> events;
  StrictJson strict;
  for (const std::string& text : expected.turn) {
    const auto parsed = strict.parse(text);
    if (!parsed) return tl::unexpected(parsed.error());
    JsonFault fault;
    ObjectReader fact(*parsed, "an event of an expected turn", fault);
    const element data = fact.field("data");
    const std::string_view type = fact.text("type");
    fact.finish();
    if (fault.any()) return fault.failed();
    auto event = decodeEvent(type, data, names);
    if (!event) return tl::unexpected(event.error());
    events.push_back(std::move(*event));
  }
  return events;
}

std::vector<std::string> factsOf(std::span<const Event> events, const EventNames& names) {
  std::vector<std::string> facts;
  facts.reserve(events.size());
  for (const Event& event : events)
    appendFact(facts.emplace_back(), event, names);
  return facts;
}

std::string askText(const Ask& ask) {
  std::string text;
  JsonWriter json(text);
  putAsk(json, ask);
  return text;
}

Result<Ask> readAskText(std::string_view text) {
  StrictJson strict;
  const auto parsed = strict.parse(text);
  if (!parsed) return tl::unexpected(parsed.error());
  JsonFault fault;
  Ask ask = readAsk(*parsed, fault);
  if (fault.any()) return fault.failed();
  if (auto wrong = askFault(ask)) return failure("annotation: {}", *std::move(wrong));
  return ask;
}

} // namespace annales::inline replay
