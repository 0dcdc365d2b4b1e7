#include "importers/html/page_document.h"

#include "engine/core/sha256.h"
#include "importers/html/safe_markdown.h"

#include <fmt/format.h>

namespace annales::inline importers::page {
namespace {

std::string hashOf(std::string_view text) {
  const Hash hash = sha256(text);
  return base64(hash.bytes);
}

/// Nothing is loaded, nothing is sent, and of scripts and styles only these two run.
std::string policyOf(const PageDocument& document) {
  return fmt::format("default-src 'none'; script-src 'sha256-{}'{}; style-src 'sha256-{}'; base-uri 'none'; "
                     "form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
                     hashOf(document.script), document.runsEngine ? " 'wasm-unsafe-eval'" : "",
                     hashOf(document.style));
}

} // namespace

std::string base64(std::span<const std::uint8_t> bytes) {
  constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  out.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const auto byte = [&](std::size_t k) { return k < bytes.size() ? unsigned{bytes[k]} : 0U; };
    const unsigned three = byte(i) << 16U | byte(i + 1) << 8U | byte(i + 2);
    for (std::size_t k = 0; k < 4; ++k)
      out += i + k > bytes.size() ? '=' : digits[three >> (18U - 6U * k) & 63U];
  }
  return out;
}

std::string inScript(const std::string& json) {
  std::string out;
  out.reserve(json.size());
  for (const char c : withoutTurns(json))
    if (c == '<')
      out += "\\u003c";
    else
      out += c;
  return out;
}

std::string documentText(const PageDocument& document) {
  return fmt::format("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
                     "<meta http-equiv=\"Content-Security-Policy\" content=\"{}\">\n"
                     "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                     "<meta name=\"referrer\" content=\"no-referrer\">\n"
                     "<meta name=\"generator\" content=\"Annales\">\n<title>{}</title>\n<style>{}</style>\n"
                     "</head>\n<body>\n{}\n{}"
                     "<script{}>{}</script>\n</body>\n</html>\n",
                     document.language == Language::german ? "de" : "en", policyOf(document),
                     escapedHtml(document.title), document.style, document.skeleton, document.data,
                     document.runsEngine ? " type=\"module\"" : "", document.script);
}

} // namespace annales::inline importers::page
