#include "importers/plays/field.h"

#include <array>
#include <charconv>

namespace annales::plays {

using simdjson::dom::element;

std::string textOf(element value) {
  std::string_view text;
  if (value.get_string().get(text) == simdjson::SUCCESS) return std::string(text);
  std::int64_t number = 0;
  if (value.get_int64().get(number) == simdjson::SUCCESS) return std::to_string(number);
  double decimal = 0;
  if (value.get_double().get(decimal) == simdjson::SUCCESS) return simdjson::minify(value);
  bool truth = false;
  if (value.get_bool().get(truth) == simdjson::SUCCESS) return truth ? "1" : "0";
  simdjson::dom::array list;
  if (value.get_array().get(list) == simdjson::SUCCESS && list.size() == 1)
    return list.at(0).value_unsafe().is_array() ? std::string() : textOf(list.at(0).value_unsafe());
  if (!value.is_object()) return {};
  for (const std::string_view name : {"_text", "#text", "$t", "_", "_cdata", "content"}) {
    element inner;
    if (value[name].get(inner) == simdjson::SUCCESS && inner.get_string().get(text) == simdjson::SUCCESS)
      return std::string(text);
  }
  return {};
}

bool fieldOf(element object, std::string_view name, element& value) {
  if (!object.is_object()) return false;
  if (object[name].get(value) == simdjson::SUCCESS) return true;
  for (const std::string_view sign : {"@", "-", "@_", "_", "$"})
    if (object[std::string(sign) + std::string(name)].get(value) == simdjson::SUCCESS) return true;
  for (const std::string_view group : {"$", "@attributes", "_attributes", "attributes", "attr", "@"}) {
    element inner;
    if (object[group].get(inner) == simdjson::SUCCESS && inner.is_object() &&
        inner[name].get(value) == simdjson::SUCCESS)
      return true;
  }
  return false;
}

std::string textIn(element object, std::string_view name) {
  element value;
  return fieldOf(object, name, value) ? textOf(value) : std::string();
}

std::int64_t numberIn(element object, std::string_view name) {
  const std::string text = textIn(object, name);
  std::int64_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

bool truthIn(element object, std::string_view name) {
  const std::string text = textIn(object, name);
  return text == "1" || text == "true" || text == "True";
}

} // namespace annales::plays
