// Reads games in JSON, turn by turn, as other programs write them. A game is in memory at a time.
#pragma once

#include "engine/core/strict_json.h"
#include "importers/turns/json_games.h"
#include "importers/turns/written_games.h"

namespace annales::turns {

class TurnsReader : public GameReader {
public:
  explicit TurnsReader(ReadRequest request) : games_(std::move(request)) {}

  std::optional<Rejection> read(std::istream& in) override;
  [[nodiscard]] std::size_t games() const override { return games_.size(); }
  Result<std::shared_ptr<const EventLog>> game(GameNumber number) override { return games_.game(number); }
  [[nodiscard]] const std::vector<Complaint>& complaints() const override { return games_.complaints(); }

private:
  [[nodiscard]] std::optional<Rejection> take(const JsonPiece& piece);

  WrittenGames games_;
  StrictJson json_;
};

} // namespace annales::turns
