// Reads games or results from spreadsheets: CSV as a stream of any length; .xlsx and .ods, which cannot be
// read so, up to a size.
#pragma once

#include "importers/sheets/result_sheet.h"
#include "importers/sheets/sheet_games.h"

namespace annales::sheets {

class SheetsReader : public GameReader {
public:
  explicit SheetsReader(ReadRequest request) : request_(request), games_(std::move(request)) {}

  std::optional<Rejection> read(std::istream& in) override;
  [[nodiscard]] std::size_t games() const override { return games_.size(); }
  Result<std::shared_ptr<const EventLog>> game(GameNumber number) override { return games_.game(number); }
  [[nodiscard]] const std::vector<Complaint>& complaints() const override {
    return results_ ? results_->complaints() : games_.complaints();
  }

private:
  [[nodiscard]] std::optional<Rejection> readCsv(std::istream& in);
  [[nodiscard]] std::optional<Rejection> readWorkbook(std::istream& in);

  /// Each row of the sheet, until it is known whether it has games or results, all rows so far.
  class Rows;

  ReadRequest request_; // stays where it is: results refer to it
  turns::WrittenGames games_;
  std::optional<ResultSheet> results_; // of a table of results
};

} // namespace annales::sheets
