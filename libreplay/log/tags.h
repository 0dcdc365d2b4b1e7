// The headers of a game by name: event, site, date, player.<nation> and others.
#pragma once

#include "engine/core/sha256.h"

#include <cstddef>
#include <map>
#include <optional>
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

/// "line-author." and the id of the last event of a what-if line: who made the line.
inline constexpr std::string_view kLineAuthorTags = "line-author.";

[[nodiscard]] inline std::string lineAuthorTag(const Hash& head) {
  return std::string(kLineAuthorTags) + hexOf(head);
}
/// The last event of the line whose author the tag of that name says; nothing for other tags.
[[nodiscard]] inline std::optional<Hash> lineOfAuthorTag(std::string_view name) {
  if (!name.starts_with(kLineAuthorTags)) return std::nullopt;
  return hashFromHex(name.substr(kLineAuthorTags.size()));
}
/// "line-formerly." and the id of the last event of a what-if line when it got another name: the names that
/// it had before, a name a row. Links by name in older remarks stay true by it.
inline constexpr std::string_view kLineFormerTags = "line-formerly.";

[[nodiscard]] inline std::string lineFormerTag(const Hash& head) {
  return std::string(kLineFormerTags) + hexOf(head);
}
/// Nothing for other tags.
[[nodiscard]] inline std::optional<Hash> lineOfFormerTag(std::string_view name) {
  if (!name.starts_with(kLineFormerTags)) return std::nullopt;
  return hashFromHex(name.substr(kLineFormerTags.size()));
}
/// The names of what-if lines in their order, a name a row; a long list goes on in "line-order.2" and so on.
inline constexpr std::string_view kLineOrderTag = "line-order";

/// Numbered from 1.
[[nodiscard]] inline std::string lineOrderTag(std::size_t number) {
  return std::string(kLineOrderTag) + (number == 1 ? "" : "." + std::to_string(number));
}
[[nodiscard]] inline bool isLineOrderTag(std::string_view name) {
  if (!name.starts_with(kLineOrderTag)) return false;
  name.remove_prefix(kLineOrderTag.size());
  return name.empty() || (name.size() > 1 && name.front() == '.' &&
                          name.find_first_not_of("0123456789", 1) == std::string_view::npos);
}
/// Kept by the program: people do not read or type them as headers.
[[nodiscard]] inline bool isForProgram(std::string_view name) {
  return name.starts_with(kLibraryTags) || name.starts_with(kLineAuthorTags) ||
         name.starts_with(kLineFormerTags) || isLineOrderTag(name);
}

[[nodiscard]] inline bool isHidden(const Tags& tags) {
  return tagOf(tags, kHiddenTag) == kHiddenValue;
}

} // namespace annales::inline replay
