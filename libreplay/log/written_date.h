// Dates as people write them: 17.11.2026, 2026-1-7, 17. November 2026, Nov 17, 2026.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace annales::inline replay {

struct WrittenDate {
  std::string date;  // `YYYY`, `YYYY-MM` or `YYYY-MM-DD`
  bool whole = true; // else a time of the day stands behind it, which a date has no room for
};

/// Nothing where the text could mean two days, or none: 5/6/2026, 17.11.26, 31.2.2026. Between full stops the
/// day comes first, behind a year with four digits the month.
[[nodiscard]] std::optional<WrittenDate> writtenDate(std::string_view text);

} // namespace annales::inline replay
