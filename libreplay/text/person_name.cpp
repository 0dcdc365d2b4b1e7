#include "libreplay/text/person_name.h"

#include "libreplay/text/plain_text.h"
#include "libreplay/text/word_distance.h"

#include <utf8proc.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <memory>
#include <tuple>

namespace annales::inline replay {
namespace {

constexpr char kPartMark = '~';

bool isWhiteSpace(char c) {
  return c == ' ' || (c >= '\t' && c <= '\r');
}

/// Blanks of other scripts become the blank of ours.
std::string caseFolded(std::string_view text) {
  constexpr auto kHow = static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT |
                                                       UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);
  utf8proc_uint8_t* mapped = nullptr;
  const auto length = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                   static_cast<utf8proc_ssize_t>(text.size()), &mapped, kHow);
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(mapped, &std::free);
  if (length < 0) return std::string(text);
  return {reinterpret_cast<const char*>(mapped), static_cast<std::size_t>(length)};
}

} // namespace

std::string foldedName(std::string_view name) {
  std::string out;
  for (const char c : caseFolded(name))
    if (!isWhiteSpace(c))
      out += c;
    else if (!out.empty() && out.back() != ' ')
      out += ' ';
  if (out.ends_with(' ')) out.pop_back();
  return out;
}

AskedName::AskedName(std::string_view asked) : people_(knownPeople()) {
  while (!asked.empty() && isWhiteSpace(asked.front()))
    asked.remove_prefix(1);
  isPart_ = asked.starts_with(kPartMark);
  letters_ = asked.substr(isPart_ ? 1 : 0);
  folded_ = isPart_ ? plainText(foldedName(letters_)) : foldedName(people_->nameOf(letters_));
}

bool AskedName::fits(std::string_view name) const {
  if (empty()) return false;
  if (!isPart_) return foldedName(people_->nameOf(name)) == folded_;
  return std::ranges::any_of(people_->foldedNamesOf(name), [&](const std::string& folded) {
    return plainText(folded).find(folded_) != std::string::npos;
  });
}

bool isBetterSpelling(std::string_view name, std::string_view than) {
  const auto untidy = [](std::string_view text) {
    const bool blanks = isWhiteSpace(text.empty() ? ' ' : text.front()) || isWhiteSpace(text.back()) ||
                        text.find("  ") != std::string_view::npos;
    const bool small = std::ranges::any_of(text, [](char c) { return c >= 'a' && c <= 'z'; });
    const bool capital = std::ranges::any_of(text, [](char c) { return c >= 'A' && c <= 'Z'; });
    return std::tuple(blanks, !small, !capital, text);
  };
  if (name.empty() || than.empty()) return !name.empty();
  return untidy(name) < untidy(than);
}

std::vector<std::string> unitedNames(std::span<const CountedName> names) {
  struct Person {
    std::vector<std::size_t> spellings;
    std::string name; // where `knownPeople` has one
  };
  const auto people = knownPeople();
  std::map<std::string, Person> persons;
  for (std::size_t at = 0; at < names.size(); ++at) {
    const std::string_view known = people->nameOf(names[at].name);
    Person& person = persons[foldedName(known)];
    person.spellings.push_back(at);
    if (known != names[at].name) person.name = known;
  }
  std::vector<std::string> shown(names.size());
  for (const auto& [folded, person] : persons) {
    const auto most = std::ranges::max_element(person.spellings, [&](std::size_t a, std::size_t b) {
      if (names[a].seats != names[b].seats) return names[a].seats < names[b].seats;
      return isBetterSpelling(names[b].name, names[a].name);
    });
    for (const std::size_t at : person.spellings)
      shown[at] = person.name.empty() ? names[*most].name : person.name;
  }
  return shown;
}

std::vector<std::string> nearNames(std::string_view asked, const std::set<std::string>& names,
                                   std::size_t most) {
  const std::string wanted = plainText(foldedName(asked));
  if (wanted.empty()) return {};
  const std::size_t farthest = std::min(std::max<std::size_t>(2, wanted.size() / 3), wanted.size() - 1);
  std::vector<std::tuple<std::size_t, std::string>> near;
  std::map<std::string, std::string> spelled; // by folded name, in one spelling
  for (const std::string& name : names)
    if (auto [at, isNew] = spelled.try_emplace(foldedName(name), name);
        !isNew && isBetterSpelling(name, at->second))
      at->second = name;
  spelled.erase("");
  for (const auto& [folded, name] : spelled) {
    const std::string plain = plainText(folded);
    std::size_t away = wordDistance(wanted, plain);
    if (plain.find(wanted) != std::string::npos) away = std::min<std::size_t>(away, 1);
    if (away <= farthest || away <= 1) near.emplace_back(away, name);
  }
  std::ranges::sort(near);
  near.resize(std::min(near.size(), most));
  std::vector<std::string> found;
  for (auto& [away, name] : near)
    found.push_back(std::move(name));
  return found;
}

} // namespace annales::inline replay
