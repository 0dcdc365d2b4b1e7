// Links to lines as remarks have them: `[Better: Temple](annales:line/<id of the line's last event>)`. How
// they are read says `libreplay/log/linked_lines.h`.
#pragma once

#include "engine/core/sha256.h"

#include <string>
#include <string_view>

namespace annales::inline replay {

/// Foreign words in Markdown, as they are and nothing else.
[[nodiscard]] std::string escapedMarkdown(std::string_view text);
/// To the line that ends at `head`; its name is what the link says, and may change later.
[[nodiscard]] std::string lineLink(std::string_view name, const Hash& head);

} // namespace annales::inline replay
