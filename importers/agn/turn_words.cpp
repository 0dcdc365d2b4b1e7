#include "importers/agn/turn_words.h"

#include "importers/agn/arguments.h"
#include "importers/agn/blanks.h"
#include "importers/agn/legal_actions.h"
#include "importers/agn/turn_vocabulary.h"

#include <algorithm>

namespace annales::agn {
namespace {

using PieceSort = Item::Sort;

constexpr std::size_t kMostLegal = 24;

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
    if (!withoutBlanks(last).empty()) goOn(last, typed.beforeLast, begun, found.words);
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
