#include "importers/agn/turn_vocabulary.h"

#include "importers/agn/arguments.h"
#include "importers/agn/word_tables.h"
#include "libreplay/words/terms.h"

#include <algorithm>

namespace annales::agn {
namespace {

using PieceSort = Item::Sort;

constexpr std::size_t kMostOthers = 6;

void addWords(std::vector<std::string>& into, std::string_view words) {
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    if (end > 0) into.emplace_back(words.substr(0, end));
    words.remove_prefix(std::min(end + 1, words.size()));
  }
}

void addAliases(std::vector<std::string>& into, std::span<const Alias> aliases, std::string_view id) {
  for (const Alias& alias : aliases)
    if (alias.id == id) addWords(into, alias.names);
}

std::string joined(std::string_view title) {
  std::string word(title);
  std::ranges::replace(word, ' ', '-');
  return word;
}

} // namespace

template <class Terms> void TurnVocabulary::addTerms(Names& names, const WordList& list, const Terms& terms) {
  names.list = &list;
  for (std::size_t t = 0; t < terms.size(); ++t) {
    auto& of = names.of.emplace_back();
    of.emplace_back(terms[t].id);
    addAliases(of, termAliases(), terms[t].id);
    prefer(names, t, joined(titleOfTerm(terms[t].id, language_)));
  }
}

TurnVocabulary::TurnVocabulary(const TypedIn& in, const Board* board, Language language)
    : in_(in), board_(board), language_(language) {
  const CommonWords& common = commonWords();
  spaces_ = tabled(common.spaces, spaceWords());
  for (std::size_t s = 0; s < spaces_.of.size(); ++s)
    prefer(spaces_, s, joined(titleOf(static_cast<Space>(s), language)));
  verbs_ = tabled(common.verbs, verbWords());
  personages_ = tabled(common.personages, personageWords());
  resources_ = tabled(common.resources, resourceWords());
  addProvinces();
  addNations();
  addTerms(knowHows_, in.words.knowHows(), in.game.ruleset->knowHows);
  addTerms(cards_, in.words.cards(), in.game.ruleset->deck);
}

bool TurnVocabulary::same(std::string_view a, std::string_view b) const {
  if (plainWord(a) == plainWord(b)) return true;
  if (const auto ua = unitsOf(a), ub = unitsOf(b); ua && ub)
    return ua->count == ub->count && ua->kind == ub->kind && ua->spent == ub->spent;
  return std::ranges::any_of(all(), [&](const Names* names) {
    const int value = names->list->exactly(b);
    return value >= 0 && names->list->find(a).value == value;
  });
}

std::string TurnVocabulary::nameOf(const Item& word, std::string_view begun) const {
  const std::string plain = plainWord(begun);
  if (word.sort == PieceSort::word)
    for (const Names* names : all()) {
      const int value = names->list->exactly(word.text);
      if (value < 0) continue;
      for (const std::string& name : names->of[static_cast<std::size_t>(value)])
        if (plainWord(name).starts_with(plain) && isPlain(*names, name, value)) return name;
    }
  return plainWord(word.text).starts_with(plain) ? std::string(word.text) : std::string();
}

void TurnVocabulary::addBegunSo(std::string_view begun, Space space, std::vector<std::string>& into) const {
  const std::string plain = plainWord(begun);
  if (plain.empty()) return;
  std::vector<const Names*> meant{&provinces_, &verbs_, &nations_};
  if (space == Space::none) meant.insert(meant.begin(), &spaces_);
  if (space == Space::knowHow) meant.insert(meant.begin(), &knowHows_);
  for (const Names* names : meant)
    for (std::size_t v = 0; v < names->of.size(); ++v)
      for (const std::string& name : names->of[v]) {
        if (!plainWord(name).starts_with(plain)) continue;
        if (into.size() < kMostOthers) into.push_back(name);
        break;
      }
}

std::array<const TurnVocabulary::Names*, 8> TurnVocabulary::all() const {
  return {&provinces_, &spaces_, &knowHows_, &nations_, &cards_, &verbs_, &personages_, &resources_};
}

TurnVocabulary::Names TurnVocabulary::tabled(const WordList& list, std::span<const std::string_view> rows) {
  Names names{&list, {}};
  for (const std::string_view row : rows)
    addWords(names.of.emplace_back(), row);
  return names;
}

/// What AGN is written in is English as it is.
void TurnVocabulary::prefer(Names& names, std::size_t value, std::string name) const {
  if (language_ == Language::english) return;
  if (name.find(' ') != std::string::npos || names.list->exactly(name) != static_cast<int>(value)) return;
  auto& of = names.of[value];
  std::erase(of, name);
  of.insert(of.begin(), std::move(name));
}

/// It is read as that and as nothing else.
bool TurnVocabulary::isPlain(const Names& names, const std::string& name, int value) {
  const CommonWords& common = commonWords();
  const bool verb = names.list != &common.verbs && common.verbs.exactly(name) >= 0;
  return !verb && name.find(' ') == std::string::npos && names.list->exactly(name) == value;
}

void TurnVocabulary::addProvinces() {
  provinces_.list = &in_.words.provinces();
  const Map& map = *in_.game.map;
  for (std::size_t p = 0; p < map.size(); ++p) {
    auto& names = provinces_.of.emplace_back();
    names.push_back(titleWord(map.provinces()[p].id));
    if (board_ != nullptr && p < board_->provinces.size()) names.push_back(joined(board_->provinces[p].name));
    addAliases(names, placeAliases(), map.provinces()[p].id);
  }
}

void TurnVocabulary::addNations() {
  nations_.list = &in_.words.nations();
  for (std::size_t n = 0; n < in_.game.nations(); ++n) {
    const std::string id(in_.game.nationWord(NationId(n)));
    auto& names = nations_.of.emplace_back();
    names.push_back(titleWord(id));
    addAliases(names, nationAliases(), id);
    if (const BoardNation* nation = board_ == nullptr ? nullptr : board_->nation(id))
      prefer(nations_, n, joined(nation->name.in(language_)));
  }
}

} // namespace annales::agn
