#include "importers/turns/turn_cells.h"

#include "importers/agn/items.h"
#include "importers/agn/words.h"
#include "importers/agn/writer.h"

#include <algorithm>

namespace annales::turns {
namespace {

using agn::Item;
using Sort = Item::Sort;

/// The text of a game cut into its turns, which are its headings outside of brackets.
class Cutter {
public:
  explicit Cutter(std::string_view text) : text_(text), read_(agn::itemsOf(text)) {}

  GameCells cut() {
    GameCells game;
    for (const agn::TagItem& tag : read_.tags)
      game.head.push_back({std::string(tag.name), tag.text()});
    const std::vector<std::size_t> turns = headings();
    const std::size_t first = turns.empty() ? read_.moves.size() : before(turns.front());
    if (first > 0) {
      TurnCells whole;
      share(whole, 0, first, read_.moves.front().offset);
      game.turns.push_back(std::move(whole));
    }
    for (std::size_t t = 0; t < turns.size(); ++t)
      game.turns.push_back(turn(turns[t], t + 1 < turns.size() ? before(turns[t + 1]) : read_.moves.size()));
    return game;
  }

private:
  [[nodiscard]] const Item& at(std::size_t i) const { return read_.moves[i]; }
  /// Behind the item in the text.
  [[nodiscard]] std::size_t behind(std::size_t i) const {
    const Item& item = at(i);
    const auto end = static_cast<std::size_t>(item.text.data() - text_.data()) + item.text.size();
    if (item.sort == Sort::heading) return text_.find(':', end) + 1;
    return item.sort == Sort::payment ? end + 1 : end;
  }

  [[nodiscard]] std::vector<std::size_t> headings() const {
    std::vector<std::size_t> found;
    int depth = 0;
    for (std::size_t i = 0; i < read_.moves.size(); ++i) {
      if (at(i).sort == Sort::open) ++depth;
      if (at(i).sort == Sort::close) --depth;
      if (at(i).sort == Sort::heading && depth == 0) found.push_back(i);
    }
    return found;
  }
  /// Where the turn of a heading begins: with its round and its star.
  [[nodiscard]] std::size_t before(std::size_t heading) const {
    while (heading > 0 && (at(heading - 1).sort == Sort::fact || at(heading - 1).sort == Sort::round))
      --heading;
    return heading;
  }

  [[nodiscard]] TurnCells turn(std::size_t heading, std::size_t end) const {
    TurnCells cells;
    for (std::size_t i = before(heading); i < heading; ++i) {
      if (at(i).sort == Sort::round) cells.round = at(i).text;
      if (at(i).sort == Sort::fact) cells.nation = "*";
    }
    cells.nation += at(heading).text;
    std::size_t from = behind(heading), next = heading + 1;
    const auto isSpace = [&] {
      return next < end && at(next).sort == Sort::word &&
             agn::commonWords().spaces.exactly(at(next).text) >= 0;
    };
    if (isSpace()) {
      cells.space = at(next).text;
      from = behind(next++);
      if (next < end && at(next).sort == Sort::payment) {
        cells.paid = trimmed(at(next).text);
        from = behind(next++);
      }
    }
    share(cells, next, end, from);
    return cells;
  }

  /// What stands from there on: actions, then what is only said.
  void share(TurnCells& cells, std::size_t first, std::size_t end, std::size_t from) const {
    std::size_t said = end;
    int depth = 0;
    for (std::size_t i = end; i-- > first;) {
      const Sort sort = at(i).sort;
      if (sort == Sort::close) ++depth;
      if (sort == Sort::open) --depth;
      const bool only = sort == Sort::remark || sort == Sort::glyph || sort == Sort::open;
      if (depth == 0 && !only) break;
      if (depth == 0) said = i;
    }
    const std::size_t stop = end < read_.moves.size() ? at(end).offset : text_.size();
    const std::size_t middle = said < end ? at(said).offset : stop;
    cells.actions = trimmed(text_.substr(from, middle - from));
    cells.comment = plainly(trimmed(text_.substr(middle, stop - middle)));
  }

  /// A remark that reads the same without its braces.
  [[nodiscard]] static std::string plainly(std::string_view remark) {
    if (remark.size() < 3 || !remark.starts_with('{') || !remark.ends_with('}')) return std::string(remark);
    const std::string_view inside = remark.substr(1, remark.size() - 2);
    if (inside.find_first_of("{}\\[") != std::string_view::npos || trimmed(inside) != inside)
      return std::string(remark);
    return remarkOf(inside) == remark ? std::string(inside) : std::string(remark);
  }

  std::string_view text_;
  agn::Items read_;
};

/// Remarks, glyphs and brackets and nothing else.
bool isAgn(std::string_view comment) {
  if (comment.find_first_of("{($!?;+-=~") != 0) return false;
  const agn::Items items = agn::itemsOf(comment);
  if (!items.tags.empty()) return false;
  int depth = 0;
  for (const Item& item : items.moves) {
    if (item.sort == Sort::unclosed) return false;
    if (item.sort == Sort::close && --depth < 0) return false;
    if (depth == 0 && item.sort != Sort::open && item.sort != Sort::close && item.sort != Sort::remark &&
        item.sort != Sort::glyph)
      return false;
    if (item.sort == Sort::open) ++depth;
  }
  return depth == 0;
}

} // namespace

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n\f\v";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) + 1 - first);
}

std::string remarkOf(std::string_view comment) {
  if (comment.empty() || isAgn(comment)) return std::string(comment);
  std::string remark = "{";
  for (const char c : comment) {
    if (c == '}' || c == '\\' || c == '[') remark += '\\';
    remark += c;
  }
  return remark + '}';
}

std::vector<std::string> actionsIn(std::string_view actions) {
  std::vector<std::string> found;
  const agn::Items items = agn::itemsOf(actions);
  const bool plain = items.tags.empty() && std::ranges::all_of(items.moves, [](const Item& item) {
                       return item.sort == Sort::word || item.sort == Sort::payment ||
                              item.sort == Sort::arrow || item.sort == Sort::comma ||
                              item.sort == Sort::fact || item.sort == Sort::quoted ||
                              item.sort == Sort::effects;
                     });
  if (!plain) return {std::string(actions)};
  std::size_t from = 0;
  for (const Item& item : items.moves) {
    if (item.sort != Sort::comma) continue;
    found.emplace_back(trimmed(actions.substr(from, item.offset - from)));
    from = item.offset + 1;
  }
  found.emplace_back(trimmed(actions.substr(from)));
  std::erase(found, std::string());
  return found;
}

Result<GameCells> cellsOf(const EventLog& log, std::shared_ptr<const Board> board) {
  const auto text = agn::gameText(log, std::move(board));
  if (!text) return tl::unexpected(text.error());
  return Cutter(*text).cut();
}

} // namespace annales::turns
