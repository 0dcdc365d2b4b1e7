#include "libreplay/exact/rescues.h"

#include "engine/fold/apply.h"
#include "engine/rules/arming.h"
#include "engine/rules/battle.h"
#include "engine/rules/conductor.h"
#include "engine/rules/phase.h"
#include "engine/state/state_key.h"
#include "libreplay/exact/breach.h"
#include "libreplay/exact/rescue_scope.h"
#include "libreplay/exact/special_units.h"
#include "libreplay/exact/threats.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string>
#include <unordered_set>

namespace annales::inline replay {
namespace {

bool arePartners(const Game& game, NationId a, NationId b) {
  return game.setup->nations[a.index()].controller == game.setup->nations[b.index()].controller;
}

std::vector<NationId> takersOf(const Game& game, const GameState& state, ProvinceId city) {
  std::vector<NationId> takers;
  for (std::size_t n = 0; n < game.nations(); ++n)
    if (!arePartners(game, NationId(n), state[city].owner) && threatens(game, state, NationId(n), city))
      takers.emplace_back(n);
  return takers;
}

bool rivalsCountAsOne(const Game& game, const GameState& begun) {
  for (std::size_t n = 0; n < game.nations(); ++n)
    if (NationId(n) != begun.active && !specialsCountAsOne(game, begun, NationId(n))) return false;
  return true;
}

/// What the nation chooses itself; awards change nothing that is asked about, and cards come afterwards.
bool isChosen(const Event& event, NationId who) {
  return chooserOf(event, who) == who && !std::holds_alternative<PersonageWon>(event) &&
         !std::holds_alternative<TurnEnded>(event) && !std::holds_alternative<CardTaken>(event) &&
         !std::holds_alternative<GameEnded>(event);
}

class RescueSearch {
public:
  RescueSearch(const Game& game, const GameState& begun, ProvinceId city, std::size_t most,
               const std::atomic<bool>* cancel)
      : game_(game), begun_(begun), who_(begun.active), city_(city), most_(most), cancel_(cancel) {
    if (!begun.fixed.automaticBattles) scope_.emplace(game, begun, city);
  }

  /// Settled: whether there is exactly one plan.
  Settled find() {
    auto bySpace = scope_ ? fundedSteps() : everyStep();
    for (const bool maneuver : {false, true}) // which has the most positions comes last
      for (std::size_t i = 0; i < kSpaces && !over(); ++i)
        if (isManeuver(static_cast<Space>(i)) == maneuver) walk(std::move(bySpace[i]));
    if (several_) return Settled::no;
    if (exhausted_ || stopped()) return Settled::unsettled;
    return any_ && plan_ == fewest_ ? Settled::yes : Settled::no;
  }

  [[nodiscard]] const TurnDeeds& plan() const { return plan_; }
  [[nodiscard]] std::vector<Event> line() const {
    std::vector<Event> line;
    for (std::size_t at = best_; at != kBeginning; at = trail_[at].from)
      line.push_back(trail_[at].event);
    std::ranges::reverse(line);
    return line;
  }

private:
  struct Node {
    GameState state;
    std::size_t place = 0;  // in `trail_`
    std::size_t length = 0; // events since the turn began
  };
  struct Footprint {
    std::size_t from = 0;
    Event event;
  };
  using BySpace = std::array<std::vector<Node>, kSpaces>;

  [[nodiscard]] bool stopped() const { return cancel_ != nullptr && *cancel_; }
  [[nodiscard]] bool over() const { return several_ || exhausted_ || stopped(); }

  /// The position after the event; nothing where it was seen already.
  std::optional<Node> after(const Node& node, const Event& event) {
    Node next{node.state, trail_.size(), node.length + 1};
    if (annales::apply(next.state, event)) return std::nullopt;
    if (!seen_.insert(placeKey(next.state)).second) return std::nullopt;
    exhausted_ = exhausted_ || seen_.size() > most_;
    trail_.push_back({node.place, event});
    return next;
  }

  BySpace fundedSteps() {
    BySpace steps;
    for (std::size_t i = 0; i < kSpaces; ++i) {
      std::optional<Node> node = Node{begun_, kBeginning, 0};
      for (const Event& event : scope_->stepTo(static_cast<Space>(i)))
        if (node) node = after(*node, event);
      if (node && node->place != kBeginning) steps[i].push_back(*std::move(node));
    }
    return steps;
  }

  /// Every trade and card before every step, with every way to pay it.
  BySpace everyStep() {
    BySpace steps;
    std::vector<Node> open{{begun_, kBeginning, 0}};
    for (std::size_t i = 0; i < open.size() && !over(); ++i) {
      const Node node = open[i];
      for (const Event& event : legal(game_, node.state, Payments::every)) {
        if (!isChosen(event, who_)) continue;
        const auto* step = std::get_if<RondelMoved>(&event);
        if (auto next = after(node, event))
          (step == nullptr ? open : steps[indexOf(step->to)]).push_back(*std::move(next));
      }
    }
    return steps;
  }

  void walk(std::vector<Node> open) {
    while (!open.empty() && !over()) {
      const Node node = std::move(open.back());
      open.pop_back();
      judge(node);
      for (const Event& event : legal(game_, node.state, scope_ ? Payments::cheapest : Payments::every))
        if (isChosen(event, who_) && (!scope_ || scope_->matters(event)))
          if (auto next = after(node, event)) open.push_back(*std::move(next));
    }
  }

  /// Two spaces that save the city, or going somewhere alone, are no plan.
  void judge(const Node& node) {
    const Situation at{game_, node.state};
    if (node.state.turn.abandoned || bellonaDue(at) || dueBattle(at)) return;
    const TurnDeeds deeds = unitsAndBuildings(node.state);
    const bool nothingNew = any_ && std::ranges::includes(deeds, plan_) &&
                            std::pair(deeds.size(), node.length) >= std::pair(fewest_.size(), length_);
    if (nothingNew || node.state[city_].owner != who_ || !isSafe(game_, node.state, city_)) return;
    TurnDeeds common;
    std::ranges::set_intersection(any_ ? plan_ : deeds, deeds, std::back_inserter(common));
    plan_ = std::move(common);
    if (!any_ || std::pair(deeds.size(), node.length) < std::pair(fewest_.size(), length_)) {
      fewest_ = deeds;
      best_ = node.place;
      length_ = node.length;
    }
    any_ = true;
    several_ = plan_.size() < 2 || plan_.front().kind != TurnDeedKind::step;
  }

  /// A sea that is held is a galley more.
  [[nodiscard]] TurnDeeds unitsAndBuildings(const GameState& state) const {
    TurnDeeds deeds = deedsBetween(begun_, state);
    std::erase_if(deeds, [](const TurnDeed& deed) { return deed.kind == TurnDeedKind::hold; });
    return deeds;
  }

  static constexpr std::size_t kBeginning = ~std::size_t{0};

  const Game& game_;
  const GameState& begun_;
  const NationId who_;
  const ProvinceId city_;
  const std::size_t most_;
  const std::atomic<bool>* cancel_;
  std::optional<RescueScope> scope_;
  TurnDeeds plan_;                             // what all turns that save it have in common so far
  TurnDeeds fewest_;                           // of such a turn
  std::size_t best_ = kBeginning, length_ = 0; // where that turn is in `trail_`, its events
  bool any_ = false, several_ = false, exhausted_ = false;
  std::unordered_set<std::string> seen_;
  std::vector<Footprint> trail_;
};

} // namespace

bool isSafe(const Game& game, const GameState& state, ProvinceId city) {
  const NationId who = state[city].owner;
  if (!who.exists()) return false;
  GameState after = state;
  if (after.active == who) static_cast<void>(annales::apply(after, TurnEnded{who}));
  for (std::size_t n = 0; n < game.nations(); ++n)
    if (!arePartners(game, NationId(n), who) && threatens(game, after, NationId(n), city)) return false;
  return true;
}

Rescues rescuesIn(const Game& game, const GameState& begun, std::size_t most,
                  const std::atomic<bool>* cancel) {
  Rescues found;
  if (begun.ended || !begun.active.exists() || !rivalsCountAsOne(game, begun)) return found;
  for (std::size_t i = 0; i < game.map->size(); ++i) {
    const ProvinceId city(i);
    if (begun[city].owner != begun.active) continue;
    std::vector<NationId> takers = takersOf(game, begun, city);
    if (takers.empty()) continue;
    RescueSearch search(game, begun, city, most, cancel);
    switch (search.find()) {
    case Settled::yes:
      found.only.push_back({city, std::move(takers), search.plan(), search.line()});
      break;
    case Settled::unsettled:
      found.open.push_back(city);
      break;
    case Settled::no:
      break;
    }
  }
  return found;
}

} // namespace annales::inline replay
