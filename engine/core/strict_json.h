// JSON as the event log allows it: stricter than RFC 8259, and with only one meaning for any line.
#pragma once

#include "engine/core/result.h"

#include <simdjson.h>

#include <cstddef>
#include <string>
#include <string_view>

namespace annales::inline engine {

/// Reads one text after another with one set of buffers. Refuses what the event log forbids: a byte order
/// mark, CR, invalid UTF-8, unpaired surrogates, U+0000, numbers with a fraction or an exponent, `-0`, a key
/// that appears twice in an object, deep nesting, and anything after the value.
class StrictJson {
public:
  /// No record of the event log is nested even half as deep.
  static constexpr std::size_t kMaxDepth = 32;

  StrictJson();
  /// The element and its texts live until the next call.
  [[nodiscard]] Result<simdjson::dom::element> parse(std::string_view text);
  /// The same without a copy, for a text that `simdjson::SIMDJSON_PADDING` readable bytes follow.
  [[nodiscard]] Result<simdjson::dom::element> parsePadded(std::string_view text);
  /// The same, until something else is parsed into the document.
  [[nodiscard]] Result<simdjson::dom::element> parsePaddedInto(simdjson::dom::document& document,
                                                               std::string_view text);

private:
  simdjson::dom::parser parser_;
  std::string copy_;
};

/// What a value is, as a word for a sentence: "a text", "true", "an object".
[[nodiscard]] std::string_view describe(simdjson::dom::element value);

} // namespace annales::inline engine
