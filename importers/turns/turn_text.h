// The text of one game in AGN, put together from cells, and where each of its lines came from. Nothing in a
// cell can reach beyond it.
#pragma once

#include "engine/core/result.h"
#include "importers/turns/turn_cells.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::turns {

/// Where a cell stands in its file. The name is a JSON pointer, or that of a sheet's cell.
struct CellPlace {
  std::size_t line = 1, column = 1;
  std::string name;
};

struct CellFault : Error {
  CellPlace place;
};

class TurnText {
public:
  /// A tag of AGN.
  void tag(std::string_view name, std::string_view value, const CellPlace& place);

  enum class Cell { round, nation, space, paid, actions, comment };
  /// The next cell of the game, in the order of a turn. Says what is wrong with it; the game then ends before
  /// it, and nothing more is taken.
  std::optional<CellFault> add(Cell cell, std::string_view text, const CellPlace& place);
  /// The last turn is not over.
  void goesOn();

  [[nodiscard]] const std::string& text() const { return text_; }
  /// Of a line of the text, from 1.
  [[nodiscard]] const CellPlace& placeOf(std::size_t line) const;
  [[nodiscard]] bool hasTurns() const { return turns_; }
  [[nodiscard]] bool empty() const { return text_.empty(); }

private:
  void put(std::string_view text, const CellPlace& place);
  [[nodiscard]] std::optional<Error> write(Cell cell, std::string_view text, const CellPlace& place);

  std::string text_;
  /// Lines that came from one cell.
  struct Run {
    std::size_t firstLine;
    CellPlace place;
  };
  std::vector<Run> runs_;
  std::size_t lines_ = 0;
  bool turns_ = false, over_ = false;
};

/// What is wrong with a piece of AGN that has to stand for itself: a bracket or a remark without an end, a
/// turn of another nation.
[[nodiscard]] std::optional<Error> pieceFault(std::string_view piece);

} // namespace annales::turns
