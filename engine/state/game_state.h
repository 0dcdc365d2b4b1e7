// The state of a game after some events: one trivially copyable value. Copying it is the undo, the branch and
// the what-if. Only `engine/fold` changes it; the rules read it.
#pragma once

#include "engine/core/amount.h"
#include "engine/core/ids.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace annales::inline engine {

struct ProvinceState {
  NationId owner;                       // none: no city
  Resource resource = Resource::marble; // of the city
  bool temple : 1 = false;
  bool wall : 1 = false;                                        // Duellum
  bool neutralTemple : 1 = false;                               // Antike II
  bool countsTwice : 1 = false;                                 // a sea region that navigators count double
  std::array<std::array<std::uint8_t, 2>, kMaxNations> units{}; // legions, galleys

  [[nodiscard]] bool hasCity() const { return owner.exists(); }
  [[nodiscard]] int of(NationId n, Kind kind) const { return units[n.index()][indexOf(kind)]; }
  [[nodiscard]] int all(NationId n) const { return units[n.index()][0] + units[n.index()][1]; }
};

struct NationState {
  std::array<std::int32_t, kResources> stock{};
  std::array<std::uint16_t, 2> supply{};   // legions, galleys
  std::array<std::uint16_t, kKinds> box{}; // Duellum
  std::uint16_t knowHow = 0;               // bits by KnowHowId
  std::array<std::uint8_t, kPersonages> personages{};
  std::array<std::uint8_t, 3>
      reached{};           // highest level so far: kings, citizens, navigators (`personage.level`)
  std::uint8_t stones = 0; // city stones left; unused where tokens are shared
  std::uint8_t cities = 0; // on the board
  std::uint8_t temples = 0;
  std::uint8_t seas = 0;
  std::uint8_t walls = 0; // personal supply, Duellum
  Space rondel = Space::none;

  [[nodiscard]] bool knows(KnowHowId k) const { return ((knowHow >> k.index()) & 1U) != 0; }
  [[nodiscard]] int has(Resource r) const { return stock[indexOf(r)]; }
};

struct BankState {
  std::int32_t coins = 0;
  std::uint8_t temples = 0;
  std::array<std::uint8_t, kPersonages> personages{};
  std::array<std::uint8_t, 3> tokens{}; // shared city tokens by resource, Duellum

  [[nodiscard]] bool noPersonages() const { return personages == decltype(personages){}; }
};

/// What may come next, broadly.
enum class Stage : std::uint8_t { roundDue, incomeDue, turnDue, inTurn, over };

/// Units of one kind in one province that share a number of spent actions, or, in the arming action, that are
/// new.
struct UnitGroup {
  std::uint8_t province = 0;
  std::uint8_t kindAndSpent = 0; // kind in the low two bits; new units have spent 0
  std::uint8_t count = 0;
};

/// The last move that others may answer with a demand for battle.
struct Demand {
  ProvinceId province; // none: closed
  Kind kind = Kind::legion;
  std::uint8_t left = 0; // units that entered and are still there
  std::uint8_t spent = 0;
};

/// Where the game stands within its round and turn. What a turn did stays readable until the next TurnBegan.
struct TurnState {
  Stage stage = Stage::roundDue;
  std::uint8_t next = 0;     // whose turn or income is due
  NationId actor;            // of the current or the last turn
  bool afterTurnEnd = false; // nothing but corrections since a TurnEnded
  Space space = Space::none; // none: not moved on the rondel yet
  bool produced = false;
  bool conquered = false;
  bool founded = false;
  bool awarded = false;
  bool abandoned = false; // CityAbandoned was the last event
  bool exhausted = false; // the bank had no personage when the turn began
  bool bellonaUsed = false;
  bool wonAllKnowHow = false;
  std::uint8_t templesDestroyed = 0;
  std::uint8_t citiesLost = 0;                 // by nations other than the acting one
  std::uint8_t awards = 0;                     // PersonageWon of this turn
  std::array<std::uint8_t, kPersonages> won{}; // this turn, by kind, without all-know-how
  std::uint16_t developed = 0;                 // know-hows of this turn
  std::uint16_t knownBefore = 0;               // that any nation had when it began
  Demand demand;
  std::uint8_t groups = 0;
};

/// What GameCreated fixes for folding (`apply` knows no rule tables).
struct FoldConstants {
  std::uint8_t nations = 0;
  std::uint8_t provinces = 0;
  std::uint8_t generalPoints = 1;
  std::uint8_t goal = 0;
  bool lossesToBox = false;
  bool sharedTokens = false;
  bool incomeByRound = false;
  bool automaticBattles = false;
};

/// State that only Duellum has.
struct CardState {
  struct Pile {
    std::uint8_t drawPile = 0, discards = 0, hand[2]{};
  };
  std::array<Pile, kMaxCards> piles{}; // by CardId
  std::array<CardId, 8> display{};     // in the order revealed
  std::uint8_t displayed = 0;
  std::uint8_t taken = 0; // cards taken this turn
  bool filling = true; // the display is being filled: before the first round, and from a turn's first reveal
  ProvinceId battleAt; // a battle is due there (`duellum.battle`)
  Kind battleKind = Kind::legion;
  std::uint8_t battleCount = 0; // that fall on each side
  std::uint8_t battleSpent = 0;
  struct Fort {
    std::uint8_t province = 0, bonus = 0;
  };
  std::array<Fort, 8> forts{}; // cities that Fortress defends this turn; bonus 0 is a free row
  ProvinceId fortressAt;       // the last event was a Fortress there
  std::array<std::uint8_t, kKinds> boxAtStart{}; // of the acting nation, less those armed since
};

inline constexpr std::size_t kMaxGroups =
    68; // a nation never has more pieces (`antike.setup`, double material)
/// Special units come on top of the ordinary ones; a box starts with one, cards may bring a few more.
inline constexpr std::size_t kMaxSpecials = 4;

struct GameState {
  std::uint32_t seq = 0; // events folded
  std::uint16_t round = 0;
  NationId active; // none outside a turn
  bool ended = false;
  std::uint8_t endReason = 0; // EndReason, once ended
  NationId winner;
  NationId bellona;
  FoldConstants fixed;
  BankState bank;
  TurnState turn;
  std::array<NationState, kMaxNations> nations{};
  std::array<ProvinceState, kMaxProvinces> provinces{};
  std::array<UnitGroup, kMaxGroups> groups{}; // the first `turn.groups`; only of the acting nation
  /// Commanders and admirals: province, nation and kind, count; count 0 is a free row.
  struct Special {
    std::uint8_t province = 0;
    std::uint8_t nationAndKind = 0;
    std::uint8_t count = 0;
  };
  std::array<Special, kMaxSpecials> specials{};
  std::uint8_t specialRows = 0; // in use; 0 spares all other games the search
  CardState cards;

  [[nodiscard]] const ProvinceState& operator[](ProvinceId p) const { return provinces[p.index()]; }
  [[nodiscard]] const NationState& operator[](NationId n) const { return nations[n.index()]; }
  [[nodiscard]] int points(NationId n) const;
  /// All units of a kind, special ones included.
  [[nodiscard]] int units(ProvinceId p, NationId n, Kind kind) const {
    if (kind == Kind::legion || kind == Kind::galley) return provinces[p.index()].of(n, kind);
    return specialRows == 0 ? 0 : specialUnits(p, n, kind);
  }
  [[nodiscard]] int specialUnits(ProvinceId p, NationId n, Kind kind) const;
  /// Units of the acting nation with exactly that many spent actions this turn.
  [[nodiscard]] int unitsWithSpent(ProvinceId p, Kind kind, int spent) const;
  /// Units of the acting nation that have used fewer actions than `range` this turn.
  [[nodiscard]] int unitsBelow(ProvinceId p, Kind kind, int range) const;
  /// Units that were armed in the province in this action.
  [[nodiscard]] int armed(ProvinceId p) const;
  /// Know-hows of all nations together.
  [[nodiscard]] std::uint16_t known() const;
  /// What Fortress adds to the defence of the city this turn.
  [[nodiscard]] int fortress(ProvinceId p) const;
  /// Fortress may defend it, too: a turn has room for eight cities.
  [[nodiscard]] bool hasRoomForFortress(ProvinceId p) const;
  /// Fortress defended the city and no conquest followed at once: the city is safe for this turn.
  [[nodiscard]] bool savedByFortress(ProvinceId p) const;
};

static_assert(std::is_trivially_copyable_v<GameState>);
static_assert(sizeof(GameState) <= 2048, "copying the state is the undo: keep it at 2 KB");

} // namespace annales::inline engine
