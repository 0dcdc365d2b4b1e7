// People who play under several names: "Anni = Anna Berger". All that counts people looks names up here.
#pragma once

#include "engine/core/result.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

/// Names compare as `foldedName` folds them. No person's name is another name of somebody else.
class People {
public:
  /// A line each: `Anni = Anna Berger`. Empty lines and those that begin with # say nothing. Fails with the
  /// number of the first line that is not so.
  [[nodiscard]] static Result<People> read(std::string_view text);
  /// The same people as such a text, in the order of the other names.
  [[nodiscard]] std::string text() const;

  /// From now on `other` is another name of the person. Fails where a name is missing, or both are the same.
  [[nodiscard]] Result<People> with(std::string_view other, std::string_view person) const;
  /// `other` is a person again.
  [[nodiscard]] People without(std::string_view other) const;

  struct OtherName {
    std::string name, person;
    friend bool operator==(const OtherName&, const OtherName&) = default;
  };
  [[nodiscard]] std::vector<OtherName> otherNames() const;
  [[nodiscard]] bool empty() const { return others_.empty(); }
  /// Of the person who is called so; the same name where nothing is known of it.
  [[nodiscard]] std::string_view nameOf(std::string_view name) const;
  /// All names of the person who is called so, folded; that name first.
  [[nodiscard]] std::vector<std::string> foldedNamesOf(std::string_view name) const;

private:
  std::map<std::string, OtherName, std::less<>> others_; // by their folded names
};

/// Those of this program's user; empty before the first `useEverywhere`.
[[nodiscard]] std::shared_ptr<const People> knownPeople();
void useEverywhere(People people);

} // namespace annales::inline replay
