#include "libreplay/causes/purchase.h"

#include "engine/fold/apply.h"
#include "engine/rules/founding.h"
#include "engine/rules/know_how.h"
#include "engine/rules/price.h"
#include "engine/rules/rules.h"
#include "engine/rules/temple.h"
#include "libreplay/exact/special_units.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace annales::inline replay {
namespace {

struct Wanted {
  Purchase purchase;
  Price price;
};

/// Units that are wanting: coins stand for goods, and nothing for coins.
int missingFor(const NationState& nation, const Price& price) {
  int goods = 0;
  for (const Resource r : kGoods)
    goods += std::max(0, price.goods[r] - nation.has(r));
  const int coins = nation.has(Resource::coins) - price.coins;
  return std::max(0, goods - std::max(0, coins)) + std::max(0, -coins);
}

bool hasUnitIn(const GameState& state, ProvinceId p, NationId who) {
  return fightingAs(Kind::legion, state, p, who) + fightingAs(Kind::galley, state, p, who) > 0;
}

/// Everything that it may buy after this turn, were it only for the price.
std::vector<Wanted> wantedIn(const Game& game, NationId who, const GameState& state) {
  GameState own = state;
  own.active = who;
  const Situation at{game, own};
  std::vector<Wanted> wanted;
  for (std::size_t i = 0; i < at.provinces() && own.bank.temples > 0; ++i)
    if (own.provinces[i].owner == who && !own.provinces[i].temple)
      wanted.push_back({{Purchase::Kind::temple, ProvinceId(i), {}, {}, 0},
                        priceOf(at, TempleBuilt{who, ProvinceId(i), {}})});
  for (std::size_t k = 0; k < game.ruleset->knowHows.size(); ++k) {
    const KnowHowId lower = game.ruleset->knowHows[k].lower;
    const bool open = !own[who].knows(KnowHowId(k)) && (!lower.exists() || own[who].knows(lower));
    if (open)
      wanted.push_back({{Purchase::Kind::knowHow, {}, KnowHowId(k), {}, 0},
                        priceOf(at, KnowHowDeveloped{who, KnowHowId(k), {}})});
  }
  for (std::size_t i = 0; i < at.provinces(); ++i) {
    const Resource resource = at.map()[ProvinceId(i)].site == Site::gold   ? Resource::gold
                              : at.map()[ProvinceId(i)].site == Site::iron ? Resource::iron
                                                                           : Resource::marble;
    const bool site = at.map()[ProvinceId(i)].site != Site::none && !own.provinces[i].hasCity() &&
                      !own.provinces[i].neutralTemple && hasUnitIn(own, ProvinceId(i), who);
    if (site)
      wanted.push_back({{Purchase::Kind::city, ProvinceId(i), {}, {}, 0},
                        priceOf(at, CityFounded{who, resource, ProvinceId(i), {}})});
  }
  return wanted;
}

/// So many positions of a turn are looked at.
constexpr std::size_t kMostStocks = 3000;

bool isPurchase(const Event& event, const Purchase& purchase) {
  if (const auto* temple = std::get_if<TempleBuilt>(&event))
    return purchase.kind == Purchase::Kind::temple && temple->province == purchase.province;
  if (const auto* learned = std::get_if<KnowHowDeveloped>(&event))
    return purchase.kind == Purchase::Kind::knowHow && learned->knowHow == purchase.knowHow;
  const auto* city = std::get_if<CityFounded>(&event);
  return city != nullptr && purchase.kind == Purchase::Kind::city && city->province == purchase.province;
}

/// Goes through the ways in which stocks can change in one turn.
class Shopping {
public:
  Shopping(const Game& game, const Purchase& purchase, bool mayProduce)
      : game_(game), purchase_(purchase), mayProduce_(mayProduce) {}

  std::optional<bool> from(const GameState& begun) {
    open_.push_back(begun);
    while (!open_.empty()) {
      if (++looked_ > kMostStocks) return std::nullopt;
      const GameState state = open_.back();
      open_.pop_back();
      if (buysAt(state)) return true;
    }
    return false;
  }

private:
  bool buysAt(const GameState& state) {
    for (const Event& event : legal(game_, state, Payments::every)) {
      if (isPurchase(event, purchase_)) return true;
      if (!changesStocks(event, state)) continue;
      GameState next = state;
      if (annales::apply(next, event)) continue;
      if (seen_.insert(keyOf(next)).second) open_.push_back(next);
    }
    return false;
  }
  [[nodiscard]] bool changesStocks(const Event& event, const GameState& state) const {
    if (const auto* card = std::get_if<CardPlayed>(&event)) return card->nation == state.active;
    return std::holds_alternative<RondelMoved>(event) || std::holds_alternative<Traded>(event) ||
           (mayProduce_ && std::holds_alternative<Produced>(event));
  }
  using Key = std::vector<int>;
  [[nodiscard]] Key keyOf(const GameState& state) const {
    const NationState& nation = state[state.active];
    Key key(nation.stock.begin(), nation.stock.end());
    key.push_back(static_cast<int>(state.turn.space));
    key.push_back(state.turn.produced ? 1 : 0);
    if (game_.ruleset->hasCards)
      for (const CardState::Pile& pile : state.cards.piles)
        key.push_back(pile.hand[state.active.index()]);
    return key;
  }

  const Game& game_;
  const Purchase& purchase_;
  bool mayProduce_;
  std::vector<GameState> open_;
  std::set<Key> seen_;
  std::size_t looked_ = 0;
};

/// As if its turn came at once; nothing where it cannot.
std::optional<GameState> nextTurnAfter(const GameState& after, NationId who) {
  GameState begun = after;
  if (after.ended || annales::apply(begun, TurnBegan{who})) return std::nullopt;
  return begun;
}

} // namespace

std::optional<bool> canBuy(const Game& game, const GameState& begun, const Purchase& purchase,
                           bool mayProduce) {
  return Shopping(game, purchase, mayProduce).from(begun);
}

std::optional<Purchase> purchaseWithin(const Game& game, NationId who, const GameState& before,
                                       const GameState& richer, const GameState& poorer) {
  const auto afterRicher = nextTurnAfter(richer, who), afterPoorer = nextTurnAfter(poorer, who);
  if (!afterRicher || !afterPoorer) return std::nullopt;
  std::vector<Wanted> wanted = wantedIn(game, who, richer);
  std::ranges::stable_sort(wanted, [](const Wanted& a, const Wanted& b) {
    return std::pair(a.purchase.kind, a.price.total()) < std::pair(b.purchase.kind, b.price.total());
  });
  for (Wanted& one : wanted) {
    Purchase& purchase = one.purchase;
    if (missingFor(richer[who], one.price) > 0 || missingFor(poorer[who], one.price) == 0) continue;
    const bool everywhere =
        purchase.kind != Purchase::Kind::city ||
        (hasUnitIn(before, purchase.province, who) && hasUnitIn(poorer, purchase.province, who));
    if (!everywhere || canBuy(game, *afterRicher, purchase, true) != true ||
        canBuy(game, *afterPoorer, purchase, true) != false || canBuy(game, before, purchase, false) != false)
      continue;
    purchase.price = one.price.goods;
    purchase.price.add(Resource::coins, one.price.coins);
    purchase.missing = missingFor(poorer[who], one.price);
    return purchase;
  }
  return std::nullopt;
}

} // namespace annales::inline replay
