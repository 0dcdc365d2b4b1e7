// What is wrong with a file that an owner wrote, for programs.
#pragma once

#include "cli/file_name.h"
#include "engine/boards/board.h"
#include "engine/core/json_writer.h"

#include <span>
#include <string>
#include <string_view>

namespace annales::cli {

/// What was found of one file, as an object: `error` where it is unreadable, else `findings` and their list.
inline void putFindings(JsonWriter& json, std::string_view file, const std::string& unreadable,
                        std::span<const Finding> findings) {
  json.beginObject();
  if (!unreadable.empty()) {
    json.key("error");
    json.value(nameForJson(unreadable)); // it may name the file
  }
  json.key("file");
  json.value(nameForJson(file));
  if (unreadable.empty()) {
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
  json.endObject();
}

} // namespace annales::cli
