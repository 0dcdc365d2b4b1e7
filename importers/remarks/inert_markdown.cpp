#include "importers/remarks/inert_markdown.h"

#include "libreplay/words/sentence.h"

#include <algorithm>
#include <array>

namespace annales::inline importers {
namespace {

constexpr std::array<std::string_view, 3> kSchemes{"http://", "https://", "annales:"};

bool isBlank(char c) {
  return c == ' ' || c == '\t' || c == '\n';
}

/// Whether what follows `[words]` at `at` is the target of a link, and one that must not work.
bool leadsAstray(std::string_view text, std::size_t at) {
  if (at >= text.size() || (text[at] != '(' && text[at] != ':')) return false;
  std::string_view target = text.substr(at + 1);
  while (!target.empty() && isBlank(target.front()))
    target.remove_prefix(1);
  return std::none_of(kSchemes.begin(), kSchemes.end(),
                      [&](std::string_view scheme) { return target.starts_with(scheme); });
}

std::string withUnixLines(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
    const char c = text[i] == '\r' ? '\n' : text[i];
    const bool control = static_cast<unsigned char>(c) < ' ' && c != '\n' && c != '\t';
    out += control ? ' ' : c;
  }
  return out;
}

} // namespace

std::string literalMarkdown(std::string_view text) {
  std::string out;
  for (const char c : printable(text)) {
    if (std::string_view("\\`*_{}[]()#+-.!|~>").find(c) != std::string_view::npos) out += '\\';
    if (c == '<')
      out += "&lt;";
    else if (c == '&')
      out += "&amp;";
    else
      out += c == '\n' ? ' ' : c;
  }
  return out;
}

/// With entities, never with backslashes: one may already be there and would undo ours.
std::string inertMarkdown(std::string_view text) {
  const std::string lines = withUnixLines(text);
  std::string out;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i] == '<')
      out += "&lt;";
    else if (lines[i] == '!' && i + 1 < lines.size() && lines[i + 1] == '[')
      out += "&#33;";
    else if (lines[i] == ']' && leadsAstray(lines, i + 1))
      out += "&#93;";
    else
      out += lines[i];
  }
  return out;
}

} // namespace annales::inline importers
