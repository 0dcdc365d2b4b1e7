#include "engine/core/strict_json.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <new>
#include <vector>

namespace annales::inline engine {
namespace {

using simdjson::dom::element;
using simdjson::dom::element_type;

/// What the scans and the walk find wrong; null where all is well.
using Breach = const char*;
constexpr Breach kFine = nullptr;

const char* find(std::string_view text, char wanted) {
  return static_cast<const char*>(std::memchr(text.data(), wanted, text.size()));
}

/// Four hexadecimal digits, or a number above U+FFFF where they are not.
unsigned hexQuad(std::string_view digits) {
  unsigned value = 0;
  for (const char c : digits) {
    const unsigned digit = c >= '0' && c <= '9'   ? static_cast<unsigned>(c - '0')
                           : c >= 'a' && c <= 'f' ? static_cast<unsigned>(c - 'a' + 10)
                           : c >= 'A' && c <= 'F' ? static_cast<unsigned>(c - 'A' + 10)
                                                  : 16U;
    if (digit > 15U) return ~0U;
    value = value * 16U + digit;
  }
  return digits.size() == 4 ? value : ~0U;
}

/// Surrogates without their other half, and U+0000. Outside of strings JSON has no backslash, so every one
/// begins an escape.
Breach escapeFault(std::string_view text) {
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    if (text[i] != '\\') continue;
    ++i;
    if (text[i] != 'u') continue;
    const unsigned unit = hexQuad(text.substr(i + 1, 4));
    if (unit == 0) return "the character U+0000 is not allowed";
    if (unit >= 0xDC00 && unit <= 0xDFFF) return "a text has an unpaired surrogate";
    if (unit < 0xD800 || unit > 0xDBFF) continue;
    const bool paired =
        text.substr(i + 5, 2) == "\\u" && (hexQuad(text.substr(i + 7, 4)) & ~0x3FFU) == 0xDC00;
    if (!paired) return "a text has an unpaired surrogate";
    i += 6; // past the low half, which does not start anything
  }
  return kFine;
}

bool mentionsMinusZero(std::string_view text) {
  while (const char* minus = find(text, '-')) {
    text.remove_prefix(static_cast<std::size_t>(minus - text.data()) + 1);
    if (!text.empty() && text.front() == '0') return true;
  }
  return false;
}

/// The parser turns `-0` into 0, so it is looked for in the text, outside of strings.
Breach minusZeroFault(std::string_view text) {
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (quoted && text[i] == '\\')
      ++i;
    else if (text[i] == '"')
      quoted = !quoted;
    else if (!quoted && text[i] == '-' && text.substr(i + 1, 1) == "0")
      return "-0 is not allowed as a number";
  }
  return kFine;
}

bool repeats(simdjson::dom::object object) {
  std::vector<std::string_view> keys;
  keys.reserve(object.size());
  for (const auto member : object)
    keys.push_back(member.key);
  std::sort(keys.begin(), keys.end());
  return std::adjacent_find(keys.begin(), keys.end()) != keys.end();
}

Breach walk(element value);

Breach walkObject(simdjson::dom::object object) {
  std::string_view last;
  bool sorted = true; // as everything that programs write is; then no key can appear twice
  bool first = true;
  for (const auto member : object) {
    sorted = sorted && (first || last < member.key);
    last = member.key;
    first = false;
    if (const Breach fault = walk(member.value)) return fault;
  }
  return sorted || !repeats(object) ? kFine : "a key appears twice in an object";
}

Breach walkArray(simdjson::dom::array array) {
  for (const element item : array)
    if (const Breach fault = walk(item)) return fault;
  return kFine;
}

Breach walk(element value) {
  switch (value.type()) {
  case element_type::OBJECT:
    return walkObject(value.get_object().value_unsafe());
  case element_type::ARRAY:
    return walkArray(value.get_array().value_unsafe());
  case element_type::DOUBLE:
    return "numbers must be integers without a fraction or an exponent";
  default:
    return kFine;
  }
}

Saying sentence(simdjson::error_code error) {
  switch (error) {
  case simdjson::UTF8_ERROR:
    return "the line is not valid UTF-8";
  case simdjson::DEPTH_ERROR:
    return "the line is nested too deeply";
  case simdjson::NUMBER_ERROR:
    return "the line has a number that is not a valid integer";
  case simdjson::STRING_ERROR:
    return "a text has an escape sequence that JSON does not know";
  case simdjson::UNESCAPED_CHARS:
    return "a text has an unescaped control character";
  case simdjson::EMPTY:
    return "the line is blank";
  case simdjson::MEMALLOC:
    return "there is not enough memory for the line";
  default:
    return "the line is not a single JSON object";
  }
}

} // namespace

StrictJson::StrictJson() {
  if (parser_.allocate(std::size_t{1} << 14, kMaxDepth)) throw std::bad_alloc();
}

Result<element> StrictJson::parse(std::string_view text) {
  copy_.assign(text);
  copy_.resize(text.size() + simdjson::SIMDJSON_PADDING);
  return parsePadded(std::string_view(copy_).substr(0, text.size()));
}

Result<element> StrictJson::parsePadded(std::string_view text) {
  return parsePaddedInto(parser_.doc, text);
}

Result<element> StrictJson::parsePaddedInto(simdjson::dom::document& document, std::string_view text) {
  if (text.starts_with("\xEF\xBB\xBF")) return failure("a byte order mark is not allowed");
  if (find(text, '\r') != nullptr) return failure("a carriage return is not allowed");
  Breach fault = find(text, '\\') == nullptr ? kFine : escapeFault(text);
  if (fault == kFine && mentionsMinusZero(text)) fault = minusZeroFault(text);
  if (fault != kFine) return failure(Saying::of(fault));
  element root;
  if (const auto error = parser_.parse_into_document(document, text.data(), text.size(), false).get(root))
    return failure(sentence(error));
  if (fault = walk(root); fault != kFine) return failure(Saying::of(fault));
  return root;
}

std::string_view describe(element value) {
  switch (value.type()) {
  case element_type::ARRAY:
    return "a list";
  case element_type::OBJECT:
    return "an object";
  case element_type::INT64:
  case element_type::UINT64:
  case element_type::DOUBLE:
    return "a number";
  case element_type::STRING:
    return "a text";
  case element_type::BOOL:
    return value.get_bool().value_unsafe() ? "true" : "false";
  case element_type::NULL_VALUE:
    return "null";
  }
  return "a value";
}

} // namespace annales::inline engine
