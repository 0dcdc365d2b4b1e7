// Events that differ from a given one in one field: what a mistaken player or a tampered log would say.
#pragma once

#include "engine/event/event.h"
#include "engine/event/game.h"
#include "engine/play/rng.h"

#include <vector>

namespace annales::tests {

/// Stays within what the event log can say at all: counts from 1, amounts from 0, words of the ruleset.
class Perturbation {
public:
  Perturbation(const Game& game, Rng& rng) : game_(game), rng_(rng) {}

  [[nodiscard]] std::vector<Event> of(const Event& event) {
    found_.clear();
    std::visit([&](const auto& e) { eachField(e); }, event);
    return std::move(found_);
  }

private:
  template <class E> void eachField(const E& e) {
    if constexpr (requires { e.nation; }) vary(e, &E::nation);
    if constexpr (requires { e.paid; }) vary(e, &E::paid);
    if constexpr (requires { e.gain; }) vary(e, &E::gain);
    if constexpr (requires { e.province; }) vary(e, &E::province);
    if constexpr (requires { e.kind; }) vary(e, &E::kind);
    if constexpr (requires { e.count; }) varyNumber(e, &E::count, 1, 99);
    if constexpr (requires { e.spent; }) varyNumber(e, &E::spent, 0, 9);
    if constexpr (requires { e.legions; }) varyNumber(e, &E::legions, 0, 99);
    if constexpr (requires { e.galleys; }) varyNumber(e, &E::galleys, 0, 99);
    if constexpr (requires { e.resource; }) vary(e, &E::resource);
    if constexpr (requires { e.knowHow; }) vary(e, &E::knowHow);
    if constexpr (requires { e.card; }) vary(e, &E::card);
    if constexpr (requires { e.opponent; }) vary(e, &E::opponent);
    if constexpr (requires { e.demandedBy; }) vary(e, &E::demandedBy);
    if constexpr (requires { e.passedTo; }) vary(e, &E::passedTo);
    if constexpr (requires { e.round; }) varyNumber(e, &E::round, 1, 9999);
    if constexpr (requires { e.from; }) vary(e, &E::from);
    if constexpr (requires { e.to; }) vary(e, &E::to);
    if constexpr (std::is_same_v<E, PersonageWon>) varyAward(e);
    if constexpr (std::is_same_v<E, GameEnded>) varyEnd(e);
    if constexpr (std::is_same_v<E, CardPlayed>) varyEffects(e);
  }

  template <class E, class T, class Value> void put(E e, T E::*field, Value value) {
    e.*field = value;
    found_.emplace_back(std::move(e));
  }
  [[nodiscard]] std::size_t below(std::size_t bound) { return rng_.below(static_cast<std::uint32_t>(bound)); }

  template <class E> void vary(const E& e, NationId E::*field) {
    put(e, field, NationId((e.*field).exists() ? ((e.*field).index() + 1) % game_.nations() : 0));
  }
  template <class E> void vary(const E& e, ProvinceId E::*field) {
    if (std::is_same_v<E, BellonaUsed> && !(e.*field).exists()) return;
    put(e, field, ProvinceId(below(game_.map->size())));
    const auto& near = game_.map->neighbours(e.*field);
    if (!near.empty()) put(e, field, near[below(near.size())].province);
  }
  template <class E> void vary(const E& e, Kind E::*field) {
    put(e, field, e.*field == Kind::legion ? Kind::galley : Kind::legion);
    if (game_.setup->options.specialUnits) put(e, field, static_cast<Kind>(2 + below(2)));
  }
  template <class E> void vary(const E& e, Resource E::*field) {
    put(e, field, kGoods[(indexOf(e.*field) + 1) % kGoods.size()]);
  }
  template <class E> void vary(const E& e, Space E::*field) {
    put(e, field, static_cast<Space>((indexOf(e.*field) + 1 + below(kSpaces - 1)) % kSpaces));
  }
  template <class E> void vary(const E& e, KnowHowId E::*field) {
    put(e, field, KnowHowId(below(game_.ruleset->knowHows.size())));
  }
  template <class E> void vary(const E& e, CardId E::*field) {
    put(e, field, CardId(below(game_.ruleset->deck.size())));
  }
  /// One unit more, one less, one of another kind.
  template <class E> void vary(const E& e, Amount E::*field) {
    for (std::size_t r = 0; r < kResources; ++r) {
      Amount more = e.*field;
      ++more.of[r];
      put(e, field, more);
      if ((e.*field).of[r] == 0) continue;
      Amount less = e.*field;
      --less.of[r];
      put(e, field, less);
      ++less.of[(r + 1 + below(kResources - 1)) % kResources];
      put(e, field, less);
    }
  }
  template <class E, class T> void varyNumber(const E& e, T E::*field, int low, int high) {
    for (const int value : {e.*field - 1, e.*field + 1})
      if (value >= low && value <= high) put(e, field, static_cast<T>(value));
  }

  void varyAward(const PersonageWon& e) {
    put(e, &PersonageWon::personage, static_cast<Personage>((indexOf(e.personage) + 1) % kPersonages));
    const std::size_t reasons = game_.ruleset->id == RulesetId::duellum ? 5 : 6;
    put(e, &PersonageWon::reason, static_cast<AwardReason>((indexOf(e.reason) + 1) % reasons));
    if (game_.ruleset->hasWalls) put(e, &PersonageWon::walls, static_cast<std::uint8_t>(1 - e.walls));
  }
  void varyEnd(const GameEnded& e) {
    put(e, &GameEnded::winner, NationId(below(game_.nations())));
    put(e, &GameEnded::winner, NationId::none());
    const auto next = static_cast<EndReason>((indexOf(e.reason) + 1) % 4);
    if (next != EndReason::templeDestroyed || game_.ruleset->id != RulesetId::duellum)
      put(e, &GameEnded::reason, next);
  }
  void varyEffects(const CardPlayed& e) {
    for (std::size_t i = 0; i < e.effects->size(); ++i) {
      Adjustment effect = (*e.effects)[i];
      if (effect.op == Adjustment::Op::stock) {
        effect.nation = NationId(1 - effect.nation.index());
        put(e, &CardPlayed::effects, listOf(effect));
        effect = (*e.effects)[i];
        for (std::int16_t& change : effect.stock.of)
          if (change != 0) change = static_cast<std::int16_t>(change > 0 ? change + 1 : change - 1);
      } else {
        effect.province = ProvinceId(below(game_.map->size()));
      }
      put(e, &CardPlayed::effects, listOf(effect));
      effect = (*e.effects)[i];
      effect.change += 1;
      if (effect.op == Adjustment::Op::strength) put(e, &CardPlayed::effects, listOf(effect));
    }
    put(e, &CardPlayed::effects, std::make_shared<const Adjustments>());
  }
  static std::shared_ptr<const Adjustments> listOf(const Adjustment& effect) {
    return std::make_shared<const Adjustments>(1, effect);
  }

  const Game& game_;
  Rng& rng_;
  std::vector<Event> found_;
};

} // namespace annales::tests
