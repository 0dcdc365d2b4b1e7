#include "importers/sheets/sheet_games.h"

#include "importers/agn/blanks.h"
#include "importers/agn/words.h"
#include "importers/sheets/head_value.h"

#include <algorithm>

namespace annales::sheets {
namespace {

using Cell = Columns::Cell;

bool isEmpty(const SheetRow& row) {
  return std::ranges::all_of(row.cells, [](const std::string& cell) { return turns::trimmed(cell).empty(); });
}

/// "3", "3." and what spreadsheets make of it: "3.0", "3,00".
std::string roundIn(std::string_view cell) {
  cell = agn::withoutBlanks(cell);
  const std::size_t point = cell.find_first_of(".,");
  if (point != std::string_view::npos && cell.find_first_not_of('0', point + 1) == std::string_view::npos)
    cell = cell.substr(0, point);
  return std::string(cell);
}

/// Where a row without a column for the space would name it.
std::string_view firstWord(std::string_view actions) {
  actions = agn::withoutBlanks(actions);
  return actions.substr(0, actions.find_first_of(" \t\n,("));
}

} // namespace

turns::CellPlace SheetGames::placeOf(const SheetRow& row, std::size_t column) const {
  return {lines_ ? row.line : row.number, column + 1, columnLetters(column) + std::to_string(row.number)};
}

std::optional<Rejection> SheetGames::take(const SheetRow& row) {
  if (isEmpty(row)) {
    gap_ = true;
    return std::nullopt;
  }
  const auto first =
      std::ranges::find_if(row.cells, [](const std::string& cell) { return !turns::trimmed(cell).empty(); });
  const std::string tag = tagOfHead(*first);
  const bool isTag = !tag.empty() && first + 1 != row.cells.end() && !turns::trimmed(*(first + 1)).empty();
  const Columns named = Columns::named(row.cells);
  if (named.isHeader()) {
    columns_ = named;
    return std::nullopt;
  }
  if (isTag) {
    if (columns_)
      if (auto rejected = finish()) return rejected;
    if (std::exchange(gap_, false) && beginsHead(tag)) // what stands above was cancelled
      if (auto rejected = games_.take(std::exchange(text_, {}), std::exchange(complaints_, {})))
        return rejected;
    if (text_.empty()) tags_.clear();
    tags_.push_back(agn::plainWord(tag));
    takeTag(row, tag);
    return std::nullopt;
  }
  if (!columns_ && Columns().looksLikeTurn(row.cells)) columns_ = Columns(); // nobody names them
  if (!columns_ || isFootnote(row)) return std::nullopt;
  takeTurn(row);
  if (text_.text().size() > agn::kLongestGame)
    return Rejection{Error(say("a game may have at most {} MiB", agn::kLongestGame >> 20U)), row.line};
  return std::nullopt;
}

/// A result below a table is a footnote, among the tags of a head it is one of them.
std::string SheetGames::tagOfHead(const std::string& cell) const {
  std::string tag = tagNamed(cell);
  const bool inHead = !columns_ && !text_.empty();
  if (tag.empty() && inHead && agn::plainWord(turns::trimmed(cell)) == "result") tag = "Result";
  return tag;
}

/// Behind an empty row: the head above is whole, and has the tag already.
bool SheetGames::beginsHead(const std::string& tag) const {
  const auto had = [this](const std::string& name) { return std::ranges::find(tags_, name) != tags_.end(); };
  return !text_.empty() && had(agn::plainWord(tag)) &&
         (tags_.front() == agn::plainWord(tag) || had("board") || had("boardhash"));
}

void SheetGames::takeTag(const SheetRow& row, const std::string& name) {
  const auto first =
      std::ranges::find_if(row.cells, [](const std::string& cell) { return !turns::trimmed(cell).empty(); });
  std::string value = valueOfCell(*(first + 1));
  // A list of nations or cities may go on in the cells behind it.
  for (auto more = first + 2; more < row.cells.end(); ++more)
    if (!turns::trimmed(*more).empty()) (value += ", ") += turns::trimmed(*more);
  text_.tag(name, value, placeOf(row, static_cast<std::size_t>(first - row.cells.begin())));
}

/// A single cell that is no action: a sum, a source, a signature. Or a result such as "Winner, Anna": a word
/// stands for the round, and nobody's turn behind it.
bool SheetGames::isFootnote(const SheetRow& row) const {
  const auto filled = std::ranges::count_if(
      row.cells, [](const std::string& cell) { return !agn::withoutBlanks(cell).empty(); });
  if (filled == 1 && agn::withoutBlanks(columns_->cell(row.cells, Cell::nation)).empty() &&
      agn::withoutBlanks(columns_->cell(row.cells, Cell::actions)).empty() &&
      turns::trimmed(columns_->cell(row.cells, Cell::comment)).empty())
    return true;
  const std::string round = roundIn(columns_->cell(row.cells, Cell::round));
  return round.find_first_not_of("0123456789") != std::string::npos && !saysTurn(row);
}

/// Somebody goes to a space, or a nation of the turns above does something.
bool SheetGames::saysTurn(const SheetRow& row) const {
  const std::string_view nation = agn::withoutBlanks(columns_->cell(row.cells, Cell::nation)),
                         space = agn::withoutBlanks(columns_->cell(row.cells, Cell::space)),
                         actions = agn::withoutBlanks(columns_->cell(row.cells, Cell::actions));
  const agn::Found found =
      agn::commonWords().spaces.find(columns_->placeOf(Cell::space) ? space : firstWord(actions));
  if (found || found.several) return true;
  return nations_.contains(agn::plainWord(nation)) && !(space.empty() && actions.empty());
}

void SheetGames::takeTurn(const SheetRow& row) {
  if (over_) return;
  if (const std::string_view nation = agn::withoutBlanks(columns_->cell(row.cells, Cell::nation));
      !nation.empty())
    nations_.insert(agn::plainWord(nation));
  for (const Cell cell : {Cell::round, Cell::nation, Cell::space, Cell::paid, Cell::actions, Cell::comment}) {
    const auto column = columns_->placeOf(cell);
    if (!column || *column >= row.cells.size()) continue;
    const std::string text = cell == Cell::round ? roundIn(row.cells[*column]) : row.cells[*column];
    if (auto fault = text_.add(cell, text, placeOf(row, *column))) {
      complaints_.push_back(turns::complaintOf(*fault, Complaint::Outcome::stopped));
      over_ = true;
      return;
    }
  }
}

std::optional<Rejection> SheetGames::finish() {
  const turns::TurnText text = std::exchange(text_, {});
  if (!columns_ && complaints_.empty() && !over_) {
    const turns::CellPlace place = text.empty() ? turns::CellPlace{} : text.placeOf(1);
    complaints_.push_back(turns::complaintOf(
        {Error(Saying("no row has the column headings Round, Nation, Space, Paid, Actions, Comment")), place},
        Complaint::Outcome::stopped));
  }
  columns_.reset();
  nations_.clear();
  over_ = false;
  return games_.take(text, std::exchange(complaints_, {}));
}

} // namespace annales::sheets
