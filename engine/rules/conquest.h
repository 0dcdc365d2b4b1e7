// The second half of a maneuver: `conquest.strength`, `conquest.last-city`, `antike.conquest`,
// `antike.stones`, and the neutral temples of Antike II.
#pragma once

#include "engine/rules/situation.h"

namespace annales::inline engine {

/// Of a neutral temple, with nothing added (`antike-ii.conquest`).
inline constexpr int kNeutralStrength = 3;

/// What a city's defence consists of; the sum is what a conquest costs.
struct Defence {
  int city = 1; // 3 with a temple
  int units = 0;
  int knowHow = 0;
  int modest = 0;   // the owner has at most two personages (`antike-ii.bonus`)
  int wall = 0;     // Duellum
  int fortress = 0; // the card
  int special = 0;  // +1 for a defending special unit, -1 for an attacking one

  [[nodiscard]] int total() const;
};

/// Of a city against the acting nation.
[[nodiscard]] Defence defenceOf(const Situation& at, ProvinceId p);
/// Units of the acting nation that count in a conquest there.
[[nodiscard]] int attackersIn(const Situation& at, ProvinceId p, Kind kind);
/// Whether the acting nation could conquer the city there now, city stones aside.
[[nodiscard]] bool canConquer(const Situation& at, ProvinceId p);
/// Whether it could conquer any.
[[nodiscard]] bool someConquest(const Situation& at);

[[nodiscard]] Fault checkConquest(const Situation& at, const CityConquered& e);
[[nodiscard]] Fault checkTempleDestroyed(const Situation& at, const NeutralTempleDestroyed& e);
[[nodiscard]] Fault checkAbandoned(const Situation& at, const CityAbandoned& e);
void listConquestsOf(const Situation& at, ProvinceId p, std::vector<Event>& out);
/// Conquests, neutral temples, and the city that may be given up for a stone.
void listConquests(const Situation& at, std::vector<Event>& out);

} // namespace annales::inline engine
