#include "libreplay/stats/personage_race.h"

#include <algorithm>
#include <bit>

namespace annales::inline replay {
namespace {

/// Kings, citizens and navigators: cities, temples and seas a level (`personage.level`).
constexpr std::array<int, 3> kLevelSteps{5, 3, 7};

/// `received`: personages of the kind in this turn, whose levels TurnEnded will note.
RaceEntry levelled(const NationState& nation, std::size_t row, int count, int received) {
  RaceEntry entry;
  entry.count = count;
  entry.target = (nation.reached[row] + received + 1) * kLevelSteps[row];
  entry.missing = std::max(0, entry.target - count);
  return entry;
}

/// One that this turn has earned and not received yet is due.
RaceEntry single(int earned, int received, int chances) {
  const int due = std::max(0, earned - received);
  return {.count = std::min(due, 1), .target = 1, .missing = due > 0 ? 0 : 1, .chances = chances};
}

int templesOfOthers(const GameState& state, NationId n) {
  int count = 0;
  for (std::size_t p = 0; p < state.fixed.provinces; ++p) {
    const ProvinceState& province = state.provinces[p];
    count += province.neutralTemple || (province.temple && province.owner != n);
  }
  return count;
}

RaceEntry scholar(const Game& game, const GameState& state, bool acts) {
  const auto fresh = static_cast<unsigned>(state.turn.developed & ~state.turn.knownBefore);
  const auto unknown = static_cast<unsigned>(game.ruleset->allKnowHows() & ~state.known());
  return single(acts ? std::popcount(fresh) : 0, state.turn.won[indexOf(Personage::scholar)],
                std::popcount(unknown));
}

RaceEntry general(const GameState& state, NationId n, bool acts) {
  return single(acts ? state.turn.templesDestroyed : 0, state.turn.won[indexOf(Personage::general)],
                templesOfOthers(state, n));
}

RaceEntry entryOf(const Game& game, const GameState& state, NationId n, Personage personage) {
  const NationState& nation = state[n];
  const bool acts = state.active == n;
  const int received = acts ? state.turn.won[indexOf(personage)] : 0;
  switch (personage) {
  case Personage::king:
    return levelled(nation, 0, nation.cities, received);
  case Personage::scholar:
    return scholar(game, state, acts);
  case Personage::general:
    return general(state, n, acts);
  case Personage::citizen:
    return levelled(nation, 1, nation.temples, received);
  case Personage::navigator:
    return levelled(nation, 2, nation.seas, received);
  }
  return {};
}

} // namespace

PersonageRace personageRace(const Game& game, const GameState& state) {
  PersonageRace race(game.nations());
  for (std::size_t i = 0; i < race.size(); ++i) {
    race[i].points = state.points(NationId(i));
    race[i].toGoal = std::max(0, state.fixed.goal - race[i].points);
    for (std::size_t p = 0; p < kPersonages; ++p) {
      RaceEntry& entry = race[i].entries[p];
      entry = entryOf(game, state, NationId(i), static_cast<Personage>(p));
      entry.have = state.nations[i].personages[p];
      entry.left = state.bank.personages[p];
    }
  }
  return race;
}

} // namespace annales::inline replay
