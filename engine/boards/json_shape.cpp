#include "engine/boards/json_shape.h"

#include "engine/core/json_writer.h"
#include "engine/core/utf8.h"
#include "engine/map/map.h"

#include <algorithm>

namespace annales::inline engine::boards {

std::string JsonShape::inside(std::string_view place, std::string_view field) {
  return place.empty() ? std::string(field) : fmt::format("{}.{}", place, field);
}

bool JsonShape::object(const json& value, const std::string& place, Fields known) {
  if (!value.is_object()) {
    findings_.add(place, "expected an object");
    return false;
  }
  for (const auto& item : value.items())
    if (std::find(known.begin(), known.end(), item.key()) == known.end())
      findings_.add(inside(place, item.key()), "the format has no such field");
  return true;
}

const nlohmann::json* JsonShape::field(const json& object, const std::string& place, std::string_view name) {
  const auto at = object.find(name);
  if (at != object.end()) return &*at;
  findings_.add(inside(place, name), "is missing");
  return nullptr;
}

std::string JsonShape::placeOf(const json& entry, std::string_view list, std::size_t i) {
  const auto id = entry.is_object() ? entry.find("id") : entry.end();
  if (entry.is_object() && id != entry.end() && id->is_string() && isId(id->get_ref<const std::string&>()))
    return fmt::format("{}.{}", list, id->get_ref<const std::string&>());
  return fmt::format("{}[{}]", list, i);
}

bool JsonShape::array(const json& value, const std::string& place, std::size_t most) {
  if (!value.is_array())
    findings_.add(place, "expected a list");
  else if (value.size() > most)
    findings_.add(place, say("the list has more than {} entries", most));
  else
    return true;
  return false;
}

std::string JsonShape::text(const json& object, const std::string& place, std::string_view name,
                            std::size_t least, std::size_t most) {
  const json* value = field(object, place, name);
  if (value == nullptr) return {};
  const auto length = value->is_string() ? utf8::length(value->get_ref<const std::string&>()) : std::nullopt;
  if (length && *length >= least && *length <= most &&
      !utf8::hasControl(value->get_ref<const std::string&>()))
    return value->get<std::string>();
  findings_.add(inside(place, name),
                say("expected a text of {} to {} characters without control characters", least, most));
  return {};
}

std::string JsonShape::idOf(const json& value, const std::string& place) {
  if (value.is_string() && isId(value.get_ref<const std::string&>()) &&
      value.get_ref<const std::string&>().size() <= kMaxName)
    return value.get<std::string>();
  findings_.add(place, "expected an id with only the characters a-z, 0-9 and -");
  return {};
}

std::string JsonShape::id(const json& object, const std::string& place, std::string_view name) {
  const json* value = field(object, place, name);
  return value == nullptr ? std::string() : idOf(*value, inside(place, name));
}

LocalName JsonShape::localName(const json& owner, const std::string& place, std::string_view field_,
                               std::size_t least, std::size_t most) {
  const json* value = field(owner, place, field_);
  const std::string here = inside(place, field_);
  if (value == nullptr || !object(*value, here, {"en", "de"})) return {};
  return {text(*value, here, "en", least, most), text(*value, here, "de", least, most)};
}

std::optional<int> JsonShape::integer(const json& value, const std::string& place, int least, int most) {
  if (value.is_number_integer()) { // a number beyond 64 bits is read as a float
    const bool huge = value.is_number_unsigned() && value.get<std::uint64_t>() > INT32_MAX;
    const auto number = huge ? std::int64_t{INT32_MAX} : value.get<std::int64_t>();
    if (number >= least && number <= most) return static_cast<int>(number);
  }
  findings_.add(place, say("expected a whole number from {} to {}", least, most));
  return std::nullopt;
}

Provenance JsonShape::provenance(const json& file) {
  const json* value = field(file, "", "provenance");
  if (value == nullptr || !object(*value, "provenance", {"grade", "note"})) return {};
  Provenance provenance{word<Grade>(*value, "provenance", "grade").value_or(Grade::reconstructed), {}};
  const json* note = field(*value, "provenance", "note"); // the only text that may have more than one line
  if (note != nullptr && note->is_string())
    provenance.note = note->get<std::string>();
  else if (note != nullptr)
    findings_.add("provenance.note", "expected a text");
  return provenance;
}

Provenance JsonShape::printableProvenance(const json& file) {
  Provenance result = provenance(file);
  std::string inOneLine = result.note;
  std::replace(inOneLine.begin(), inOneLine.end(), '\n', ' ');
  if (utf8::hasControl(inOneLine))
    findings_.add("provenance.note", "expected a text without control characters other than line breaks");
  return result;
}

std::string provenanceText(const Provenance& provenance) {
  std::string out = fmt::format("{{\"grade\": \"{}\", \"note\": ", wordOf(provenance.grade));
  appendJsonString(out, provenance.note);
  return out + "}";
}

} // namespace annales::inline engine::boards
