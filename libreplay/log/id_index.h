// Finds an event by its id: a table of places, four bytes each, next to the events that hold the ids.
#pragma once

#include "engine/core/sha256.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace annales::inline replay {

class IdIndex {
public:
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  /// The place of the id, or none. `idAt(place)` gives the id that stands there.
  template <class IdAt> [[nodiscard]] std::uint32_t find(const Hash& id, const IdAt& idAt) const {
    if (slots_.empty()) return kNone;
    return slots_[slotOf(id, idAt)];
  }

  /// Adds the place of an id that is not there yet.
  template <class IdAt> void add(const Hash& id, std::uint32_t place, const IdAt& idAt) {
    if (2 * (count_ + 1) > slots_.size()) resize(slots_.empty() ? 16 : 2 * slots_.size(), idAt);
    slots_[slotOf(id, idAt)] = place;
    ++count_;
  }

  /// Room for so many places without growing.
  template <class IdAt> void reserve(std::size_t places, const IdAt& idAt) {
    if (2 * places > slots_.size()) resize(std::bit_ceil(2 * places), idAt);
  }

private:
  /// Where the id stands, or the free slot where it would. An id is as good as random: its first bytes
  /// choose.
  template <class IdAt> [[nodiscard]] std::size_t slotOf(const Hash& id, const IdAt& idAt) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = HashHasher()(id) & mask;
    while (slots_[slot] != kNone && idAt(slots_[slot]) != id)
      slot = (slot + 1) & mask;
    return slot;
  }

  template <class IdAt> void resize(std::size_t size, const IdAt& idAt) {
    const std::vector<std::uint32_t> before = std::move(slots_);
    slots_.assign(size, kNone);
    for (const std::uint32_t place : before)
      if (place != kNone) slots_[slotOf(idAt(place), idAt)] = place;
  }

  std::vector<std::uint32_t> slots_; // a power of two of them, at most half in use
  std::size_t count_ = 0;
};

} // namespace annales::inline replay
