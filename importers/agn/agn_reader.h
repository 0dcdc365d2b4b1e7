// Reads AGN as a stream, a few games at a time: memory does not grow with the file.
#pragma once

#include "importers/agn/game_splitter.h"
#include "importers/agn/game_text.h"
#include "importers/agn/kept_texts.h"
#include "importers/antike_jsonl/file_boards.h"
#include "importers/readers/handing_on.h"
#include "importers/readers/reading_ahead.h"

#include <mutex>
#include <string>
#include <unordered_set>

namespace annales::agn {

class AgnReader : public GameReader {
public:
  explicit AgnReader(ReadRequest request);

  std::optional<Rejection> read(std::istream& in) override;
  [[nodiscard]] std::size_t games() const override { return kept_.size(); }
  [[nodiscard]] std::size_t residentGames() const { return kept_.resident(); }
  Result<std::shared_ptr<const EventLog>> game(GameNumber number) override { return kept_.game(number); }
  [[nodiscard]] const std::vector<Complaint>& complaints() const override { return complaints_; }

private:
  using GamesAhead = ReadingAhead<WrittenGame, ReadGame>;

  std::optional<Rejection> put(GamePiece piece, GamesAhead& ahead);
  std::optional<Rejection> takeBoards(const GamePiece& piece);
  std::optional<Rejection> takeAll(GamesAhead& ahead);
  void tellPassed(const std::vector<PassedOver>& passed);
  std::optional<Rejection> take(GamesAhead::Done done);
  std::optional<Rejection> keep(GamesAhead::Done done);

  ReadRequest request_;
  std::mutex boardsMutex_;
  FileBoards boards_;
  KnownBoards known_;
  KeptTexts kept_;
  GameSeeds seeds_;
  std::unordered_set<Hash, HashHasher> had_;
  HandingOn handingOn_{request_};
  std::vector<Complaint> complaints_;
};

} // namespace annales::agn
