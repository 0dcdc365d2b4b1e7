// What a mistake let go, in the game's terms: counted by the fold and the exact tools, and tried by playing
// on.
#pragma once

#include "engine/event/event.h"
#include "libreplay/inference/interval.h"

#include <optional>
#include <variant>
#include <vector>

namespace annales::inline replay {

// What one turn has and another has not. "Could" is within the rival's next turn, as if it came at once, by
// its own decisions alone.

/// The game could have been won.
struct VictoryMissed {
  int points = 0; // that the nation would have had
  int goal = 0;
  EndReason reason = EndReason::personages;
  friend bool operator==(const VictoryMissed&, const VictoryMissed&) = default;
};
/// A rival can now win the game.
struct VictoryLet {
  NationId rival;
  Personage personage = Personage::king; // with it
  AwardReason reason = AwardReason::cities;
  friend bool operator==(const VictoryLet&, const VictoryLet&) = default;
};
/// A personage could have been won.
struct PersonageMissed {
  Personage personage = Personage::king;
  AwardReason reason = AwardReason::cities;
  int count = 0; // cities, temples or seas there would have been; 0 for the other reasons
  friend bool operator==(const PersonageMissed&, const PersonageMissed&) = default;
};
/// A city can now be taken.
struct CityOpen {
  ProvinceId city;
  NationId rival;
  int attackers = 0, strength = 0; // as in `Threat`
  /// The fewest units that would save it from all rivals, and how many of them galleys; the rest are legions.
  int missing = 0, galleys = 0;
  bool anyKind = true; // so many units of either kind save it
  bool temple = false;
  friend bool operator==(const CityOpen&, const CityOpen&) = default;
};
/// A rival can now win a personage.
struct PersonageLet {
  NationId rival;
  Personage personage = Personage::king;
  AwardReason reason = AwardReason::cities;
  friend bool operator==(const PersonageLet&, const PersonageLet&) = default;
};
/// A city could have been taken.
struct CityNotTaken {
  ProvinceId city;
  NationId owner;
  int lost = 0; // units that this costs, in the conquest and in the battles there
  friend bool operator==(const CityNotTaken&, const CityNotTaken&) = default;
};
/// What could have been built and yields more of a resource each time it is produced.
struct NotBuilt {
  bool temples = false; // else cities
  std::vector<ProvinceId> provinces;
  Amount paid;
  Amount more;        // with each production
  int payBack = 0;    // productions until that is as much as was paid; 0 where more than one kind is produced
  int paidBackIn = 0; // round in which so many of them had been played later in the game; 0: in none
  friend bool operator==(const NotBuilt&, const NotBuilt&) = default;
};
struct NotLearned {
  std::vector<KnowHowId> knowHows;
  Amount paid;
  friend bool operator==(const NotLearned&, const NotLearned&) = default;
};
/// Something that a stock is enough for.
struct Purchase {
  enum class Kind : std::uint8_t { temple, knowHow, city } kind = Kind::temple;
  ProvinceId province; // of a temple or a city
  KnowHowId knowHow;
  Amount price;    // coins stand for the others
  int missing = 0; // units of the price that are wanting right after the played turn
  friend bool operator==(const Purchase&, const Purchase&) = default;
};
struct NotProduced {
  Amount gain;
  Amount instead;                 // what was produced
  std::optional<Purchase> within; // reach of the next turn then, and not as it was played
  friend bool operator==(const NotProduced&, const NotProduced&) = default;
};
/// By kind, special units too.
using UnitCounts = std::array<int, kKinds>;

/// Units that could have come onto the board.
struct NotArmed {
  UnitCounts units{};
  Amount paid;
  friend bool operator==(const NotArmed&, const NotArmed&) = default;
};
/// Units that fell.
struct UnitsLost {
  UnitCounts units{};
  friend bool operator==(const UnitsLost&, const UnitsLost&) = default;
};
/// A cheaper way to the same deeds.
struct StepTooDear {
  int paid = 0, instead = 0; // units of anything
  friend bool operator==(const StepTooDear&, const StepTooDear&) = default;
};
/// Provinces with a galley, as they count for navigators.
struct SeasMissed {
  int held = 0, instead = 0, next = 0; // the next navigator comes with so many
  friend bool operator==(const SeasMissed&, const SeasMissed&) = default;
};

/// The graver ones first.
using Loss = std::variant<VictoryMissed, VictoryLet, PersonageMissed, CityNotTaken, CityOpen, PersonageLet,
                          NotBuilt, NotLearned, NotProduced, NotArmed, UnitsLost, StepTooDear, SeasMissed>;
inline constexpr std::size_t kLosses = std::variant_size_v<Loss>;
/// As files call them, in that order.
inline constexpr std::array<std::string_view, kLosses> kLossWords{
    "victory-missed", "victory-let",   "personage-missed", "city-not-taken", "city-open",
    "personage-let",  "not-built",     "not-learned",      "not-produced",   "not-armed",
    "units-lost",     "step-too-dear", "seas-missed"};

/// Why a turn was a mistake. The named deeds alone, in the turn as it was played, bring back what it gave
/// away, but for less than an inaccuracy.
struct Cause {
  Loss loss;
  std::optional<Loss> also;    // what these deeds would have brought besides, if it is as grave as a city
  std::vector<Event> deeds;    // what the repaired turn decides and the played one does not
  std::vector<Event> undone;   // of the same space, what it leaves out
  Amount idle;                 // that the deeds cost and that lay unused when the played turn ended
  std::vector<Event> repaired; // legal from the nation's TurnBegan to its TurnEnded or GameEnded
  double recovered = 0; // chance of the nation's player after the repaired turn, less after the played one
  inference::Interval recoveredInterval; // 95 %
  double regret = 0; // the better turn less the played one: the amount of the analysis, of the same rollouts
  inference::Interval regretInterval; // 95 %
  std::size_t rollouts = 0;           // of each of the three

  /// Of what was given away.
  [[nodiscard]] double share() const { return regret > 0 ? recovered / regret : 0; }
  /// What the repaired turn still gives away.
  [[nodiscard]] double rest() const { return regret - recovered; }
};

} // namespace annales::inline replay
