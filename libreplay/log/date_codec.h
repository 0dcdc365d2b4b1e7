// Dates as the event log writes them. A day that does not exist is not a date.
#pragma once

#include <string_view>

namespace annales::inline replay {

/// `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
[[nodiscard]] bool isDate(std::string_view text);
/// UTC, `YYYY-MM-DDThh:mm:ssZ`.
[[nodiscard]] bool isMoment(std::string_view text);

} // namespace annales::inline replay
