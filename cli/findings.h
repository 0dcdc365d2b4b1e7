// What is wrong with a file that an owner wrote, for programs.
#pragma once

#include "engine/boards/board.h"
#include "engine/core/json_writer.h"

#include <span>

namespace annales::cli {

/// The key `findings` and its list.
inline void putFindings(JsonWriter& json, std::span<const Finding> findings) {
  json.key("findings");
  json.beginArray();
  for (const Finding& finding : findings) {
    json.beginObject();
    json.key("message");
    json.value(finding.message);
    json.key("place");
    json.value(finding.place);
    json.endObject();
  }
  json.endArray();
}

} // namespace annales::cli
