// Fields of foreign JSON: any of them may be missing, and a number may be a text.
#pragma once

#include <simdjson.h>

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

namespace annales::plays {

/// The text of a value: of a text, a number, true and false ("1", "0"); of an object that a converter of XML
/// made its text; of a list with one item that item. Else empty.
[[nodiscard]] std::string textOf(simdjson::dom::element value);
/// The field of an object, by its name or as a converter of XML calls an attribute: "@id", "-id", "$":
/// {"id"}. False where there is none.
[[nodiscard]] bool fieldOf(simdjson::dom::element object, std::string_view name,
                           simdjson::dom::element& value);
[[nodiscard]] std::string textIn(simdjson::dom::element object, std::string_view name);
/// 0 where it is none.
[[nodiscard]] std::int64_t numberIn(simdjson::dom::element object, std::string_view name);
/// "1", 1 and true.
[[nodiscard]] bool truthIn(simdjson::dom::element object, std::string_view name);

} // namespace annales::plays
