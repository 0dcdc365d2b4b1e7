// Rows of a sheet as games: names and values, a row that names the columns, then a row a turn; then perhaps
// the next game.
#pragma once

#include "importers/sheets/columns.h"
#include "importers/sheets/csv_rows.h"
#include "importers/turns/written_games.h"

#include <set>
#include <string>

namespace annales::sheets {

class SheetGames {
public:
  /// `lines`: rows are places in a text; else in a sheet, which has no lines.
  SheetGames(turns::WrittenGames& games, bool lines) : games_(games), lines_(lines) {}

  [[nodiscard]] std::optional<Rejection> take(const SheetRow& row);
  /// After the last row.
  [[nodiscard]] std::optional<Rejection> finish();

private:
  [[nodiscard]] turns::CellPlace placeOf(const SheetRow& row, std::size_t column) const;
  [[nodiscard]] std::string tagOfHead(const std::string& cell) const;
  [[nodiscard]] bool beginsHead(const std::string& tag) const;
  void takeTag(const SheetRow& row, const std::string& name);
  void takeTurn(const SheetRow& row);
  [[nodiscard]] bool isFootnote(const SheetRow& row) const;
  [[nodiscard]] bool saysTurn(const SheetRow& row) const;

  turns::WrittenGames& games_;
  bool lines_;
  std::optional<Columns> columns_; // once a row has named them
  std::set<std::string> nations_;  // as the turns so far name them
  turns::TurnText text_;
  std::vector<std::string> tags_; // of the head that is read
  bool gap_ = false;              // an empty row stands above
  std::vector<Complaint> complaints_;
  bool over_ = false; // nothing more of this game is read
};

} // namespace annales::sheets
