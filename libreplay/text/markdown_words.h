// What a text in Markdown says, without its signs: for rows of lists, which have one line.
#pragma once

#include <string>
#include <string_view>

namespace annales::inline replay {

/// One line of plain text: links and pictures by their words, code as it is; nothing of headings, quotes,
/// lists, rules, tables and emphasis but their words. HTML stays: where remarks are shown it is text, too.
[[nodiscard]] std::string wordsOfMarkdown(std::string_view markdown);

} // namespace annales::inline replay
