// Conditions as a text of keys and values: nation=romans; where=player = "Ada" and temples >= 2.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

struct WrittenCondition {
  std::string key, value; // without "=" everything is in `value`
  friend bool operator==(const WrittenCondition&, const WrittenCondition&) = default;
};

/// In the order written. A ";" parts them, but not within quotation marks; a value that is in quotation marks
/// as a whole loses them.
[[nodiscard]] std::vector<WrittenCondition> splitConditions(std::string_view text);
/// The same again; values that would be split or cut get quotation marks.
[[nodiscard]] std::string textOf(std::span<const WrittenCondition> conditions);

} // namespace annales::inline replay
