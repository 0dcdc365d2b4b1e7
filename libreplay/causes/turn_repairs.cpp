#include "libreplay/causes/turn_repairs.h"

#include "engine/event/event_kind.h"
#include "engine/event/same_fact.h"
#include "engine/rules/phase.h"
#include "engine/rules/rules.h"
#include "libreplay/analysis/mistake_kind.h"
#include "libreplay/exact/claims.h"
#include "libreplay/exact/threats.h"

#include <algorithm>
#include <functional>

namespace annales::inline replay {
namespace {

/// In the order of a turn: a deed comes behind all that come before its part.
enum class DeedPart : std::uint8_t { step, action, movement, conquest, founding, cards };

DeedPart deedPartOf(const Event& event) {
  switch (event.index()) {
  case kPlaceOf<RondelMoved>:
    return DeedPart::step;
  case kPlaceOf<UnitsMoved>:
  case kPlaceOf<BattleFought>:
    return DeedPart::movement;
  case kPlaceOf<CityConquered>:
  case kPlaceOf<NeutralTempleDestroyed>:
  case kPlaceOf<CityAbandoned>:
    return DeedPart::conquest;
  case kPlaceOf<CityFounded>:
    return DeedPart::founding;
  case kPlaceOf<CardTaken>:
    return DeedPart::cards;
  default:
    return DeedPart::action;
  }
}

bool isTrade(const Event& event) {
  return std::holds_alternative<Traded>(event);
}

using Decisions = std::vector<Event>;

/// Each of them behind the last one of its part or an earlier one; trades with what follows them.
Decisions withAdded(Decisions turn, const Decisions& group) {
  for (std::size_t i = 0; i < group.size(); ++i) {
    std::size_t deed = i;
    while (deed + 1 < group.size() && isTrade(group[deed]))
      ++deed;
    const DeedPart part = deedPartOf(group[deed]);
    const auto place =
        std::ranges::find_if(turn, [&](const Event& other) { return deedPartOf(other) > part; });
    turn.insert(place, group[i]);
  }
  return turn;
}

Decisions only(const Decisions& turn, const std::function<bool(const Event&)>& wanted) {
  Decisions some;
  std::ranges::copy_if(turn, std::back_inserter(some), wanted);
  return some;
}

Decisions ofParts(const Decisions& turn, std::initializer_list<DeedPart> parts) {
  return only(turn,
              [&](const Event& event) { return std::ranges::find(parts, deedPartOf(event)) != parts.end(); });
}

bool isWarfare(DeedPart part) {
  return part == DeedPart::movement || part == DeedPart::conquest;
}

class RepairSearch {
public:
  RepairSearch(const Game& game, const GameState& before, NationId who, std::span<const Event> played,
               std::span<const Event> better)
      : game_(game), before_(before), who_(who), played_(played.begin(), played.end()),
        better_(better.begin(), better.end()), step_(ofParts(better_, {DeedPart::step})),
        foundings_(ofParts(played_, {DeedPart::founding})) {}

  std::vector<RepairedTurn> run() {
    const Decisions was = ofParts(played_, {DeedPart::step});
    const bool sameSpace = !was.empty() && !step_.empty() && sameDeed(was.front(), step_.front());
    if (sameSpace)
      onTheSameSpace();
    else
      onTheOtherSpace();
    addAwards();
    addDefences();
    return std::move(found_);
  }

private:
  void onTheSameSpace() {
    for (const Decisions& group : groupsOf(deedsBeyond(better_, played_)))
      if (!added(played_, group)) exchanged(group);
    for (const Event& event : deedsBeyond(played_, better_))
      if (deedPartOf(event) != DeedPart::step) leftOut(event);
    const Decisions warfare = ofParts(better_, {DeedPart::movement, DeedPart::conquest});
    offer(withAdded(only(played_, [](const Event& e) { return !isWarfare(deedPartOf(e)); }), warfare));
    Decisions otherStep = played_;
    if (!otherStep.empty()) otherStep.front() = step_.front();
    offer(otherStep);
  }

  void onTheOtherSpace() {
    const Decisions deeds = only(better_, [](const Event& e) { return deedPartOf(e) != DeedPart::step; });
    for (const Decisions& group : groupsOf(deeds)) {
      if (deedPartOf(group.back()) == DeedPart::founding) added(played_, group);
      Decisions there = step_;
      there.insert(there.end(), group.begin(), group.end());
      offer(withAdded(there, deedsBeyond(foundings_, group)), there);
    }
    offer(withAdded(step_, foundings_), step_);
  }

  /// Deeds that can stand for themselves: one each, all of a kind, a conquest with the marches that it needs.
  [[nodiscard]] std::vector<Decisions> groupsOf(const Decisions& deeds) const {
    std::vector<Decisions> groups;
    for (const Event& event : deeds) {
      const DeedPart part = deedPartOf(event);
      if (part == DeedPart::conquest && !std::holds_alternative<CityAbandoned>(event))
        groups.push_back(marchesFor(event));
      if ((part == DeedPart::action || part == DeedPart::founding) && !isTrade(event))
        groups.push_back({event});
    }
    const std::size_t single = groups.size();
    for (std::size_t i = 0; i < single; ++i) {
      const auto ofKind =
          only(deeds, [&](const Event& event) { return event.index() == groups[i].back().index(); });
      if (ofKind.size() > 1 && groups[i].size() == 1) groups.push_back(ofKind);
    }
    const Decisions warfare = only(deeds, [](const Event& e) { return isWarfare(deedPartOf(e)); });
    if (!warfare.empty()) groups.push_back(warfare);
    return groups;
  }

  /// Takes out of the better turn's maneuver what that conquest does not need.
  [[nodiscard]] Decisions marchesFor(const Event& conquest) const {
    Decisions moves = only(better_, [&](const Event& event) {
      return deedPartOf(event) == DeedPart::movement || std::holds_alternative<CityAbandoned>(event);
    });
    const auto suffices = [&](const Decisions& some) {
      Decisions turn = step_;
      turn.insert(turn.end(), some.begin(), some.end());
      turn.push_back(conquest);
      const auto rebuilt = rebuiltTurn(game_, before_, turn);
      return rebuilt && rebuilt->kept.back();
    };
    for (std::size_t i = moves.size(); i-- > 0;) {
      Decisions fewer = moves;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      if (suffices(fewer)) moves = std::move(fewer);
    }
    moves.push_back(conquest);
    return moves;
  }

  /// Nothing of the turn is lost for it.
  bool added(const Decisions& turn, const Decisions& group) {
    if (offer(withAdded(turn, group))) return true;
    Decisions funded = only(better_, isTrade);
    if (funded.empty()) return false;
    funded.insert(funded.end(), group.begin(), group.end());
    return offer(withAdded(turn, funded));
  }

  /// First of all on its space; what then is not possible any more is left out.
  void exchanged(const Decisions& group) {
    Decisions turn = ofParts(played_, {DeedPart::step});
    const Decisions trades = only(better_, isTrade);
    turn.insert(turn.end(), trades.begin(), trades.end());
    turn.insert(turn.end(), group.begin(), group.end());
    const Decisions needed = turn;
    for (const Event& event : played_)
      if (deedPartOf(event) != DeedPart::step && !isTrade(event)) turn = withAdded(turn, {event});
    offer(turn, needed);
  }

  void leftOut(const Event& event) {
    Decisions turn = played_;
    const auto place = std::ranges::find_if(turn, [&](const Event& e) { return sameFact(e, event); });
    if (place == turn.end()) return;
    turn.erase(place);
    offer(turn);
  }

  void addAwards() {
    const Claims claims = claimsIn(game_, before_);
    for (const Claim& claim : claims.claims) {
      const Decisions line = decisionsOf(claim.line, who_, game_.ruleset->battles == BattlePolicy::automatic);
      const Decisions foundings = ofParts(line, {DeedPart::founding});
      if (!foundings.empty()) added(played_, deedsBeyond(foundings, played_));
      if (!played_.empty() && !line.empty() && sameDeed(played_.front(), line.front()))
        added(played_, deedsBeyond(line, played_));
      offer(withAdded(line, deedsBeyond(foundings_, line)), line);
    }
  }

  /// Units and walls that save a city which the played turn leaves within somebody's reach.
  void addDefences() {
    const auto was = rebuiltTurn(game_, before_, played_);
    if (!was || was->turn.after.ended) return;
    const auto threats = threatsIn(game_, was->turn.after);
    if (!threats) return;
    for (const Threat& threat : *threats) {
      if (threat.of != who_) continue;
      for (const Event& move : played_)
        if (const auto* units = std::get_if<UnitsMoved>(&move);
            units != nullptr && units->from == threat.city)
          leftOut(move);
      for (const Kind kind : kBasicKinds)
        defend(
            Space::arming,
            UnitsArmed{who_, kind, threat.city, static_cast<std::uint8_t>(std::min(threat.missing, 3)), {}});
      if (threat.missing == 1) defend(Space::temple, WallBuilt{who_, threat.city, {}});
    }
  }

  void defend(Space space, const Event& deed) {
    const Decisions step = stepTo(space);
    if (step.empty()) return;
    if (!played_.empty() && sameDeed(played_.front(), step.front())) {
      if (!added(played_, {deed})) exchanged({deed});
      return;
    }
    Decisions there = step;
    there.push_back(deed);
    offer(withAdded(there, foundings_), there);
  }

  [[nodiscard]] Decisions stepTo(Space space) const {
    for (const Event& event : legal(game_, before_, Payments::cheapest))
      if (const auto* move = std::get_if<RondelMoved>(&event); move != nullptr && move->to == space)
        return {event};
    return {};
  }

  /// Takes the turn where all of it is possible.
  bool offer(const Decisions& turn) { return offer(turn, turn); }

  /// Takes the turn where these decisions of it are possible.
  bool offer(const Decisions& turn, const Decisions& needed) {
    auto rebuilt = rebuiltTurn(game_, before_, turn);
    if (!rebuilt) return false;
    Decisions lost;
    for (std::size_t i = 0; i < turn.size(); ++i)
      if (!rebuilt->kept[i]) lost.push_back(turn[i]);
    const bool loses = std::ranges::any_of(lost, [&](const Event& event) {
      return std::ranges::any_of(needed, [&](const Event& deed) { return sameFact(deed, event); });
    });
    if (loses) return false;
    take(std::move(rebuilt->turn));
    return true;
  }

  void take(RepairedTurn turn) {
    if (!kindOfMistake(played_, turn.events, who_, game_.ruleset->battles == BattlePolicy::automatic)) return;
    for (const RepairedTurn& other : found_)
      if (sameFacts(other.events, turn.events)) return;
    found_.push_back(std::move(turn));
  }

  const Game& game_;
  const GameState& before_;
  const NationId who_;
  const Decisions played_, better_, step_, foundings_;
  std::vector<RepairedTurn> found_;
};

} // namespace

RepairedTurn leanest(const Game& game, const GameState& before, NationId who, std::span<const Event> played,
                     RepairedTurn repair, const std::function<bool(const RepairedTurn&)>& holds) {
  const bool automatic = game.ruleset->battles == BattlePolicy::automatic;
  Decisions turn = decisionsOf(repair.events, who, automatic);
  const auto tryIt = [&](const Decisions& other) {
    auto rebuilt = rebuiltTurn(game, before, other);
    if (!rebuilt || !rebuilt->wholly() || !holds(rebuilt->turn)) return;
    repair = std::move(rebuilt->turn);
    turn = other;
  };
  const Decisions extra = deedsBeyond(turn, played);
  for (std::size_t i = extra.size(); i-- > 0;) {
    if (deedPartOf(extra[i]) == DeedPart::step) continue;
    Decisions fewer = turn;
    fewer.erase(std::ranges::find_if(fewer, [&](const Event& e) { return sameDeed(e, extra[i]); }));
    tryIt(fewer);
  }
  for (const Event& event : deedsBeyond(played, turn))
    if (deedPartOf(event) != DeedPart::step) tryIt(withAdded(turn, {event}));
  return repair;
}

std::vector<RepairedTurn> repairsOf(const Game& game, const GameState& before, NationId who,
                                    std::span<const Event> played, std::span<const Event> better) {
  return RepairSearch(game, before, who, played, better).run();
}

} // namespace annales::inline replay
