// How nations are told apart without their names: by colour and by letter. The terminal, the window
// and the table of a library ask here, so that a nation looks the same everywhere.
#pragma once

#include "engine/boards/board.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

struct Rgb {
  std::uint8_t red = 0, green = 0, blue = 0;
  friend bool operator==(const Rgb&, const Rgb&) = default;
};

/// "#c10c04"; nothing for another text.
[[nodiscard]] std::optional<Rgb> rgbOf(std::string_view colour);
/// WCAG contrast of two colours, 1 to 21.
[[nodiscard]] double contrast(Rgb a, Rgb b);
/// Black or white, whichever is easier to read on it.
[[nodiscard]] Rgb inkOn(Rgb fill);

/// What the board says of a nation; where it says nothing, or there is none, what the boards say that come
/// with the program. Null for a nation that nobody knows.
[[nodiscard]] const BoardNation* knownNation(std::string_view id, const Board* board);

/// A board that comes with the program; null for another id.
[[nodiscard]] const Board* knownBoard(std::string_view id);

/// By NationId. A nation that no board knows has the first colour that nobody else in the game has.
[[nodiscard]] std::vector<Rgb> nationColours(std::span<const std::string> order, const Board* board);

/// The first letter of each name; where two share it, one more of the later name that tells them apart.
[[nodiscard]] std::vector<std::string> nationLetters(std::span<const std::string> names);

} // namespace annales::inline replay
