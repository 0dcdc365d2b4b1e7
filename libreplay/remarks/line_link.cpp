#include "libreplay/remarks/line_link.h"

#include <fmt/core.h>

namespace annales::inline replay {

std::string escapedMarkdown(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (std::string_view("\\[]*_`<&!").find(c) != std::string_view::npos) escaped += '\\';
    escaped += c;
  }
  return escaped;
}

std::string lineLink(std::string_view name, const Hash& head) {
  return fmt::format("[{}](annales:line/{})", escapedMarkdown(name), hexOf(head));
}

} // namespace annales::inline replay
