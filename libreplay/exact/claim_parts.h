// What the kinds of claims share, and the owner of each: whether one turn suffices, and a line that shows it.
#pragma once

#include "engine/rules/phase.h"
#include "engine/rules/situation.h"
#include "libreplay/exact/breach.h"
#include "libreplay/exact/turn_deeds.h"
#include "libreplay/exact/turn_line.h"

#include <functional>
#include <optional>

namespace annales::inline replay {

/// A turn that has begun.
struct ClaimTurn {
  const Game& game;
  const GameState& begun;
  std::optional<TurnDeed> without{}; // a deed that is not to be done

  [[nodiscard]] bool allows(TurnDeedKind kind, std::size_t what) const {
    return !without || without->kind != kind || without->what != what;
  }
  [[nodiscard]] bool allowsStep(Space space) const {
    return allows(TurnDeedKind::step, indexOf(oneManeuver(space)));
  }
  [[nodiscard]] NationId who() const { return begun.active; }
  [[nodiscard]] const NationState& own() const { return begun[begun.active]; }
  [[nodiscard]] bool inBank(Personage personage) const {
    return begun.bank.personages[indexOf(personage)] > 0;
  }
  /// So many more of what is counted win the next one; 0 or less: they are there.
  [[nodiscard]] int missing(AwardReason reason) const;
  /// The state as if the step there cost nothing.
  [[nodiscard]] GameState on(Space space) const;
  /// What the turn costs and brings there, without wants.
  [[nodiscard]] Outlay outlayOn(Space space) const;
  [[nodiscard]] std::optional<Funding> fund(const Outlay& outlay) const;
  /// The maneuver that is nearer.
  [[nodiscard]] Space maneuver() const;
  /// All spaces that one may go to, the nearest first; of the maneuvers only that.
  [[nodiscard]] std::vector<Space> spaces() const;
};

/// A line that ends with the personage, or why there is none.
struct ClaimLine {
  Settled settled = Settled::no;
  std::vector<Event> line;
};

/// What the line has so far, with the award behind it, where that is legal.
[[nodiscard]] ClaimLine closed(TurnLine& line, AwardReason reason);
/// Any step, and the personage is due.
[[nodiscard]] ClaimLine claimAtOnce(const ClaimTurn& turn, AwardReason reason);

// claims_bought.cpp
[[nodiscard]] ClaimLine claimByKnowHow(const ClaimTurn& turn);
[[nodiscard]] ClaimLine claimByAllKnowHow(const ClaimTurn& turn);
[[nodiscard]] ClaimLine claimByTemples(const ClaimTurn& turn);
// claims_seas.cpp
[[nodiscard]] ClaimLine claimBySeas(const ClaimTurn& turn);
// claims_cities.cpp
[[nodiscard]] ClaimLine claimByCities(const ClaimTurn& turn);
// claims_temples.cpp
[[nodiscard]] ClaimLine claimByTempleDestroyed(const ClaimTurn& turn);

/// Those who fall, and those who are sent, with the battles that follow.
void march(TurnLine& line, const FallenMarch& fallen);
void march(TurnLine& line, const Sent& sent);

/// The city there, or the neutral temple; the line breaks a rule where that cannot be.
void conquer(TurnLine& line, ProvinceId p);

} // namespace annales::inline replay
