// How a search for whole turns goes on from event to event; only for the files of `WholeTurns`.
#pragma once

#include "engine/play/campaign.h"
#include "engine/rules/situation.h"
#include "engine/search/whole_turns.h"

#include <functional>

namespace annales::inline engine {

inline constexpr std::uint32_t kTurnStart = ~std::uint32_t{0};
inline constexpr double kCannotEnd = -1;

/// One search for whole turns. Its parts are in whole_turns.cpp, turn_actions.cpp and turn_maneuver.cpp.
class TurnSearch {
public:
  TurnSearch(WholeTurns& found, const GameState& state, const TurnJudge& judge, const TurnBounds& bounds)
      : found_(found), start_(state), judge_(judge), bounds_(bounds), who_(state.active) {}

  void run(std::span<const Event> steps);

private:
  using TurnOrders = std::vector<Order>;

  /// A unit or all units of a group sent elsewhere.
  struct OrderChange {
    int promise = 0;
    std::size_t rank = 0; // among those of its group
    Order order;
  };
  /// Where a turn may stand.
  struct Stand {
    GameState state;
    std::uint32_t last = kTurnStart;
    double chance = kCannotEnd;
  };
  struct Group {
    Kind kind = Kind::legion;
    ProvinceId at;
    int spent = 0;
    int count = 0;
  };
  struct Tried {
    TurnOrders orders;
    double chance = kCannotEnd;
  };

  [[nodiscard]] Situation at(const GameState& state) const { return {found_.game_, state}; }
  [[nodiscard]] bool enough() const { return found_.ways_.size() >= bounds_.evaluations; }
  bool go(Stand& stand, const Event& event);
  /// Judges the turn if it ends here; `kCannotEnd` where it cannot.
  double record(Stand& stand);

  /// Lists the parts of an action that are possible next.
  using ListParts = std::function<void(const GameState& state, std::vector<Event>& out)>;

  void before(Stand& stand);
  void act(Stand stand);
  void produce(const Stand& stand);
  void grow(const Stand& stand, const ListParts& list);
  void arm(const Stand& stand);
  void armUnits(Stand stand);
  void found(Stand& stand);
  void maneuver(const Stand& stand);
  void repeatManeuver(const Stand& stand, std::uint32_t firstNode, std::size_t from);

  [[nodiscard]] std::vector<Group> groupsOf(const GameState& state) const;
  [[nodiscard]] std::vector<TurnOrders> firstOrders(const Stand& stand,
                                                    const std::vector<Group>& groups) const;
  void assaults(const Stand& stand, const std::vector<Group>& groups, std::vector<TurnOrders>& out) const;
  [[nodiscard]] std::vector<OrderChange> changesOf(const Stand& stand,
                                                   const std::vector<Group>& groups) const;
  [[nodiscard]] int promiseOf(const GameState& state, Kind kind, ProvinceId to) const;
  double carryOut(const Stand& stand, const TurnOrders& orders);
  void carry(Stand& stand, const Order& order);
  [[nodiscard]] ProvinceId nextOn(const GameState& state, Kind kind, ProvinceId from, ProvinceId to) const;
  double conclude(Stand stand);
  [[nodiscard]] static TurnOrders changed(const TurnOrders& orders, const std::vector<Group>& groups,
                                          const Order& change);

  WholeTurns& found_;
  const GameState& start_;
  const TurnJudge& judge_;
  const TurnBounds& bounds_;
  NationId who_;
  std::vector<Event> listed_; // reused; never across a call that lists
};

} // namespace annales::inline engine
