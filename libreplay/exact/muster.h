// Which units of a nation go where, so that as many places as possible have as many units as they need: a
// largest flow from where units stand to where they are wanted.
#pragma once

#include "engine/event/game.h"
#include "engine/state/game_state.h"
#include "libreplay/exact/approach.h"

#include <array>
#include <bitset>
#include <span>
#include <vector>

namespace annales::inline replay {

/// Units by kind and province, special ones as their companions, and the provinces that a kind cannot pass.
struct Field {
  std::array<std::array<std::uint8_t, kMaxProvinces>, 2> units{};
  std::array<std::bitset<kMaxProvinces>, 2> closed;
  /// Steps that a kind may make.
  std::array<int, 2> range{};
  friend bool operator==(const Field&, const Field&) = default;
};

/// `state`: the nation is active and no unit has moved. Where battles are automatic, provinces with enemies
/// of the kind are closed.
[[nodiscard]] Field fieldOf(const Game& game, const GameState& state);

/// A place that wants units.
struct Want {
  ProvinceId province;
  int units = 1;
  bool legions = true, galleys = true; // which kinds will do
  /// A city that is attacked: also those may come that the province is closed to, as they fight there.
  bool attack = false;
  /// In an attack where only units with an action left count (`antike.conquest`): others fight, one for one,
  /// at most so many of each kind.
  bool activeOnly = false;
  std::array<int, 2> defenders{};
};

/// So many go to the want of that number.
struct Sent {
  std::size_t want = 0;
  Kind kind = Kind::legion;
  March march;       // of one province where they stay
  bool last = false; // they get there with their last action
};

class Muster {
public:
  Muster(const Game& game, const Field& field, std::span<const Want> wants);

  /// Sends as many units to those wants as can be; wants that were filled before keep what they have, though
  /// it may come from elsewhere. The number of units that are sent in all.
  int fill(std::span<const std::size_t> wants);
  [[nodiscard]] bool full(std::size_t want) const;
  [[nodiscard]] std::vector<Sent> sent() const;

private:
  struct Edge {
    std::uint16_t to = 0;
    std::int16_t left = 0;
    std::int16_t steps = 0;
  };
  struct Source {
    Kind kind = Kind::legion;
    ProvinceId from;
  };
  using Steps = std::array<std::uint8_t, kMaxProvinces>;
  void connect(std::size_t want);
  [[nodiscard]] Steps stepsTo(ProvinceId to, Kind kind) const;
  void edge(std::size_t from, std::size_t to, int units, int steps = 0);
  /// By units that are not farther away.
  bool augment(int steps);

  const Game& game_;
  const Field& field_;
  std::vector<Want> wants_;
  std::vector<Source> sources_;
  std::vector<std::array<Steps, 2>> steps_; // by want
  std::vector<Edge> edges_;                 // an edge and its way back stand together
  std::vector<std::vector<std::uint16_t>> out_;
  std::vector<std::size_t> sinks_; // by want: its edge to the end
  std::size_t end_ = 1;
  int sent_ = 0;
};

/// The shortest way through open provinces; empty where there is none within the range.
[[nodiscard]] std::vector<ProvinceId> shortestWay(const Game& game, const Field& field, Kind kind,
                                                  ProvinceId from, ProvinceId to);

} // namespace annales::inline replay
