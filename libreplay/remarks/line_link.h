// Links to lines in remarks: `[Better: Temple](annales:line/Better%3A%20Temple)`.
#pragma once

#include <string>
#include <string_view>

namespace annales::inline replay {

/// Foreign words in Markdown, as they are and nothing else.
[[nodiscard]] std::string escapedMarkdown(std::string_view text);
/// To the line of that name, which is also what it says.
[[nodiscard]] std::string lineLink(std::string_view name);

} // namespace annales::inline replay
