#include "libreplay/notebook/edit_codec.h"

#include "engine/core/json_reader.h"
#include "engine/event/event_json.h"
#include "libreplay/log/annotation_codec.h"

namespace annales::inline replay {
namespace {

using simdjson::dom::element;

// --- writing
// -------------------------------------------------------------------------------------------------

/// Keys in sorted order, `edit` among them.
class EditWriter {
public:
  EditWriter(JsonWriter& json, const EventNames& names) : json_(json), names_(names) {}

  void operator()(const SetLine& e) const {
    kind("line");
    json_.key("events");
    putFacts(json_, e.events, names_);
    text("head", hexOf(e.head));
    text("name", e.name);
    text("parent", hexOf(e.parent));
  }
  void operator()(const RenameLine& e) const {
    kind("rename");
    text("from", e.from);
    text("to", e.to);
  }
  void operator()(const DeleteLine& e) const {
    kind("delete");
    text("name", e.name);
  }
  void operator()(const HideLine& e) const {
    kind("hide");
    truth("hidden", e.hidden);
    text("name", e.name);
  }
  void operator()(const PlaceLine& e) const {
    json_.key("before");
    if (e.before)
      json_.value(*e.before);
    else
      json_.null();
    kind("place");
    text("name", e.name);
  }
  void operator()(const AddRemark& e) const {
    kind("remark");
    std::string record;
    appendAnnotationRecord(record, e.remark);
    json_.key("record");
    json_.raw(record);
  }
  void operator()(const SetTag& e) const {
    kind("tag");
    text("name", e.name);
    text("value", e.value);
  }
  void operator()(const SetRecording& e) const {
    kind("recording");
    truth("on", e.on);
  }

private:
  void kind(std::string_view word) const { text("edit", word); }
  void text(std::string_view key, std::string_view value) const { json_.field(key, value); }
  void truth(std::string_view key, bool value) const { json_.field(key, value); }

  JsonWriter& json_;
  const EventNames& names_;
};

void head(JsonWriter& json, std::string_view at, std::string_view author) {
  json.field("at", at);
  json.field("author", author);
}

void kindOfEntry(JsonWriter& json, std::string_view word) {
  json.field("entry", word);
}

void write(JsonWriter& json, const StudyChange& change, const EventNames& names) {
  head(json, change.at, change.author);
  json.key("edits");
  json.beginArray();
  for (const Edit& edit : change.edits) {
    json.beginObject();
    std::visit(EditWriter(json, names), edit);
    json.endObject();
  }
  json.endArray();
  kindOfEntry(json, "change");
}

void write(JsonWriter& json, const UndoChange& undo, const EventNames&) {
  head(json, undo.at, undo.author);
  kindOfEntry(json, "undo");
}

void write(JsonWriter& json, const RedoChange& redo, const EventNames&) {
  head(json, redo.at, redo.author);
  kindOfEntry(json, "redo");
}

// --- reading
// -------------------------------------------------------------------------------------------------

std::vector<Event> readEvents(ObjectReader& r, const EventNames& names) {
  std::vector<Event> events;
  for (const element item : r.list("events")) {
    if (!r.ok()) break;
    ObjectReader fact(item, "an event of a line", r.fault());
    const element data = fact.field("data");
    const std::string_view type = fact.text("type");
    fact.finish();
    if (!r.ok()) break;
    auto event = decodeEvent(type, data, names);
    if (event)
      events.push_back(std::move(*event));
    else
      r.fault().set(event.error());
  }
  events.shrink_to_fit(); // they are kept
  return events;
}

SetLine readLine(ObjectReader& r, const EventNames& names) {
  SetLine e;
  e.events = readEvents(r, names);
  e.head = r.hash("head");
  e.name = r.text("name");
  e.parent = r.hash("parent");
  return e;
}

PlaceLine readPlace(ObjectReader& r) {
  PlaceLine e;
  const element before = r.field("before");
  if (r.ok() && !before.is_null()) e.before = r.text("before");
  e.name = r.text("name");
  return e;
}

AddRemark readRemark(ObjectReader& r) {
  const element record = r.field("record");
  if (!r.ok()) return {};
  auto remark = readAnnotation(record);
  if (remark) return {std::move(*remark)};
  r.fault().set(remark.error());
  return {};
}

Edit readFields(ObjectReader& r, std::string_view kind, const EventNames& names) {
  if (kind == "line") return readLine(r, names);
  if (kind == "rename") return RenameLine{std::string(r.text("from")), std::string(r.text("to"))};
  if (kind == "delete") return DeleteLine{std::string(r.text("name"))};
  if (kind == "hide") return HideLine{std::string(r.text("name")), r.truth("hidden")};
  if (kind == "place") return readPlace(r);
  if (kind == "remark") return readRemark(r);
  if (kind == "tag") return SetTag{std::string(r.text("name")), std::string(r.text("value"))};
  if (kind == "recording") return SetRecording{r.truth("on")};
  r.fault().set(say("{} is not an edit", inQuotes(kind)));
  return SetRecording{};
}

Edit readEdit(element item, const EventNames& names, JsonFault& fault) {
  ObjectReader r(item, "an edit", fault);
  const std::string_view kind = r.text("edit");
  if (!r.ok()) return SetRecording{};
  Edit edit = readFields(r, kind, names);
  r.finish();
  return edit;
}

std::vector<Edit> readEdits(ObjectReader& r, const EventNames& names) {
  std::vector<Edit> edits;
  for (const element item : r.list("edits")) {
    if (!r.ok()) break;
    edits.push_back(readEdit(item, names, r.fault()));
  }
  return edits;
}

Entry readPage(ObjectReader& r, const EventNames& names) {
  std::string at(r.text("at")), author(r.text("author"));
  const std::string_view kind = r.text("entry");
  if (kind == "undo") return UndoChange{std::move(author), std::move(at)};
  if (kind == "redo") return RedoChange{std::move(author), std::move(at)};
  if (kind != "change" && r.ok()) r.fault().set(say("{} is not a page of a notebook", inQuotes(kind)));
  return StudyChange{std::move(author), std::move(at), r.ok() ? readEdits(r, names) : std::vector<Edit>{}};
}

} // namespace

void appendEntry(std::string& out, const Entry& entry, const EventNames& names) {
  JsonWriter json(out);
  json.beginObject();
  std::visit([&](const auto& page) { write(json, page, names); }, entry);
  json.endObject();
}

Result<Entry> readEntry(std::string_view text, const EventNames& names) {
  StrictJson strict;
  const auto parsed = strict.parse(text);
  if (!parsed) return tl::unexpected(parsed.error());
  JsonFault fault;
  ObjectReader r(*parsed, "a page of a notebook", fault);
  Entry entry = readPage(r, names);
  r.finish();
  if (fault.any()) return fault.failed();
  return entry;
}

} // namespace annales::inline replay
