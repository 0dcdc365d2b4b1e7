#include "importers/agn/words.h"

#include "importers/agn/word_tables.h"
#include "libreplay/text/plain_text.h"

#include <algorithm>
#include <cctype>
#include <numeric>

namespace annales::agn {
namespace {

constexpr std::size_t kMostSuggestions = 3;
constexpr std::size_t kMostKnown = 4096;

std::vector<std::string_view> partsOf(std::string_view words) {
  std::vector<std::string_view> parts;
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    if (end > 0) parts.push_back(words.substr(0, end));
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return parts;
}

/// How many letters have to be put in, left out, changed or swapped with the next one.
std::size_t lettersApart(std::string_view a, std::string_view b) {
  std::vector<std::size_t> beforeLast(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  std::iota(last.begin(), last.end(), 0U);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t k = 1; k <= b.size(); ++k) {
      row[k] = std::min({last[k] + 1, row[k - 1] + 1, last[k - 1] + (a[i - 1] == b[k - 1] ? 0 : 1)});
      if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1])
        row[k] = std::min(row[k], beforeLast[k - 2] + 1);
    }
    std::swap(beforeLast, last);
    std::swap(last, row);
  }
  return last.back();
}

WordList listOf(std::span<const std::string_view> rows) {
  WordList list;
  for (std::size_t i = 0; i < rows.size(); ++i)
    list.addAll(rows[i], static_cast<int>(i));
  return list;
}

/// The words of the log themselves, beside those of people.
template <class E> WordList listWith(std::span<const std::string_view> rows) {
  WordList list = listOf(rows);
  for (std::size_t i = 0; i < Words<E>::list.size(); ++i)
    list.addAlias(Words<E>::list[i], static_cast<int>(i), Words<E>::list[i]);
  return list;
}

void addTerms(WordList& list, std::string_view id, int value) {
  list.add(id, value, titleWord(id));
}
void addTermAliases(WordList& list, std::string_view id, int value) {
  for (const Alias& alias : termAliases())
    if (alias.id == id)
      for (const std::string_view name : partsOf(alias.names))
        list.addAlias(name, value, titleWord(id));
}

} // namespace

std::string plainWord(std::string_view word) {
  const bool ascii =
      std::none_of(word.begin(), word.end(), [](char c) { return static_cast<unsigned char>(c) > 127; });
  std::string plain = ascii ? std::string(word) : plainText(word);
  std::erase_if(plain, [](char c) { return c == '-' || c == '_' || c == ' ' || c == '\''; });
  for (char& c : plain)
    c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return plain;
}

std::string titleWord(std::string_view id) {
  std::string title(id);
  bool first = true;
  for (char& c : title) {
    if (first) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    first = c == '-';
  }
  return title;
}

void WordList::add(std::string_view word, int value, std::string_view shown) {
  ids_.emplace(std::string(word), value);
  std::string plain = plainWord(word);
  if (plain.empty()) return;
  const auto [at, isNew] = words_.emplace(std::move(plain), Meaning{value, std::string(shown)});
  if (!isNew && at->second.value != value) at->second.value = kSeveral;
}

void WordList::addAll(std::string_view words, int value) {
  const auto parts = partsOf(words);
  for (const std::string_view word : parts)
    add(word, value, parts.front());
}

void WordList::addAlias(std::string_view word, int value, std::string_view shown) {
  std::string plain = plainWord(word);
  if (plain.empty() || words_.contains(plain)) return;
  words_.emplace(std::move(plain), Meaning{value, std::string(shown)});
}

int WordList::exactly(std::string_view word) const {
  if (const auto known = exact_.find(word); known != exact_.end()) return known->second;
  int value = -1;
  if (const auto id = ids_.find(word); id != ids_.end())
    value = id->second;
  else if (const auto at = words_.find(plainWord(word)); at != words_.end())
    value = at->second.value;
  if (exact_.size() < kMostKnown) exact_.emplace(std::string(word), value);
  return value;
}

Found WordList::find(std::string_view word) const {
  if (const auto known = found_.find(word); known != found_.end()) return known->second;
  Found found;
  found.value = exactly(word);
  if (!found) found = beginning(plainWord(word));
  if (found_.size() < kMostKnown) found_.emplace(std::string(word), found);
  return found;
}

Found WordList::beginning(const std::string& plain) const {
  Found found;
  std::vector<std::pair<std::string, int>> meant;
  if (!plain.empty())
    for (const auto& [word, meaning] : words_) {
      if (!word.starts_with(plain)) continue;
      const auto same = [value = meaning.value](const auto& other) {
        return other.second == value && value >= 0;
      };
      if (std::none_of(meant.begin(), meant.end(), same)) meant.emplace_back(meaning.shown, meaning.value);
    }
  if (meant.size() == 1 && meant.front().second >= 0) {
    found.value = meant.front().second;
    return found;
  }
  found.several = !meant.empty();
  for (const auto& [shown, value] : meant)
    found.near.push_back(shown);
  std::sort(found.near.begin(), found.near.end());
  // Of thousands of unknown words nobody reads what each may mean.
  if (meant.empty() && found_.size() < kMostKnown) found.near = nearest(plain);
  if (found.near.size() > kMostSuggestions) found.near.resize(kMostSuggestions);
  return found;
}

std::vector<std::string> WordList::nearest(const std::string& plain) const {
  constexpr std::size_t kLongest = 40, kLettersPerMistake = 4; // else Persians would be Germans
  if (plain.size() < 3 || plain.size() > kLongest) return {};
  std::size_t least = (plain.size() + kLettersPerMistake - 1) / kLettersPerMistake;
  std::vector<std::string> near;
  for (const auto& [word, meaning] : words_) {
    if (word.size() < 3) continue;
    const std::size_t apart = lettersApart(plain, word);
    if (apart > least || apart >= std::max(plain.size(), word.size())) continue;
    if (apart < least) near.clear();
    least = apart;
    if (std::find(near.begin(), near.end(), meaning.shown) == near.end()) near.push_back(meaning.shown);
  }
  std::sort(near.begin(), near.end());
  return near;
}

const CommonWords& commonWords() {
  thread_local const CommonWords words{listOf(verbWords()),
                                       listWith<Space>(spaceWords()),
                                       listWith<Kind>(kindWords()),
                                       listWith<Resource>(resourceWords()),
                                       listWith<Personage>(personageWords()),
                                       listWith<AwardReason>(reasonWords()),
                                       listWith<EndReason>(endingWords()),
                                       listOf(smallWords()),
                                       listWith<RulesetId>(rulesetWords())};
  return words;
}

WordList nationWords(const std::vector<std::string>& order, const Board* board) {
  WordList list;
  for (std::size_t i = 0; i < order.size(); ++i)
    list.add(order[i], static_cast<int>(i), titleWord(order[i]));
  for (std::size_t i = 0; i < order.size(); ++i) {
    const auto value = static_cast<int>(i);
    if (const BoardNation* nation = board == nullptr ? nullptr : board->nation(order[i]))
      for (const std::string& name : {nation->name.en, nation->name.de})
        list.addAlias(name, value, titleWord(order[i]));
    for (const Alias& alias : nationAliases())
      if (alias.id == order[i])
        for (const std::string_view name : partsOf(alias.names))
          list.addAlias(name, value, titleWord(order[i]));
  }
  return list;
}

WordList provinceWords(const Map& map, const Board* board) {
  WordList list;
  for (std::size_t i = 0; i < map.size(); ++i)
    list.add(map.provinces()[i].id, static_cast<int>(i), titleWord(map.provinces()[i].id));
  for (std::size_t i = 0; i < map.size(); ++i) {
    const std::string& id = map.provinces()[i].id;
    if (board != nullptr && i < board->provinces.size())
      list.addAlias(board->provinces[i].name, static_cast<int>(i), titleWord(id));
  }
  for (const Alias& alias : placeAliases())
    if (const ProvinceId p = map.find(alias.id); p.exists())
      for (const std::string_view name : partsOf(alias.names))
        list.addAlias(name, static_cast<int>(p.index()), titleWord(alias.id));
  return list;
}

std::shared_ptr<const WordList> keptProvinceWords(const std::shared_ptr<const Map>& map,
                                                  const std::shared_ptr<const Board>& board) {
  struct Kept {
    std::shared_ptr<const Map> map;
    std::shared_ptr<const Board> board;
    std::shared_ptr<const WordList> words;
  };
  constexpr std::size_t kMost = 8;
  thread_local std::vector<Kept> kept; // a list remembers what it was asked, so each thread has its own
  for (const Kept& one : kept)
    if (one.map == map && one.board == board) return one.words;
  if (kept.size() == kMost) kept.erase(kept.begin());
  kept.push_back({map, board, std::make_shared<const WordList>(provinceWords(*map, board.get()))});
  return kept.back().words;
}

GameWords::GameWords(const Game& game, const std::shared_ptr<const Board>& board)
    : provinces_(keptProvinceWords(game.map, board)) {
  std::vector<std::string> order;
  for (const NationSetup& nation : game.setup->nations)
    order.push_back(nation.nation);
  nations_ = nationWords(order, board.get());
  const Ruleset& rules = *game.ruleset;
  for (std::size_t i = 0; i < rules.knowHows.size(); ++i)
    addTerms(knowHows_, rules.knowHows[i].id, static_cast<int>(i));
  for (std::size_t i = 0; i < rules.knowHows.size(); ++i)
    addTermAliases(knowHows_, rules.knowHows[i].id, static_cast<int>(i));
  for (std::size_t i = 0; i < rules.deck.size(); ++i)
    addTerms(cards_, rules.deck[i].id, static_cast<int>(i));
  for (std::size_t i = 0; i < rules.deck.size(); ++i)
    addTermAliases(cards_, rules.deck[i].id, static_cast<int>(i));
}

} // namespace annales::agn
