// A ruleset is a value: the numbers of a game and the few questions that the three games answer differently.
// Each policy is asked in one exhaustive switch, in the rule file that owns the question.
#pragma once

#include "engine/core/amount.h"
#include "engine/ruleset/options.h"

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace annales::inline engine {

/// What a know-how improves. A later level of the same effect replaces the earlier one, it does not add to
/// it.
enum class Effect : std::uint8_t { legionRange, galleyRange, production, defence, trade };

struct KnowHow {
  std::string_view id;
  KnowHowId lower; // must be owned first (`know-how.chain`); none where it stands alone
  PricePair price;
  Effect effect = Effect::legionRange;
  int level = 1;
};

/// Where coins come from: `antike.round` or `antike-ii.coins`, `duellum.produce`.
enum class CoinPolicy : std::uint8_t { eachRound, withProduction };
/// When a new know-how takes effect.
enum class EffectPolicy : std::uint8_t { atOnce, fromEndOfTurn };
/// Which units count in a conquest: `antike.conquest` or `antike-ii.conquest`, `duellum.conquest`.
enum class ConquestPolicy : std::uint8_t { activeUnits, allUnits };
/// `antike.battle`, `antike-ii.battle` or `duellum.battle`.
enum class BattlePolicy : std::uint8_t { onDemand, automatic };
/// City stones of each nation, or tokens that all share and that turn over.
enum class StonePolicy : std::uint8_t { ownStones, ownTokens, sharedTokens };
/// Where lost units go, and where new ones come from.
enum class ReservePolicy : std::uint8_t { supply, box };
/// `antike.personages`, or city-less sea regions that count two.
enum class SeaPolicy : std::uint8_t { eachOne, emptyDouble };
/// Who may trade with the bank: `antike.all-know-how`, `antike-ii.trade`, `duellum.trade`.
enum class TradePolicy : std::uint8_t { allKnowHows, byKnowHow };
/// What ends a game beside the goal: `antike.exhausted`, `antike-ii.goal`, nothing.
enum class TemplePolicy : std::uint8_t { bankExhausted, lastGeneral, none };
/// Who wins a personage for owning every know-how.
enum class AllKnowHowPolicy : std::uint8_t { none, mostLeft, ninthScholar };

/// The rulings under which a game's own numbers are reported.
struct RuleNames {
  std::string_view setup, round, coin, temple, arm, battle, conquest, stones, trade, allKnowHow, templeEnd,
      found;
};

struct Ruleset {
  RulesetId id = RulesetId::antike;
  RuleNames rules;
  std::vector<KnowHow> knowHows;

  int legions = 0, galleys = 0;    // a nation's pieces
  int cityStones = 0;              // a nation's; 0 where tokens are shared
  std::array<int, 3> cityTokens{}; // shared, by resource of kGoods
  int walls = 0;                   // in a nation's supply at the start
  int coins = 0;                   // in the bank before the start stocks are handed out
  int temples = 0;
  std::array<int, kPersonages> personages{};
  std::array<int, kMaxNations + 1> goal{}; // by number of nations; 0 where that number cannot play
  Amount startStock;
  int templePrice = 5;                           // marble
  std::array<int, kKinds> unitPrice{1, 1, 3, 3}; // iron
  std::array<int, 2> recruitPrice{0, 0};         // gold, legion and galley
  int generalPoints = 1;
  int startCities = 3;
  bool lastCityProtected = true;
  int modestDefence = 0; // added while the owner has at most two personages

  CoinPolicy coinPolicy = CoinPolicy::eachRound;
  EffectPolicy effects = EffectPolicy::atOnce;
  ConquestPolicy conquest = ConquestPolicy::activeUnits;
  BattlePolicy battles = BattlePolicy::onDemand;
  StonePolicy stones = StonePolicy::ownStones;
  ReservePolicy reserve = ReservePolicy::supply;
  SeaPolicy seas = SeaPolicy::eachOne;
  TradePolicy trade = TradePolicy::allKnowHows;
  TemplePolicy templeEnd = TemplePolicy::bankExhausted;
  AllKnowHowPolicy allKnowHow = AllKnowHowPolicy::mostLeft;
  std::optional<Personage> allKnowHowPersonage; // the only kind that fits that reason

  bool neighbourCoins =
      false;               // adjacent temples and like cities cost coins (`duellum.temple`, `duellum.found`)
  bool secondCoin = false; // the second nation starts with a coin more
  bool hasBellona = false;
  bool hasCards = false;
  bool hasWalls = false;
  std::vector<Card> deck; // sorted by id

  /// None for a word that is not in the table.
  [[nodiscard]] KnowHowId knowHow(std::string_view word) const;
  /// The bits of every know-how of the table.
  [[nodiscard]] std::uint16_t allKnowHows() const {
    return static_cast<std::uint16_t>((1U << knowHows.size()) - 1U);
  }
};

/// The three tables, before options.
[[nodiscard]] const Ruleset& antike();
[[nodiscard]] const Ruleset& antikeII();
[[nodiscard]] const Ruleset& duellum();
[[nodiscard]] const Ruleset& rulesetOf(RulesetId id);

/// The table with a game's options worked in, for that number of nations.
[[nodiscard]] Ruleset withOptions(const Ruleset& base, const Options& options, std::size_t nations);

/// What one step of clockwise distance costs on the rondel (`rondel.move`): 1 to 8 spaces, 0 to 5 units.
[[nodiscard]] constexpr int rondelPrice(int spaces) {
  return spaces > 3 ? spaces - 3 : 0;
}
/// 1 to 8 clockwise.
[[nodiscard]] constexpr int rondelDistance(Space from, Space to) {
  const int d = (static_cast<int>(indexOf(to)) - static_cast<int>(indexOf(from)) + 8) % 8;
  return d == 0 ? 8 : d;
}

/// The resource that a space produces, or nothing.
[[nodiscard]] constexpr std::optional<Resource> producedOn(Space space) {
  switch (space) {
  case Space::marble:
    return Resource::marble;
  case Space::iron:
    return Resource::iron;
  case Space::gold:
    return Resource::gold;
  default:
    return std::nullopt;
  }
}

} // namespace annales::inline engine
