#include "libreplay/log/annotation_codec.h"

#include "engine/core/json_reader.h"
#include "engine/core/json_writer.h"
#include "libreplay/log/ask_codec.h"

#include <span>

namespace annales::inline replay {
namespace {

using simdjson::dom::element;

// --- writing
// -------------------------------------------------------------------------------------------------

void field(JsonWriter& json, std::string_view key, std::string_view text) {
  json.field(key, text);
}

void field(JsonWriter& json, std::string_view key, const std::optional<Hash>& hash) {
  json.key(key);
  if (hash)
    json.value(hexOf(*hash));
  else
    json.null();
}

void field(JsonWriter& json, std::string_view key, const std::vector<std::string>& texts) {
  json.key(key);
  json.beginArray();
  for (const std::string& text : texts)
    json.value(text);
  json.endArray();
}

void write(JsonWriter& json, const Arrow& mark) {
  field(json, "colour", wordOf(mark.colour));
  field(json, "from", mark.from);
  field(json, "kind", "arrow");
  field(json, "to", mark.to);
}

void write(JsonWriter& json, const Ring& mark) {
  field(json, "colour", wordOf(mark.colour));
  field(json, "kind", "ring");
  field(json, "province", mark.province);
}

void write(JsonWriter& json, const Pact& mark) {
  field(json, "kind", "pact");
  field(json, "nations", mark.nations);
  field(json, "provinces", mark.provinces);
  json.field("until", mark.until);
}

void writeMarks(JsonWriter& json, const std::vector<Mark>& marks) {
  json.key("marks");
  json.beginArray();
  for (const Mark& mark : marks) {
    json.beginObject();
    std::visit([&json](const auto& m) { write(json, m); }, mark);
    json.endObject();
  }
  json.endArray();
}

/// Without `id` and `rec` it is what the id is computed from.
void write(std::string& out, const Annotation& a, bool whole) {
  JsonWriter json(out);
  json.beginObject();
  field(json, "answers", a.answers);
  if (a.ask) {
    json.key("ask");
    putAsk(json, *a.ask);
  }
  field(json, "at", a.at);
  field(json, "audience", wordOf(a.audience));
  field(json, "author", a.author);
  field(json, "event", hexOf(a.event));
  field(json, "glyphs", a.glyphs);
  if (whole) field(json, "id", hexOf(a.id));
  field(json, "layer", wordOf(a.layer));
  writeMarks(json, a.marks);
  json.key("nation");
  if (a.nation)
    json.value(*a.nation);
  else
    json.null();
  if (whole) field(json, "rec", "annotation");
  field(json, "replaces", a.replaces);
  json.field("retracted", a.retracted);
  field(json, "tags", a.tags);
  field(json, "text", a.text);
  json.endObject();
}

// --- reading
// -------------------------------------------------------------------------------------------------

std::vector<std::string> readTexts(ObjectReader& r, std::string_view key) {
  std::vector<std::string> texts;
  const std::string what = fmt::format("{}: an item of \"{}\"", r.where(), key);
  for (const element item : r.list(key)) {
    if (!r.ok()) break;
    texts.emplace_back(readText(item, what, r.fault()));
  }
  return texts;
}

Arrow readArrow(ObjectReader& r) {
  Arrow mark;
  mark.colour = r.word<MarkColour>("colour");
  mark.from = r.text("from");
  mark.to = r.text("to");
  return mark;
}

Ring readRing(ObjectReader& r) {
  Ring mark;
  mark.colour = r.word<MarkColour>("colour");
  mark.province = r.text("province");
  return mark;
}

Pact readPact(ObjectReader& r) {
  Pact mark;
  mark.nations = readTexts(r, "nations");
  mark.provinces = readTexts(r, "provinces");
  mark.until = r.integer("until", 1, kLastRound);
  return mark;
}

Mark readMark(element value, JsonFault& fault) {
  ObjectReader r(value, "mark", fault);
  const std::string_view kind = r.text("kind");
  Mark mark;
  if (kind == "arrow")
    mark = readArrow(r);
  else if (kind == "ring")
    mark = readRing(r);
  else if (kind == "pact")
    mark = readPact(r);
  else if (r.ok())
    r.wrong("kind", "must be arrow, ring or pact");
  r.finish();
  return mark;
}

std::vector<Mark> readMarks(ObjectReader& r) {
  std::vector<Mark> marks;
  for (const element item : r.list("marks")) {
    if (!r.ok()) break;
    marks.push_back(readMark(item, r.fault()));
  }
  return marks;
}

std::optional<std::string> readNation(ObjectReader& r) {
  const element value = r.field("nation");
  if (value.is_null()) return std::nullopt;
  return std::string(readText(value, "annotation: \"nation\"", r.fault()));
}

Annotation readFields(ObjectReader& r) {
  Annotation a;
  a.answers = r.hashOrNull("answers");
  if (const auto ask = r.optional("ask")) a.ask = readAsk(*ask, r.fault());
  a.at = r.text("at");
  a.audience = r.word<Audience>("audience");
  a.author = r.text("author");
  a.event = r.hash("event");
  a.glyphs = readTexts(r, "glyphs");
  a.id = r.hash("id");
  a.layer = r.word<Layer>("layer");
  a.marks = readMarks(r);
  a.nation = readNation(r);
  static_cast<void>(r.text("rec"));
  a.replaces = r.hashOrNull("replaces");
  a.retracted = r.truth("retracted");
  a.tags = readTexts(r, "tags");
  a.text = r.text("text");
  r.finish();
  return a;
}

} // namespace

void appendAnnotationRecord(std::string& out, const Annotation& annotation) {
  write(out, annotation, true);
}

Hash annotationId(const Annotation& annotation) {
  std::string text;
  write(text, annotation, false);
  return sha256(text);
}

Result<Annotation> readAnnotation(element record) {
  JsonFault fault;
  ObjectReader r(record, "annotation", fault);
  Annotation annotation = readFields(r);
  if (fault.any()) return fault.failed();
  if (auto checked = checkAnnotation(annotation); !checked) return tl::unexpected(checked.error());
  const Hash id = annotationId(annotation);
  if (id != annotation.id) return failure("annotation: \"id\" must be {}", hexOf(id));
  return annotation;
}

} // namespace annales::inline replay
