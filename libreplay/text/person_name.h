// Names of people as all of the program compares them: every filter, question and report asks here.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

/// Capitals as small letters (Unicode's case folding, composed), no blanks at the ends, one between words:
/// "  ZOË  Groß" as "zoë gross". Accents stay. Bytes that are no UTF-8 stay.
[[nodiscard]] std::string foldedName(std::string_view name);

/// The person who is asked for: `Anna` is Anna alone, `~anna` everybody with these letters in the name.
class AskedName {
public:
  AskedName() = default;
  explicit AskedName(std::string_view asked);

  /// Asks for nobody: "", " " or "~".
  [[nodiscard]] bool empty() const { return folded_.empty(); }
  [[nodiscard]] bool isPart() const { return isPart_; }
  /// Without the ~ and the blanks before it, for a message.
  [[nodiscard]] const std::string& letters() const { return letters_; }
  /// No seat without a name fits. A part fits without its accents, too, as searches compare.
  [[nodiscard]] bool fits(std::string_view name) const;

private:
  std::string letters_, folded_;
  bool isPart_ = false;
};

/// Those of `names` that may have been meant by a name that fits none, the nearest first; at most `most`.
[[nodiscard]] std::vector<std::string> nearNames(std::string_view asked, const std::set<std::string>& names,
                                                 std::size_t most = 5);

} // namespace annales::inline replay
