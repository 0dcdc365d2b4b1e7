#include "libreplay/remarks/line_link.h"

#include <fmt/core.h>

namespace annales::inline replay {
namespace {

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

} // namespace

std::string escapedMarkdown(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (std::string_view("\\[]*_`<&!").find(c) != std::string_view::npos) escaped += '\\';
    escaped += c;
  }
  return escaped;
}

std::string lineLink(std::string_view name) {
  return fmt::format("[{}](annales:line/{})", escapedMarkdown(name), percentEncoded(name));
}

} // namespace annales::inline replay
