// A remark's Markdown as HTML that does nothing.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace annales::inline importers::page {

/// Foreign text for HTML, also within an attribute. Characters that turn the direction of text are left out:
/// they could make a name read as another one.
[[nodiscard]] std::string escapedHtml(std::string_view text);

/// The text without the characters that turn its direction.
[[nodiscard]] std::string withoutTurns(std::string_view text);

/// Paragraphs, lists, quotes, code and emphasis; headings as strong paragraphs. Tags and pictures stand there
/// as text. Links lead to http or https, in a window of their own, or within the page: `annales:event/12`,
/// `annales:province/roma` and `annales:line/…` become buttons; the number of a line is asked for, below 0 it
/// has none. All other links are their words.
[[nodiscard]] std::string safeHtml(std::string_view markdown,
                                   const std::function<int(std::string_view)>& lineNamed);

/// The same for a document that knows a part of HTML, as that of Qt: a list that does not begin with one has
/// its numbers as text, lines of code break where the paper ends, and deep lists stay on it. Links stay where
/// `leads` says so of their target, all others are their words.
[[nodiscard]] std::string safeDocument(std::string_view markdown,
                                       const std::function<bool(std::string_view target)>& leads);

} // namespace annales::inline importers::page
