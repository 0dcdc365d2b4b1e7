#include "libreplay/exact/account.h"

#include "engine/fold/apply.h"
#include "engine/rules/arming.h"
#include "engine/rules/awards.h"
#include "engine/rules/founding.h"
#include "engine/rules/know_how.h"
#include "engine/rules/production.h"
#include "engine/rules/rondel.h"
#include "engine/rules/temple.h"
#include "libreplay/facts/game_facts.h"

#include <algorithm>
#include <concepts>

namespace annales::inline replay {
namespace {

constexpr std::size_t kOfCoins = indexOf(Resource::coins);

Goods stockOf(const GameState& state, NationId nation) {
  Goods goods{};
  for (std::size_t r = 0; r < kResources; ++r)
    goods[r] = state[nation].stock[r];
  return goods;
}

/// Coins that stand for goods in one payment: for each good, and for units of anything.
struct StandIns {
  std::size_t after = 0; // place in the turn's stocks
  Goods of{};            // the last: for anything
};

template <class E>
concept Priced = requires(const Situation& at, const E& e) {
  { priceOf(at, e) } -> std::same_as<Price>;
};

std::optional<StandIns> standInsOf(const Situation& at, const Event& event) {
  return std::visit(
      [&]<class E>(const E& e) -> std::optional<StandIns> {
        if constexpr (Priced<E>) {
          const Price price = priceOf(at, e);
          int coins = std::max(0, e.paid[Resource::coins] - price.coins);
          StandIns found;
          if (price.anything > 0) {
            found.of[kOfCoins] = coins;
            return found;
          }
          for (const Resource r : kGoods) {
            found.of[indexOf(r)] = std::clamp(price.goods[r] - e.paid[r], 0, coins);
            coins -= found.of[indexOf(r)];
          }
          return found;
        }
        return std::nullopt;
      },
      event);
}

/// A turn while it goes on.
class OpenTurn {
public:
  OpenTurn(EventIndex first, NationId nation, const GameState& state) {
    turn_.first = turn_.last = first;
    turn_.nation = nation;
    turn_.round = state.round;
    turn_.from = state[nation].rondel;
    stocks_.push_back(stockOf(state, nation));
  }

  void take(const Game& game, EventIndex index, const Event& event, const GameState& before,
            const GameState& after) {
    const Situation at{game, before};
    turn_.last = index;
    busy_ = busy_ || isDeedOf(event, turn_.nation);
    if (const auto* step = std::get_if<RondelMoved>(&event)) {
      turn_.from = before[turn_.nation].rondel; // a correction may have moved the piece
      turn_.to = step->to;
      turn_.paid = step->paid;
      turn_.steps = turn_.from == Space::none ? 0 : rondelDistance(turn_.from, step->to);
      turn_.price = turn_.from == Space::none ? 0 : rondelPrice(turn_.steps);
      if (producedOn(turn_.to)) wouldProduce_ = gainOf({game, after}).total(); // cities come after the action
    }
    if (nationOf(event) == turn_.nation && before.active == turn_.nation)
      if (auto standIns = standInsOf(at, event)) {
        standIns->after = stocks_.size();
        standIns_.push_back(*standIns);
      }
    stocks_.push_back(stockOf(after, turn_.nation));
    if (!std::holds_alternative<TurnEnded>(event)) return;
    turn_.idle = !busy_;
    if (producedOn(turn_.to) && !before.turn.produced && before.active == turn_.nation)
      turn_.notProduced = wouldProduce_;
  }

  AccountTurn close() {
    turn_.left = stocks_.back();
    turn_.unused = lowestFrom(0);
    Goods taken{};
    for (const StandIns& payment : standIns_)
      turn_.coinsForGoods += avoidable(payment, taken);
    return turn_;
  }
  [[nodiscard]] NationId nation() const { return turn_.nation; }

private:
  [[nodiscard]] Goods lowestFrom(std::size_t from) const {
    Goods lowest = stocks_.back();
    for (std::size_t i = from; i < stocks_.size(); ++i)
      for (std::size_t r = 0; r < kResources; ++r)
        lowest[r] = std::min(lowest[r], stocks_[i][r]);
    return lowest;
  }

  /// Goods that lay there from the payment to the end, and that no earlier payment of this turn has taken in
  /// thought.
  [[nodiscard]] int avoidable(const StandIns& payment, Goods& taken) const {
    const Goods lowest = lowestFrom(payment.after);
    int sum = 0, anything = payment.of[kOfCoins];
    for (const Resource resource : kGoods) {
      const std::size_t r = indexOf(resource);
      const int lies = std::max(0, lowest[r] - taken[r]);
      const int units = std::min(lies, payment.of[r] + anything);
      anything -= std::max(0, units - payment.of[r]);
      taken[r] += units;
      sum += units;
    }
    return sum;
  }

  AccountTurn turn_;
  int wouldProduce_ = 0;
  bool busy_ = false;
  std::vector<Goods> stocks_; // at its beginning and after each event
  std::vector<StandIns> standIns_;
};

class Accounting {
public:
  Accounting(const Game& game, const GameState& begun) : game_(game), state_(begun), rested_(game.nations()) {
    account_.nations.resize(game.nations());
    notePeaks(1);
  }

  bool take(EventIndex index, const Event& event) {
    const GameState before = state_;
    if (annales::apply(state_, event)) return false;
    if (const auto* began = std::get_if<TurnBegan>(&event)) {
      close();
      open_.emplace(index, began->nation, state_);
    } else if (open_) {
      open_->take(game_, index, event, before, state_);
    }
    std::visit([&](const auto& e) { note(e, before); }, event);
    if (std::holds_alternative<TurnEnded>(event)) close();
    notePeaks(index);
    rest();
    return true;
  }

  Account finish() {
    close();
    for (std::size_t n = 0; n < account_.nations.size(); ++n) {
      NationAccount& nation = account_.nations[n];
      nation.left = stockOf(state_, NationId(n));
      for (std::size_t p = 0; p < game_.map->size(); ++p)
        for (const std::size_t kind : {0U, 1U}) {
          nation.standing += state_.provinces[p].units[n][kind];
          nation.neverMoved += rested_[n][p][kind];
        }
      compare(n);
    }
    return std::move(account_);
  }

private:
  using Rested = std::array<std::array<int, 2>, kMaxProvinces>;

  NationAccount& of(NationId nation) { return account_.nations[nation.index()]; }

  void close() {
    if (!open_) return;
    const AccountTurn turn = open_->close();
    open_.reset();
    NationAccount& nation = of(turn.nation);
    ++nation.turns;
    nation.idle += turn.idle ? 1 : 0;
    nation.moves += turn.steps > 0 ? 1 : 0;
    nation.steps += turn.steps;
    nation.price += turn.price;
    if (turn.to != Space::none) ++nation.visits[indexOf(turn.to)];
    for (std::size_t r = 0; r < kResources; ++r) {
      nation.paid[r] += turn.paid.of[r];
      nation.unusedTurns[r] += turn.unused[r];
      nation.heldTurns[r] += turn.left[r];
    }
    nation.coinsForGoods += turn.coinsForGoods;
    nation.notProduced += turn.notProduced;
    account_.turns.push_back(turn);
  }

  template <class E> void note(const E&, const GameState&) {}
  void note(const Traded& e, const GameState&) {
    of(e.nation).tradedAway += std::max(0, e.paid.total() - e.gain.total());
  }
  void note(const UnitsArmed& e, const GameState&) { arm(e.nation, e.province, e.kind, e.count); }
  void note(const BellonaUsed& e, const GameState&) {
    if (e.province.exists()) arm(e.nation, e.province, e.kind, 1);
  }
  void note(const CardPlayed& e, const GameState&) {
    for (const Adjustment& effect : *e.effects)
      if (effect.op == Adjustment::Op::stock && effect.nation.exists())
        for (const std::int16_t units : effect.stock.of)
          of(effect.nation).lostToCards += std::max(0, -static_cast<int>(units));
  }
  void note(const TurnEnded& e, const GameState& before) {
    if (before.active != e.nation) return;
    for (std::size_t p = 0; p < kPersonages; ++p)
      if (before.bank.personages[p] == 0)
        of(e.nation).unawarded +=
            std::max(0, earnedThisTurn({game_, before}, static_cast<Personage>(p)) - before.turn.won[p]);
  }

  void arm(NationId nation, ProvinceId p, Kind kind, int count) {
    of(nation).armed += count;
    if (indexOf(kind) < 2) rested_[nation.index()][p.index()][indexOf(kind)] += count;
  }

  /// As many as stand there may be those that never left.
  void rest() {
    for (std::size_t n = 0; n < rested_.size(); ++n)
      for (std::size_t p = 0; p < game_.map->size(); ++p)
        for (const std::size_t kind : {0U, 1U})
          rested_[n][p][kind] =
              std::min(rested_[n][p][kind], static_cast<int>(state_.provinces[p].units[n][kind]));
  }

  void notePeaks(EventIndex index) {
    for (std::size_t n = 0; n < account_.nations.size(); ++n)
      for (std::size_t r = 0; r < kResources; ++r) {
        const int units = state_.nations[n].stock[r];
        Peak& peak = account_.nations[n].peak[r];
        if (units > peak.units) peak = {units, index};
      }
  }

  void compare(std::size_t n) {
    int steps = 0, moves = 0, useful = 0;
    for (std::size_t other = 0; other < account_.nations.size(); ++other) {
      if (other == n) continue;
      steps += account_.nations[other].steps;
      moves += account_.nations[other].moves;
      useful += account_.nations[other].turns - account_.nations[other].idle;
    }
    NationAccount& nation = account_.nations[n];
    if (steps > 0) nation.ahead = static_cast<double>(nation.steps) * moves / steps - nation.moves;
    if (account_.nations.size() > 1)
      nation.usefulAhead = nation.turns - nation.idle -
                           static_cast<double>(useful) / static_cast<double>(account_.nations.size() - 1);
  }

  const Game& game_;
  GameState state_;
  Account account_;
  std::optional<OpenTurn> open_;
  std::vector<Rested> rested_; // by nation
};

} // namespace

Account accountOf(const Game& game, std::span<const Event> events) {
  const auto begun = begin(game);
  if (!begun) return {};
  Accounting accounting(game, *begun);
  for (std::size_t i = 0; i < events.size(); ++i)
    if (!accounting.take(static_cast<EventIndex>(i + 2), events[i])) break;
  return accounting.finish();
}

} // namespace annales::inline replay
