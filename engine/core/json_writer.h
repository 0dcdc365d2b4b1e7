// Writes canonical JSON (RFC 8785, JCS) as the caller names the keys in sorted order.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace annales::inline engine {

/// Appends to a string; it takes care of commas, the caller of the order of keys.
class JsonWriter {
public:
  explicit JsonWriter(std::string& out) : out_(out) {}

  void beginObject() { open('{'); }
  void endObject() { close('}'); }
  void beginArray() { open('['); }
  void endArray() { close(']'); }
  /// `name` is written as it is: ids and field names need no escape. Foreign text goes through
  /// `escapedKey`.
  void key(std::string_view name);
  void escapedKey(std::string_view name);
  void value(std::string_view text);
  void value(const char* text) { value(std::string_view(text)); }
  void value(std::int64_t number);
  void value(int number) { value(static_cast<std::int64_t>(number)); }
  void value(bool truth);
  void null();
  /// A key and its value, which so cannot get out of step; `key` is for what is more than one value.
  template <class T> void field(std::string_view name, const T& v) {
    key(name);
    value(v);
  }
  /// A text that is already canonical JSON.
  void raw(std::string_view json);

private:
  void open(char bracket);
  void close(char bracket);
  void separate();

  std::string& out_;
  bool first_ = true;
};

/// Appends `text` as a JSON string with the escapes that JCS asks for.
void appendJsonString(std::string& out, std::string_view text);

} // namespace annales::inline engine
