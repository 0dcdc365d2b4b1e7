// Where a nation's units are wanted, and where those that it has would go in a maneuver: cities to take,
// sites to settle, seas to sail, temples to march on. Recomputed from the state before every step, so that
// a plan that others have upset becomes a new one.
#pragma once

#include "engine/play/outlook.h"

#include <vector>

namespace annales::inline engine {

/// A city or neutral temple that can be taken this turn.
struct Assault {
  ProvinceId province;
  int worth = 0;
  int strength = 0;
  /// Units that reach it with no action left: they only fight its defenders (`antike.conquest`).
  std::array<int, 2> support{};
};

/// Units that go together; with too few actions they go as far as they come.
struct Order {
  Kind kind = Kind::legion;
  ProvinceId from;
  int spent = 0;
  int count = 1;
  ProvinceId to;
  friend bool operator==(const Order&, const Order&) = default;
};

struct Campaign {
  std::vector<Assault> assaults;
  std::vector<Order> orders;
  int worth =
      0; // what it brings this turn, and a share of what it prepares, not counting cities to be founded
  int settlers = 0; // sites that units reach this turn

  std::vector<ProvinceId> openSites; // nobody goes there yet
  int openSeas = 0;                  // galleys missing for the next navigator
  ProvinceId target;                 // the temple on which armies march; none
  int missing = 0;                   // units missing to take it
  int soldier = 0;                   // worth of one of them
  std::vector<int> wants;            // the worth of each unit that is missing somewhere, best first
  int byLand = 0;                    // as many of them could be legions
};

[[nodiscard]] Campaign plan(const Outlook& outlook);

/// What settling there is worth, less its price.
[[nodiscard]] int worthOfSite(const Outlook& outlook, ProvinceId p);
/// What taking the city or neutral temple is worth, less losses.
[[nodiscard]] int worthOfTaking(const Outlook& outlook, ProvinceId p);
/// Units that fall short of a safe defence of one's own city with a temple.
[[nodiscard]] int shortOfGuards(const Outlook& outlook, ProvinceId p);

} // namespace annales::inline engine
