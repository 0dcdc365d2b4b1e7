#include "engine/core/saying.h"

#include <array>

namespace annales::inline engine {

Saying Saying::of(std::string_view literal) {
  Saying saying;
  saying.text = literal;
  return saying;
}

Part counted(std::int64_t number, std::string_view one, std::string_view many) {
  Part part(Part::Sort::counted, one);
  part.many = many;
  part.number = number;
  return part;
}

Part counted(std::int64_t number, Resource resource) {
  const std::string_view word = wordOf(resource);
  return counted(number, resource == Resource::coins ? "coin" : word, word);
}

Part counted(std::int64_t number, Kind kind) {
  constexpr std::array<std::string_view, kKinds> many{"legions", "galleys", "commanders", "admirals"};
  return counted(number, wordOf(kind), many[indexOf(kind)]);
}

std::string alternativesOf(std::string_view words, std::string_view orWord) {
  std::string out;
  for (std::size_t begin = 0; begin <= words.size();) {
    const std::size_t end = words.find(',', begin);
    const bool last = end == std::string_view::npos;
    if (begin > 0) out += last ? orWord : std::string_view(", ");
    out += words.substr(begin, end - begin);
    begin = last ? words.size() + 1 : end + 1;
  }
  return out;
}

std::string plainEnglish(const Saying& saying) {
  return filled(saying.text, saying.parts, [](const Part& part) -> std::string {
    switch (part.sort) {
    case Part::Sort::number:
      return std::to_string(part.number);
    case Part::Sort::counted:
      return std::to_string(part.number) + ' ' + (part.number == 1 ? part.word : std::string(part.many));
    case Part::Sort::anyOf:
      return alternativesOf(part.word, " or ");
    case Part::Sort::saying:
      return plainEnglish(part.inner.front());
    case Part::Sort::text:
    case Part::Sort::nation:
    case Part::Sort::province:
    case Part::Sort::term:
    case Part::Sort::ruleset:
    case Part::Sort::space:
    case Part::Sort::resource:
    case Part::Sort::kind:
    case Part::Sort::personage:
    case Part::Sort::reason:
    case Part::Sort::site:
      break;
    }
    return part.word;
  });
}

} // namespace annales::inline engine
