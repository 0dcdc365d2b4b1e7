// Links to lines in texts, and the lines that they mean: `annales:line/<id of an event>` leads to a line
// through the event, whatever the line is called; `annales:line/<name>` is the older form.
#pragma once

#include "libreplay/log/event_log.h"
#include "libreplay/log/tags.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

/// A link to a line in a text.
struct LinkToLine {
  std::size_t begin = 0, end = 0; // of what is behind `annales:line/`, in bytes of the text
  std::size_t words = 0;          // where the words of the link begin, its bracket included
  std::size_t behind = 0;         // where the text goes on after the link
  std::string target;             // decoded: an id or a name
};
/// In the order of the text; those in code as well.
[[nodiscard]] std::vector<LinkToLine> linksToLines(std::string_view markdown);
[[nodiscard]] bool linksToLine(std::string_view markdown, std::string_view target);

/// The name of a line as it is written in links, and back. What is no escape stays as it is.
[[nodiscard]] std::string percentEncoded(std::string_view text);
[[nodiscard]] std::string percentDecoded(std::string_view text);

/// Where lines end, or ended, that a link means: the head of the line of that name, events of lines that had
/// the name before, or the event of that id where a line goes through it. Each once; several where the name
/// went from one line to another, none where no such line is left.
[[nodiscard]] std::vector<NodeIndex> linkedHeads(const EventLog& log, std::string_view target);
/// The line to show for a link: of that name, else the first that goes through the linked event, main before
/// all others. Empty where there is none.
[[nodiscard]] std::string lineOfLink(const EventLog& log, std::string_view target);

/// The text with another id in each link to a line by id; `now` gives nothing for an id that stays.
[[nodiscard]] std::string withLinkedIds(std::string text,
                                        const std::function<std::optional<Hash>(const Hash&)>& now);

/// The former names of a line in its header, a name a row.
[[nodiscard]] std::vector<std::string> formerNames(const Tags& tags, const Hash& head);
/// The header's value with one name more.
[[nodiscard]] std::string withFormerName(std::string names, std::string_view name);

} // namespace annales::inline replay
