// Colours on a terminal, as far as it has them.
#pragma once

#include "libreplay/words/signs.h"

#include <string>
#include <string_view>

namespace annales::cli {

/// What standard output can show. `none` where it is no terminal, a dumb one, or NO_COLOR is set.
enum class Colours : std::uint8_t { none, eight, palette, all };
[[nodiscard]] Colours coloursOfOutput();
/// Of a terminal with these two variables in its environment; null: not set.
[[nodiscard]] Colours coloursOf(const char* term, const char* colorterm);

/// Escape sequences around texts, or nothing where no colours are wanted.
class Paint {
public:
  explicit Paint(Colours colours) : colours_(colours) {}

  /// A text on that ground, in black or white, or the nearest that the terminal has.
  [[nodiscard]] std::string on(Rgb ground, std::string_view text) const;
  [[nodiscard]] std::string bold(std::string_view text) const { return with("1", text); }
  [[nodiscard]] std::string alarm(std::string_view text) const { return with("7", text); }
  [[nodiscard]] std::string quiet(std::string_view text) const { return with("3", text); }

private:
  [[nodiscard]] std::string with(std::string_view code, std::string_view text) const;
  Colours colours_;
};

} // namespace annales::cli
