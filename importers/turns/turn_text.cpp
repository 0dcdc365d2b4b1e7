#include "importers/turns/turn_text.h"

#include "importers/agn/blanks.h"
#include "importers/agn/head.h"
#include "importers/agn/interpret.h"
#include "importers/agn/items.h"

#include <algorithm>
#include <iterator>

namespace annales::turns {
namespace {

using agn::Item;

/// A name that can stand before a colon as it is.
bool isBareName(std::string_view name) {
  const agn::Items items = agn::itemsOf(name);
  return items.tags.empty() && items.moves.size() == 1 && items.moves.front().sort == Item::Sort::word &&
         items.moves.front().text == agn::withoutBlanks(name);
}

} // namespace

std::optional<Error> pieceFault(std::string_view piece) {
  const agn::Items items = agn::itemsOf(piece);
  if (!items.tags.empty()) return Error(Saying("tags must come before the first turn, each on its own"));
  int depth = 0;
  for (const Item& item : items.moves) {
    if (item.sort == Item::Sort::unclosed)
      return Error(Saying("this is never closed: a bracket, a brace or a quotation mark is missing"));
    if (item.sort == Item::Sort::close && --depth < 0)
      return Error(Saying("this closing bracket has no opening bracket here"));
    if (item.sort == Item::Sort::open) ++depth;
    if (item.sort == Item::Sort::heading && depth == 0)
      return Error(say("the turn of another nation does not belong here: {}", std::string(item.text)));
  }
  if (depth > 0)
    return Error(Saying("this is never closed: a bracket, a brace or a quotation mark is missing"));
  if (!items.moves.empty() && items.moves.back().sort == Item::Sort::fact)
    return Error(Saying("after *, write what happened"));
  return std::nullopt;
}

void TurnText::put(std::string_view text, const CellPlace& place) {
  runs_.push_back({lines_ + 1, place});
  lines_ += 1 + static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
  text_ += text;
  text_ += '\n';
}

void TurnText::tag(std::string_view name, std::string_view value, const CellPlace& place) {
  std::string line = "[" + std::string(name) + ' ';
  agn::appendQuoted(line, value);
  put(line + ']', place);
}

std::optional<CellFault> TurnText::add(Cell cell, std::string_view text, const CellPlace& place) {
  text = trimmed(text);
  if (over_ || text.empty()) return std::nullopt;
  if (cell != Cell::comment && agn::withoutBlanks(text).empty()) return std::nullopt;
  auto wrong = write(cell, text, place);
  if (!wrong) {
    turns_ = true;
    return std::nullopt;
  }
  goesOn();
  over_ = true;
  return CellFault{std::move(*wrong), place};
}

std::optional<Error> TurnText::write(Cell cell, std::string_view text, const CellPlace& place) {
  switch (cell) {
  case Cell::round:
    text = agn::withoutBlanks(text);
    if (text.find_first_not_of("0123456789") != std::string_view::npos || text.size() > 5)
      return Error(say("a round must have a number from 1 to 9999, not {}", std::string(text.substr(0, 60))));
    put(std::string(text) + '.', place);
    return std::nullopt;
  case Cell::nation: {
    const bool fact = text.starts_with('*');
    if (fact) text = trimmed(text.substr(1));
    if (agn::withoutBlanks(text).ends_with(':')) text = trimmed(text.substr(0, text.rfind(':') + 1));
    if (text.ends_with(':')) text = trimmed(text.substr(0, text.size() - 1));
    std::string heading = fact ? "*" : "";
    if (isBareName(text))
      heading += text;
    else
      agn::appendQuoted(heading, text);
    put(heading + ':', place);
    return std::nullopt;
  }
  case Cell::paid: {
    text = agn::withoutBlanks(text);
    if (text.starts_with('(') && text.ends_with(')')) text = text.substr(1, text.size() - 2);
    text = agn::withoutBlanks(text);
    if (const auto amount = agn::amountOf(text); !amount) return amount.error();
    put('(' + std::string(text) + ')', place);
    return std::nullopt;
  }
  case Cell::space:
  case Cell::actions:
    if (auto wrong = pieceFault(text)) return wrong;
    put(text, place);
    return std::nullopt;
  case Cell::comment: {
    const std::string remark = remarkOf(text);
    if (auto wrong = pieceFault(remark)) return wrong;
    put(remark, place);
    return std::nullopt;
  }
  }
  return std::nullopt;
}

void TurnText::goesOn() {
  if (over_) return;
  put("...", runs_.empty() ? CellPlace{} : runs_.back().place);
}

const CellPlace& TurnText::placeOf(std::size_t line) const {
  static const CellPlace nowhere;
  if (runs_.empty()) return nowhere;
  const auto after = std::ranges::upper_bound(runs_, line, {}, &Run::firstLine);
  return after == runs_.begin() ? after->place : std::prev(after)->place;
}

} // namespace annales::turns
