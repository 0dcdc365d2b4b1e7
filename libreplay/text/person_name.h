// Names of people as all of the program compares them: every filter, question and report asks here.
#pragma once

#include "libreplay/text/people.h"

#include <cstddef>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

/// Capitals as small letters (Unicode's case folding, composed), no blanks at the ends, one between words:
/// "  ZOË  Groß" as "zoë gross". Accents stay. Bytes that are no UTF-8 stay.
[[nodiscard]] std::string foldedName(std::string_view name);

/// The person who is asked for, by any of the names that `knownPeople` has: `Anna` is Anna alone, `~anna`
/// everybody with these letters in a name.
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
  std::shared_ptr<const People> people_;
  std::string letters_, folded_;
  bool isPart_ = false;
};

/// Whether a list shows this spelling of a name rather than that: without odd blanks, with capitals and small
/// letters, else the first by letters.
[[nodiscard]] bool isBetterSpelling(std::string_view name, std::string_view than);

struct CountedName {
  std::string name; // not empty
  std::size_t seats = 0;
};
/// The names under which these are shown, in their order, once all of a person's seats have one name: that of
/// `knownPeople`, else the spelling that most of them have. Case and blanks make no other person.
[[nodiscard]] std::vector<std::string> unitedNames(std::span<const CountedName> names);

/// Those of `names` that may have been meant by a name that fits none, the nearest first; at most `most`.
[[nodiscard]] std::vector<std::string> nearNames(std::string_view asked, const std::set<std::string>& names,
                                                 std::size_t most = 5);

} // namespace annales::inline replay
