// Blanks beside those of ASCII: word processors, web pages and keyboards put a no-break one (U+00A0), a
// narrow one (U+202F) or a wide one (U+3000) where people mean a plain one.
#pragma once

#include <string>
#include <string_view>

namespace annales::agn {

/// Without blanks of any kind at both ends.
[[nodiscard]] std::string_view withoutBlanks(std::string_view text);
/// With a plain blank in place of each of the others.
[[nodiscard]] std::string withPlainBlanks(std::string_view text);

} // namespace annales::agn
