// BG Stats' older table, "Plays v6": a row a play, tabs between cells; each player has nine columns, whose
// headings are the player's own name and id.
#include "importers/plays/plays_reader.h"
#include "importers/readers/utf8_source.h"
#include "importers/sheets/csv_rows.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace annales::plays {
namespace {

constexpr std::size_t kOfPlay = 23, kOfPlayer = 9;
constexpr std::string_view kFirstHeading = "Plays v";

/// Headings of a play that this program reads.
enum class PlayColumn : std::uint8_t {
  date,
  game,
  bggGame,
  cooperative,
  board,
  site,
  teams,
  id,
  bggPlay,
  modified,
  comments,
  ignored,
  minutes
};
constexpr std::array<std::string_view, 13> kHeadings{
    "",        "Game",       "Game BggID", "Cooperative", "Board/variant", "Location", "Use teams",
    "Play ID", "Play BggID", "Mod Date",   "Comments",    "Ignore stats",  "Duration"};

std::int64_t numberInCell(std::string_view text) {
  std::int64_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

class TablePlays {
public:
  TablePlays(PlayResults& results, const std::vector<std::string>& headings)
      : results_(results), headings_(headings) {
    places_.fill(std::string::npos);
    places_[0] = 0;
    for (std::size_t i = 1; i < kHeadings.size(); ++i) {
      const auto end = headings_.begin() + static_cast<std::ptrdiff_t>(std::min(kOfPlay, headings_.size()));
      const auto at = std::find(headings_.begin(), end, kHeadings[i]);
      if (at != end) places_[i] = static_cast<std::size_t>(at - headings_.begin());
    }
  }

  Result<void> take(const sheets::SheetRow& row) {
    row_ = &row.cells;
    PlayEntry entry;
    entry.log = PlayLog::bgStats;
    entry.line = row.line;
    entry.game = cell(PlayColumn::game);
    entry.bggGame = numberInCell(cell(PlayColumn::bggGame));
    if (entry.game.empty() && entry.bggGame == 0) return {};
    entry.id = cell(PlayColumn::id);
    for (char& c : entry.id)
      if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (const std::int64_t bgg = numberInCell(cell(PlayColumn::bggPlay)); bgg > 0)
      entry.bggPlay = std::to_string(bgg);
    entry.owner = owner();
    entry.modified = cell(PlayColumn::modified);
    entry.date = cell(PlayColumn::date);
    entry.board = cell(PlayColumn::board);
    entry.site = cell(PlayColumn::site);
    entry.comments = cell(PlayColumn::comments);
    entry.minutes =
        static_cast<int>(std::clamp<std::int64_t>(numberInCell(cell(PlayColumn::minutes)), 0, 1'000'000));
    entry.ignored = cell(PlayColumn::ignored) == "1";
    entry.teams = cell(PlayColumn::teams) == "1";
    entry.cooperative = cell(PlayColumn::cooperative) == "1";
    for (std::size_t at = kOfPlay; at < headings_.size(); at += kOfPlayer)
      addPlayer(entry, at);
    return results_.take(std::move(entry));
  }

private:
  [[nodiscard]] std::string cellAt(std::size_t place) const {
    return place < row_->size() ? (*row_)[place] : std::string();
  }
  [[nodiscard]] std::string cell(PlayColumn column) const {
    return cellAt(places_[static_cast<std::size_t>(column)]);
  }

  void addPlayer(PlayEntry& entry, std::size_t at) const {
    const std::string points = cellAt(at), text = cellAt(at + 1), winner = cellAt(at + 2);
    if (points.empty() && text.empty() && winner.empty()) return; // was not there
    EntryPerson person;
    person.name = headings_[at];
    person.nameless = person.name.empty();
    person.points = text.empty() ? points : text;
    person.winner = winner == "1";
    person.rank = static_cast<int>(std::clamp<std::int64_t>(numberInCell(cellAt(at + 6)), 0, 1'000));
    person.starts = cellAt(at + 7) == "1";
    entry.persons.push_back(std::move(person));
  }

  /// The first player of a table is its owner.
  [[nodiscard]] std::string owner() const {
    const std::size_t id = kOfPlay + 5;
    if (id >= headings_.size()) return {};
    std::string uuid = headings_[id];
    for (char& c : uuid)
      if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return hexOf(sha256(uuid)).substr(0, 16);
  }

  PlayResults& results_;
  std::vector<std::string> headings_;
  std::array<std::size_t, kHeadings.size()> places_{};
  const std::vector<std::string>* row_ = nullptr;
};

} // namespace

bool isPlaysTable(std::string_view beginning) {
  const std::string text = inUtf8(beginning);
  return text.starts_with(kFirstHeading) && text.find('\t') != std::string::npos;
}

std::optional<Rejection> readTablePlays(std::istream& in, PlayResults& results) {
  Utf8Source source(in);
  sheets::CsvRows rows(sheets::Dialect{'\t', '"', false});
  const auto next = [&] { return source.next(); };
  sheets::SheetRow row;
  if (!rows.next(next, row) || row.cells.size() < kOfPlay)
    return Rejection{Error(Saying("the first row of the table must have the headings of BG Stats")), 1};
  TablePlays plays(results, row.cells);
  while (!results.isOver() && rows.next(next, row))
    if (auto taken = plays.take(row); !taken) return Rejection{taken.error(), row.line, true};
  if (rows.tooLong())
    return Rejection{Error(Saying("this row never ends; is a quotation mark missing?")), row.line};
  if (in.bad()) return Rejection{Error(Saying("the file cannot be read")), 0};
  if (auto finished = results.finish(); !finished) return Rejection{finished.error(), 0, true};
  return std::nullopt;
}

} // namespace annales::plays
