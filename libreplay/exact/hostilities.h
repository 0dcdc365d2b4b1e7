// Deeds between nations: who attacked whom, and what that cost. Straight from the fold of a line.
#pragma once

#include "engine/event/game.h"

#include <span>
#include <vector>

namespace annales::inline replay {

/// What one nation did to another.
struct DeedsAgainst {
  int battles = 0; // that it demanded, or that began in its turn by themselves
  int cities = 0;  // conquered
  int temples = 0; // destroyed with these cities
  int units = 0;   // of the other that fell, whichever of the two attacked
  [[nodiscard]] bool any() const { return battles + cities + temples + units > 0; }
  friend bool operator==(const DeedsAgainst&, const DeedsAgainst&) = default;
};

class Hostilities {
public:
  Hostilities() = default;
  explicit Hostilities(std::size_t nations) : nations_(nations), deeds_(nations * nations) {}

  [[nodiscard]] std::size_t nations() const { return nations_; }
  [[nodiscard]] const DeedsAgainst& of(NationId nation, NationId other) const {
    return deeds_[nation.index() * nations_ + other.index()];
  }
  [[nodiscard]] DeedsAgainst& of(NationId nation, NationId other) {
    return deeds_[nation.index() * nations_ + other.index()];
  }
  /// Whether any nation did anything to another.
  [[nodiscard]] bool any() const;

private:
  std::size_t nations_ = 0;
  std::vector<DeedsAgainst> deeds_;
};

/// `events` come after GameCreated; what cannot be folded ends the line. Neutral temples are of no nation.
[[nodiscard]] Hostilities hostilitiesOf(const Game& game, std::span<const Event> events);

} // namespace annales::inline replay
