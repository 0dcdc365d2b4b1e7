// Reads AGN as a stream, a game at a time: memory does not grow with the file.
#pragma once

#include "importers/agn/game_splitter.h"
#include "importers/agn/game_text.h"
#include "importers/antike_jsonl/file_boards.h"
#include "importers/antike_jsonl/game_keeper.h"
#include "importers/readers/format.h"

#include <string>
#include <unordered_map>

namespace annales::agn {

class AgnReader : public GameReader {
public:
  explicit AgnReader(ReadRequest request);

  std::optional<Rejection> read(std::istream& in) override;
  [[nodiscard]] std::size_t games() const override { return keeper_.size(); }
  Result<std::shared_ptr<const EventLog>> game(GameNumber number) override;
  [[nodiscard]] const std::vector<Complaint>& complaints() const override { return complaints_; }

private:
  std::optional<Rejection> takeBoards(const GamePiece& piece);
  std::optional<Rejection> take(const GamePiece& piece);
  std::optional<Rejection> keep(ReadGame game, const GamePiece& piece);
  void complain(Complaint complaint);

  ReadRequest request_;
  FileBoards boards_;
  KnownBoards known_;
  GameKeeper keeper_;
  GameSeeds seeds_;
  std::vector<Complaint> complaints_;
};

} // namespace annales::agn
