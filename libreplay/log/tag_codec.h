// The headers of a game: which names and values the event log allows, and how a header is written.
#pragma once

#include "engine/core/result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace annales::inline replay {

/// A name of `[a-z0-9.-]{1,80}`; a value of up to 10,000 characters, for `date` a date.
[[nodiscard]] Result<void> checkTag(std::string_view name, std::string_view value);
/// Characters of the name that lines and remarks are signed with, which becomes the value of a tag.
inline constexpr std::size_t kLongestAuthor = 10'000;
[[nodiscard]] Result<void> checkAuthor(std::string_view author);
/// Appends `{"name":…,"rec":"tag","value":…}` and no LF.
void appendTagRecord(std::string& out, std::string_view name, std::string_view value);

} // namespace annales::inline replay
