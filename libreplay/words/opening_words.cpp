#include "libreplay/words/opening_words.h"

#include "libreplay/words/signs.h"
#include "libreplay/words/word.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace annales::inline replay {
namespace {

constexpr std::string_view kNoSpace = "–", kBetweenThings = " +";
constexpr Word kNoStep{"no step", "kein Schritt"};

/// What stands before the colon, and how that is said of a place or a card.
struct NamedThing {
  std::string_view what;
  Word words;
  bool isCard = false;
};
constexpr std::array<NamedThing, 7> kNamedThings{
    {{"temple", {"temple in {}", "Tempel in {}"}},
     {"wall", {"wall in {}", "Mauer in {}"}},
     {"city", {"city {}", "Stadt {}"}},
     {"taken", {"conquers {}", "erobert {}"}},
     {"destroyed", {"destroys the temple at {}", "zerstört den Tempel in {}"}},
     {"card", {"takes {}", "nimmt {}"}, true},
     {"played", {"plays {}", "spielt {}"}, true}}};

int numberIn(std::string_view text) {
  int number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

/// One thing that a turn did: "temple:roma", "legion:2", "wheel".
std::string thingInWords(std::string_view thing, Language language) {
  const std::size_t colon = thing.find(':');
  if (colon == std::string_view::npos) return titleOfTerm(thing, language);
  const std::string_view what = thing.substr(0, colon), value = thing.substr(colon + 1);
  if (const auto kind = valueOf<Kind>(what)) return counted(numberIn(value), *kind, language);
  const auto known = std::ranges::find(kNamedThings, what, &NamedThing::what);
  if (known == kNamedThings.end()) return std::string(thing);
  return fmt::format(fmt::runtime(known->words.in(language)),
                     known->isCard ? titleOfTerm(value, language) : readableId(value));
}

} // namespace

std::string nationInWords(std::string_view id, Language language) {
  const BoardNation* known = knownNation(id, nullptr);
  return known != nullptr ? known->name.in(language) : readableId(id);
}

std::string boardInWords(std::string_view id, Language language) {
  const Board* known = knownBoard(id);
  return known != nullptr ? known->name.in(language) : readableId(id);
}

std::string spacesInWords(OpeningKey key, Language language) {
  std::string words;
  for (std::size_t turn = 0; turn < key.turns(); ++turn) {
    if (turn > 0) words += ", ";
    words += key.at(turn) == Space::none ? kNoSpace : titleOf(key.at(turn), language);
  }
  return words;
}

std::string turnInWords(std::string_view done, Language language) {
  std::size_t end = std::min(done.find(kBetweenThings), done.size());
  const auto space = valueOf<Space>(done.substr(0, end));
  std::string words(space ? titleOf(*space, language) : kNoStep.in(language));
  for (std::string_view between = ": "; end < done.size(); between = ", ") {
    done.remove_prefix(end + kBetweenThings.size());
    end = std::min(done.find(kBetweenThings), done.size());
    words += between;
    words += thingInWords(done.substr(0, end), language);
  }
  return words;
}

} // namespace annales::inline replay
