// A club's own table of results: a row for each person, and cells that count for the rows below them; or a
// row for each game, and a column for each person.
#pragma once

#include "importers/plays/play_results.h"
#include "importers/sheets/csv_rows.h"

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace annales::sheets {

class ResultColumns {
public:
  enum class Cell : std::uint8_t {
    date,
    game,
    board,
    place,
    name,
    nation,
    points,
    remark,
    site,
    minutes,
    seat,
    won
  };
  static constexpr std::size_t kCells = 12;

  /// Those that the row names.
  [[nodiscard]] static ResultColumns named(const std::vector<std::string>& row);
  [[nodiscard]] std::size_t known() const;
  /// Whether the row can be what stands above results: who played, and how it ended.
  [[nodiscard]] bool isHeader() const { return isHeaderOfPersons() || isHeaderOfGames(); }
  /// Above a row for each game: who won, and a column of points for each person.
  [[nodiscard]] bool isHeaderOfGames() const;
  /// Names of persons above their columns, with the places of these.
  [[nodiscard]] const std::vector<std::pair<std::size_t, std::string>>& persons() const { return persons_; }
  [[nodiscard]] bool has(Cell cell) const { return places_[static_cast<std::size_t>(cell)].has_value(); }
  /// Without blanks around it; empty where the row does not reach so far.
  [[nodiscard]] std::string cell(const std::vector<std::string>& row, Cell cell) const;

private:
  [[nodiscard]] bool isHeaderOfPersons() const;

  std::array<std::optional<std::size_t>, kCells> places_;
  std::vector<std::pair<std::size_t, std::string>> persons_;
};

class ResultSheet {
public:
  explicit ResultSheet(const ReadRequest& request) : results_(request) {}

  /// Each row, those above the header too.
  [[nodiscard]] std::optional<Rejection> take(const SheetRow& row);
  [[nodiscard]] std::optional<Rejection> finish();
  [[nodiscard]] bool isOver() const { return results_.isOver(); }
  [[nodiscard]] const std::vector<Complaint>& complaints() const { return results_.complaints(); }

private:
  using Cell = ResultColumns::Cell;
  [[nodiscard]] bool beginsPlay(const SheetRow& row) const;
  void takePerson(const SheetRow& row);
  /// A row of a table with a column for each person.
  [[nodiscard]] std::optional<Rejection> takeGame(const SheetRow& row);
  [[nodiscard]] std::optional<Rejection> endPlay();

  plays::PlayResults results_;
  std::optional<ResultColumns> columns_; // none: above the header, or below the results
  std::optional<plays::PlayEntry> play_;
  bool isMerged_ = false;   // rows of the play leave out what counts for all of them
  std::string date_, game_; // of the last row that said so
  std::string titleGame_;   // the game that a title above names
};

/// A date of a table: "04.11.2025", "6.12.25" as day, month and year of this century, "11./12.11.2025" as the
/// first of two days, "Feb 2026". Empty where the text means none for sure.
[[nodiscard]] std::string dateOfResult(std::string_view text);

} // namespace annales::sheets
