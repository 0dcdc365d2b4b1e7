// The headers of a game by name: event, site, date, player.<nation> and others.
#pragma once

#include <map>
#include <string>

namespace annales::inline replay {

using Tags = std::map<std::string, std::string>;

/// Empty where there is no header of that name.
[[nodiscard]] inline const std::string& tagOf(const Tags& tags, const std::string& name) {
  static const std::string none;
  const auto at = tags.find(name);
  return at == tags.end() ? none : at->second;
}

} // namespace annales::inline replay
