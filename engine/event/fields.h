// Appends the fields of one event to its canonical form. Keys are named in sorted order; words are ids and
// need no escape.
#pragma once

#include "engine/core/json_writer.h"
#include "engine/event/codec.h"

#include <array>
#include <charconv>
#include <string>
#include <string_view>
#include <type_traits>

namespace annales::inline engine {

/// The resources in the order of their words.
inline constexpr std::array kSortedResources{Resource::coins, Resource::gold, Resource::iron,
                                             Resource::marble};

inline void appendNumber(std::string& out, int value) {
  char digits[12];
  const char* end = std::to_chars(digits, digits + sizeof digits, value).ptr;
  out.append(digits, static_cast<std::size_t>(end - digits));
}

class Fields {
public:
  Fields(std::string& out, const EventNames& names) : out_(out), names_(names) { out_ += '{'; }
  void close() { out_ += '}'; }

  Fields& key(std::string_view key) {
    if (out_.back() != '{') out_ += ',';
    out_ += '"';
    out_ += key;
    out_ += "\":";
    return *this;
  }
  void word(std::string_view name, std::string_view value) {
    key(name);
    put(value);
  }
  template <class E>
  requires std::is_enum_v<E>
  void word(std::string_view name, E value) { word(name, wordOf(value)); }
  void number(std::string_view name, int value) {
    key(name);
    put(value);
  }
  void truth(std::string_view name, bool value) {
    key(name);
    out_ += value ? "true" : "false";
  }
  void null(std::string_view name) {
    key(name);
    out_ += "null";
  }
  void text(std::string_view name, std::string_view value) {
    key(name);
    appendJsonString(out_, value);
  }
  void nation(std::string_view name, NationId value) { word(name, names_.game.nationWord(value)); }
  void nationOrNull(std::string_view name, NationId value) {
    if (value.exists())
      nation(name, value);
    else
      null(name);
  }
  void province(std::string_view name, ProvinceId value) { word(name, names_.provinces.word(value)); }
  void amount(std::string_view name, const Amount& value);

  /// A bare value, as in a list.
  void put(std::string_view value) {
    out_ += '"';
    out_ += value;
    out_ += '"';
  }
  void put(int value) { appendNumber(out_, value); }
  [[nodiscard]] std::string& out() { return out_; }
  [[nodiscard]] const EventNames& names() const { return names_; }

private:
  std::string& out_;
  const EventNames& names_;
};

/// `{"coins":…,"gold":…,"iron":…,"marble":…}` without the ones that are 0.
void appendAmount(std::string& out, const Amount& amount);
/// The `data` of GameCreated and the `effects` of CardPlayed and Corrected.
void appendCreated(std::string& out, const GameSetup& setup, const EventNames& names);
void appendEffects(std::string& out, const Adjustments& effects, const EventNames& names);

inline void Fields::amount(std::string_view name, const Amount& value) {
  key(name);
  appendAmount(out_, value);
}

} // namespace annales::inline engine
