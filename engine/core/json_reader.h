// Reads objects whose fields are known exactly. The first fault is kept as a sentence; what is read after it
// is a harmless default, so a reader reads all fields first and asks once whether all was well.
#pragma once

#include "engine/core/ids.h"
#include "engine/core/result.h"
#include "engine/core/sha256.h"
#include "engine/core/strict_json.h"

#include <fmt/core.h>
#include <simdjson.h>

#include <optional>
#include <string>
#include <string_view>

namespace annales::inline engine {

/// A foreign text for a sentence: in quotation marks, cut off where it is long, without raw control
/// characters.
[[nodiscard]] std::string inQuotes(std::string_view text);

/// The first fault of a record.
class JsonFault {
public:
  [[nodiscard]] bool any() const { return !first_.message.empty(); }
  void set(Saying saying) { set(Error(std::move(saying))); }
  void set(Error error) {
    if (!any()) first_ = std::move(error);
  }
  [[nodiscard]] const std::string& message() const { return first_.message; }
  [[nodiscard]] tl::unexpected<Error> failed() const { return tl::unexpected<Error>(first_); }

private:
  Error first_;
};

/// One object. Ask for its fields in sorted order where you can: that is their usual order, and then no
/// field is searched for. `where` names the object in sentences and must outlive the reader.
class ObjectReader {
public:
  using element = simdjson::dom::element;

  ObjectReader(element value, std::string_view where, JsonFault& fault);

  /// A required field. Null (of JSON) where it is missing.
  element field(std::string_view key);
  /// An optional field.
  std::optional<element> optional(std::string_view key);
  int integer(std::string_view key, int low, int high);
  std::string_view text(std::string_view key);
  bool truth(std::string_view key);
  /// A word of a closed list.
  template <class E> E word(std::string_view key);
  /// 64 lower-case hexadecimal digits.
  Hash hash(std::string_view key);
  std::optional<Hash> hashOrNull(std::string_view key);
  simdjson::dom::array list(std::string_view key);

  /// To be called when all fields are read: a field that nobody asked for is a fault.
  void finish();

  [[nodiscard]] bool ok() const { return !fault_.any(); }
  [[nodiscard]] JsonFault& fault() { return fault_; }
  [[nodiscard]] std::string_view where() const { return where_; }
  /// Keeps the sentence `<where>: "<key>" <what>`.
  void wrong(std::string_view key, Saying what);

private:
  [[nodiscard]] bool take(std::string_view key, element& value);

  simdjson::dom::object object_;
  simdjson::dom::object::iterator next_;
  std::size_t place_ = 0; // of `next_`
  std::size_t size_ = 0;
  std::uint64_t taken_ = 0; // bits by place
  std::string_view where_;
  JsonFault& fault_;
};

/// A value as an integer of a range, a text, a word of a closed list; `what` names it in the sentence.
[[nodiscard]] int readInteger(simdjson::dom::element value, int low, int high, std::string_view what,
                              JsonFault& fault);
[[nodiscard]] std::string_view readText(simdjson::dom::element value, std::string_view what,
                                        JsonFault& fault);
/// Empty lists and objects where the value is something else; that is a fault.
[[nodiscard]] simdjson::dom::array readList(simdjson::dom::element value, std::string_view what,
                                            JsonFault& fault);
[[nodiscard]] simdjson::dom::object readObject(simdjson::dom::element value, std::string_view what,
                                               JsonFault& fault);

template <class E> E ObjectReader::word(std::string_view key) {
  const element value = field(key);
  std::string_view found;
  if (value.get_string().get(found) == simdjson::SUCCESS)
    if (const auto known = valueOf<E>(found)) return *known;
  if (ok()) wrong(key, say("must be {}", anyOf(Words<E>::list)));
  return E{};
}

} // namespace annales::inline engine
