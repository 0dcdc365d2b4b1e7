#include "libreplay/query/reading.h"

#include <algorithm>
#include <array>
#include <set>

namespace annales::inline replay::reading {
namespace {

struct QuantityWord {
  std::string_view word;
  Quantity what;
};

/// Other words than `wordOf`'s.
constexpr std::array kOtherWords{
    QuantityWord{"rounds", Quantity::round},         QuantityWord{"turns", Quantity::turn},
    QuantityWord{"temple", Quantity::temples},       QuantityWord{"city", Quantity::cities},
    QuantityWord{"province", Quantity::cities},      QuantityWord{"provinces", Quantity::cities},
    QuantityWord{"legion", Quantity::legions},       QuantityWord{"galley", Quantity::galleys},
    QuantityWord{"commander", Quantity::commanders}, QuantityWord{"admiral", Quantity::admirals},
    QuantityWord{"unit", Quantity::units},           QuantityWord{"sea", Quantity::seas},
    QuantityWord{"wall", Quantity::walls},           QuantityWord{"coin", Quantity::coins},
    QuantityWord{"know-how", Quantity::knowHows},    QuantityWord{"knowhow", Quantity::knowHows},
    QuantityWord{"knowhows", Quantity::knowHows},    QuantityWord{"personage", Quantity::personages},
    QuantityWord{"king", Quantity::kings},           QuantityWord{"scholar", Quantity::scholars},
    QuantityWord{"general", Quantity::generals},     QuantityWord{"citizen", Quantity::citizens},
    QuantityWord{"navigator", Quantity::navigators}};

struct SignWord {
  std::string_view word;
  Compare how;
};
/// Longer ones first.
constexpr std::array kSigns{SignWord{"is at least", Compare::atLeast},
                            SignWord{"is at most", Compare::atMost},
                            SignWord{"is more than", Compare::more},
                            SignWord{"is less than", Compare::less},
                            SignWord{"is fewer than", Compare::less},
                            SignWord{"at least", Compare::atLeast},
                            SignWord{"at most", Compare::atMost},
                            SignWord{"more than", Compare::more},
                            SignWord{"less than", Compare::less},
                            SignWord{"fewer than", Compare::less},
                            SignWord{"is not", Compare::unequal},
                            SignWord{"is", Compare::equal},
                            SignWord{">=", Compare::atLeast},
                            SignWord{"<=", Compare::atMost},
                            SignWord{"!=", Compare::unequal},
                            SignWord{"<>", Compare::unequal},
                            SignWord{"==", Compare::equal},
                            SignWord{"\u2265", Compare::atLeast},
                            SignWord{"\u2264", Compare::atMost},
                            SignWord{"\u2260", Compare::unequal},
                            SignWord{"=", Compare::equal},
                            SignWord{"<", Compare::less},
                            SignWord{">", Compare::more}};

constexpr std::array<std::string_view, 3> kOutcomeWords{"unfinished", "undecided", "won"};
/// The two maneuvers as one.
constexpr std::string_view kManeuver = "maneuver";

bool isLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

template <class List> std::vector<std::string> copied(const List& list) {
  return {list.begin(), list.end()};
}

} // namespace

std::size_t spaceAt(std::string_view text) {
  return std::min(text.find_first_not_of(" \t\r\n"), text.size());
}

std::size_t wordsAt(std::string_view text, std::string_view words) {
  std::size_t at = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == ' ') {
      const std::size_t space = spaceAt(text.substr(at));
      if (space == 0) return 0;
      at += space;
      continue;
    }
    if (at >= text.size() || lowered(text.substr(at, 1))[0] != words[i]) return 0;
    ++at;
  }
  const bool whole = !isLetter(words.back()) || at == text.size() || (!isLetter(text[at]) && text[at] != '-');
  return whole ? at : 0;
}

std::string lowered(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

std::string_view nameAt(std::string_view text) {
  std::size_t end = 0;
  while (end < text.size() && (isLetter(text[end]) || (text[end] == '-' && end > 0)))
    ++end;
  return text.substr(0, end);
}

SignRead signAt(std::string_view text) {
  for (const SignWord& sign : kSigns)
    if (const std::size_t bytes = wordsAt(text, sign.word); bytes > 0) return {sign.how, bytes};
  return {};
}

SignRead equalityAt(std::string_view text) {
  const SignRead sign = signAt(text);
  const bool fits = sign.how == Compare::equal || sign.how == Compare::unequal;
  return fits ? sign : SignRead{};
}

std::size_t textAt(std::string_view text) {
  if (text.empty()) return 0;
  if (text.front() != '"') return std::min(text.find_first_of(" \t\r\n()\","), text.size());
  for (std::size_t at = 1; at < text.size(); ++at) {
    if (text[at] == '"') return at + 1;
    if (text[at] == '\\') ++at;
  }
  return 0;
}

std::string unquoted(std::string_view text) {
  if (text.empty() || text.front() != '"') return std::string(text);
  std::string out;
  for (std::size_t at = 1; at + 1 < text.size(); ++at) {
    if (text[at] == '\\' && at + 2 < text.size()) ++at;
    out += text[at];
  }
  return out;
}

std::optional<Quantity> quantityOf(std::string_view word) {
  for (std::size_t i = 0; i < kQuantities; ++i)
    if (wordOf(static_cast<Quantity>(i)) == word) return static_cast<Quantity>(i);
  const auto other = std::ranges::find(kOtherWords, word, &QuantityWord::word);
  if (other == kOtherWords.end()) return std::nullopt;
  return other->what;
}

std::string singularOf(std::string_view word) {
  const auto is = [&](const auto& list) { return std::ranges::find(list, word) != list.end(); };
  const bool known = is(Words<Personage>::list) || is(Words<Kind>::list);
  if (!known && word.ends_with('s')) word.remove_suffix(1);
  return std::string(word);
}

bool Reading::knows(Expected list, std::string_view name) const {
  switch (list) {
  case Expected::nation:
    return vocabulary_.nations.contains(name);
  case Expected::province:
    return vocabulary_.provinces.contains(name);
  case Expected::knowHow:
    return vocabulary_.knowHows.contains(name);
  case Expected::board:
    return vocabulary_.boards.contains(name);
  case Expected::personage:
    return valueOf<Personage>(singularOf(name)).has_value();
  case Expected::kind:
    return valueOf<Kind>(singularOf(name)).has_value();
  case Expected::ruleset:
    return valueOf<RulesetId>(name).has_value();
  case Expected::space:
    return name == kManeuver || valueOf<Space>(name).has_value();
  case Expected::outcome:
    return std::ranges::find(kOutcomeWords, name) != kOutcomeWords.end();
  case Expected::quantity:
    return quantityOf(name).has_value();
  case Expected::condition:
  case Expected::joint:
  case Expected::comparison:
  case Expected::equality:
  case Expected::number:
  case Expected::text:
  case Expected::date:
  case Expected::opening:
  case Expected::closing:
  case Expected::rival:
  case Expected::unit:
  case Expected::object:
  case Expected::word:
    return false;
  }
  return false;
}

std::vector<std::string> Reading::namesOf(Expected list) const {
  std::vector<std::string> names;
  switch (list) {
  case Expected::nation:
    return copied(vocabulary_.nations);
  case Expected::province:
    return copied(vocabulary_.provinces);
  case Expected::knowHow:
    return copied(vocabulary_.knowHows);
  case Expected::board:
    return copied(vocabulary_.boards);
  case Expected::personage:
    return copied(Words<Personage>::list);
  case Expected::kind:
    return copied(Words<Kind>::list);
  case Expected::ruleset:
    return copied(Words<RulesetId>::list);
  case Expected::space:
    names = copied(Words<Space>::list);
    names.emplace_back(kManeuver);
    return names;
  case Expected::outcome:
    return copied(kOutcomeWords);
  case Expected::quantity:
    for (std::size_t i = 0; i < kQuantities; ++i)
      names.emplace_back(wordOf(static_cast<Quantity>(i)));
    return names;
  case Expected::comparison:
    return {"=", "!=", "<", "<=", ">", ">=", "at least", "at most", "more than", "less than", "is", "is not"};
  case Expected::equality:
    return {"=", "!=", "is", "is not"};
  case Expected::condition:
  case Expected::joint:
  case Expected::number:
  case Expected::text:
  case Expected::date:
  case Expected::opening:
  case Expected::closing:
  case Expected::rival:
  case Expected::unit:
  case Expected::object:
  case Expected::word:
    return {};
  }
  return {};
}

std::vector<std::string> Reading::candidates() const {
  std::set<std::string> words;
  for (const Missed& missed : missed_) {
    if (!missed.word.empty()) words.emplace(missed.word);
    for (std::string& name : namesOf(missed.what))
      if (missed.word.empty()) words.insert(std::move(name));
  }
  return {words.begin(), words.end()};
}

} // namespace annales::inline replay::reading
