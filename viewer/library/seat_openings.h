// The names of openings that the seats of a catalogue have played.
#pragma once

#include "libreplay/openings/opening_book.h"
#include "viewer/library/game_row.h"

#include <unordered_map>

namespace annales::viewer {

/// Of one thread, for rows of one catalogue: a book is asked once for each different beginning.
class SeatOpenings {
public:
  /// The book outlives it.
  explicit SeatOpenings(const OpeningBook& book) : book_(&book), longest_(book.longest()) {}

  /// Null where it has no name.
  [[nodiscard]] const NamedOpening* of(const GameRow& row, const Seat& seat);

private:
  using Known = std::unordered_map<std::uint64_t, const NamedOpening*>; // by the bits of the beginning

  const OpeningBook* book_;
  std::size_t longest_;
  std::unordered_map<std::uint64_t, Known> known_; // by nation's text and ruleset
};

/// What searches look through: "g1 growth" and "g1 wachstum", as `searchText`.
[[nodiscard]] QString foldedTitles(const NamedOpening& opening);

} // namespace annales::viewer
