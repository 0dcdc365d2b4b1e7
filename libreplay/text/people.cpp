#include "libreplay/text/people.h"

#include "libreplay/text/person_name.h"

#include <fmt/core.h>

#include <algorithm>
#include <mutex>
#include <utility>

namespace annales::inline replay {
namespace {

constexpr std::string_view kBlankSigns = " \t\r";

std::string_view withoutBlanksAround(std::string_view text) {
  const std::size_t from = text.find_first_not_of(kBlankSigns);
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(kBlankSigns) + 1 - from);
}

std::string_view takenLine(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = withoutBlanksAround(text.substr(0, end));
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

/// Threads count while the user changes a name in the window.
struct Known {
  std::mutex mutex;
  std::shared_ptr<const People> people = std::make_shared<const People>();
};

Known& known() {
  static Known all;
  return all;
}

} // namespace

Result<People> People::read(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  People people;
  for (std::size_t row = 1; !text.empty(); ++row) {
    const std::string_view line = takenLine(text);
    if (line.empty() || line.starts_with('#')) continue;
    const std::size_t equals = line.find('=');
    if (equals == std::string_view::npos)
      return failure(
          "line {}: expected another name, \"=\" and the person's name, such as \"Anni = Anna Berger\"", row);
    auto more = people.with(line.substr(0, equals), line.substr(equals + 1));
    if (!more) return failure("line {}: {}", row, more.error().part());
    people = *std::move(more);
  }
  return people;
}

std::string People::text() const {
  std::string text;
  for (const auto& [folded, other] : others_)
    text += fmt::format("{} = {}\n", other.name, other.person);
  return text;
}

Result<People> People::with(std::string_view other, std::string_view person) const {
  other = withoutBlanksAround(other);
  person = withoutBlanksAround(person);
  const std::string folded = foldedName(other);
  if (folded.empty() || foldedName(person).empty()) return failure("a name is missing");
  for (const std::string_view name : {other, person})
    if (name.find_first_of("=\n\r") != std::string_view::npos || name.starts_with('#') ||
        name.starts_with('~'))
      return failure("a name must not have \"=\" or a line break in it, nor begin with \"#\" or \"~\"");
  const std::string of(nameOf(person));
  if (foldedName(of) == folded) return failure("both names are of the same person already");
  People more = *this;
  for (auto& [name, known] : more.others_)
    if (foldedName(known.person) == folded) known.person = of;
  more.others_.insert_or_assign(folded, OtherName{std::string(other), of});
  return more;
}

People People::without(std::string_view other) const {
  People fewer = *this;
  fewer.others_.erase(foldedName(other));
  return fewer;
}

std::vector<People::OtherName> People::otherNames() const {
  std::vector<OtherName> all;
  for (const auto& [folded, other] : others_)
    all.push_back(other);
  return all;
}

std::string_view People::nameOf(std::string_view name) const {
  if (empty()) return name;
  const auto at = others_.find(foldedName(name));
  return at == others_.end() ? name : std::string_view(at->second.person);
}

std::vector<std::string> People::foldedNamesOf(std::string_view name) const {
  std::vector<std::string> names{foldedName(name)};
  if (empty()) return names;
  const std::string person = foldedName(nameOf(name));
  if (person != names.front()) names.push_back(person);
  for (const auto& [folded, other] : others_)
    if (folded != names.front() && foldedName(other.person) == person) names.push_back(folded);
  return names;
}

std::shared_ptr<const People> knownPeople() {
  const std::lock_guard lock(known().mutex);
  return known().people;
}

void useEverywhere(People people) {
  auto shared = std::make_shared<const People>(std::move(people));
  const std::lock_guard lock(known().mutex);
  known().people = std::move(shared);
}

} // namespace annales::inline replay
