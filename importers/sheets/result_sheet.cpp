#include "importers/sheets/result_sheet.h"

#include "libreplay/log/date_codec.h"
#include "libreplay/log/written_date.h"
#include "libreplay/results/known_names.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>

namespace annales::sheets {
namespace {

using ResultCell = ResultColumns::Cell;

struct ResultTitle {
  ResultCell cell;
  std::string_view words; // folded, with a bar around each
};

constexpr std::array<ResultTitle, ResultColumns::kCells> kResultTitles{
    {{ResultCell::date, "|datum|date|tag|day|abend|evening|termin|jour|spieltag|played on|gespielt am|"},
     {ResultCell::game, "|spiel|game|games|titel|title|jeu|partie|spielname|"},
     {ResultCell::board, "|plan|spielplan|board|map|karte|brett|seite|side|variante|variant|board/variant|"},
     {ResultCell::place, "|platz|platzierung|rang|place|rank|rang/platz|pos|position|pl.|#|"},
     {ResultCell::name,
      "|name|namen|spieler|spielerin|spieler/in|spieler:in|player|players|person|wer|who|joueur|"},
     {ResultCell::nation,
      "|volk|nation|nations|farbe|colour|color|rolle|role|fraktion|faction|peuple|volk/farbe|"},
     {ResultCell::points,
      "|punkte|points|pkt|pkt.|score|personages|personlichkeiten|siegpunkte|sp|vp|pts|persons|"},
     {ResultCell::remark,
      "|bemerkung|bemerkungen|anmerkung|anmerkungen|kommentar|comment|comments|remark|remarks|"
      "notiz|note|notes|"},
     {ResultCell::site, "|ort|spielort|location|site|lieu|wo|where|"},
     {ResultCell::minutes,
      "|dauer|minuten|min|min.|duration|minutes|length|dauer (min)|dauer (minuten)|spieldauer|"},
     {ResultCell::seat,
      "|sitz|sitzplatz|seat|startposition|start position|startreihenfolge|reihenfolge|turn order|"},
     {ResultCell::won, "|sieger|siegerin|sieg|gewonnen|winner|won|win|gewinner|"}}};

bool isSumWord(const std::string& word) {
  constexpr std::string_view kSums =
      "|summe|summen|sum|sums|total|totals|gesamt|gesamtwertung|ergebnis|stand|";
  return kSums.find('|' + word + '|') != std::string_view::npos;
}

bool isSumRow(const std::vector<std::string>& row) {
  for (const std::string& cell : row) {
    std::string word = foldedWord(cell);
    if (word.empty()) continue;
    while (word.ends_with(':'))
      word.pop_back();
    return isSumWord(word);
  }
  return false;
}

std::string trimmedCell(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
    text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t'))
    text.remove_suffix(1);
  return std::string(text);
}

int leadingNumber(std::string_view text) {
  int number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

bool saysYes(std::string_view text) {
  constexpr std::string_view kYes =
      "|x|ja|yes|y|j|1|true|wahr|sieg|sieger|siegerin|win|winner|won|gewonnen|oui|";
  const std::string word = foldedWord(text);
  return word == "\xE2\x9C\x93" || (!word.empty() && kYes.find('|' + word + '|') != std::string_view::npos);
}

/// The longest name of a game in a title.
std::string gameInTitle(std::string_view title) {
  const std::string plain = foldedWord(title);
  for (const std::string_view name : {"antike duellum", "antike ii", "antike 2", "antike"})
    if (plain.find(name) != std::string::npos) return std::string(name);
  return {};
}

/// Digits, nothing else.
bool areDigits(std::string_view text, std::size_t most) {
  return !text.empty() && text.size() <= most &&
         text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// "6.12.25": with full stops the day comes first.
std::string shortDate(std::string_view text) {
  const std::size_t first = text.find('.');
  const std::size_t second = first == std::string_view::npos ? first : text.find('.', first + 1);
  if (second == std::string_view::npos) return {};
  const std::string_view day = text.substr(0, first), month = text.substr(first + 1, second - first - 1),
                         year = text.substr(second + 1);
  if (!areDigits(day, 2) || !areDigits(month, 2) || !areDigits(year, 2) || year.size() != 2) return {};
  std::string date = fmt::format("20{}-{:02}-{:02}", year, leadingNumber(month), leadingNumber(day));
  return isDate(date) ? date : std::string();
}

} // namespace

std::string dateOfResult(std::string_view text) {
  if (isDate(text)) return std::string(text);
  if (const auto written = writtenDate(text)) return written->date;
  if (std::string date = shortDate(text); !date.empty()) return date;
  // "11./12.11.2025", "11.-12.11.2025": two days, of which the first counts.
  const std::size_t joint = text.find_first_of("/-");
  if (joint == std::string_view::npos || joint == 0) return {};
  std::string_view day = text.substr(0, joint), rest = text.substr(joint + 1);
  while (day.ends_with('.') || day.ends_with(' '))
    day.remove_suffix(1);
  const std::size_t month = rest.find('.');
  if (!areDigits(day, 2) || month == std::string_view::npos) return {};
  const std::string first = std::string(day) + std::string(rest.substr(month));
  if (first.find_first_of("/-") != std::string::npos) return {};
  return dateOfResult(first);
}

ResultColumns ResultColumns::named(const std::vector<std::string>& row) {
  ResultColumns columns;
  for (std::size_t place = 0; place < row.size(); ++place) {
    if (row[place].empty() || row[place].size() > 40) continue;
    std::string word = foldedWord(row[place]);
    while (word.ends_with(':'))
      word.pop_back();
    if (word.empty()) continue;
    bool isTitle = false;
    for (const ResultTitle& title : kResultTitles) {
      if (title.words.find('|' + word + '|') == std::string_view::npos) continue;
      isTitle = true;
      auto& at = columns.places_[static_cast<std::size_t>(title.cell)];
      if (!at) at = place;
    }
    if (!isTitle && !isSumWord(word) && word.find_first_not_of("0123456789.,-/ ") != std::string::npos)
      columns.persons_.emplace_back(place, row[place]);
  }
  return columns;
}

std::size_t ResultColumns::known() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(places_, [](const auto& place) { return place.has_value(); }));
}

bool ResultColumns::isHeaderOfGames() const {
  constexpr std::size_t kFewest = 2;
  return !has(Cell::name) && !has(Cell::points) && has(Cell::date) && has(Cell::won) &&
         persons_.size() >= kFewest;
}

bool ResultColumns::isHeaderOfPersons() const {
  return has(Cell::name) && (has(Cell::points) || has(Cell::place) || has(Cell::won)) && known() >= 3;
}

std::string ResultColumns::cell(const std::vector<std::string>& row, Cell cell) const {
  const auto place = places_[static_cast<std::size_t>(cell)];
  if (!place || *place >= row.size()) return {};
  return trimmedCell(row[*place]);
}

std::optional<Rejection> ResultSheet::take(const SheetRow& row) {
  if (const ResultColumns named = ResultColumns::named(row.cells); named.isHeader()) {
    if (auto rejected = endPlay()) return rejected;
    columns_ = named;
    return std::nullopt;
  }
  if (!columns_) {
    for (const std::string& cell : row.cells)
      if (std::string game = gameInTitle(cell); !game.empty()) titleGame_ = std::move(game);
    return std::nullopt;
  }
  if (isSumRow(row.cells)) {
    auto rejected = endPlay();
    columns_.reset();
    return rejected;
  }
  if (columns_->isHeaderOfGames()) return takeGame(row);
  if (columns_->cell(row.cells, Cell::name).empty()) {
    const bool blank =
        std::ranges::all_of(row.cells, [](const std::string& cell) { return foldedWord(cell).empty(); });
    if (blank) return endPlay();
    if (std::string date = columns_->cell(row.cells, Cell::date); !date.empty()) date_ = std::move(date);
    if (std::string game = columns_->cell(row.cells, Cell::game); !game.empty()) game_ = std::move(game);
    return std::nullopt;
  }
  if (beginsPlay(row))
    if (auto rejected = endPlay()) return rejected;
  takePerson(row);
  return std::nullopt;
}

bool ResultSheet::beginsPlay(const SheetRow& row) const {
  if (!play_) return true;
  const std::string date = columns_->cell(row.cells, Cell::date),
                    game = columns_->cell(row.cells, Cell::game),
                    board = columns_->cell(row.cells, Cell::board);
  if ((!date.empty() && date != date_) || (!game.empty() && game != game_)) return true;
  if (!board.empty() && !play_->board.empty() && board != play_->board) return true;
  if (date.empty() && game.empty()) return false;
  if (isMerged_) return true; // its other rows do not say where they belong
  // Every row says where it belongs: a person who is there already plays the next game.
  const std::string name = foldedWord(columns_->cell(row.cells, Cell::name));
  const bool isThere = std::ranges::any_of(play_->persons, [&](const plays::EntryPerson& person) {
    return foldedWord(person.name) == name && !isPlaceholder(name);
  });
  const bool beginsAnew =
      leadingNumber(columns_->cell(row.cells, Cell::place)) == 1 &&
      std::ranges::any_of(play_->persons, [](const plays::EntryPerson& person) { return person.rank > 1; });
  return isThere || beginsAnew;
}

void ResultSheet::takePerson(const SheetRow& row) {
  const auto cell = [&](Cell which) { return columns_->cell(row.cells, which); };
  if (std::string date = cell(Cell::date); !date.empty()) date_ = std::move(date);
  if (std::string game = cell(Cell::game); !game.empty()) game_ = std::move(game);
  if (play_ && cell(Cell::date).empty() && cell(Cell::game).empty()) isMerged_ = true;
  if (!play_) {
    isMerged_ = false;
    play_.emplace();
    play_->log = PlayLog::table;
    play_->line = row.line;
    play_->game = game_.empty() ? titleGame_ : game_;
    play_->date = dateOfResult(date_);
    if (play_->date != date_) play_->dateWritten = date_;
  }
  const auto keep = [](std::string& kept, std::string now) {
    if (kept.empty()) kept = std::move(now);
  };
  keep(play_->board, cell(Cell::board));
  keep(play_->site, cell(Cell::site));
  if (play_->minutes == 0) play_->minutes = std::max(0, leadingNumber(cell(Cell::minutes)));
  if (const std::string remark = cell(Cell::remark); !remark.empty())
    play_->comments += (play_->comments.empty() ? "" : "\n") + remark;
  plays::EntryPerson person;
  person.name = cell(Cell::name);
  person.role = cell(Cell::nation);
  person.points = cell(Cell::points);
  person.startPosition = cell(Cell::seat);
  person.rank = leadingNumber(cell(Cell::place));
  person.winner = columns_->has(Cell::won) ? saysYes(cell(Cell::won)) : person.rank == 1;
  play_->persons.push_back(std::move(person));
}

std::optional<Rejection> ResultSheet::takeGame(const SheetRow& row) {
  const auto cell = [&](Cell which) { return columns_->cell(row.cells, which); };
  if (std::string date = cell(Cell::date); !date.empty()) date_ = std::move(date);
  if (std::string game = cell(Cell::game); !game.empty()) game_ = std::move(game);
  plays::PlayEntry play;
  play.log = PlayLog::table;
  play.line = row.line;
  play.game = game_.empty() ? titleGame_ : game_;
  play.date = dateOfResult(date_);
  if (play.date != date_) play.dateWritten = date_;
  play.board = cell(Cell::board);
  play.site = cell(Cell::site);
  play.comments = cell(Cell::remark);
  play.minutes = std::max(0, leadingNumber(cell(Cell::minutes)));
  const std::string winner = foldedWord(cell(Cell::won));
  for (const auto& [place, name] : columns_->persons()) {
    const std::string points = place < row.cells.size() ? trimmedCell(row.cells[place]) : std::string();
    const bool won = !winner.empty() && foldedWord(name) == winner;
    if (!won && (points.empty() || points == "-" || points == "\xE2\x80\x93")) continue; // did not play
    plays::EntryPerson person;
    person.name = trimmedCell(name);
    person.points = points;
    person.winner = won;
    play.persons.push_back(std::move(person));
  }
  if (play.persons.empty()) return std::nullopt;
  play_ = std::move(play);
  return endPlay();
}

std::optional<Rejection> ResultSheet::endPlay() {
  if (!play_) return std::nullopt;
  plays::PlayEntry play = *std::move(play_);
  play_.reset();
  if (auto taken = results_.take(std::move(play)); !taken) return Rejection{taken.error(), 0, true};
  return std::nullopt;
}

std::optional<Rejection> ResultSheet::finish() {
  if (auto rejected = endPlay()) return rejected;
  if (auto finished = results_.finish(); !finished) return Rejection{finished.error(), 0, true};
  return std::nullopt;
}

} // namespace annales::sheets
