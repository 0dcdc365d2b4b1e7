// What an action means where it is said: what was left out is put in, where it can only be one thing.
#include "engine/rules/arming.h"
#include "engine/rules/awards.h"
#include "engine/rules/battle.h"
#include "engine/rules/cards.h"
#include "engine/rules/conquest.h"
#include "engine/rules/founding.h"
#include "engine/rules/know_how.h"
#include "engine/rules/production.h"
#include "engine/rules/rondel.h"
#include "engine/rules/temple.h"
#include "importers/agn/course.h"

#include <algorithm>

namespace annales::agn {
namespace {

using Resolved = tl::expected<Event, Error>;

/// One question; `state` is null where it is not known.
class Resolver {
public:
  Resolver(const Game& game, const Place& place, const Said& said)
      : game_(game), place_(place), said_(said), state_(place.state ? &*place.state : nullptr) {}

  Resolved event() {
    const NationId acting = actor();
    if (!acting.exists() && needsNation())
      return failure("the nation is missing: write it with a colon before the action");
    switch (said_.verb) {
    case Verb::begin:
      return TurnBegan{acting};
    case Verb::go:
      return paying(RondelMoved{acting, said_.space.value_or(Space::iron), {}});
    case Verb::produce:
      return Produced{acting, said_.gain.value_or(Amount{})};
    case Verb::build:
      return paying(TempleBuilt{acting, *said_.province, {}});
    case Verb::wall:
      return paying(WallBuilt{acting, *said_.province, {}});
    case Verb::learn:
      return paying(KnowHowDeveloped{acting, *said_.knowHow, {}});
    case Verb::recruit:
      return counting(UnitsRecruited{acting, said_.kind.value_or(Kind::legion), 1, {}});
    case Verb::arm:
      return counting(UnitsArmed{acting, said_.kind.value_or(Kind::legion), *said_.province, 1, {}});
    case Verb::bellona:
      return bellona(acting);
    case Verb::move:
      return move(acting);
    case Verb::fight:
      return fight(acting);
    case Verb::conquer:
      return conquer(acting);
    case Verb::destroy:
      return destroy(acting);
    case Verb::abandon:
      return CityAbandoned{acting, *said_.province};
    case Verb::found:
      return found(acting);
    case Verb::trade:
      return Traded{acting, said_.paid.value_or(Amount{}), said_.gain.value_or(Amount{})};
    case Verb::reveal:
      return CardRevealed{*said_.card};
    case Verb::take:
      return taken(acting);
    case Verb::play:
      return play(acting);
    case Verb::win:
      return win(acting);
    case Verb::end:
      return TurnEnded{acting};
    case Verb::round:
      return RoundBegan{static_cast<std::uint16_t>(said_.round.value_or(1))};
    case Verb::income:
      return income();
    case Verb::game:
      return ended();
    case Verb::correct:
      return corrected(acting);
    case Verb::line:
      break;
    }
    return failure("nothing happens here");
  }

private:
  [[nodiscard]] bool needsNation() const {
    return said_.verb != Verb::reveal && said_.verb != Verb::round && said_.verb != Verb::game;
  }
  [[nodiscard]] NationId actor() const {
    if (said_.nation) return *said_.nation;
    if (state_ != nullptr && state_->active.exists()) return state_->active;
    return place_.nation;
  }
  /// Prices and the like can be asked for: it is this nation's turn.
  [[nodiscard]] bool acts(NationId n) const { return state_ != nullptr && state_->active == n && n.exists(); }
  [[nodiscard]] Situation at() const { return {game_, *state_}; }
  [[nodiscard]] bool onBoard(ProvinceId p) const { return game_.map->has(p); }

  /// What was paid; else the obvious: goods first, then coins.
  template <class E> Resolved paying(E event) {
    if (said_.paid) {
      event.paid = *said_.paid;
      return event;
    }
    if (!acts(event.nation)) return event;
    if constexpr (requires { event.province; })
      if (!onBoard(event.province)) return event;
    const Price price = priceOf(at(), event);
    if (price.anything > 0) return anything(std::move(event), price);
    Amount asked = price.goods;
    asked.add(Resource::coins, price.coins);
    event.paid = cheapest(state_->nations[event.nation.index()], price).value_or(asked);
    return event;
  }

  /// Where anything pays, nothing is obvious but the only way.
  template <class E> Resolved anything(E event, const Price& price) {
    const auto ways = everyPayment(state_->nations[event.nation.index()], price);
    if (ways.size() == 1) {
      event.paid = ways.front();
      return event;
    }
    if (ways.empty())
      return failure("the way there costs {}; the {} do not have that much", price.anything,
                     Part(Part::Sort::nation, game_.nationWord(event.nation)));
    return failure("the way to {} costs {}: write what was paid, such as (g1)", Part(*said_.space),
                   price.anything);
  }

  template <class E> Resolved counting(E event) {
    const int count = said_.count.value_or(1);
    if (count < 1 || count > 99) return failure("the number of units must be from 1 to 99");
    event.count = static_cast<std::uint8_t>(count);
    if (!said_.paid && !specialUnitsFit(event.kind))
      return failure("this game has no commanders or admirals");
    return paying(std::move(event));
  }
  [[nodiscard]] bool specialUnitsFit(Kind kind) const {
    return kind == Kind::legion || kind == Kind::galley || game_.setup->options.specialUnits.has_value();
  }

  Resolved bellona(NationId acting) {
    BellonaUsed event{acting, NationId::none(), said_.kind.value_or(Kind::legion), ProvinceId::none()};
    if (!said_.nowhere) event.province = *said_.province;
    const std::size_t before = acting.index() == 0 ? game_.nations() - 1 : acting.index() - 1;
    event.passedTo = said_.other.value_or(NationId(before));
    return event;
  }

  /// The fewest actions that so many units there have in common.
  [[nodiscard]] int fewestSpent(ProvinceId p, Kind kind, int count) const {
    for (int spent = 0; spent <= 9; ++spent)
      if (state_->unitsWithSpent(p, kind, spent) >= count) return spent;
    return 0;
  }
  tl::expected<Kind, Error> kindFor(BorderKind border) const {
    if (said_.kind) return *said_.kind;
    if (border == BorderKind::land) return Kind::legion;
    if (border == BorderKind::sea) return Kind::galley;
    return failure("write what moves: L for legions, G for galleys");
  }

  Resolved move(NationId acting) {
    UnitsMoved event{acting, Kind::legion, 1, 0, *said_.province, *said_.to};
    const bool known = onBoard(event.from) && onBoard(event.to);
    const auto kind = kindFor(known ? game_.map->border(event.from, event.to) : BorderKind::none);
    if (!kind) return tl::unexpected(kind.error());
    event.kind = *kind;
    if (!specialUnitsFit(event.kind)) return failure("this game has no commanders or admirals");
    const int count = said_.count.value_or(1);
    if (count < 1 || count > 99) return failure("the number of units must be from 1 to 99");
    event.count = static_cast<std::uint8_t>(count);
    int spent = said_.spent.value_or(0);
    if (said_.chained)
      spent = place_.spent + 1;
    else if (!said_.spent && acts(acting) && known)
      spent = fewestSpent(event.from, event.kind, count);
    event.spent = static_cast<std::uint8_t>(std::clamp(spent, 0, 9));
    return event;
  }

  /// The only other nation with such units there.
  [[nodiscard]] NationId enemyIn(ProvinceId p, Kind kind, NationId acting) const {
    NationId only;
    if (state_ == nullptr || !onBoard(p)) return only;
    for (std::size_t i = 0; i < game_.nations(); ++i) {
      const NationId n(i);
      if (n == acting || state_->units(p, n, kind) == 0) continue;
      if (only.exists()) return NationId::none();
      only = n;
    }
    return only;
  }

  Resolved fight(NationId acting) {
    BattleFought event;
    event.nation = acting;
    event.province = *said_.province;
    event.kind = said_.kind.value_or(Kind::legion);
    event.demandedBy = said_.demander.value_or(acting);
    event.opponent = said_.other.value_or(
        event.demandedBy != acting ? event.demandedBy : enemyIn(event.province, event.kind, acting));
    if (!event.opponent.exists()) return failure("write the opponent, such as fight Roma L Greeks");
    if (event.kind != Kind::legion && event.kind != Kind::galley && !specialUnitsFit(event.kind))
      return failure("this game has no commanders or admirals");
    const int count = said_.count.value_or(1);
    if (count < 1 || count > 99) return failure("the number of units must be from 1 to 99");
    event.count = static_cast<std::uint8_t>(count);
    event.spent = static_cast<std::uint8_t>(std::clamp(spentInFight(event, count), 0, 9));
    return event;
  }
  [[nodiscard]] int spentInFight(const BattleFought& event, int count) const {
    if (said_.spent) return *said_.spent;
    if (!acts(event.nation) || !onBoard(event.province)) return 0;
    switch (game_.ruleset->battles) {
    case BattlePolicy::automatic:
      return state_->cards.battleSpent;
    case BattlePolicy::onDemand:
      break;
    }
    const Demand& demand = state_->turn.demand;
    const bool demanded = event.demandedBy != event.nation && demand.province == event.province;
    return demanded ? demand.spent : fewestSpent(event.province, event.kind, count);
  }

  /// How a conquest of that strength is paid for, where there is one way.
  struct Losses {
    std::optional<std::pair<int, int>> only;
    int ways = 0;
  };
  [[nodiscard]] Losses losses(ProvinceId p, int strength) const {
    Losses found;
    const int legions = attackersIn(at(), p, Kind::legion);
    const int galleys = attackersIn(at(), p, Kind::galley);
    for (int lost = std::max(0, strength - galleys); lost <= std::min(legions, strength); ++lost) {
      found.only = {lost, strength - lost};
      ++found.ways;
    }
    return found;
  }
  template <class E> Resolved losing(E event, int strength) {
    std::pair<int, int> lost{said_.legions.value_or(0), said_.galleys.value_or(0)};
    if (!said_.legions) {
      const Losses ways = losses(event.province, strength);
      if (ways.ways > 1)
        return failure("write what was lost, such as 2L 1G: {} defends with strength {}",
                       provinceWord(event.province), strength);
      if (ways.ways == 0)
        return failure("{} defends with strength {}, and there are not that many units there",
                       provinceWord(event.province), strength);
      lost = *ways.only;
    }
    if (lost.first > 99 || lost.second > 99) return failure("the number of lost units must be from 0 to 99");
    event.legions = static_cast<std::uint8_t>(lost.first);
    event.galleys = static_cast<std::uint8_t>(lost.second);
    return event;
  }
  [[nodiscard]] Part provinceWord(ProvinceId p) const {
    return {Part::Sort::province, game_.map->provinces()[p.index()].id};
  }

  Resolved conquer(NationId acting) {
    CityConquered event{acting, NationId::none(), 0, 0, *said_.province};
    const bool known = state_ != nullptr && onBoard(event.province);
    const NationId owner = known ? (*state_)[event.province].owner : NationId::none();
    event.from = said_.other.value_or(owner);
    if (!event.from.exists()) return failure("there is no city there to conquer");
    const bool defended = known && owner.exists() && acts(acting);
    if (!said_.legions && !defended) return failure("write what was lost, such as 2L 1G");
    return losing(event, defended ? defenceOf(at(), event.province).total() : 0);
  }
  Resolved destroy(NationId acting) {
    NeutralTempleDestroyed event{acting, 0, 0, *said_.province};
    if (!said_.legions && !(acts(acting) && onBoard(event.province)))
      return failure("write what was lost, such as 2L 1G");
    return losing(event, kNeutralStrength);
  }

  Resolved found(NationId acting) {
    CityFounded event{acting, Resource::marble, *said_.province, {}};
    const Site site = onBoard(event.province) ? (*game_.map)[event.province].site : Site::any;
    const bool fixed = site != Site::any && site != Site::none && !game_.setup->options.freeCityTypes;
    if (!said_.resource && !fixed)
      return failure("write what the city yields, such as found {} gold",
                     onBoard(event.province) ? provinceWord(event.province) : Part("Roma"));
    event.resource = said_.resource.value_or(fixed ? static_cast<Resource>(indexOf(site)) : Resource::marble);
    return paying(event);
  }

  /// Cards are taken by the opponent of the nation whose turn it is.
  Resolved taken(NationId acting) {
    NationId taker = acting;
    if (!said_.nation && game_.nations() == 2) taker = NationId(1 - acting.index());
    return CardTaken{taker, *said_.card};
  }

  Resolved play(NationId acting) {
    if (said_.effects)
      return CardPlayed{acting, *said_.card, std::make_shared<const Adjustments>(*said_.effects)};
    if (state_ == nullptr || !state_->active.exists())
      return failure("write what the card did, such as [wall Roma no]");
    std::vector<Event> all;
    listPlayed(at(), all);
    if (fortressAnswered(at())) listFurtherFortress(at(), all);
    std::optional<Event> only;
    for (Event& event : all) {
      const auto& played = std::get<CardPlayed>(event);
      if (played.card != *said_.card || (said_.nation && played.nation != *said_.nation)) continue;
      if (said_.province && (played.effects->empty() || played.effects->front().province != *said_.province))
        continue;
      if (only) return failure("write where, such as play earthquake Roma");
      only = std::move(event);
    }
    if (only) return *std::move(only);
    const Part card(Part::Sort::term, game_.ruleset->deck[said_.card->index()].id);
    return failure("{} cannot be played here", card);
  }

  Resolved win(NationId acting) {
    PersonageWon event{acting, *said_.personage, said_.reason.value_or(reasonFor(*said_.personage)), 0};
    if (said_.walls)
      event.walls = static_cast<std::uint8_t>(game_.ruleset->hasWalls ? *said_.walls : 0);
    else if (state_ != nullptr)
      event.walls = wallsWith(at(), acting);
    return event;
  }

  Resolved income() {
    IncomeReceived event{*said_.nation, said_.gain.value_or(annales::amountOf(Resource::coins, 1))};
    return event;
  }

  Resolved ended() {
    GameEnded event{said_.other.value_or(NationId::none()), *said_.ending};
    if (event.reason == EndReason::templeDestroyed && game_.ruleset->templeEnd == TemplePolicy::none)
      return failure("in this game, destroying a temple never ends the game");
    if (said_.nowhere || said_.other || state_ == nullptr) return event;
    const auto due = dictated(game_, *state_, true);
    const auto* end = due ? std::get_if<GameEnded>(&*due) : nullptr;
    if (end != nullptr && end->reason == event.reason) return *end;
    return event;
  }

  Resolved corrected(NationId acting) {
    std::shared_ptr<const Adjustments> effects;
    if (said_.effects) effects = std::make_shared<const Adjustments>(*said_.effects);
    if (said_.effects && std::ranges::any_of(*said_.effects, [](const Adjustment& a) {
          return a.op == Adjustment::Op::strength;
        }))
      return failure("a correction cannot change strength; only cards can");
    return Corrected{acting, said_.gain.value_or(Amount{}), std::make_shared<const std::string>(said_.text),
                     std::move(effects)};
  }

  const Game& game_;
  const Place& place_;
  const Said& said_;
  const GameState* state_;
};

/// The event types that only some games have, as the log's reader sees it.
bool hasType(const Ruleset& rules, Verb verb) {
  switch (verb) {
  case Verb::wall:
  case Verb::recruit:
    return rules.hasWalls;
  case Verb::income:
    return rules.coinPolicy == CoinPolicy::eachRound;
  case Verb::abandon:
    return rules.stones == StonePolicy::ownStones;
  case Verb::reveal:
  case Verb::take:
  case Verb::play:
    return rules.hasCards;
  case Verb::bellona:
  case Verb::destroy:
    return rules.hasBellona;
  default:
    return true;
  }
}

} // namespace

tl::expected<Event, Error> Course::eventOf(const Place& place, const Said& said) const {
  if (!hasType(*game_.ruleset, said.verb)) return failure("this does not exist in this game");
  return Resolver(game_, place, said).event();
}

} // namespace annales::agn
