#include "libreplay/openings/game_options.h"

#include "engine/event/options_codec.h"
#include "libreplay/text/plain_text.h"

#include <simdjson.h>

#include <algorithm>
#include <array>
#include <set>

namespace annales::inline replay {
namespace {

constexpr std::string_view kDefault = "default";

struct AskedOption {
  std::string name, value; // plain text
};

AskedOption askedOption(std::string_view asked) {
  const std::size_t colon = std::min(asked.find(':'), asked.size());
  return {plainText(asked.substr(0, colon)), plainText(asked.substr(std::min(colon + 1, asked.size())))};
}

/// A word, a number or a flag; nothing for what has parts.
std::optional<std::string> scalarText(simdjson::dom::element value) {
  std::string_view text;
  if (value.get(text) == simdjson::SUCCESS) return std::string(text);
  if (value.is_object() || value.is_array()) return std::nullopt;
  return simdjson::minify(value);
}

/// The names of its parts; none for what has none.
std::vector<std::string> partsOf(simdjson::dom::element value) {
  simdjson::dom::object members;
  std::vector<std::string> names;
  if (value.get(members) != simdjson::SUCCESS) return names;
  for (const auto member : members)
    names.emplace_back(member.key);
  return names;
}

bool hasValue(simdjson::dom::element value, const std::string& asked) {
  if (const auto text = scalarText(value)) return plainText(*text) == asked;
  return std::ranges::any_of(partsOf(value),
                             [&](const std::string& part) { return plainText(part) == asked; });
}

/// Calls `f(name, value)` for each; options are read once a word, so nobody waits for it.
template <class F> void eachOption(const std::string& options, F&& f) {
  simdjson::dom::parser parser;
  simdjson::dom::object members;
  if (options.empty() || parser.parse(options).get(members) != simdjson::SUCCESS) return;
  for (const auto member : members)
    f(member.key, member.value);
}

} // namespace

bool isOption(std::string_view asked) {
  const std::string name = askedOption(asked).name;
  return asked == kDefault ||
         std::ranges::any_of(optionNames(), [&](std::string_view known) { return plainText(known) == name; });
}

bool hasOption(const std::string& options, std::string_view asked) {
  if (asked == kDefault) return options.empty();
  const auto [name, wanted] = askedOption(asked);
  bool has = false, fits = false;
  eachOption(options,
             [&, &name = name, &wanted = wanted](std::string_view key, simdjson::dom::element value) {
               if (plainText(key) != name) return;
               has = true;
               fits = wanted.empty() || hasValue(value, wanted);
             });
  return wanted == kDefault ? !has : fits;
}

std::vector<std::string> optionConditions(const std::string& options) {
  std::vector<std::string> found;
  eachOption(options, [&](std::string_view key, simdjson::dom::element value) {
    const std::string name(key);
    const std::vector<std::string> parts = partsOf(value);
    if (const auto text = scalarText(value); text && *text != "true")
      found.push_back(name + ':' + *text);
    else if (parts.empty())
      found.push_back(name);
    for (const std::string& part : parts)
      found.push_back(name + ':' + part);
  });
  if (found.empty()) found.emplace_back(kDefault);
  return found;
}

std::vector<std::string> optionsIn(const FactTable& table) {
  const std::set<WordIndex> words(table.games().options.begin(), table.games().options.end());
  std::set<std::string> found;
  for (const WordIndex word : words)
    eachOption(table.words()[word], [&](std::string_view key, simdjson::dom::element value) {
      const std::string name(key);
      found.insert(name + ':' + std::string(kDefault));
      if (const auto text = scalarText(value); text && *text != "true")
        found.insert(name + ':' + *text);
      else
        found.insert(name);
      if (name == "specialUnits") return;
      for (const std::string& part : partsOf(value))
        found.insert(name + ':' + part);
    });
  return {found.begin(), found.end()};
}

} // namespace annales::inline replay
