// The headers of a game by name: event, site, date, player.<nation> and others.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace annales::inline replay {

using Tags = std::map<std::string, std::string>;

/// Empty where there is no header of that name.
[[nodiscard]] inline const std::string& tagOf(const Tags& tags, const std::string& name) {
  static const std::string none;
  const auto at = tags.find(name);
  return at == tags.end() ? none : at->second;
}

/// Headers of such names say something about the game in this library, not about the game. They are written
/// into no file and read from none.
inline constexpr std::string_view kLibraryTags = "library.";
/// "yes": lists leave the game out unless asked for it. Nothing is ever taken out of a library.
inline constexpr const char* kHiddenTag = "library.hidden";
inline constexpr const char* kHiddenValue = "yes";

[[nodiscard]] inline bool isHidden(const Tags& tags) {
  return tagOf(tags, kHiddenTag) == kHiddenValue;
}

} // namespace annales::inline replay
