// Reads logs of plays: BG Stats (JSON and its older table) and BoardGameGeek (XML and JSON made of it). They
// have results and no games.
#pragma once

#include "importers/plays/play_results.h"
#include "importers/readers/format.h"

namespace annales::plays {

class PlaysReader : public GameReader {
public:
  explicit PlaysReader(ReadRequest request) : request_(std::move(request)), results_(request_) {}

  std::optional<Rejection> read(std::istream& in) override;
  [[nodiscard]] std::size_t games() const override { return 0; }
  Result<std::shared_ptr<const EventLog>> game(GameNumber) override {
    return failure("a log of plays has no games");
  }
  [[nodiscard]] const std::vector<Complaint>& complaints() const override { return results_.complaints(); }

private:
  ReadRequest request_;
  PlayResults results_;
};

/// Each of these reads a whole file and tells `results` its entries.
[[nodiscard]] std::optional<Rejection> readJsonPlays(std::istream& in, PlayResults& results);
[[nodiscard]] std::optional<Rejection> readXmlPlays(std::istream& in, PlayResults& results);
[[nodiscard]] std::optional<Rejection> readTablePlays(std::istream& in, PlayResults& results);

/// The first row of BG Stats' older table: "Plays v6".
[[nodiscard]] bool isPlaysTable(std::string_view beginning);

} // namespace annales::plays
