#include "engine/core/json_reader.h"

#include "engine/core/json_writer.h"

#include <algorithm>
#include <bit>

namespace annales::inline engine {
namespace {

using simdjson::dom::element;

simdjson::dom::document& constants() {
  static simdjson::dom::parser parser;
  static simdjson::dom::document document = [] {
    simdjson::dom::document made;
    static_cast<void>(parser.parse_into_document(made, std::string("[null,[],{}]")));
    return made;
  }();
  return document;
}

/// The stand-in for a missing field.
element constant(std::size_t which) {
  return constants().root().get_array().at(which).value_unsafe();
}

} // namespace

namespace {

/// DEL and U+0080 to U+009F, which JSON allows and terminals may obey.
void escapeControls(std::string& text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0U;
    if (c == 0x7F) {
      out += "\\u007f";
    } else if (c == 0xC2 && next < 0xA0) {
      out += fmt::format("\\u00{:02x}", next);
      ++i;
    } else {
      out += text[i];
    }
  }
  text = std::move(out);
}

} // namespace

std::string inQuotes(std::string_view text) {
  constexpr std::size_t kLongest = 60;
  std::size_t end = std::min(text.size(), kLongest);
  while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
    --end;
  std::string out;
  appendJsonString(out, text.substr(0, end));
  escapeControls(out);
  if (end < text.size()) out += "…";
  return out;
}

int readInteger(element value, int low, int high, std::string_view what, JsonFault& fault) {
  std::int64_t number = 0;
  if (value.get_int64().get(number) == simdjson::SUCCESS && number >= low && number <= high)
    return static_cast<int>(number);
  if (!fault.any())
    fault.set(low == high ? say("{} must be the number {}", what, low)
                          : say("{} must be a whole number from {} to {}", what, low, high));
  return low;
}

std::string_view readText(element value, std::string_view what, JsonFault& fault) {
  std::string_view text;
  if (value.get_string().get(text) != simdjson::SUCCESS && !fault.any())
    fault.set(say("{} must be a text, not {}", what, Saying::of(describe(value))));
  return text;
}

simdjson::dom::array readList(element value, std::string_view what, JsonFault& fault) {
  simdjson::dom::array list;
  if (value.get_array().get(list) == simdjson::SUCCESS) return list;
  if (!fault.any()) fault.set(say("{} must be a list, not {}", what, Saying::of(describe(value))));
  return constant(1).get_array().value_unsafe();
}

simdjson::dom::object readObject(element value, std::string_view what, JsonFault& fault) {
  simdjson::dom::object object;
  if (value.get_object().get(object) == simdjson::SUCCESS) return object;
  if (!fault.any()) fault.set(say("{} must be an object, not {}", what, Saying::of(describe(value))));
  return constant(2).get_object().value_unsafe();
}

ObjectReader::ObjectReader(element value, std::string_view where, JsonFault& fault)
    : object_(readObject(value, where, fault)), next_(object_.begin()), size_(object_.size()), where_(where),
      fault_(fault) {}

bool ObjectReader::take(std::string_view key, element& value) {
  // Once round from where the last field was: the next field is usually the right one.
  for (std::size_t step = 0; step < size_; ++step) {
    if (next_ == object_.end()) {
      next_ = object_.begin();
      place_ = 0;
    }
    const bool here = next_.key_equals(key);
    const std::uint64_t bit = place_ < 64 ? std::uint64_t{1} << place_ : 0;
    if (here) value = next_.value();
    ++next_;
    ++place_;
    if (!here) continue;
    taken_ |= bit;
    return true;
  }
  return false;
}

element ObjectReader::field(std::string_view key) {
  element value;
  if (take(key, value)) return value;
  if (ok()) wrong(key, "is missing");
  return constant(0);
}

std::optional<element> ObjectReader::optional(std::string_view key) {
  element value;
  if (!take(key, value)) return std::nullopt;
  return value;
}

int ObjectReader::integer(std::string_view key, int low, int high) {
  const element value = field(key);
  std::int64_t number = 0;
  if (value.get_int64().get(number) == simdjson::SUCCESS && number >= low && number <= high)
    return static_cast<int>(number);
  if (ok())
    wrong(key, low == high ? say("must be the number {}", low)
                           : say("must be a whole number from {} to {}", low, high));
  return low;
}

std::string_view ObjectReader::text(std::string_view key) {
  const element value = field(key);
  std::string_view text;
  if (value.get_string().get(text) != simdjson::SUCCESS && ok())
    wrong(key, say("must be a text, not {}", Saying::of(describe(value))));
  return text;
}

bool ObjectReader::truth(std::string_view key) {
  const element value = field(key);
  bool truth = false;
  if (value.get_bool().get(truth) != simdjson::SUCCESS && ok())
    wrong(key, say("must be true or false, not {}", Saying::of(describe(value))));
  return truth;
}

Hash ObjectReader::hash(std::string_view key) {
  if (const auto found = hashFromHex(text(key))) return *found;
  if (ok()) wrong(key, "must be 64 lower-case hexadecimal digits");
  return {};
}

std::optional<Hash> ObjectReader::hashOrNull(std::string_view key) {
  const element value = field(key);
  if (value.is_null()) return std::nullopt;
  std::string_view digits;
  if (value.get_string().get(digits) == simdjson::SUCCESS)
    if (const auto found = hashFromHex(digits)) return found;
  if (ok()) wrong(key, "must be null or 64 lower-case hexadecimal digits");
  return std::nullopt;
}

simdjson::dom::array ObjectReader::list(std::string_view key) {
  const element value = field(key);
  if (ok() && !value.is_array()) wrong(key, say("must be a list, not {}", Saying::of(describe(value))));
  return readList(value, key, fault_);
}

void ObjectReader::finish() {
  if (!ok() || static_cast<std::size_t>(std::popcount(taken_)) == size_) return;
  std::size_t place = 0;
  for (auto member = object_.begin(); member != object_.end(); ++member, ++place) {
    if (place < 64 && ((taken_ >> place) & 1U) != 0) continue;
    wrong(member.key(), "is an unknown field or appears twice");
    return;
  }
}

void ObjectReader::wrong(std::string_view key, Saying what) {
  if (ok()) fault_.set(say("{}: {} {}", where_, inQuotes(key), std::move(what)));
}

} // namespace annales::inline engine
