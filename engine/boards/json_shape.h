// Takes fields out of a JSON value that anybody may have written; anything that is not as it should be
// becomes a finding with its place. Shared by the files that owners write: boards, decks, price lists.
#pragma once

#include "engine/boards/board_check.h"

#include <fmt/core.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace annales::inline engine::boards {

class JsonShape {
public:
  using json = nlohmann::json;
  using Fields = std::initializer_list<std::string_view>;
  static constexpr std::size_t kMaxName = 200;

  explicit JsonShape(Findings& findings) : findings_(findings) {}

protected:
  /// "provinces.roma" and "site": "provinces.roma.site".
  [[nodiscard]] static std::string inside(std::string_view place, std::string_view field);

  /// True where the value is an object; names the fields that do not belong to it.
  bool object(const json& value, const std::string& place, Fields known);
  /// Null, and a finding, where it is missing.
  const json* field(const json& object, const std::string& place, std::string_view name);
  bool array(const json& value, const std::string& place, std::size_t most);

  /// Empty unless the field is a text of that length without control characters.
  std::string text(const json& object, const std::string& place, std::string_view name, std::size_t least,
                   std::size_t most);
  std::string name(const json& object, const std::string& place, std::string_view field) {
    return text(object, place, field, 1, kMaxName);
  }
  std::string idOf(const json& value, const std::string& place);
  std::string id(const json& object, const std::string& place, std::string_view name);
  /// `{"en","de"}`, each a text of that length.
  LocalName localName(const json& owner, const std::string& place, std::string_view field = "name",
                      std::size_t least = 1, std::size_t most = kMaxName);
  std::optional<int> integer(const json& value, const std::string& place, int least, int most);
  Provenance provenance(const json& file);
  /// The same, with a note that has no control characters but line breaks.
  Provenance printableProvenance(const json& file);

  template <class E> std::optional<E> wordIn(const json& value, const std::string& place) {
    const auto found = value.is_string() ? valueOf<E>(value.get_ref<const std::string&>()) : std::nullopt;
    if (!found) findings_.add(place, say("expected {}", anyOf(Words<E>::list)));
    return found;
  }
  template <class E>
  std::optional<E> word(const json& object, const std::string& place, std::string_view name) {
    const json* value = field(object, place, name);
    return value == nullptr ? std::nullopt : wordIn<E>(*value, inside(place, name));
  }

  /// Calls `visit(entry, place)`; the place is `provinces.roma`, or `provinces[7]` for one without an id.
  template <class Visit> void each(const json& object, std::string_view name, std::size_t most, Visit visit) {
    const json* list = field(object, "", name);
    if (list == nullptr || !array(*list, std::string(name), most)) return;
    for (std::size_t i = 0; i < list->size(); ++i)
      visit((*list)[i], placeOf((*list)[i], name, i));
  }

  [[nodiscard]] Findings& findings() { return findings_; }

private:
  static std::string placeOf(const json& entry, std::string_view list, std::size_t i);

  Findings& findings_;
};

/// As the files write it.
[[nodiscard]] std::string provenanceText(const Provenance& provenance);

} // namespace annales::inline engine::boards
