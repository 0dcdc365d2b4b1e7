#include "libreplay/log/tag_codec.h"

#include "engine/core/json_reader.h"
#include "engine/core/json_writer.h"
#include "engine/core/utf8.h"
#include "libreplay/log/date_codec.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

constexpr std::size_t kMaxName = 80;
constexpr std::size_t kMaxValue = 10'000;
static_assert(kLongestAuthor == kMaxValue);

bool isTagName(std::string_view name) {
  return !name.empty() && name.size() <= kMaxName && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-';
  });
}

bool isValue(std::string_view text) {
  const auto characters = utf8::length(text);
  return characters && *characters <= kMaxValue && text.find('\0') == std::string_view::npos;
}

} // namespace

Result<void> checkTag(std::string_view name, std::string_view value) {
  if (!isTagName(name))
    return failure("the name of a tag must have 1 to 80 characters (a-z, 0-9, dot and hyphen), not {}",
                   inQuotes(name));
  if (!isValue(value))
    return failure("the value of the tag \"{}\" must be a text of at most 10,000 characters", name);
  if (name == "date" && !isDate(value))
    return failure("the tag \"date\" must be YYYY, YYYY-MM or YYYY-MM-DD, not {}", inQuotes(value));
  return {};
}

Result<void> checkAuthor(std::string_view author) {
  if (isValue(author)) return {};
  return failure("the name of an author must be a text of at most 10,000 characters");
}

void appendTagRecord(std::string& out, std::string_view name, std::string_view value) {
  JsonWriter json(out);
  json.beginObject();
  json.field("name", name);
  json.field("rec", "tag");
  json.field("value", value);
  json.endObject();
}

} // namespace annales::inline replay
