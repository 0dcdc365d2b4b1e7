// Navigators: galleys that are armed, and galleys that move.
#include "engine/rules/arming.h"
#include "engine/rules/battle.h"
#include "libreplay/exact/claim_parts.h"
#include "libreplay/exact/claims.h"
#include "libreplay/exact/special_units.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

struct Harbour {
  ProvinceId city;
  int galleys = 1; // that have to be armed so that one stands there
};

/// Cities at the sea that the nation does not hold.
std::vector<ProvinceId> openHarbours(const ClaimTurn& turn) {
  std::vector<ProvinceId> found;
  for (std::size_t i = 0; i < turn.game.map->size(); ++i) {
    const ProvinceId p(i);
    const bool held = fightingAs(Kind::galley, turn.begun, p, turn.who()) > 0;
    if (turn.begun[p].owner == turn.who() && !held && turn.game.map->leaves(p, Kind::galley) &&
        turn.allows(TurnDeedKind::hold, i))
      found.push_back(p);
  }
  return found;
}

/// Those in which a galley can be left, the cheapest first.
std::vector<Harbour> harboursOf(const ClaimTurn& turn) {
  std::vector<Harbour> found;
  for (const ProvinceId p : openHarbours(turn)) {
    const ProvinceState& province = turn.begun[p];
    Harbour harbour{p, 1};
    for (std::size_t n = 0; turn.begun.fixed.automaticBattles && n < turn.game.nations(); ++n)
      if (NationId(n) != turn.who()) harbour.galleys += province.of(NationId(n), Kind::galley);
    if (harbour.galleys <= (province.temple ? 3 : 1)) found.push_back(harbour);
  }
  std::ranges::stable_sort(found, {}, &Harbour::galleys);
  return found;
}

int galleysToArm(const ClaimTurn& turn) {
  switch (turn.game.ruleset->reserve) {
  case ReservePolicy::supply:
    return turn.own().supply[indexOf(Kind::galley)];
  case ReservePolicy::box:
    return turn.begun.cards.boxAtStart[indexOf(Kind::galley)];
  }
  return 0;
}

/// Bellona's galley goes into the harbour.
void useBellona(TurnLine& line, ProvinceId harbour) {
  std::vector<Event> events;
  listArming(line.at(), Payments::cheapest, events);
  for (const Event& event : events) {
    const auto* bellona = std::get_if<BellonaUsed>(&event);
    if (bellona == nullptr || bellona->province != harbour || bellona->kind != Kind::galley) continue;
    return line.play(event);
  }
}

/// Galleys in so many harbours, and an admiral in that one where it exists.
ClaimLine byArming(const ClaimTurn& turn, int missing, ProvinceId admiral) {
  std::vector<Harbour> harbours = harboursOf(turn);
  std::erase_if(harbours, [&](const Harbour& harbour) { return harbour.city == admiral; });
  const auto wanted = static_cast<std::size_t>(missing - (admiral.exists() ? 1 : 0));
  if (harbours.size() < wanted) return {};
  harbours.resize(wanted);
  int galleys = 0;
  for (const Harbour& harbour : harbours)
    galleys += harbour.galleys;
  if (galleys > galleysToArm(turn)) return {};
  const bool bellona = turn.game.ruleset->hasBellona && turn.begun.bellona == turn.who();
  const auto& price = turn.game.ruleset->unitPrice;
  Outlay outlay = turn.outlayOn(Space::arming);
  outlay.wants.set(Resource::iron, (galleys - (bellona ? 1 : 0)) * price[indexOf(Kind::galley)] +
                                       (admiral.exists() ? price[indexOf(Kind::admiral)] : 0));
  const auto funding = turn.fund(outlay);
  if (!funding) return {};
  TurnLine line(turn.game, turn.begun);
  line.fund(Space::arming, *funding);
  for (std::size_t i = 0; i < harbours.size(); ++i) {
    if (i == 0 && bellona) {
      useBellona(line, harbours[i].city);
      continue;
    }
    line.buy(UnitsArmed{
        turn.who(), Kind::galley, harbours[i].city, static_cast<std::uint8_t>(harbours[i].galleys), {}});
    if (const auto battle = dueBattle(line.at())) line.play(*battle);
  }
  if (admiral.exists()) line.buy(UnitsArmed{turn.who(), Kind::admiral, admiral, 1, {}});
  return closed(line, AwardReason::seas);
}

/// With galleys alone, or with an admiral out of the box, who costs more than one galley and less than two,
/// and whom no enemies there harm.
ClaimLine byArming(const ClaimTurn& turn, int missing) {
  if (!turn.allowsStep(Space::arming)) return {};
  if (ClaimLine found = byArming(turn, missing, ProvinceId::none()); found.settled == Settled::yes)
    return found;
  if (turn.own().box[indexOf(Kind::admiral)] == 0 || turn.begun.cards.boxAtStart[indexOf(Kind::admiral)] == 0)
    return {};
  for (const ProvinceId p : openHarbours(turn))
    if (turn.begun[p].temple)
      if (ClaimLine found = byArming(turn, missing, p); found.settled == Settled::yes) return found;
  return {};
}

/// Galleys on the move.
class Sailing {
public:
  Sailing(const ClaimTurn& turn, int wanted) : turn_(turn), wanted_(wanted) {}

  ClaimLine find() {
    const Space space = turn_.maneuver();
    if (!turn_.allowsStep(space)) return {};
    const auto funding = turn_.fund(turn_.outlayOn(space));
    const GameState there = turn_.on(space);
    Field field = fieldOf(turn_.game, there);
    field.units[indexOf(Kind::legion)].fill(0);
    if (!funding || 2 * std::accumulate(field.units[1].begin(), field.units[1].end(), 0) < wanted_) return {};
    Field open = field;
    for (auto& closed : open.closed)
      closed.reset();
    if (!suffices(open)) return {}; // not even if no enemy were in the way
    ClaimLine found;
    found.settled =
        tryBreaches(turn_.game, there, field, {false, true}, kMostBreaches, [&](const Breach& breach) {
          if (!suffices(breach.field)) return false;
          TurnLine line(turn_.game, turn_.begun);
          line.fund(space, *funding);
          for (const FallenMarch& fallen : breach.fallen)
            march(line, fallen);
          for (const Sent& sent : sent_)
            march(line, sent);
          ClaimLine now = closed(line, AwardReason::seas);
          found.line = std::move(now.line);
          return now.settled == Settled::yes;
        });
    return found;
  }

private:
  /// Seas that count double first: so the sum is the largest there is.
  bool suffices(const Field& field) {
    std::vector<Want> wants;
    std::array<std::vector<std::size_t>, 2> byWorth;
    for (std::size_t i = 0; i < turn_.game.map->size(); ++i) {
      if (!turn_.game.map->leaves(ProvinceId(i), Kind::galley) || isLeftOut(i)) continue;
      byWorth[turn_.begun.provinces[i].countsTwice ? 0 : 1].push_back(wants.size());
      wants.push_back({ProvinceId(i), 1, false, true, false, false, {}});
    }
    Muster muster(turn_.game, field, wants);
    for (const auto& worth : byWorth)
      muster.fill(worth);
    sent_ = muster.sent();
    if (seasWith(field) < wanted_) return false;
    // Who moves for nothing stays.
    for (std::size_t i = 0; i < sent_.size(); ++i) {
      const std::vector<ProvinceId> way = sent_[i].march.way;
      sent_[i].march.way = {way.front()};
      if (seasWith(field) < wanted_) sent_[i].march.way = way;
    }
    return true;
  }

  /// Where galleys stand already nothing is done.
  [[nodiscard]] bool isLeftOut(std::size_t i) const {
    return !turn_.allows(TurnDeedKind::hold, i) &&
           fightingAs(Kind::galley, turn_.begun, ProvinceId(i), turn_.who()) == 0;
  }

  [[nodiscard]] int seasWith(const Field& field) const {
    std::array<int, kMaxProvinces> galleys{};
    for (std::size_t i = 0; i < kMaxProvinces; ++i)
      galleys[i] = field.units[1][i];
    for (const Sent& sent : sent_) {
      galleys[sent.march.way.front().index()] -= sent.march.count;
      galleys[sent.march.way.back().index()] += sent.march.count;
    }
    int seas = 0;
    for (std::size_t i = 0; i < kMaxProvinces; ++i)
      seas += galleys[i] == 0 ? 0 : turn_.begun.provinces[i].countsTwice ? 2 : 1;
    return seas;
  }

  const ClaimTurn& turn_;
  const int wanted_;
  std::vector<Sent> sent_;
};

} // namespace

ClaimLine claimBySeas(const ClaimTurn& turn) {
  const int missing = turn.missing(AwardReason::seas);
  if (!turn.inBank(Personage::navigator)) return {};
  if (missing <= 0) return claimAtOnce(turn, AwardReason::seas);
  if (ClaimLine armed = byArming(turn, missing); armed.settled == Settled::yes) return armed;
  return Sailing(turn, turn.own().seas + missing).find();
}

} // namespace annales::inline replay
