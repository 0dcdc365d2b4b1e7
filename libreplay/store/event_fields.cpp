#include "libreplay/store/event_fields.h"

namespace annales::inline replay {
namespace {

// The first byte of an amount: its low half says which of the four are not 0, its high half is the first of
// them where that is 1 to 15. Else the number follows, as those of the others do.
constexpr unsigned kHalf = 4;
constexpr int kMostInHalf = 15;

} // namespace

void FieldWriter::amount(Amount& value) {
  unsigned which = 0;
  int first = 0;
  for (std::size_t i = 0; i < kResources; ++i) {
    if (value.of[i] == 0) continue;
    if (which == 0) first = value.of[i];
    which |= 1U << i;
  }
  const unsigned high = first >= 1 && first <= kMostInHalf ? static_cast<unsigned>(first) : 0;
  bytes().byte(static_cast<std::uint8_t>(which | high << kHalf));
  bool told = high != 0;
  for (std::size_t i = 0; i < kResources; ++i) {
    if (value.of[i] == 0) continue;
    if (!told) bytes().varint(zigzag(value.of[i]));
    told = false;
  }
}

void FieldReader::amount(Amount& value) {
  const unsigned first = bytes().byte();
  unsigned high = first >> kHalf;
  require(high == 0 || (first & kMostInHalf) != 0);
  for (std::size_t i = 0; i < kResources; ++i) {
    if ((first >> i & 1U) == 0) continue;
    const auto number = high != 0 ? static_cast<std::int64_t>(high) : unzigzag(bytes().varint(0xFFFF));
    require(number != 0);
    value.of[i] = static_cast<std::int16_t>(number);
    high = 0;
  }
}

void FieldWriter::effects(std::shared_ptr<const Adjustments>& value) {
  bytes().varint(value->size());
  for (Adjustment effect : *value)
    fields(*this, effect);
}

void FieldReader::effects(std::shared_ptr<const Adjustments>& value) {
  const std::uint64_t count = bytes().varint(bytes().left()); // each takes several bytes
  Adjustments list;
  for (std::uint64_t i = 0; i < count && sound(); ++i)
    fields(*this, list.emplace_back());
  value = std::make_shared<const Adjustments>(std::move(list));
}

} // namespace annales::inline replay
