// Foreign text that cannot pretend: what a reader sees is what is there.
#pragma once

#include <string>
#include <string_view>

namespace annales::inline replay {

enum class Breaks : std::uint8_t { stay, becomeBlanks }; // line feeds and tabs

/// Without anything that acts on a terminal or on the order of what is read. Control characters become
/// blanks; what turns writing round (U+202A–U+202E, U+2066–U+2069 and the marks) and what has no width
/// (joiners, soft hyphen, tags) is left out, but for the look of a sign, as of an emoji; bytes that are no
/// UTF-8 become U+FFFD. The same text again where it has none of these.
[[nodiscard]] std::string visibleText(std::string_view text, Breaks breaks);

} // namespace annales::inline replay
