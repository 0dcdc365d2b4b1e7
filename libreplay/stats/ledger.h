// What every event changed, one line per event: stocks, personages, pieces of every nation.
#pragma once

#include "libreplay/stats/pieces.h"
#include "libreplay/stats/step.h"

#include <span>
#include <vector>

namespace annales::inline replay {

/// The difference between the states after and before an event.
struct NationChange {
  NationId nation;
  std::array<std::int32_t, kResources> stock{};
  std::array<std::int16_t, kPersonages> personages{};
  std::array<std::int16_t, kKinds> units{}; // on the board
  std::array<std::int16_t, 2> supply{};     // legions, galleys
  std::array<std::int16_t, kKinds> box{};
  std::int16_t cities = 0, temples = 0, seas = 0, knowHows = 0, points = 0;
  std::int16_t walls = 0; // personal supply

  [[nodiscard]] bool none() const;
  friend bool operator==(const NationChange&, const NationChange&) = default;
};

/// Of one nation; special units and pieces on the board are counted.
[[nodiscard]] NationChange changeOf(const GameState& before, const GameState& after, NationId n);

class Ledger {
public:
  /// Steps come in order, each once.
  void add(const Step& step);

  [[nodiscard]] std::size_t length() const { return ends_.size(); }
  /// Only nations for which something changed, in turn order.
  [[nodiscard]] std::span<const NationChange> at(EventIndex k) const;
  /// Over the events `from` to `to`, both counted: a turn or a round in one line. All nations.
  [[nodiscard]] std::vector<NationChange> between(EventIndex from, EventIndex to, std::size_t nations) const;

private:
  friend class boost::serialization::access;
  template <class Archive> void serialize(Archive& archive, unsigned version); // in stats_archive.cpp
  std::vector<NationChange> changes_;
  std::vector<std::uint32_t> ends_; // by event: one past its last change
  Pieces pieces_;                   // after the last step
};

} // namespace annales::inline replay
