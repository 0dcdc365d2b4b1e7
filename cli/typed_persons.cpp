#include "cli/typed_persons.h"

#include "cli/suggest.h"
#include "importers/plays/play_results.h"
#include "libreplay/results/known_names.h"
#include "libreplay/words/signs.h"
#include "libreplay/words/terms.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>

namespace annales::cli {
namespace {

std::string trimmedPart(std::string_view text) {
  while (text.starts_with(' '))
    text.remove_prefix(1);
  while (text.ends_with(' '))
    text.remove_suffix(1);
  return std::string(text);
}

/// "9", "-7", "99999999999999999999": meant as personages, and no nation's name.
bool isNumberLike(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789+-., ") == std::string_view::npos;
}

std::string nameOfNation(const std::string& nation) {
  const BoardNation* known = knownNation(nation, nullptr);
  return known == nullptr ? nation : known->name.en;
}

std::string troubleOfNation(const std::string& word, RulesetId ruleset) {
  if (word.empty() || word == "-" || isPlaceholder(word)) return {};
  if (!nationsNamed(ruleset, word).empty() || !colourNamed(word).empty()) return {};
  std::map<std::string, std::string> nations; // by what may be typed
  std::vector<std::string> typed, names;
  for (const std::string& nation : nationsOf(ruleset)) {
    names.push_back(nameOfNation(nation));
    const BoardNation* known = knownNation(nation, nullptr);
    for (const std::string& name :
         {nation, foldedWord(names.back()), foldedWord(known ? known->name.de : "")})
      if (!name.empty() && nations.emplace(name, names.back()).second) typed.push_back(name);
  }
  const auto near = nearestWord(foldedWord(word), typed);
  return fmt::format("{} has no nation \"{}\"; {}", titleOf(ruleset), word,
                     near ? fmt::format("did you mean {}?", nations.at(*near))
                          : fmt::format("its nations are {}", fmt::join(names, ", ")));
}

std::string troubleOfPoints(const std::string& text, RulesetId ruleset, std::size_t persons) {
  if (text.empty()) return {};
  const int most = mostPersonages(ruleset, persons);
  const auto points = plays::pointsIn(text);
  if (points && *points >= 0 && *points <= most) return {};
  return fmt::format("{}: a number of personages from 0 to {} is expected", text, most);
}

} // namespace

plays::EntryPerson personTyped(const std::string& text) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    parts.push_back(trimmedPart(std::string_view(text).substr(at, end - at)));
    at = end + 1;
  }
  plays::EntryPerson person;
  person.name = parts[0];
  person.nameless = person.name.empty();
  if (parts.size() == 2 && isNumberLike(parts[1]))
    person.points = parts[1];
  else if (parts.size() > 1)
    person.role = parts[1];
  // What follows a third comma is said to be no number, and not lost.
  for (std::size_t i = 2; i < parts.size(); ++i)
    person.points += (i > 2 ? ", " : "") + parts[i];
  return person;
}

std::string troubleOfTyped(const std::vector<plays::EntryPerson>& persons, RulesetId ruleset) {
  std::set<std::string> names;
  std::map<std::string, std::string> leaders;
  for (const plays::EntryPerson& person : persons) {
    if (!person.nameless && !isPlaceholder(person.name) && !names.insert(foldedWord(person.name)).second)
      return fmt::format("two persons are called {0}; write \"{0} B.\" or a second name for one of them",
                         person.name);
    if (std::string trouble = troubleOfNation(person.role, ruleset); !trouble.empty()) return trouble;
    if (std::string trouble = troubleOfPoints(person.points, ruleset, persons.size()); !trouble.empty())
      return trouble;
    for (const std::string& nation : nationsNamed(ruleset, person.role)) {
      const auto [other, isNew] = leaders.emplace(nation, person.name);
      if (!isNew)
        return fmt::format("{} and {} both have the nation {}; each nation has one person",
                           other->second.empty() ? "somebody" : other->second,
                           person.name.empty() ? "somebody" : person.name, nameOfNation(nation));
    }
  }
  return {};
}

} // namespace annales::cli
