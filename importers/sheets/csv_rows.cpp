#include "importers/sheets/csv_rows.h"

#include "importers/sheets/columns.h"
#include "importers/sheets/result_sheet.h"
#include "importers/turns/turn_cells.h"

#include <algorithm>
#include <array>
#include <compare>

namespace annales::sheets {
namespace {

/// How well a dialect fits.
struct Fit {
  std::size_t columns = 0; // known names in the best row
  std::size_t turns = 0;   // rows that could be turns
  std::size_t few = 0;     // the fewer oddities, the more
  friend auto operator<=>(const Fit&, const Fit&) = default;
};

struct TriedDialect {
  Fit fit;
  bool sound = false; // it is a sheet of turns, and nothing is odd
  bool stray = false; // or nothing but quotation marks inside of its cells
};

/// As the program writes it.
bool isOwnHeader(const std::vector<std::string>& row) {
  if (row.size() < Columns::kCells) return false;
  for (std::size_t c = 0; c < Columns::kCells; ++c)
    if (row[c] != Columns::titleOf(static_cast<Columns::Cell>(c))) return false;
  return true;
}

TriedDialect tried(Dialect dialect, std::string_view beginning, bool whole) {
  CsvRows rows(dialect);
  std::size_t at = 0;
  const auto next = [&] {
    return at < beginning.size() ? static_cast<unsigned char>(beginning[at++]) : Utf8Source::kEnd;
  };
  Fit fit;
  Columns columns;
  bool own = false, open = false;
  SheetRow row;
  for (int count = 0; count < 300 && rows.next(next, row); ++count) {
    const Columns named = Columns::named(row.cells);
    if (named.isHeader()) columns = named;
    own = own || isOwnHeader(row.cells);
    open = rows.endsQuoted();
    const ResultColumns results = ResultColumns::named(row.cells);
    fit.columns = std::max({fit.columns, named.known(), results.isHeader() ? results.known() : 0});
    if (columns.looksLikeTurn(row.cells)) ++fit.turns;
  }
  fit.few = std::size_t{1'000'000} - std::min<std::size_t>(rows.oddities(), 1'000'000);
  // A text may be cut off with the beginning, but a mark that is the only one is no quotation mark, unless
  // the program wrote it.
  const bool ends = !open || (!whole && (own || rows.quotedCells() > 0));
  const bool sheet = ends && (own || fit.turns > 0);
  return {fit, sheet && rows.oddities() == 0,
          sheet && rows.oddities() == rows.strayMarks() && rows.quotedCells() > 0};
}

/// That of RFC 4180, with the delimiter of any spreadsheet.
std::optional<Dialect> standardDialect(std::string_view beginning, bool whole) {
  const bool backslashes = beginning.find("\\\"") != std::string_view::npos; // may take marks their meaning
  std::optional<Dialect> nearly;
  std::size_t few = 0;
  for (const char delimiter : {',', ';', '\t'}) {
    const TriedDialect found = tried({delimiter}, beginning, whole);
    if (found.sound) return Dialect{delimiter};
    if (!found.stray || backslashes || found.fit.few <= few) continue;
    few = found.fit.few;
    nearly = Dialect{delimiter};
  }
  return nearly;
}

} // namespace

bool CsvRows::take(char c, SheetRow& row) {
  const bool lineFeed = c == '\n' && afterReturn_; // the second half of a line's end
  afterReturn_ = c == '\r';
  if ((c == '\n' && !lineFeed) || c == '\r') ++line_;
  std::string& cell = row.cells.back();
  const auto isQuote = [&] { return dialect_.quote != 0 && c == dialect_.quote; };
  const auto isEnd = [&] { return c == '\n' || c == '\r'; };
  switch (state_) {
  case State::fresh:
    if (lineFeed && row.cells.size() == 1) {
      row.line = line_;
      return true;
    }
    if (isQuote()) {
      state_ = State::quoted;
      cell.clear();
      return true;
    }
    if (c == ' ' && dialect_.delimiter != ' ') return true;
    if (c == '\t' && dialect_.delimiter != '\t') return true;
    if (c == '"') ++oddities_; // quoted in another way
    [[fallthrough]];
  case State::bare:
    if (isEnd()) return false;
    if (c == dialect_.delimiter) {
      row.cells.emplace_back();
      state_ = State::fresh;
      return true;
    }
    if (isQuote()) {
      ++oddities_;
      ++strayMarks_;
    }
    cell += c;
    state_ = State::bare;
    return true;
  case State::quoted:
    if (dialect_.backslash && c == '\\') {
      state_ = State::escaped;
      return true;
    }
    if (isQuote()) {
      state_ = State::closing;
      blanks_.clear();
      return true;
    }
    if (lineFeed) return true;
    cell += c == '\r' ? '\n' : c;
    return true;
  case State::escaped:
    if (!isQuote()) cell += '\\';
    if (c != '\\' || !isQuote()) cell += c;
    state_ = State::quoted;
    return true;
  case State::closing:
    if (isQuote() && !dialect_.backslash && blanks_.empty()) {
      cell += c;
      state_ = State::quoted;
      return true;
    }
    if (isEnd() || c == dialect_.delimiter) ++quotedCells_;
    if (isEnd()) return false;
    if (c == dialect_.delimiter) {
      row.cells.emplace_back();
      state_ = State::fresh;
      return true;
    }
    if (c == ' ' || c == '\t') {
      blanks_ += c;
      return true;
    }
    ++oddities_; // a quotation mark inside that nobody doubled
    cell += dialect_.quote;
    cell += blanks_;
    cell += c;
    state_ = State::quoted;
    return true;
  }
  return true;
}

Dialect dialectOf(std::string_view beginning, bool whole) {
  const std::size_t end = beginning.find_last_of("\r\n");
  if (end != std::string_view::npos && !whole) beginning = beginning.substr(0, end + 1);
  if (const auto standard = standardDialect(beginning, whole)) return *standard;
  Dialect best;
  Fit most = tried(best, beginning, whole).fit;
  for (const char delimiter : {',', ';', '\t', '|', ':', '^', '~', ' '})
    for (const char quote : {'"', '\'', '`', '\0'})
      for (const bool backslash : {false, true}) {
        if (backslash && (quote == 0 || beginning.find('\\') == std::string_view::npos)) continue;
        if (quote != '"' && quote != 0 && beginning.find(quote) == std::string_view::npos) continue;
        const Dialect dialect{delimiter, quote, backslash};
        const Fit fit = tried(dialect, beginning, whole).fit;
        if (fit <= most) continue;
        most = fit;
        best = dialect;
      }
  return best;
}

} // namespace annales::sheets
