#include "libreplay/query/vocabulary.h"

#include "engine/boards/board_shelf.h"
#include "engine/ruleset/ruleset.h"
#include "libreplay/text/plain_text.h"

#include <algorithm>
#include <numeric>

namespace annales::inline replay {
namespace {

Vocabulary collectBuiltIn() {
  Vocabulary words;
  for (const ShelvedBoard& shelved : BoardShelf::builtIn().boards()) {
    words.boards.insert(shelved.board->map->id());
    for (const Province& province : shelved.board->map->provinces())
      words.provinces.insert(province.id);
    for (const BoardNation& nation : shelved.board->nations)
      words.nations.insert(nation.id);
  }
  for (const Ruleset* rules : {&antike(), &antikeII(), &duellum()}) {
    for (const KnowHow& knowHow : rules->knowHows)
      words.knowHows.emplace(knowHow.id);
    for (const Card& card : rules->deck)
      words.cards.insert(card.id);
  }
  return words;
}

/// Letters put in, left out, changed, or swapped with the next one.
std::size_t editsBetween(std::string_view a, std::string_view b) {
  std::vector<std::size_t> beforeLast(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t k = 1; k <= b.size(); ++k) {
      row[k] = std::min({last[k] + 1, row[k - 1] + 1, last[k - 1] + (a[i - 1] == b[k - 1] ? 0 : 1)});
      const bool swapped = i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1];
      if (swapped) row[k] = std::min(row[k], beforeLast[k - 2] + 1);
    }
    std::swap(beforeLast, last);
    std::swap(last, row);
  }
  return last.back();
}

} // namespace

const Vocabulary& builtInVocabulary() {
  static const Vocabulary words = collectBuiltIn();
  return words;
}

std::string nearestOf(std::string_view word, const std::vector<std::string>& candidates) {
  constexpr std::size_t kLongest = 40; // no name is longer: whatever is, is none
  if (word.empty() || word.size() > kLongest) return {};
  const std::string plain = plainText(word);
  std::size_t least = std::max<std::size_t>(1, plain.size() / 3) + 1;
  std::string best;
  for (const std::string& candidate : candidates) {
    const std::size_t now = editsBetween(plain, candidate);
    if (now >= least) continue;
    least = now;
    best = candidate;
  }
  return best;
}

} // namespace annales::inline replay
