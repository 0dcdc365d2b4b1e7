// The names of many seats: a book is asked once for each different beginning.
#pragma once

#include "libreplay/openings/opening_book.h"

#include <cstdint>
#include <unordered_map>

namespace annales::inline replay {

/// Of one thread.
class OpeningLookup {
public:
  /// The book outlives it and stays as it is.
  explicit OpeningLookup(const OpeningBook& book) : book_(book), longest_(book.longest()) {}

  /// As `OpeningBook::name`.
  [[nodiscard]] const NamedOpening* name(RulesetId ruleset, std::string_view nation, OpeningKey key);

private:
  using Known = std::unordered_map<std::uint64_t, const NamedOpening*>; // by the bits of the beginning

  const OpeningBook& book_;
  std::size_t longest_;
  std::unordered_map<std::string, Known> known_; // by ruleset and nation
  std::string group_;
};

} // namespace annales::inline replay
