#include "importers/antike_jsonl/records.h"

#include <limits>

namespace annales::inline importers {

Result<RecordKind> recordKind(simdjson::dom::element record) {
  simdjson::dom::object object;
  if (record.get_object().get(object) != simdjson::SUCCESS)
    return failure("the line must be a JSON object, not {}", Saying::of(describe(record)));
  std::string_view word;
  if (object["rec"].get_string().get(word) == simdjson::SUCCESS)
    if (const auto kind = valueOf<RecordKind>(word)) return *kind;
  return failure("\"rec\" must be {}", anyOf(Words<RecordKind>::list));
}

Result<EventRecord> readEventRecord(simdjson::dom::element record) {
  JsonFault fault;
  ObjectReader r(record, "event", fault);
  EventRecord event;
  event.data = r.field("data");
  event.id = r.hash("id");
  event.parent = r.hashOrNull("parent");
  static_cast<void>(r.field("rec"));
  event.type = r.text("type");
  r.finish();
  if (fault.any()) return fault.failed();
  return event;
}

Result<LineRecord> readLineRecord(simdjson::dom::element record) {
  JsonFault fault;
  ObjectReader r(record, "line", fault);
  LineRecord line;
  line.head = r.hash("head");
  line.name = r.text("name");
  static_cast<void>(r.field("rec"));
  r.finish();
  if (fault.any()) return fault.failed();
  return line;
}

Result<TagRecord> readTagRecord(simdjson::dom::element record) {
  JsonFault fault;
  ObjectReader r(record, "tag", fault);
  TagRecord tag;
  tag.name = r.text("name");
  static_cast<void>(r.field("rec"));
  tag.value = r.text("value");
  r.finish();
  if (fault.any()) return fault.failed();
  return tag;
}

Result<LogSeal> readSealRecord(simdjson::dom::element record) {
  JsonFault fault;
  ObjectReader r(record, "seal", fault);
  LogSeal seal;
  static_cast<void>(r.field("rec"));
  seal.rows = static_cast<std::uint64_t>(r.integer("rows", 0, std::numeric_limits<int>::max()));
  seal.sum = r.hash("sha256");
  r.finish();
  if (fault.any()) return fault.failed();
  return seal;
}

} // namespace annales::inline importers
