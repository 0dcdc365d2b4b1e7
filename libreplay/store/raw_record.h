// Rows as SQLite packs them into the bytes of a page (sqlite.org/fileformat2.html). Every byte may be wrong.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace annales::inline replay {

struct RawValue {
  enum class Type : std::uint8_t { null, integer, real, text, blob } type = Type::null;
  std::int64_t number = 0;
  std::string_view bytes; // of a text or a blob

  [[nodiscard]] bool isInteger() const { return type == Type::integer; }
  [[nodiscard]] bool isText() const { return type == Type::text; }
  [[nodiscard]] bool isBlob() const { return type == Type::blob; }
  [[nodiscard]] bool isNull() const { return type == Type::null; }
  [[nodiscard]] bool isHash() const { return isBlob() && bytes.size() == 32; }
};

/// Whole numbers as files have them, the highest byte first. They must be there.
[[nodiscard]] std::uint32_t number16(std::string_view bytes, std::size_t at);
[[nodiscard]] std::uint32_t number32(std::string_view bytes, std::size_t at);

/// With its sign; of up to eight bytes.
[[nodiscard]] std::int64_t signedNumber(std::string_view bytes);

/// SQLite's own varint, of up to nine bytes, and what follows it; nothing where the bytes end before.
[[nodiscard]] std::optional<std::uint64_t> takeVarint(std::string_view& bytes);

/// What the columns of a record are, as its beginning says.
struct RawColumns {
  std::vector<RawValue::Type> types;
  std::vector<std::uint64_t> sizes; // in bytes
  std::size_t header = 0;           // bytes before the first value
};

/// None of it is read beyond its header, and nothing is said of one with more columns than our tables have.
[[nodiscard]] std::optional<RawColumns> columnsOf(std::string_view record, std::uint64_t size);

/// The values of a whole record, which stay in it.
[[nodiscard]] std::optional<std::vector<RawValue>> valuesIn(std::string_view record);

} // namespace annales::inline replay
