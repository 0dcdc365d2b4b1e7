// Reads the fields of an event from its canonical text, letter by letter as `Fields` writes them. It takes
// nothing else, and says of nothing what is wrong with it.
#pragma once

#include "engine/event/codec.h"

#include <optional>
#include <string_view>

namespace annales::inline engine {

/// Has the fields of a FieldReader that frequent events have.
class CanonicalReader {
public:
  CanonicalReader(std::string_view text, const EventNames& names) : text_(text), names_(names) {}

  int integer(std::string_view key, int low, int high);
  std::uint8_t small(std::string_view key, int low, int high) {
    return static_cast<std::uint8_t>(integer(key, low, high));
  }
  template <class E> E word(std::string_view key) { return known(valueOf<E>(wordAt(key))); }
  NationId nation(std::string_view key);
  ProvinceId province(std::string_view key);
  KnowHowId knowHow(std::string_view key);
  CardId card(std::string_view key);
  Kind kind(std::string_view key);
  Resource goods(std::string_view key);
  Amount amount(std::string_view key);

  /// To be called when all fields are read. False where the text is not exactly that.
  [[nodiscard]] bool finish();
  /// What follows the object.
  [[nodiscard]] std::string_view rest() const { return text_; }

private:
  /// False, and for ever, where something else stands there.
  bool take(char letter);
  bool takeKey(std::string_view key);
  /// Empty where there is none.
  [[nodiscard]] std::string_view wordAt(std::string_view key);
  [[nodiscard]] int number();
  template <class T> [[nodiscard]] T known(std::optional<T> value) {
    good_ = good_ && value.has_value();
    return value.value_or(T{});
  }

  std::string_view text_;
  const EventNames& names_;
  bool good_ = true, first_ = true;
};

} // namespace annales::inline engine
