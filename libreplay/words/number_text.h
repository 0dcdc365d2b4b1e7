// Numbers as readers of a language write them.
#pragma once

#include "engine/boards/board.h"

#include <cstdint>
#include <string>

namespace annales::inline replay {

/// "26.4", „26,4“; a real minus sign; "–" for no number, "∞".
[[nodiscard]] std::string decimalText(double number, int digits, Language language);
/// A share as points in 100: "8.3", from ten on "12"; no minus before nothing.
[[nodiscard]] std::string inHundredText(double share, Language language);
/// "+26.4", "−26.4", "0.0".
[[nodiscard]] std::string signedText(double number, int digits, Language language);
/// "2,042", „2.042“
[[nodiscard]] std::string countText(std::uint64_t count, Language language);
/// "26.4 %"
[[nodiscard]] std::string percentText(double share, Language language);

} // namespace annales::inline replay
