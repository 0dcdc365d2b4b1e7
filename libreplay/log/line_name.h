// What may be the name of a line of play.
#pragma once

#include <string>
#include <string_view>

namespace annales::inline replay {

/// 1 to 80 code points of valid UTF-8, none of them a control character (U+0000–U+001F, U+007F–U+009F).
[[nodiscard]] bool isLineName(std::string_view name);

/// The name with that at its end, shortened to the longest name a line may have.
[[nodiscard]] std::string suffixedName(std::string_view name, std::string_view suffix);
/// "name (2)", shortened to the longest name a line may have.
[[nodiscard]] std::string numberedName(std::string_view name, int number);

} // namespace annales::inline replay
