#include "libreplay/exact/threats.h"

#include "engine/fold/apply.h"
#include "engine/rules/battle.h"
#include "engine/rules/cards.h"
#include "engine/rules/conquest.h"
#include "engine/rules/know_how.h"
#include "engine/rules/phase.h"
#include "libreplay/exact/approach.h"
#include "libreplay/exact/special_units.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

namespace annales::inline replay {
namespace {

/// One nation's next turn, as it would be now.
class Attack {
public:
  Attack(const Game& game, const GameState& state, NationId who) : game_(game), start_(state) {
    play(start_, begun_, TurnBegan{who});
    const RondelMoved* nearest = nullptr;
    const auto legalNow = legal(game, start_, Payments::cheapest);
    for (const Event& event : legalNow)
      if (const auto* move = std::get_if<RondelMoved>(&event); move != nullptr && isManeuver(move->to))
        if (nearest == nullptr || move->paid.total() < nearest->paid.total()) nearest = move;
    if (nearest == nullptr) return;
    price_ = nearest->paid.total();
    play(start_, begun_, *nearest);
    able_ = true;
  }

  [[nodiscard]] std::optional<Threat> on(ProvinceId city) const {
    const ProvinceState& province = start_[city];
    const NationId who = start_.active;
    if (!able_ || !province.hasCity() || province.owner == who) return std::nullopt;
    if (game_.ruleset->lastCityProtected && start_[province.owner].cities <= 1) return std::nullopt;
    const auto stone = stoneFor();
    if (!stone) return std::nullopt;
    const Approach legions = approachTo(game_, start_, city, Kind::legion);
    const Approach galleys = approachTo(game_, start_, city, Kind::galley);
    Threat threat{who, province.owner, city, province.temple, price_, 0, 0, 0, begun_};
    GameState now = start_;
    if (const auto card = earthquake(city)) play(now, threat.line, *card);
    threat.strength = strengthAgainst({game_, now}, city);
    threat.attackers = legions.arrivals + galleys.arrivals;
    const Siege siege{
        threat.strength,
        threat.attackers,
        {legions.fighters, galleys.fighters},
        {now.units(city, province.owner, Kind::legion), now.units(city, province.owner, Kind::galley)}};
    if (!siege.falls(0, 0)) return std::nullopt;
    threat.missing = missingFor(siege, city);
    for (const auto& [kind, approach] :
         {std::pair(Kind::legion, &legions), std::pair(Kind::galley, &galleys)}) {
      march(now, threat.line, approach->fighting, kind, city);
      fight(now, threat.line, kind, city);
    }
    march(now, threat.line, legions.marches, Kind::legion, city);
    march(now, threat.line, galleys.marches, Kind::galley, city);
    if (stone->exists()) play(now, threat.line, CityAbandoned{who, *stone});
    std::vector<Event> conquests;
    listConquestsOf({game_, now}, city, conquests);
    if (!conquests.empty()) play(now, threat.line, conquests.front());
    return threat;
  }

private:
  /// What of the city's strength is left after the fights, against those that count.
  struct Siege {
    int strength, attackers;
    std::array<int, 2> fighters, defenders; // legions, galleys
    /// With so many more legions and galleys in the city.
    [[nodiscard]] bool falls(int moreLegions, int moreGalleys) const {
      const int legions = defenders[0] + moreLegions, galleys = defenders[1] + moreGalleys;
      const int fallen = std::min(fighters[0], legions) + std::min(fighters[1], galleys);
      return attackers >= std::max(1, strength + moreLegions + moreGalleys - fallen);
    }
  };

  /// The fewest units that save the city, of kinds that have a way out of it.
  [[nodiscard]] int missingFor(const Siege& siege, ProvinceId city) const {
    const bool byLand = game_.map->leaves(city, Kind::legion), bySea = game_.map->leaves(city, Kind::galley);
    for (int more = 1;; ++more)
      for (int galleys = 0; galleys <= more; ++galleys) {
        const bool possible = (galleys == 0 || bySea) && (galleys == more || byLand);
        if ((possible || (!byLand && !bySea)) && !siege.falls(more - galleys, galleys)) return more;
      }
  }

  /// Those with no action left fight as many of the owner's as they can.
  void fight(GameState& state, std::vector<Event>& line, Kind kind, ProvinceId city) const {
    const NationId owner = state[city].owner;
    const int spent = rangeOf({game_, state}, state.active, kind);
    const int count = std::min(state.unitsWithSpent(city, kind, spent), state.units(city, owner, kind));
    if (count > 0)
      play(state, line,
           BattleFought{state.active, owner, state.active, kind, static_cast<std::uint8_t>(count),
                        static_cast<std::uint8_t>(spent), city});
  }

  static void play(GameState& state, std::vector<Event>& line, const Event& event) {
    if (!annales::apply(state, event)) line.push_back(event);
  }

  /// No province where there is a stone; one to be given up where that frees one; nothing where none is.
  [[nodiscard]] std::optional<ProvinceId> stoneFor() const {
    switch (game_.ruleset->stones) {
    case StonePolicy::sharedTokens:
      return ProvinceId::none();
    case StonePolicy::ownTokens:
      return start_[start_.active].stones > 0 ? std::optional(ProvinceId::none()) : std::nullopt;
    case StonePolicy::ownStones:
      break;
    }
    if (start_[start_.active].stones > 0) return ProvinceId::none();
    for (std::size_t i = 0; i < game_.map->size(); ++i)
      if (start_.provinces[i].owner == start_.active) return ProvinceId(i);
    return std::nullopt;
  }

  /// A card of the attacker's own that takes the city's wall.
  [[nodiscard]] std::optional<CardPlayed> earthquake(ProvinceId city) const {
    if (!start_[city].wall) return std::nullopt;
    std::vector<Event> cards;
    listPlayed({game_, start_}, cards);
    for (const Event& event : cards) {
      const auto& played = std::get<CardPlayed>(event);
      const bool fits = played.nation == start_.active && played.effects->size() == 1 &&
                        played.effects->front().op == Adjustment::Op::wall &&
                        played.effects->front().province == city;
      if (fits) return played;
    }
    return std::nullopt;
  }

  /// Nobody marches who is not needed any more.
  void march(GameState& state, std::vector<Event>& line, const std::vector<March>& marches, Kind kind,
             ProvinceId city) const {
    for (const March& march : marches) {
      const bool arrives = march.way.back() == city;
      if (arrives && canConquer({game_, state}, city)) continue;
      for (const Party& party : partiesOf(state, kind, march.way.front(), march.count))
        for (std::size_t step = 0; step + 1 < march.way.size(); ++step) {
          play(state, line,
               UnitsMoved{state.active, party.kind, static_cast<std::uint8_t>(party.count),
                          static_cast<std::uint8_t>(step), march.way[step], march.way[step + 1]});
          if (const auto battle = dueBattle({game_, state})) play(state, line, *battle);
        }
    }
  }

  const Game& game_;
  GameState start_; // the nation stands on the maneuver
  std::vector<Event> begun_;
  int price_ = 0;
  bool able_ = false;
};

} // namespace

bool threatens(const Game& game, const GameState& state, NationId nation, ProvinceId city) {
  return Attack(game, state, nation).on(city).has_value();
}

std::vector<Threat> threatsBy(const Game& game, const GameState& state, NationId nation) {
  std::vector<Threat> threats;
  const Attack attack(game, state, nation);
  for (std::size_t i = 0; i < game.map->size(); ++i)
    if (auto threat = attack.on(ProvinceId(i))) threats.push_back(*std::move(threat));
  return threats;
}

Result<std::vector<Threat>> threatsIn(const Game& game, const GameState& state) {
  std::vector<Threat> threats;
  if (state.ended) return threats;
  for (std::size_t n = 0; n < game.nations(); ++n) {
    if (!specialsCountAsOne(game, state, NationId(n)))
      return failure("a correction or a card has placed commanders or admirals in a way the rules never do; "
                     "the threat map does not cover this");
    auto own = threatsBy(game, state, NationId(n));
    std::ranges::move(own, std::back_inserter(threats));
  }
  return threats;
}

} // namespace annales::inline replay
