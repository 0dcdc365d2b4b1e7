// Kinds of seats: what seats must have in common to be held against each other.
#pragma once

#include "engine/core/ids.h"
#include "libreplay/facts/word_list.h"

#include <array>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace annales::inline replay {

/// A kind's place in a `SeatKinds`.
using KindIndex = std::uint32_t;

struct SeatKind {
  RulesetId ruleset = RulesetId::antike;
  WordIndex board = 0;
  WordIndex options = 0;    // of the game
  std::uint8_t nations = 0; // how many play
  std::uint8_t seat = 0;    // in turn order, from 0; `kUnknownSeat`
  WordIndex nation = 0;
  bool isResult = false; // of a result without moves: never the same kind as a seat of a recorded game
};

inline constexpr std::uint8_t kUnknownSeat = kMaxNations;

/// The parts of a kind that are looked at.
struct KindParts {
  bool board = true, nations = true, seat = true, nation = true, ruleset = true, options = true;
};

/// Every different kind once, in the order in which they came.
class SeatKinds {
public:
  /// Cheap for games like those before. `seat` is at most `kUnknownSeat`.
  KindIndex add(const SeatKind& kind);
  [[nodiscard]] const SeatKind& operator[](KindIndex kind) const { return kinds_[kind]; }
  [[nodiscard]] std::size_t size() const { return kinds_.size(); }
  /// For each kind a number that those kinds share which are the same in these parts.
  [[nodiscard]] std::vector<std::uint32_t> groupedBy(const KindParts& parts) const;

private:
  /// Of games of one ruleset, board, number of nations and options.
  using Setup = std::array<std::vector<std::pair<WordIndex, KindIndex>>, kMaxNations + 1>;
  [[nodiscard]] Setup& setupOf(const SeatKind& kind);

  std::vector<SeatKind> kinds_;
  using SetupKey = std::pair<std::uint64_t, WordIndex>;
  std::map<SetupKey, std::size_t> setupAt_;
  std::vector<Setup> setups_;
  SetupKey lastKey_;
  std::size_t last_ = 0; // of `setups_`
};

} // namespace annales::inline replay
