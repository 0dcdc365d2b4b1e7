// Foreign text made safe for a Markdown document.
#pragma once

#include <string>
#include <string_view>

namespace annales::inline importers {

/// A name or a sentence: no character of it has a special meaning, and it is one line.
[[nodiscard]] std::string literalMarkdown(std::string_view text);

/// Markdown that stays Markdown: without tags of HTML and pictures, and with no links other
/// than to http, https or annales. Line ends are LF.
[[nodiscard]] std::string inertMarkdown(std::string_view text);

} // namespace annales::inline importers
