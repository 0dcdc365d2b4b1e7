// Where the panels of a page go and how much room each gets, by the room that there is.
#pragma once

#include <QSize>

namespace annales::viewer {

/// `small`: one column beside the board, and only what is needed most; `narrow`: one column; `wide`: a column
/// on either side of the board.
enum class LayoutKind : std::uint8_t { small, narrow, wide };
[[nodiscard]] LayoutKind layoutFor(const QSize& page);

/// Pixels that columns beside the board take together, and what is below it.
struct BoardRoom {
  int sides = 0, below = 0;
  friend bool operator==(const BoardRoom&, const BoardRoom&) = default;
};
/// At least `least`, and `mostBelow` below; beyond that, so that a board of that shape (width by height)
/// fills the rest of `page`.
[[nodiscard]] BoardRoom roomAround(const QSize& page, double shape, const BoardRoom& least, int mostBelow);
/// The same with what a layout of that kind needs at least, and no less than `leastBelow` below the board.
[[nodiscard]] BoardRoom roomAround(const QSize& page, double shape, LayoutKind kind, int leastBelow = 0);

} // namespace annales::viewer
