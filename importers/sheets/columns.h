// Which column of a sheet holds what, by the names that people give it.
#pragma once

#include "importers/turns/turn_cells.h"
#include "importers/turns/turn_text.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace annales::sheets {

class Columns {
public:
  using Cell = turns::TurnText::Cell;
  static constexpr std::size_t kCells = 6;

  /// In the order in which the program writes them.
  Columns();
  /// Those that the row names; the others are nowhere.
  [[nodiscard]] static Columns named(const std::vector<std::string>& row);

  [[nodiscard]] std::size_t known() const;
  /// Whether it can be what stands above turns: whose they are, and what they did.
  [[nodiscard]] bool isHeader() const;
  /// Where a cell stands, from 0; nothing where no column holds it.
  [[nodiscard]] std::optional<std::size_t> placeOf(Cell cell) const {
    return places_[static_cast<std::size_t>(cell)];
  }
  /// Empty where the row does not reach so far.
  [[nodiscard]] std::string_view cell(const std::vector<std::string>& row, Cell cell) const;
  /// A nation's name and a space of the rondel stand where they should.
  [[nodiscard]] bool looksLikeTurn(const std::vector<std::string>& row) const;

  /// "Round", "Nation", …
  [[nodiscard]] static std::string_view titleOf(Cell cell);

private:
  std::array<std::optional<std::size_t>, kCells> places_;
};

/// The name of AGN's tag that a cell above the turns may be; empty where it is none.
[[nodiscard]] std::string tagNamed(std::string_view cell);

/// "B" for 1.
[[nodiscard]] std::string columnLetters(std::size_t column);

} // namespace annales::sheets
