#include "importers/readers/format.h"

#include "importers/plays/plays_reader.h"

#include <algorithm>
#include <array>

namespace annales::format {
namespace {

bool hasAny(std::string_view text, std::initializer_list<std::string_view> words) {
  return std::ranges::any_of(
      words, [&](std::string_view word) { return text.find(word) != std::string_view::npos; });
}

double looksLikePlays(std::string_view beginning) {
  if (annales::plays::isPlaysTable(beginning)) return 0.97;
  std::string_view text = beginning;
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  if (text.starts_with("<plays")) return 0.97;
  if (text.starts_with('<')) return hasAny(text, {"<plays", "messagebox error", "<error"}) ? 0.97 : 0.3;
  const bool isScript = text.starts_with("var ") || text.starts_with("const ") || text.starts_with("let ");
  if (!text.starts_with('{') && !text.starts_with('[') && !isScript) return 0;
  if (hasAny(text, {"\"playerScores\"", "\"playerRefId\"", "\"gameRefId\"", "\"isAnonymous\"",
                    "\"cloudEmail\"", "\"bggUsername\"", "\"urlThumb\""}))
    return 0.97;
  if (hasAny(text, {"\"plays\"", "\"play\""}) &&
      hasAny(text, {"termsofuse", "objectid", "\"players\"", "\"games\""}))
    return 0.95;
  return hasAny(text, {"objectid\""}) && hasAny(text, {"quantity\"", "nowinstats\""}) ? 0.95 : 0;
}

std::unique_ptr<GameReader> openPlays(ReadRequest request) {
  return std::make_unique<annales::plays::PlaysReader>(std::move(request));
}

constexpr std::array<std::string_view, 2> kOtherEndings{".xml", ".bgsplay"};

} // namespace

extern Format plays();
Format plays() {
  return {"log of plays", ".bgsplay", looksLikePlays, openPlays, kOtherEndings};
}

} // namespace annales::format
