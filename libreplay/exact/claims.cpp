#include "libreplay/exact/claims.h"

#include "engine/fold/apply.h"
#include "engine/rules/battle.h"
#include "engine/rules/conquest.h"
#include "engine/rules/know_how.h"
#include "engine/rules/production.h"
#include "engine/rules/rondel.h"
#include "libreplay/exact/claim_parts.h"
#include "libreplay/exact/special_units.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

constexpr std::array kReasons{AwardReason::cities,  AwardReason::knowHow, AwardReason::templeDestroyed,
                              AwardReason::temples, AwardReason::seas,    AwardReason::allKnowHow};

/// What goods alone do not win.
bool takesUnits(AwardReason reason) {
  return reason == AwardReason::cities || reason == AwardReason::templeDestroyed ||
         reason == AwardReason::seas;
}

ClaimLine lineFor(const ClaimTurn& turn, AwardReason reason) {
  if (takesUnits(reason) && !specialsCountAsOne(turn.game, turn.begun, turn.who()))
    return {Settled::unsettled, {}};
  switch (reason) {
  case AwardReason::cities:
    return claimByCities(turn);
  case AwardReason::knowHow:
    return claimByKnowHow(turn);
  case AwardReason::templeDestroyed:
    return claimByTempleDestroyed(turn);
  case AwardReason::temples:
    return claimByTemples(turn);
  case AwardReason::seas:
    return claimBySeas(turn);
  case AwardReason::allKnowHow:
    return claimByAllKnowHow(turn);
  }
  return {};
}

Claim claimOf(const ClaimTurn& turn, AwardReason reason, std::vector<Event> line) {
  Claim claim;
  claim.by = turn.who();
  claim.reason = reason;
  GameState after = turn.begun;
  for (const Event& event : line) {
    if (const auto* step = std::get_if<RondelMoved>(&event)) {
      claim.space = step->to;
      claim.price = step->paid.total();
    }
    static_cast<void>(annales::apply(after, event));
  }
  claim.personage = std::get<PersonageWon>(line.back()).personage;
  claim.wins = after.points(turn.who()) >= after.fixed.goal;
  claim.line = std::move(line);
  return claim;
}

} // namespace

int ClaimTurn::missing(AwardReason reason) const {
  const NationState& nation = own();
  switch (reason) {
  case AwardReason::cities:
    return 5 * (nation.reached[0] + 1) - nation.cities;
  case AwardReason::temples:
    return 3 * (nation.reached[1] + 1) - nation.temples;
  case AwardReason::seas:
    return 7 * (nation.reached[2] + 1) - nation.seas;
  case AwardReason::knowHow:
  case AwardReason::templeDestroyed:
    return 1;
  case AwardReason::allKnowHow:
    break;
  }
  int lacking = 0;
  for (std::size_t k = 0; k < game.ruleset->knowHows.size(); ++k)
    lacking += nation.knows(KnowHowId(k)) ? 0 : 1;
  return lacking;
}

GameState ClaimTurn::on(Space space) const {
  GameState there = begun;
  static_cast<void>(annales::apply(there, RondelMoved{who(), space, {}}));
  return there;
}

Outlay ClaimTurn::outlayOn(Space space) const {
  Outlay outlay;
  outlay.step = rondelPriceOf({game, begun}, space);
  outlay.bankCoins = begun.bank.coins;
  if (const auto resource = producedOn(space)) {
    outlay.gain.set(*resource, productionOf({game, begun}, who(), *resource));
    outlay.coin = game.ruleset->coinPolicy == CoinPolicy::withProduction;
  } else if (game.ruleset->hasCards) {
    outlay.gain = cardsGain(game, on(space), nullptr);
  }
  return outlay;
}

std::optional<Funding> ClaimTurn::fund(const Outlay& outlay) const {
  return fundingOf(own(), tradeRates({game, begun}, who()), outlay);
}

Space ClaimTurn::maneuver() const {
  const Situation at{game, begun};
  return rondelPriceOf(at, Space::maneuver2) < rondelPriceOf(at, Space::maneuver1) ? Space::maneuver2
                                                                                   : Space::maneuver1;
}

std::vector<Space> ClaimTurn::spaces() const {
  std::vector<Space> found;
  for (std::size_t i = 0; i < kSpaces; ++i)
    if (const auto space = static_cast<Space>(i);
        allowsStep(space) && (!isManeuver(space) || space == maneuver()))
      found.push_back(space);
  std::ranges::stable_sort(found, {}, [&](Space space) { return rondelPriceOf({game, begun}, space); });
  return found;
}

ClaimLine closed(TurnLine& line, AwardReason reason) {
  line.award(reason);
  if (!line.legal()) return {};
  return {Settled::yes, line.take()};
}

ClaimLine claimAtOnce(const ClaimTurn& turn, AwardReason reason) {
  for (const Space space : turn.spaces())
    if (const auto funding = turn.fund(turn.outlayOn(space))) {
      TurnLine line(turn.game, turn.begun);
      line.fund(space, *funding);
      if (ClaimLine found = closed(line, reason); found.settled == Settled::yes) return found;
    }
  return {};
}

void march(TurnLine& line, const FallenMarch& fallen) {
  const std::vector<ProvinceId>& way = fallen.march.way;
  for (const Party& party : partiesOf(line.state(), fallen.kind, way.front(), fallen.march.count))
    for (std::size_t step = 0; step + 1 < way.size(); ++step) {
      line.play(UnitsMoved{line.state().active, party.kind, static_cast<std::uint8_t>(party.count),
                           static_cast<std::uint8_t>(step), way[step], way[step + 1]});
      if (const auto battle = dueBattle(line.at())) line.play(*battle);
    }
}

void march(TurnLine& line, const Sent& sent) {
  march(line, FallenMarch{sent.kind, sent.march});
}

void conquer(TurnLine& line, ProvinceId p) {
  std::vector<Event> conquests;
  listConquests(line.at(), conquests);
  for (const Event& event : conquests) {
    const auto* city = std::get_if<CityConquered>(&event);
    const auto* temple = std::get_if<NeutralTempleDestroyed>(&event);
    if ((city != nullptr && city->province == p) || (temple != nullptr && temple->province == p))
      return line.play(event);
  }
  line.spoil();
}

Claims claimsIn(const Game& game, const GameState& begun) {
  Claims found;
  if (begun.ended || !begun.active.exists()) return found;
  const ClaimTurn turn{game, begun};
  for (const AwardReason reason : kReasons) {
    ClaimLine line = lineFor(turn, reason);
    if (line.settled == Settled::unsettled) found.unsettled.push_back(reason);
    if (line.settled == Settled::yes) found.claims.push_back(claimOf(turn, reason, std::move(line.line)));
  }
  return found;
}

Settled claimWithout(const Game& game, const GameState& begun, AwardReason reason, const TurnDeed& deed) {
  if (begun.ended || !begun.active.exists()) return Settled::no;
  return lineFor({game, begun, deed}, reason).settled;
}

TurnDeeds planOf(const GameState& begun, const Claim& claim) {
  GameState after = begun;
  for (const Event& event : claim.line)
    static_cast<void>(annales::apply(after, event));
  TurnDeeds plan = deedsBetween(begun, after);
  std::erase_if(plan, [&](const TurnDeed& deed) {
    switch (deed.kind) {
    case TurnDeedKind::more:
    case TurnDeedKind::fewer:
    case TurnDeedKind::wall:
      return true;
    case TurnDeedKind::hold:
      return claim.reason != AwardReason::seas;
    default:
      return false;
    }
  });
  return plan;
}

Claims claimsOf(const Game& game, const GameState& state, NationId nation) {
  GameState begun = state;
  if (state.ended || annales::apply(begun, TurnBegan{nation})) return {};
  return claimsIn(game, begun);
}

} // namespace annales::inline replay
