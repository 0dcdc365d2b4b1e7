// The facts of a game, one struct per type, with the field names of the event log. Order of the alternatives
// is private: what is stored and exchanged are the `name`s.
#pragma once

#include "engine/core/amount.h"
#include "engine/core/apart.h"
#include "engine/core/sha256.h"
#include "engine/ruleset/options.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace annales::inline engine {

/// What one event can say (docs/event-log.md).
inline constexpr int kMostUnitsAtOnce = 99;
inline constexpr int kHighestRound = 9999;

struct StartCity {
  ProvinceId province;
  Resource resource = Resource::marble;
};

struct NationSetup {
  std::string nation; // its id
  int controller = 1; // 1 to 9; two nations of one player share a number
  std::vector<StartCity> cities;
  Amount stock;
};

/// All that GameCreated says. Nations stand in turn order.
struct GameSetup {
  std::string game; // UUID, lower case
  RulesetId ruleset = RulesetId::antike;
  Options options;
  std::string map;
  Hash mapHash;
  std::vector<NationSetup> nations;
  std::vector<ProvinceId> neutralTemples; // Antike II
  NationId bellona;                       // Antike II
};

/// Where a card of Duellum lies.
struct CardPlace {
  enum class Lies : std::uint8_t { pile, discards, open, hand } lies = Lies::pile;
  NationId nation; // whose hand
  friend bool operator==(const CardPlace&, const CardPlace&) = default;
};

/// One thing that is different afterwards: what a played card did, what a correction puts right.
struct Adjustment {
  enum class Op : std::uint8_t {
    wall,
    stock,
    strength,
    units,
    city,
    temple,
    neutralTemple,
    knowHow,
    personage,
    card,
    rondel,
    bellona
  } op = Op::wall;
  enum class Place : std::uint8_t { province, box, supply } place = Place::province;
  NationId nation;     // stock, units, know-how, personage, rondel, bellona; city: none where it is gone
  ProvinceId province; // wall, strength, city, temples, units in a province
  Kind kind = Kind::legion;
  int change = 0;                       // units, personages; bonus of strength
  bool present = false;                 // wall, temples, know-how
  Amount stock;                         // stock: −999 to 999 each
  Resource resource = Resource::marble; // city
  KnowHowId knowHow;
  Personage personage = Personage::king;
  CardId card;
  CardPlace from, to;        // card
  Space space = Space::none; // rondel; none: not on it yet
  friend bool operator==(const Adjustment&, const Adjustment&) = default;
};
using Adjustments = std::vector<Adjustment>;

template <> struct Words<Adjustment::Op> {
  static constexpr std::array<std::string_view, 12> list{"wall",      "stock",  "strength",       "units",
                                                         "city",      "temple", "neutral-temple", "know-how",
                                                         "personage", "card",   "rondel",         "bellona"};
};

struct GameCreated {
  static constexpr std::string_view name = "GameCreated";
  std::shared_ptr<const GameSetup> setup;
};
struct RoundBegan {
  static constexpr std::string_view name = "RoundBegan";
  std::uint16_t round = 1;
};
struct IncomeReceived {
  static constexpr std::string_view name = "IncomeReceived";
  NationId nation;
  Amount gain;
};
struct TurnBegan {
  static constexpr std::string_view name = "TurnBegan";
  NationId nation;
};
struct RondelMoved {
  static constexpr std::string_view name = "RondelMoved";
  NationId nation;
  Space to = Space::iron;
  Amount paid;
};
struct Produced {
  static constexpr std::string_view name = "Produced";
  NationId nation;
  Amount gain;
};
struct TempleBuilt {
  static constexpr std::string_view name = "TempleBuilt";
  NationId nation;
  ProvinceId province;
  Amount paid;
};
struct WallBuilt {
  static constexpr std::string_view name = "WallBuilt";
  NationId nation;
  ProvinceId province;
  Amount paid;
};
struct KnowHowDeveloped {
  static constexpr std::string_view name = "KnowHowDeveloped";
  NationId nation;
  KnowHowId knowHow;
  Amount paid;
};
struct UnitsRecruited {
  static constexpr std::string_view name = "UnitsRecruited";
  NationId nation;
  Kind kind = Kind::legion;
  std::uint8_t count = 1;
  Amount paid;
};
struct UnitsArmed {
  static constexpr std::string_view name = "UnitsArmed";
  NationId nation;
  Kind kind = Kind::legion;
  ProvinceId province;
  std::uint8_t count = 1;
  Amount paid;
};
struct BellonaUsed {
  static constexpr std::string_view name = "BellonaUsed";
  NationId nation;
  NationId passedTo;
  Kind kind = Kind::legion;
  ProvinceId province; // none: no unit was placed, and `kind` says nothing
};
struct UnitsMoved {
  static constexpr std::string_view name = "UnitsMoved";
  NationId nation;
  Kind kind = Kind::legion;
  std::uint8_t count = 1;
  std::uint8_t spent = 0; // actions these units had used before this step
  ProvinceId from;
  ProvinceId to;
};
struct BattleFought {
  static constexpr std::string_view name = "BattleFought";
  NationId nation; // whose turn it is
  NationId opponent;
  NationId demandedBy;
  Kind kind = Kind::legion;
  std::uint8_t count = 1;
  std::uint8_t spent = 0; // of the acting nation's lost units
  ProvinceId province;
};
struct CityConquered {
  static constexpr std::string_view name = "CityConquered";
  NationId nation;
  NationId from;
  std::uint8_t legions = 0; // the attacker's losses
  std::uint8_t galleys = 0;
  ProvinceId province;
};
struct NeutralTempleDestroyed {
  static constexpr std::string_view name = "NeutralTempleDestroyed";
  NationId nation;
  std::uint8_t legions = 0;
  std::uint8_t galleys = 0;
  ProvinceId province;
};
struct CityAbandoned {
  static constexpr std::string_view name = "CityAbandoned";
  NationId nation;
  ProvinceId province;
};
struct CityFounded {
  static constexpr std::string_view name = "CityFounded";
  NationId nation;
  Resource resource = Resource::marble;
  ProvinceId province;
  Amount paid;
};
struct Traded {
  static constexpr std::string_view name = "Traded";
  NationId nation;
  Amount paid;
  Amount gain;
};
struct CardRevealed {
  static constexpr std::string_view name = "CardRevealed";
  CardId card;
};
struct CardTaken {
  static constexpr std::string_view name = "CardTaken";
  NationId nation;
  CardId card;
};
struct CardPlayed {
  static constexpr std::string_view name = "CardPlayed";
  NationId nation;
  CardId card;
  std::shared_ptr<const Adjustments> effects; // never null
};
struct PersonageWon {
  static constexpr std::string_view name = "PersonageWon";
  NationId nation;
  Personage personage = Personage::king;
  AwardReason reason = AwardReason::cities;
  std::uint8_t walls = 0; // Duellum; 0 where the field is left out
};
struct TurnEnded {
  static constexpr std::string_view name = "TurnEnded";
  NationId nation;
};
struct GameEnded {
  static constexpr std::string_view name = "GameEnded";
  NationId winner; // none: nobody
  EndReason reason = EndReason::agreed;
};
/// What a correction says beside the stock.
struct CorrectionMore {
  std::shared_ptr<const std::string> reason;  // never null
  std::shared_ptr<const Adjustments> effects; // what else; null or not empty
};
struct Corrected {
  static constexpr std::string_view name = "Corrected";
  NationId nation;
  Amount change; // of its stock
  Apart<CorrectionMore> more;

  Corrected() = default;
  Corrected(NationId of, Amount by, std::shared_ptr<const std::string> reason,
            std::shared_ptr<const Adjustments> effects = nullptr)
      : nation(of), change(by), more({std::move(reason), std::move(effects)}) {}
};

using Event =
    std::variant<GameCreated, RoundBegan, IncomeReceived, TurnBegan, RondelMoved, Produced, TempleBuilt,
                 WallBuilt, KnowHowDeveloped, UnitsRecruited, UnitsArmed, BellonaUsed, UnitsMoved,
                 BattleFought, CityConquered, NeutralTempleDestroyed, CityAbandoned, CityFounded, Traded,
                 CardRevealed, CardTaken, CardPlayed, PersonageWon, TurnEnded, GameEnded, Corrected>;
static_assert(sizeof(Event) <= 32); // games of a million events are kept in memory

/// What the card did, what the correction puts right beside the stock.
[[nodiscard]] inline const Adjustments& adjustmentsOf(const CardPlayed& e) {
  return *e.effects;
}
[[nodiscard]] inline const Adjustments& adjustmentsOf(const Corrected& e) {
  static const Adjustments kNothing;
  return e.more->effects ? *e.more->effects : kNothing;
}

/// The type's name in the event log.
[[nodiscard]] inline std::string_view nameOf(const Event& event) {
  return std::visit([](const auto& e) { return std::decay_t<decltype(e)>::name; }, event);
}

} // namespace annales::inline engine
