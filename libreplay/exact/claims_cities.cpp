// Kings: cities that are founded, and in a maneuver cities that are conquered or founded where units get to.
#include "engine/rules/cards.h"
#include "engine/rules/conquest.h"
#include "libreplay/exact/city_sites.h"
#include "libreplay/exact/claims.h"
#include "libreplay/exact/special_units.h"

#include <algorithm>
#include <map>

namespace annales::inline replay {
namespace {

/// A city to conquer, or a neutral temple whose province is then founded.
struct Prize {
  Want want;
  NationId owner; // none: a neutral temple
  bool card = false;
};

/// What is done in the turn, once units have gone where they are wanted.
struct Plan {
  std::vector<Prize> prizes;
  std::vector<NewCity> founded;
  std::vector<Sent> sent;
  Funding funding;
};

class Expansion {
public:
  Expansion(const ClaimTurn& turn, Space space, int missing)
      : turn_(turn), space_(space), missing_(missing), there_(turn.on(space)), outlay_(turn.outlayOn(space)),
        sites_(freeSites(turn)), start_(fieldOf(turn.game, there_)) {
    if (!isManeuver(space)) start_.range = {0, 0};
  }

  ClaimLine find() {
    if (!turn_.fund(outlay_)) return {};
    if (!isManeuver(space_)) {
      const auto plan = planOn(start_);
      return plan ? lineOf({start_, {}}, *plan) : ClaimLine{};
    }
    Field open = start_;
    for (auto& closed : open.closed)
      closed.reset();
    if (!planOn(open)) return {}; // not even if no enemy were in the way
    ClaimLine found;
    found.settled =
        tryBreaches(turn_.game, there_, start_, {true, true}, kMostBreaches, [&](const Breach& breach) {
          const auto plan = planOn(breach.field);
          if (!plan) return false;
          ClaimLine now = lineOf(breach, *plan);
          found.line = std::move(now.line);
          return now.settled == Settled::yes;
        });
    return found;
  }

private:
  [[nodiscard]] std::optional<Plan> planOn(const Field& field) {
    field_ = &field;
    plan_ = {};
    prizes_ = prizesOn(field);
    reached_.clear();
    for (const ProvinceId p : sites_)
      if (alone({p, 1, true, true, false, false, {}})) reached_.push_back(p);
    return choose(0) ? std::optional(plan_) : std::nullopt;
  }

  [[nodiscard]] bool alone(const Want& want) const {
    Muster muster(turn_.game, *field_, std::span(&want, 1));
    muster.fill(std::vector<std::size_t>{0});
    return muster.full(0);
  }

  // ---- what can be conquered

  [[nodiscard]] std::vector<Prize> prizesOn(const Field& field) const {
    std::vector<Prize> found;
    if (!isManeuver(space_)) return found;
    for (std::size_t i = 0; i < turn_.game.map->size(); ++i) {
      const ProvinceState& province = there_.provinces[i];
      if (province.neutralTemple && turn_.game.map->provinces()[i].site != Site::none &&
          turn_.allows(TurnDeedKind::destroyTemple, i) && turn_.allows(TurnDeedKind::found, i))
        found.push_back({{ProvinceId(i), kNeutralStrength + 1, true, true, false, false, {}}, {}, false});
      if (!province.hasCity() || province.owner == turn_.who() || !turn_.allows(TurnDeedKind::conquer, i))
        continue;
      if (turn_.game.ruleset->lastCityProtected && there_[province.owner].cities <= 1) continue;
      Prize prize = city(field, ProvinceId(i));
      found.push_back(prize);
      if (province.wall && cardsFor(ProvinceId(i)) > 0) {
        prize.card = true;
        --prize.want.units;
        found.push_back(prize);
      }
    }
    std::erase_if(found, [&](const Prize& prize) { return !alone(prize.want); });
    return found;
  }

  [[nodiscard]] Prize city(const Field& field, ProvinceId p) const {
    const NationId owner = there_[p].owner;
    Prize prize;
    prize.owner = owner;
    prize.want = {p,    strengthAgainst({turn_.game, there_}, p),
                  true, true,
                  true, turn_.game.ruleset->conquest == ConquestPolicy::activeUnits,
                  {}};
    for (const Kind kind : kBasicKinds) {
      prize.want.defenders[indexOf(kind)] = there_.units(p, owner, kind);
      const bool opened =
          start_.closed[indexOf(kind)].test(p.index()) && !field.closed[indexOf(kind)].test(p.index());
      if (opened) prize.want.units -= fightingAs(kind, there_, p, owner);
    }
    return prize;
  }

  /// Copies in the nation's hand that take the wall there.
  [[nodiscard]] int cardsFor(ProvinceId p) const {
    int copies = 0;
    for (const Event& event : wallCards(there_, p))
      copies += there_.cards.piles[std::get<CardPlayed>(event).card.index()].hand[turn_.who().index()];
    return copies;
  }

  [[nodiscard]] std::vector<Event> wallCards(const GameState& state, ProvinceId p) const {
    std::vector<Event> cards;
    listPlayed({turn_.game, state}, cards);
    std::erase_if(cards, [&](const Event& event) {
      const auto& card = std::get<CardPlayed>(event);
      return card.nation != turn_.who() || card.effects->size() != 1 ||
             card.effects->front().op != Adjustment::Op::wall || card.effects->front().province != p;
    });
    return cards;
  }

  // ---- every choice of conquests, the fewest first

  bool choose(std::size_t from) {
    if (enough()) return true;
    if (static_cast<int>(plan_.prizes.size()) == missing_) return false;
    for (std::size_t i = from; i < prizes_.size(); ++i) {
      if (!fits(prizes_[i])) continue;
      plan_.prizes.push_back(prizes_[i]);
      if (conquered() && choose(i + 1)) return true;
      plan_.prizes.pop_back();
    }
    return false;
  }

  [[nodiscard]] bool fits(const Prize& prize) const {
    int cards = 0, lost = 0;
    for (const Prize& other : plan_.prizes) {
      if (other.want.province == prize.want.province) return false;
      cards += other.card ? 1 : 0;
      lost += other.owner.exists() && other.owner == prize.owner ? 1 : 0;
    }
    if (prize.card && cards >= cardsFor(prize.want.province)) return false;
    const bool last = turn_.game.ruleset->lastCityProtected && prize.owner.exists() &&
                      lost + 1 >= there_[prize.owner].cities;
    return !last;
  }

  [[nodiscard]] std::vector<Want> wantsOfPrizes() const {
    std::vector<Want> wants;
    for (const Prize& prize : plan_.prizes)
      wants.push_back(prize.want);
    return wants;
  }

  /// There are units for all of them at once.
  [[nodiscard]] bool conquered() const {
    const std::vector<Want> wants = wantsOfPrizes();
    Muster muster(turn_.game, *field_, wants);
    return filled(muster, wants.size());
  }

  static bool filled(Muster& muster, std::size_t count) {
    std::vector<std::size_t> all(count);
    for (std::size_t i = 0; i < count; ++i)
      all[i] = i;
    muster.fill(all);
    return std::ranges::all_of(all, [&](std::size_t want) { return muster.full(want); });
  }

  // ---- foundings for the rest

  bool enough() {
    std::vector<ProvinceId> neutral;
    for (const Prize& prize : plan_.prizes)
      if (!prize.owner.exists()) neutral.push_back(prize.want.province);
    const int more = missing_ - static_cast<int>(plan_.prizes.size());
    if (more > static_cast<int>(reached_.size())) return false;
    if (!payFor(more + static_cast<int>(neutral.size()), 0)) return false;
    return turn_.game.ruleset->neighbourCoins || turn_.game.ruleset->stones == StonePolicy::sharedTokens
               ? foundDear(neutral, static_cast<std::size_t>(more), 0)
               : foundAnywhere(neutral, more);
  }

  bool payFor(int cities, int coins) {
    const auto [known, isNew] = funded_.try_emplace(std::pair(cities, coins));
    if (isNew) {
      Outlay outlay = outlay_;
      for (const Resource r : kGoods)
        outlay.wants.set(r, cities);
      outlay.wants.set(Resource::coins, coins);
      known->second = turn_.fund(outlay);
    }
    if (known->second) plan_.funding = *known->second;
    return known->second.has_value();
  }

  /// All sites cost the same: as many as units can be sent to.
  bool foundAnywhere(const std::vector<ProvinceId>& neutral, int more) {
    std::vector<Want> wants = wantsOfPrizes();
    const std::size_t prizes = wants.size();
    for (const ProvinceId p : reached_)
      wants.push_back({p, 1, true, true, false, false, {}});
    Muster muster(turn_.game, *field_, wants);
    if (!filled(muster, prizes)) return false;
    std::vector<ProvinceId> sites = neutral;
    for (std::size_t i = prizes; i < wants.size() && more > 0; ++i) {
      muster.fill(std::vector<std::size_t>{i});
      if (!muster.full(i)) continue;
      sites.push_back(wants[i].province);
      --more;
    }
    if (more > 0) return false;
    int coins = 0;
    const auto founded = cheapestCities(turn_, sites, coins);
    if (!founded) return false;
    plan_.founded = *founded;
    plan_.sent = muster.sent();
    return true;
  }

  /// Sites differ in price: every choice of them.
  bool foundDear(std::vector<ProvinceId>& sites, std::size_t more, std::size_t from) {
    if (more == 0) return foundThere(sites);
    for (std::size_t i = from; i + more <= reached_.size(); ++i) {
      sites.push_back(reached_[i]);
      if (foundDear(sites, more - 1, i + 1)) return true;
      sites.pop_back();
    }
    return false;
  }

  bool foundThere(const std::vector<ProvinceId>& sites) {
    int coins = 0;
    const auto founded = cheapestCities(turn_, sites, coins);
    if (!founded || !payFor(static_cast<int>(sites.size()), coins)) return false;
    std::vector<Want> wants = wantsOfPrizes();
    for (const ProvinceId p : sites)
      if (!there_[p].neutralTemple) wants.push_back({p, 1, true, true, false, false, {}});
    Muster muster(turn_.game, *field_, wants);
    if (!filled(muster, wants.size())) return false;
    plan_.founded = *founded;
    plan_.sent = muster.sent();
    return true;
  }

  // ---- the line

  [[nodiscard]] ClaimLine lineOf(const Breach& breach, const Plan& plan) const {
    TurnLine line(turn_.game, turn_.begun);
    line.fund(space_, plan.funding);
    for (const Prize& prize : plan.prizes)
      if (prize.card)
        if (const auto cards = wallCards(line.state(), prize.want.province); !cards.empty())
          line.play(cards.front());
    for (const FallenMarch& fallen : breach.fallen)
      march(line, fallen);
    for (const bool last : {true, false})
      for (const Sent& sent : plan.sent)
        if (sent.last == last) march(line, sent);
    fight(line, plan);
    for (const Prize& prize : plan.prizes)
      conquer(line, prize.want.province);
    for (const NewCity& city : plan.founded)
      line.buy(CityFounded{turn_.who(), city.resource, city.province, {}});
    return closed(line, AwardReason::cities);
  }

  /// Those with no action left fight the owner's units, one for one.
  void fight(TurnLine& line, const Plan& plan) const {
    for (std::size_t want = 0; want < plan.prizes.size(); ++want)
      for (const Kind kind : kBasicKinds) {
        int count = 0;
        for (const Sent& sent : plan.sent)
          count += sent.want == want && sent.last && sent.kind == kind ? sent.march.count : 0;
        const Prize& prize = plan.prizes[want];
        if (count > 0)
          line.play(
              BattleFought{turn_.who(), prize.owner, turn_.who(), kind, static_cast<std::uint8_t>(count),
                           static_cast<std::uint8_t>(start_.range[indexOf(kind)]), prize.want.province});
      }
  }

  const ClaimTurn& turn_;
  const Space space_;
  const int missing_;
  const GameState there_; // on the space, nothing paid
  const Outlay outlay_;
  const std::vector<ProvinceId> sites_;
  Field start_;
  const Field* field_ = nullptr; // of the plan that is being made
  std::vector<Prize> prizes_;
  std::vector<ProvinceId> reached_;
  Plan plan_;
  std::map<std::pair<int, int>, std::optional<Funding>> funded_;
};

} // namespace

ClaimLine claimByCities(const ClaimTurn& turn) {
  const int missing = turn.missing(AwardReason::cities);
  if (!turn.inBank(Personage::king)) return {};
  if (missing <= 0) return claimAtOnce(turn, AwardReason::cities);
  const bool tokens = turn.game.ruleset->stones == StonePolicy::sharedTokens;
  if (!tokens && turn.own().stones < missing) return {};
  Settled settled = Settled::no;
  for (const Space space : turn.spaces()) {
    ClaimLine found = Expansion(turn, space, missing).find();
    if (found.settled == Settled::yes) return found;
    if (found.settled == Settled::unsettled) settled = Settled::unsettled;
  }
  return {settled, {}};
}

} // namespace annales::inline replay
