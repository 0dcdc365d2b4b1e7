#include "engine/state/state_key.h"

#include <type_traits>

namespace annales::inline engine {
namespace {

class KeyWriter {
public:
  KeyWriter() { key_.reserve(sizeof(GameState)); }

  template <class... T> void put(const T&... values) {
    static_assert((std::has_unique_object_representations_v<T> && ...), "a gap would be part of the key");
    (key_.append(reinterpret_cast<const char*>(&values), sizeof values), ...);
  }
  [[nodiscard]] std::string take() { return std::move(key_); }

private:
  std::string key_;
};

// Whoever adds a field adds it here.
static_assert(sizeof(BankState) == 16 && sizeof(TurnState) == 34 && sizeof(CardState) == 168 &&
              sizeof(ProvinceState) == 15 && sizeof(GameState) == 2044);

void put(KeyWriter& key, const BankState& bank) {
  key.put(bank.coins, bank.temples, bank.personages, bank.tokens);
}

void put(KeyWriter& key, const TurnState& turn) {
  key.put(turn.stage, turn.next, turn.actor, turn.afterTurnEnd, turn.space, turn.produced, turn.conquered,
          turn.founded, turn.awarded, turn.abandoned, turn.exhausted, turn.bellonaUsed, turn.wonAllKnowHow,
          turn.templesDestroyed, turn.citiesLost, turn.awards, turn.won, turn.developed, turn.knownBefore,
          turn.groups);
  key.put(turn.demand.province, turn.demand.kind, turn.demand.left, turn.demand.spent);
}

void put(KeyWriter& key, const CardState& cards) {
  key.put(cards.piles, cards.display, cards.displayed, cards.taken, cards.filling, cards.battleAt,
          cards.battleKind, cards.battleCount, cards.battleSpent, cards.forts, cards.fortressAt,
          cards.boxAtStart);
}

void put(KeyWriter& key, const ProvinceState& province) {
  const bool temple = province.temple, wall = province.wall, neutral = province.neutralTemple,
             twice = province.countsTwice;
  key.put(province.owner, province.resource, temple, wall, neutral, twice, province.units);
}

} // namespace

std::string stateKey(const GameState& state) {
  KeyWriter key;
  key.put(state.seq, state.round, state.active, state.ended, state.endReason, state.winner, state.bellona,
          state.fixed, state.nations, state.groups, state.specials, state.specialRows);
  put(key, state.bank);
  put(key, state.turn);
  put(key, state.cards);
  for (const ProvinceState& province : state.provinces)
    put(key, province);
  return key.take();
}

std::string placeKey(GameState state) {
  state.seq = 0;
  state.turn.demand = {};
  return stateKey(state);
}

} // namespace annales::inline engine
