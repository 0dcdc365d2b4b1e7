#include "libreplay/store/raw_record.h"

#include <array>
#include <cstring>

namespace annales::inline replay {
namespace {

constexpr std::size_t kMostColumns = 12; // those of an analysis

std::uint64_t byteIn(std::string_view bytes, std::size_t at) {
  return static_cast<unsigned char>(bytes[at]);
}

struct RawColumn {
  RawValue::Type type = RawValue::Type::null;
  std::uint64_t size = 0;
};

/// Nothing for the two serial types that are kept for SQLite itself.
std::optional<RawColumn> rawColumnOf(std::uint64_t serial) {
  using Type = RawValue::Type;
  constexpr std::array<std::uint64_t, 7> kSizes{0, 1, 2, 3, 4, 6, 8};
  if (serial == 0) return RawColumn{Type::null, 0};
  if (serial < kSizes.size()) return RawColumn{Type::integer, kSizes[serial]};
  if (serial == 7) return RawColumn{Type::real, 8};
  if (serial == 8 || serial == 9) return RawColumn{Type::integer, 0};
  if (serial < 12) return std::nullopt;
  return RawColumn{serial % 2 == 0 ? Type::blob : Type::text, (serial - 12) / 2};
}

} // namespace

std::uint32_t number16(std::string_view bytes, std::size_t at) {
  return static_cast<std::uint32_t>(byteIn(bytes, at) << 8U | byteIn(bytes, at + 1));
}

std::uint32_t number32(std::string_view bytes, std::size_t at) {
  return number16(bytes, at) << 16U | number16(bytes, at + 2);
}

std::int64_t signedNumber(std::string_view bytes) {
  const bool negative = !bytes.empty() && byteIn(bytes, 0) >= 0x80;
  std::uint64_t number = negative ? ~std::uint64_t{0} : 0;
  for (std::size_t i = 0; i < bytes.size(); ++i)
    number = number << 8U | byteIn(bytes, i);
  return static_cast<std::int64_t>(number);
}

std::optional<std::uint64_t> takeVarint(std::string_view& bytes) {
  constexpr std::size_t kLast = 8; // the ninth byte has eight bits
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < bytes.size() && i <= kLast; ++i) {
    const std::uint64_t next = byteIn(bytes, i);
    value = i == kLast ? value << 8U | next : value << 7U | (next & 0x7FU);
    if (next >= 0x80 && i < kLast) continue;
    bytes.remove_prefix(i + 1);
    return value;
  }
  return std::nullopt;
}

std::optional<RawColumns> columnsOf(std::string_view record, std::uint64_t size) {
  std::string_view rest = record;
  const auto header = takeVarint(rest);
  const std::size_t own = record.size() - rest.size();
  if (!header || *header < own || *header > record.size() || *header > size) return std::nullopt;
  std::string_view serials = record.substr(own, static_cast<std::size_t>(*header) - own);
  RawColumns columns;
  columns.header = static_cast<std::size_t>(*header);
  std::uint64_t left = size - *header;
  while (!serials.empty()) {
    const auto serial = takeVarint(serials);
    const auto column = serial ? rawColumnOf(*serial) : std::nullopt;
    if (!column || column->size > left || columns.types.size() == kMostColumns) return std::nullopt;
    left -= column->size;
    columns.types.push_back(column->type);
    columns.sizes.push_back(column->size);
  }
  if (left != 0) return std::nullopt;
  return columns;
}

std::optional<std::vector<RawValue>> valuesIn(std::string_view record) {
  const auto columns = columnsOf(record, record.size());
  if (!columns) return std::nullopt;
  std::string_view serials = record;
  static_cast<void>(takeVarint(serials));
  std::string_view rest = record.substr(columns->header);
  std::vector<RawValue> values;
  for (std::size_t i = 0; i < columns->types.size(); ++i) {
    const std::uint64_t serial = takeVarint(serials).value_or(0);
    const auto bytes = rest.substr(0, static_cast<std::size_t>(columns->sizes[i]));
    rest.remove_prefix(bytes.size());
    RawValue value{columns->types[i], 0, bytes};
    if (value.isInteger())
      value.number = serial >= 8 ? static_cast<std::int64_t>(serial) - 8 : signedNumber(bytes);
    values.push_back(value);
  }
  return values;
}

} // namespace annales::inline replay
