// The records of the event log but annotations: their fields, before anything is known of the game they
// belong to.
#pragma once

#include "engine/core/json_reader.h"
#include "engine/map/map.h"
#include "importers/antike_jsonl/seal.h"

#include <simdjson.h>

#include <memory>
#include <optional>
#include <string_view>

namespace annales::inline importers {

enum class RecordKind : std::uint8_t { map, event, line, tag, annotation, seal, result };
} // namespace annales::inline importers

namespace annales {
template <> struct Words<importers::RecordKind> {
  static constexpr std::array<std::string_view, 7> list{"map",        "event", "line",  "tag",
                                                        "annotation", "seal",  "result"};
};
} // namespace annales

namespace annales::inline importers {

struct EventRecord {
  simdjson::dom::element data;
  Hash id;
  std::optional<Hash> parent;
  std::string_view type;
};

struct LineRecord {
  std::string_view name;
  Hash head;
};

struct TagRecord {
  std::string_view name;
  std::string_view value;
};

/// The word in `rec`.
[[nodiscard]] Result<RecordKind> recordKind(simdjson::dom::element record);
[[nodiscard]] Result<EventRecord> readEventRecord(simdjson::dom::element record);
[[nodiscard]] Result<LineRecord> readLineRecord(simdjson::dom::element record);
[[nodiscard]] Result<TagRecord> readTagRecord(simdjson::dom::element record);
[[nodiscard]] Result<LogSeal> readSealRecord(simdjson::dom::element record);
/// What `map` of a `map` record holds: exactly the object that is hashed, in the hashed order.
[[nodiscard]] Result<std::shared_ptr<const Map>> readMap(simdjson::dom::element map);
[[nodiscard]] Result<std::shared_ptr<const Map>> readMapRecord(simdjson::dom::element record);

} // namespace annales::inline importers
