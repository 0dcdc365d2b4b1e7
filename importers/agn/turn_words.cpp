#include "importers/agn/turn_words.h"

#include "importers/agn/arguments.h"
#include "importers/agn/spelling.h"
#include "importers/agn/word_tables.h"
#include "libreplay/words/terms.h"

#include <algorithm>

namespace annales::agn {
namespace {

using PieceSort = Item::Sort;

constexpr std::size_t kMostLegal = 24, kMostOthers = 6;

/// The names of one sort of things, by value; the first is offered where nothing was begun.
struct Names {
  const WordList* list;
  std::vector<std::vector<std::string>> of;
};

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

/// All that can be said in a game.
class TurnVocabulary {
public:
  TurnVocabulary(const TypedIn& in, const Board* board, Language language)
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

  /// Both words mean the same in some list.
  [[nodiscard]] bool same(std::string_view a, std::string_view b) const {
    if (plainWord(a) == plainWord(b)) return true;
    if (const auto ua = unitsOf(a), ub = unitsOf(b); ua && ub)
      return ua->count == ub->count && ua->kind == ub->kind && ua->spent == ub->spent;
    return std::ranges::any_of(all(), [&](const Names* names) {
      const int value = names->list->exactly(b);
      return value >= 0 && names->list->find(a).value == value;
    });
  }

  /// The name of what `word` means that begins as it was typed; empty where none does.
  [[nodiscard]] std::string nameOf(const Item& word, std::string_view begun) const {
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

  /// Names that begin so, of what may be meant on that space.
  void addBegunSo(std::string_view begun, Space space, std::vector<std::string>& into) const {
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

private:
  [[nodiscard]] std::array<const Names*, 8> all() const {
    return {&provinces_, &spaces_, &knowHows_, &nations_, &cards_, &verbs_, &personages_, &resources_};
  }

  static Names tabled(const WordList& list, std::span<const std::string_view> rows) {
    Names names{&list, {}};
    for (const std::string_view row : rows)
      addWords(names.of.emplace_back(), row);
    return names;
  }

  /// What AGN is written in is English as it is.
  void prefer(Names& names, std::size_t value, std::string name) const {
    if (language_ == Language::english) return;
    if (name.find(' ') != std::string::npos || names.list->exactly(name) != static_cast<int>(value)) return;
    auto& of = names.of[value];
    std::erase(of, name);
    of.insert(of.begin(), std::move(name));
  }

  /// It is read as that and as nothing else.
  [[nodiscard]] static bool isPlain(const Names& names, const std::string& name, int value) {
    const CommonWords& common = commonWords();
    const bool verb = names.list != &common.verbs && common.verbs.exactly(name) >= 0;
    return !verb && name.find(' ') == std::string::npos && names.list->exactly(name) == value;
  }

  void addProvinces() {
    provinces_.list = &in_.words.provinces();
    const Map& map = *in_.game.map;
    for (std::size_t p = 0; p < map.size(); ++p) {
      auto& names = provinces_.of.emplace_back();
      names.push_back(titleWord(map.provinces()[p].id));
      if (board_ != nullptr && p < board_->provinces.size())
        names.push_back(joined(board_->provinces[p].name));
      addAliases(names, placeAliases(), map.provinces()[p].id);
    }
  }

  void addNations() {
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

  template <class Terms> void addTerms(Names& names, const WordList& list, const Terms& terms) {
    names.list = &list;
    for (std::size_t t = 0; t < terms.size(); ++t) {
      auto& of = names.of.emplace_back();
      of.emplace_back(terms[t].id);
      addAliases(of, termAliases(), terms[t].id);
      prefer(names, t, joined(titleOfTerm(terms[t].id, language_)));
    }
  }

  const TypedIn& in_;
  const Board* board_;
  Language language_;
  Names provinces_, spaces_, knowHows_, nations_, cards_, verbs_, personages_, resources_;
};

/// Actions that may come next, as they would be written.
class LegalActions {
public:
  LegalActions(const TypedIn& in, const Spelling& spelling)
      : in_(in), spelling_(spelling), course_(in.game) {}

  [[nodiscard]] std::vector<std::string> at(Place place) const {
    std::vector<std::string> all;
    if (!place.state || place.state->ended) return all;
    const bool between = place.state->turn.stage != Stage::inTurn;
    const std::string heading = nextHeading(place);
    bridge(place, false);
    if (!place.state || place.state->turn.stage != Stage::inTurn) return all;
    const bool first = place.space == Space::none;
    for (const Event& event : legal(in_.game, *place.state, first ? Payments::every : Payments::cheapest))
      add(event, place, all);
    std::ranges::stable_sort(all, {},
                             [](const std::string& text) { return text.find('(') != std::string::npos; });
    const std::string acting = spelling_.nation(place.state->active) + ":";
    if (between) all.push_back(acting);
    if (!between && !heading.empty()) all.push_back(heading);
    return all;
  }

private:
  void bridge(Place& place, bool closing) const {
    for (int most = 64; most > 0 && place.state; --most) {
      const auto next = dictated(in_.game, *place.state, closing);
      if (!next || (closing && std::holds_alternative<GameEnded>(*next))) return;
      course_.take(place, *next);
      if (std::holds_alternative<TurnBegan>(*next)) return;
    }
  }

  /// Of the nation whose turn it is when this one ends.
  [[nodiscard]] std::string nextHeading(const Place& place) const {
    if (place.space == Space::none) return {};
    Place later = place;
    bridge(later, true);
    const bool begun = later.state && later.state->active.exists() &&
                       later.state->turn.stage == Stage::inTurn && later.space == Space::none;
    return begun ? spelling_.nation(later.state->active) + ":" : std::string();
  }

  void add(const Event& event, const Place& place, std::vector<std::string>& all) const {
    if (comesByItself(event)) return;
    if (std::holds_alternative<Traded>(event)) { // there are thousands of ways to trade
      const std::string trade(verbWords()[static_cast<std::size_t>(Verb::trade)]);
      const std::string word = trade.substr(0, trade.find(' '));
      if (std::ranges::find(all, word) == all.end()) all.push_back(word);
      return;
    }
    const std::string text = spelling_.action(shortened(event, place), place.space);
    if (std::ranges::find(all, text) == all.end()) all.push_back(text);
  }

  static bool comesByItself(const Event& event) {
    return std::holds_alternative<RoundBegan>(event) || std::holds_alternative<TurnBegan>(event) ||
           std::holds_alternative<Produced>(event) || std::holds_alternative<TurnEnded>(event);
  }

  [[nodiscard]] Said shortened(const Event& event, const Place& place) const {
    Said said = saidOf(event);
    std::string wanted;
    appendData(wanted, event, in_.names);
    const auto without = [&](auto&& leaveOut) {
      Said shorter = said;
      leaveOut(shorter);
      const auto meant = course_.eventOf(place, shorter);
      if (!meant || meant->index() != event.index()) return;
      std::string data;
      appendData(data, *meant, in_.names);
      if (data == wanted) said = std::move(shorter);
    };
    const bool named = said.verb == Verb::income || said.verb == Verb::correct;
    if (said.nation && !named) without([](Said& s) { s.nation.reset(); });
    if (said.paid) without([](Said& s) { s.paid.reset(); });
    if (said.spent) without([](Said& s) { s.spent.reset(); });
    if (said.legions)
      without([](Said& s) {
        s.legions.reset();
        s.galleys.reset();
      });
    if (said.demander) without([](Said& s) { s.demander.reset(); });
    if (said.other && said.verb != Verb::fight) without([](Said& s) { s.other.reset(); });
    if (said.reason) without([](Said& s) { s.reason.reset(); });
    if (said.walls) without([](Said& s) { s.walls.reset(); });
    if (said.resource) without([](Said& s) { s.resource.reset(); });
    if (said.effects) without([](Said& s) { s.effects.reset(); });
    return said;
  }

  const TypedIn& in_;
  const Spelling& spelling_;
  Course course_;
};

class TurnCompleter {
public:
  TurnCompleter(const TypedIn& in, const Board* board, Language language)
      : in_(in), vocabulary_(in, board, language), spelling_(in.words, in.names), legal_(in, spelling_) {}

  TurnWords complete(std::string_view before, const GameState& from) {
    TurnWords found;
    found.from = beginOfWord(before);
    if (found.from > before.size()) return found; // in a remark
    const std::string_view head = before.substr(0, found.from), begun = before.substr(found.from);
    const Typed typed = readTurns(head, in_, from, LastTurn::goesOn);
    const bool isOpen = !typed.lastIsWhole;
    if (typed.fault && !(isOpen && typed.fault->offset >= typed.lastFrom)) return found;
    const std::string_view last = head.substr(std::min(typed.lastFrom, head.size()));
    if (!last.empty() && last.find_first_not_of(" \t\n\r") != std::string_view::npos)
      goOn(last, typed.beforeLast, begun, found.words);
    if (!isOpen) add({}, legal_.at(typed.after), begun, found.words);
    const Space space = isOpen ? typed.beforeLast.space : typed.after.space;
    std::vector<std::string> others;
    vocabulary_.addBegunSo(begun, space, others);
    for (std::string& word : others)
      if (!has(found.words, word)) found.words.push_back({std::move(word), false});
    return found;
  }

private:
  /// Behind the text: nothing is completed there.
  static constexpr std::size_t kNowhere = ~std::size_t{0};

  static std::size_t beginOfWord(std::string_view before) {
    const Items items = itemsOf(before);
    if (items.moves.empty()) return before.size();
    const Item& last = items.moves.back();
    switch (last.sort) {
    case PieceSort::unclosed:
      return kNowhere;
    case PieceSort::remark: // one with a semicolon goes on to the end of the line
      return before[last.offset] == ';' ? kNowhere : before.size();
    default:
      break;
    }
    // A payment that is not closed yet is a bracket and words.
    const std::size_t bracket = before.rfind('(');
    if (bracket != std::string_view::npos && before.find(')', bracket) == std::string_view::npos &&
        before.find(':', bracket) == std::string_view::npos)
      return bracket;
    const bool typing = last.sort == PieceSort::word && last.offset + last.text.size() == before.size();
    return typing ? last.offset : before.size();
  }

  /// The last action goes on. Of units that go several steps only the last step is looked at.
  void goOn(std::string_view action, const Place& before, std::string_view begun,
            std::vector<TurnWord>& words) {
    Items items = itemsOf(action);
    const auto arrows = std::ranges::count(items.moves, PieceSort::arrow, &Item::sort);
    if (arrows < 2) return add(items.moves, legal_.at(before), begun, words);
    const auto last =
        std::ranges::find(items.moves.rbegin(), items.moves.rend(), PieceSort::arrow, &Item::sort);
    const auto arrow = static_cast<std::size_t>(items.moves.rend() - last) - 1;
    const Typed way =
        readTurns(action.substr(0, items.moves[arrow].offset), in_, *before.state, LastTurn::goesOn);
    if (way.fault || !way.after.state) return;
    std::vector<Item> step;
    if (unitsOf(items.moves.front().text)) step.push_back(items.moves.front());
    step.push_back(items.moves[arrow - 1]);
    step.insert(step.end(), items.moves.begin() + static_cast<std::ptrdiff_t>(arrow), items.moves.end());
    add(step, legal_.at(way.after), begun, words);
  }

  [[nodiscard]] bool same(const Item& typed, const Item& meant) const {
    if (typed.sort != meant.sort) return false;
    if (typed.sort == PieceSort::arrow) return true;
    if (typed.sort == PieceSort::payment) {
      const auto a = amountOf(typed.text), b = amountOf(meant.text);
      return a && b && *a == *b;
    }
    // Units that move on have used an action before; nobody has to type that.
    if (const auto a = unitsOf(typed.text), b = unitsOf(meant.text); a && b)
      return a->count == b->count && a->kind == b->kind && (!a->spent || a->spent == b->spent);
    return vocabulary_.same(typed.text, meant.text);
  }

  static bool has(const std::vector<TurnWord>& words, std::string_view text) {
    return std::ranges::any_of(words, [&](const TurnWord& word) {
      return word.text == text || (word.text.size() == text.size() + 1 && word.text.starts_with(text));
    });
  }

  /// The word behind what was typed of each action that begins so.
  void add(const std::vector<Item>& typed, const std::vector<std::string>& actions, std::string_view begun,
           std::vector<TurnWord>& words) {
    for (const std::string& action : actions) {
      if (words.size() >= kMostLegal) return;
      const std::vector<Item> meant = itemsOf(action).moves;
      if (meant.size() <= typed.size()) continue;
      if (!std::equal(typed.begin(), typed.end(), meant.begin(),
                      [&](const Item& a, const Item& b) { return same(a, b); }))
        continue;
      std::string text = textOf(meant[typed.size()], begun);
      if (text.empty()) continue;
      const bool arrow = typed.size() + 1 < meant.size() && meant[typed.size() + 1].sort == PieceSort::arrow;
      if (arrow) text += '>';
      if (text != begun && !has(words, text)) words.push_back({std::move(text), true});
    }
  }

  [[nodiscard]] std::string textOf(const Item& next, std::string_view begun) const {
    const auto whole = [&](std::string text) { return text.starts_with(begun) ? text : std::string(); };
    switch (next.sort) {
    case PieceSort::payment:
      return whole("(" + std::string(next.text) + ")");
    case PieceSort::arrow:
      return whole(">");
    case PieceSort::quoted:
      return begun.empty() ? "\"" + std::string(next.text) + "\"" : std::string();
    case PieceSort::heading: {
      Item word = next;
      word.sort = PieceSort::word;
      const std::string name = vocabulary_.nameOf(word, begun);
      return name.empty() ? name : name + ":";
    }
    case PieceSort::word:
      return vocabulary_.nameOf(next, begun);
    default:
      return {};
    }
  }

  const TypedIn& in_;
  TurnVocabulary vocabulary_;
  Spelling spelling_;
  LegalActions legal_;
};

} // namespace

TurnWords wordsAt(std::string_view text, std::size_t cursor, const TypedIn& in, const GameState& from,
                  const Board* board, Language language) {
  TurnWords none;
  none.from = cursor;
  if (text.size() > kLongestTyped || cursor > text.size()) return none;
  TurnWords found = TurnCompleter(in, board, language).complete(text.substr(0, cursor), from);
  return found.from > cursor ? none : found;
}

} // namespace annales::agn
