#include "importers/sheets/columns.h"

#include "importers/agn/blanks.h"
#include "importers/agn/words.h"

#include <algorithm>

namespace annales::sheets {
namespace {

using Cell = Columns::Cell;

struct Title {
  Cell cell;
  std::string_view words; // plain, with a blank around each
};

constexpr std::array<Title, Columns::kCells> kTitles{
    {{Cell::round, " round rd runde roundno roundnumber nr "},
     {Cell::nation, " nation volk nationtomove turnof wer who "},
     {Cell::space, " space rondel rondelspace feld rondell rondellfeld "},
     {Cell::paid, " paid payment cost bezahlt zahlung kosten preis "},
     {Cell::actions, " actions action moves aktionen aktion handlungen zuge zug "},
     {Cell::comment,
      " comment comments remark remarks note notes kommentar anmerkung anmerkungen bemerkung notiz "}}};

constexpr std::array<std::string_view, 12> kHeadNames{
    "board",   "boardhash", "rules", "nations", "controllers", "neutraltemples",
    "bellona", "game",      "event", "site",    "date",        "annotator"};
constexpr std::array<std::string_view, 6> kHeadPrefixes{"player.", "rating.", "start.",
                                                        "stock.",  "option.", "tag."};

std::string lowerLetters(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

} // namespace

Columns::Columns() {
  for (std::size_t c = 0; c < kCells; ++c)
    places_[c] = c;
}

Columns Columns::named(const std::vector<std::string>& row) {
  Columns columns;
  columns.places_ = {};
  for (std::size_t place = 0; place < row.size(); ++place) {
    if (row[place].empty() || row[place].size() > 40) continue;
    const std::string word = ' ' + agn::plainWord(turns::trimmed(row[place])) + ' ';
    for (const Title& title : kTitles) {
      auto& at = columns.places_[static_cast<std::size_t>(title.cell)];
      if (!at && title.words.find(word) != std::string_view::npos) at = place;
    }
  }
  return columns;
}

std::size_t Columns::known() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(places_, [](const auto& place) { return place.has_value(); }));
}

bool Columns::isHeader() const {
  return placeOf(Cell::nation) && (placeOf(Cell::space) || placeOf(Cell::actions));
}

std::string_view Columns::cell(const std::vector<std::string>& row, Cell cell) const {
  const auto place = placeOf(cell);
  return place && *place < row.size() ? std::string_view(row[*place]) : std::string_view();
}

bool Columns::looksLikeTurn(const std::vector<std::string>& row) const {
  const std::string_view round = agn::withoutBlanks(cell(row, Cell::round)),
                         nation = agn::withoutBlanks(cell(row, Cell::nation));
  const bool numbered = round.find_first_not_of("0123456789.,") == std::string_view::npos;
  return numbered && !nation.empty() && nation.size() < 60 &&
         agn::commonWords().spaces.exactly(turns::trimmed(cell(row, Cell::space))) >= 0;
}

std::string_view Columns::titleOf(Cell cell) {
  static constexpr std::array<std::string_view, kCells> kNames{"Round", "Nation",  "Space",
                                                               "Paid",  "Actions", "Comment"};
  return kNames[static_cast<std::size_t>(cell)];
}

std::string tagNamed(std::string_view cell) {
  cell = agn::withoutBlanks(cell);
  if (cell.ends_with(':')) cell = agn::withoutBlanks(cell.substr(0, cell.size() - 1));
  const std::string name = lowerLetters(cell);
  const bool head = std::ranges::find(kHeadNames, name) != kHeadNames.end();
  const bool prefixed = std::ranges::any_of(kHeadPrefixes, [&](std::string_view prefix) {
    return name.starts_with(prefix) && name.size() > prefix.size();
  });
  const bool plain = std::ranges::all_of(name, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_' ||
           (static_cast<unsigned char>(c) & 0x80U) != 0;
  });
  return (head || prefixed) && plain && name.size() < 100 ? std::string(cell) : std::string();
}

std::string columnLetters(std::size_t column) {
  std::string letters;
  for (std::size_t rest = column + 1; rest > 0; rest = (rest - 1) / 26)
    letters.insert(letters.begin(), static_cast<char>('A' + (rest - 1) % 26));
  return letters;
}

} // namespace annales::sheets
