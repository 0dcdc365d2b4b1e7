// One walk over a board: whose pieces are where, and who comes how far. Positions that follow one another
// differ little, so what depends on pieces that stay where they are is kept from one walk to the next.
#pragma once

#include "engine/event/game.h"
#include "engine/play/reach.h"
#include "engine/state/game_state.h"

#include <array>
#include <cstdint>

namespace annales::inline engine {

class Survey {
public:
  /// Both outlive it.
  Survey(const Game& game, const Reach& reach) : game_(game), reach_(reach) {}

  /// A position of the game.
  void walk(const GameState& state);

  /// Without values of its own: most of the rows below are never written, and writing them all took longer
  /// than the rest. Without gaps, so that two of them are equal where their bytes are.
  struct Stack {
    std::uint16_t at, kind, count;
  };
  using Places = std::array<std::uint16_t, kMaxProvinces>;

  /// A nation's units and cities, in the order of the provinces.
  struct Pieces {
    std::array<Stack, 2 * kMaxProvinces> stacks;
    std::size_t stackCount = 0;
    Places cities;
    std::size_t cityCount = 0;

    [[nodiscard]] bool areThoseOf(const Pieces& other) const;
    void take(const Pieces& other);
  };

  /// What of a nation's know-hows works.
  struct Skills {
    std::uint32_t key = ~std::uint32_t{0}; // of the know-hows
    std::array<int, 2> range{};
    int production = 0, defence = 0;
  };

  /// How far a nation comes, by province.
  struct NationReach {
    bool known = false;
    Pieces from;
    std::array<int, 2> range{};
    std::array<std::uint16_t, Reach::kMostInRow> soon;  ///< units that are there in one maneuver
    std::array<std::uint16_t, Reach::kMostInRow> later; ///< in two
    /// Steps of the nearest unit, or of one that a city has yet to arm.
    std::array<std::uint8_t, Reach::kMostInRow> far;
  };

  // Of the position of the last walk.
  std::array<Pieces, kMaxNations> pieces;
  Places freeSites, shrines; ///< shrines: cities with temples, neutral temples
  std::size_t freeCount = 0, shrineCount = 0;
  std::array<std::array<int, 3>, kMaxNations> makes{};
  std::array<std::array<int, 2>, kMaxNations> units{};
  std::array<int, kMaxNations> settlers{}, walls{};
  std::array<Skills, kMaxNations> skills;
  std::array<NationReach, kMaxNations> reached;

private:
  void clear();
  void note(const GameState& state, ProvinceId p);
  void learnSkills(const GameState& state, NationId n);
  void comeFar(std::size_t n);

  const Game& game_;
  const Reach& reach_;
};

} // namespace annales::inline engine
