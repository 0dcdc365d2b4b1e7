#include "libreplay/log/linked_lines.h"

#include "libreplay/log/line_order.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>

namespace annales::inline replay {
namespace {

constexpr std::string_view kLinkToLine = "annales:line/";

/// Where the bracket of the words opens that close at `close`; `close` itself where none does.
std::size_t wordsBefore(std::string_view text, std::size_t close) {
  int depth = 0;
  for (std::size_t i = close + 1; i-- > 0;) {
    const bool escaped = i > 0 && text[i - 1] == '\\';
    if (escaped) continue;
    if (text[i] == ']') ++depth;
    if (text[i] == '[' && --depth == 0) return i;
  }
  return close;
}

void addHead(std::vector<NodeIndex>& heads, NodeIndex head) {
  if (std::ranges::find(heads, head) == heads.end()) heads.push_back(head);
}

bool isOnLine(const EventLog& log, NodeIndex event) {
  return log.isAncestorOrSelf(event, log.mainHead()) ||
         std::ranges::any_of(log.lines(),
                             [&](const auto& line) { return log.isAncestorOrSelf(event, line.second); });
}

} // namespace

std::string percentEncoded(std::string_view text) {
  constexpr std::string_view kPlain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
  std::string encoded;
  for (const char c : text) {
    if (kPlain.find(c) != std::string_view::npos)
      encoded += c;
    else
      encoded += fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return encoded;
}

std::string percentDecoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    unsigned char byte = 0;
    const char* digits = text.data() + i + 1;
    const bool escape = text[i] == '%' && i + 2 < text.size() &&
                        std::from_chars(digits, digits + 2, byte, 16).ptr == digits + 2;
    out += escape ? static_cast<char>(byte) : text[i];
    if (escape) i += 2;
  }
  return out;
}

std::vector<LinkToLine> linksToLines(std::string_view markdown) {
  std::vector<LinkToLine> links;
  for (std::size_t at = markdown.find(kLinkToLine); at != std::string_view::npos;
       at = markdown.find(kLinkToLine, at + 1)) {
    std::size_t open = at; // the parenthesis, behind blanks and `<`
    if (open > 0 && markdown[open - 1] == '<') --open;
    while (open > 0 && (markdown[open - 1] == ' ' || markdown[open - 1] == '\n'))
      --open;
    if (open < 2 || markdown[open - 1] != '(' || markdown[open - 2] != ']') continue;
    LinkToLine link;
    link.begin = at + kLinkToLine.size();
    link.end = std::min(markdown.find_first_of(") >\t\r\n", link.begin), markdown.size());
    if (link.begin == link.end) continue;
    link.words = wordsBefore(markdown, open - 2);
    const std::size_t close = markdown.find(')', link.end);
    link.behind = close == std::string_view::npos ? markdown.size() : close + 1;
    link.target = percentDecoded(markdown.substr(link.begin, link.end - link.begin));
    links.push_back(std::move(link));
  }
  return links;
}

bool linksToLine(std::string_view markdown, std::string_view target) {
  return std::ranges::any_of(linksToLines(markdown),
                             [&](const LinkToLine& link) { return link.target == target; });
}

std::vector<NodeIndex> linkedHeads(const EventLog& log, std::string_view target) {
  std::vector<NodeIndex> heads;
  if (const auto named = log.head(target)) addHead(heads, *named);
  for (const auto& [name, value] : log.tags()) {
    const auto of = lineOfFormerTag(name);
    const auto at = of ? log.find(*of) : std::nullopt;
    if (!at || !isOnLine(log, *at)) continue;
    if (std::ranges::count(formerNames(log.tags(), *of), target) == 0) continue;
    const bool same = std::ranges::any_of(heads, [&](NodeIndex head) {
      return log.isAncestorOrSelf(*at, head); // the line that is called so now has gone on since
    });
    if (!same) addHead(heads, *at);
  }
  const auto id = hashFromHex(target);
  const auto event = id ? log.find(*id) : std::nullopt;
  if (event && isOnLine(log, *event)) addHead(heads, *event);
  return heads;
}

std::string lineOfLink(const EventLog& log, std::string_view target) {
  if (log.head(target)) return std::string(target);
  for (const NodeIndex head : linkedHeads(log, target)) {
    const std::vector<LineName> lines = linesInOrder(log);
    const auto ends = std::ranges::find(lines, head, &LineName::head);
    if (ends != lines.end()) return ends->name;
    if (log.isAncestorOrSelf(head, log.mainHead())) return std::string(kMainLine);
    const auto passes = std::ranges::find_if(
        lines, [&](const LineName& line) { return log.isAncestorOrSelf(head, line.head); });
    if (passes != lines.end()) return passes->name;
  }
  return {};
}

std::string withLinkedIds(std::string text, const std::function<std::optional<Hash>(const Hash&)>& now) {
  if (text.find(kLinkToLine) == std::string::npos) return text;
  for (const LinkToLine& link : linksToLines(text)) {
    const auto id = hashFromHex(link.target);
    const auto other = id && link.end - link.begin == link.target.size() ? now(*id) : std::nullopt;
    if (other) text.replace(link.begin, link.end - link.begin, hexOf(*other)); // as long as before
  }
  return text;
}

std::vector<std::string> formerNames(const Tags& tags, const Hash& head) {
  std::vector<std::string> names;
  std::string_view rest = tagOf(tags, lineFormerTag(head));
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    if (end > 0) names.emplace_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return names;
}

std::string withFormerName(std::string names, std::string_view name) {
  constexpr std::size_t kLongest = 10'000; // a header has no more
  if (names.size() + name.size() + 1 > kLongest) return names;
  if (!names.empty()) names += '\n';
  return names += name;
}

} // namespace annales::inline replay
