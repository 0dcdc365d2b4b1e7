// The games of a file that are told by cells: read as AGN is, then handed on or kept.
#pragma once

#include "importers/agn/game_text.h"
#include "importers/antike_jsonl/file_boards.h"
#include "importers/antike_jsonl/game_keeper.h"
#include "importers/readers/handing_on.h"
#include "importers/turns/turn_text.h"

#include <optional>
#include <unordered_set>
#include <vector>

namespace annales::turns {

class WrittenGames {
public:
  explicit WrittenGames(ReadRequest request);

  /// A board for the games that follow.
  [[nodiscard]] std::optional<Rejection> addBoard(const std::shared_ptr<const Map>& map, std::size_t line);
  /// Complaints about cells come first. Rejects the file where that is the choice.
  [[nodiscard]] std::optional<Rejection> take(const TurnText& text, std::vector<Complaint> about);

  /// Nobody wants more games: the file need not be read on.
  [[nodiscard]] bool isOver() const { return handingOn_.isOver(); }
  /// Of those that were kept.
  [[nodiscard]] std::size_t size() const { return keeper_.size(); }
  [[nodiscard]] Result<std::shared_ptr<const EventLog>> game(GameNumber number);
  [[nodiscard]] const std::vector<Complaint>& complaints() const { return complaints_; }

private:
  [[nodiscard]] std::optional<Rejection> take(const agn::ReadGame& game, const TurnText& text);
  [[nodiscard]] std::optional<Rejection> keep(const agn::ReadGame& game, const TurnText& text);
  [[nodiscard]] std::optional<Rejection> complain(Complaint complaint);

  ReadRequest request_;
  FileBoards boards_;
  agn::KnownBoards known_;
  GameKeeper keeper_;
  agn::GameSeeds seeds_;
  std::unordered_set<Hash, HashHasher> had_;
  HandingOn handingOn_{request_};
  std::vector<Complaint> complaints_;
};

/// As a complaint; `stopped` unless it is noted only.
[[nodiscard]] Complaint complaintOf(const CellFault& fault, Complaint::Outcome outcome);

} // namespace annales::turns
