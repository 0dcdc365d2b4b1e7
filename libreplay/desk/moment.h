// Moments as annotations and pages have them: UTC, YYYY-MM-DDThh:mm:ssZ.
#pragma once

#include <string>
#include <string_view>

namespace annales::inline replay {

/// The computer's clock. Whoever wants the same result twice brings another one.
[[nodiscard]] std::string presentMoment();
/// So many seconds after `moment`, which must be one.
[[nodiscard]] std::string momentAfter(std::string_view moment, int seconds);

} // namespace annales::inline replay
