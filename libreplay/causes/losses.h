// What one of two turns from the same position has and the other has not, counted exactly.
#pragma once

#include "engine/event/game.h"
#include "libreplay/causes/cause.h"
#include "libreplay/causes/turn_repairs.h"
#include "libreplay/exact/claims.h"
#include "libreplay/exact/threats.h"

#include <span>

namespace annales::inline replay {

/// Compares turns with one that was played.
class LossFinder {
public:
  /// `later`: what came after the played turn, for what pays back. Borrowed, as the game is.
  LossFinder(const Game& game, NationId who, RepairedTurn played, std::span<const Event> later);

  /// What the played turn let go against the repaired one, the graver first; empty where nothing of it has a
  /// name.
  [[nodiscard]] std::vector<Loss> losses(const RepairedTurn& repaired) const;

  /// The same loss, with what else would then have come within reach. `before`: the turn began there.
  [[nodiscard]] Loss told(Loss loss, const GameState& before, const RepairedTurn& repaired) const;

private:
  /// What the rivals could do at once after a turn.
  struct Reach {
    std::vector<Claim> claims;
    std::vector<Threat> threats; // of the nation's own cities
    bool settled = true;         // all claims were counted out
  };
  [[nodiscard]] Reach reachAfter(const RepairedTurn& turn) const;
  void addVictory(std::vector<Loss>& found, const RepairedTurn& repaired) const;
  void addPersonages(std::vector<Loss>& found, const RepairedTurn& repaired) const;
  void addRivals(std::vector<Loss>& found, const Reach& reach) const;
  [[nodiscard]] std::vector<NationId> rivalsAt(ProvinceId city) const;
  void addOpenCities(std::vector<Loss>& found, const RepairedTurn& repaired, const Reach& reach) const;
  void addDeeds(std::vector<Loss>& found, const RepairedTurn& repaired) const;
  void addUnits(std::vector<Loss>& found, const RepairedTurn& repaired) const;
  void addStep(std::vector<Loss>& found, const RepairedTurn& repaired) const;
  [[nodiscard]] std::optional<NotBuilt> notBuilt(bool temples, std::span<const Event> deeds,
                                                 const RepairedTurn& repaired) const;
  /// In which round, after the played turn, the nation produced that for the how-manieth time before anything
  /// else became of these provinces; 0 where it did not.
  [[nodiscard]] int roundOfProduction(Resource resource, int number, bool temples,
                                      const std::vector<ProvinceId>& provinces) const;
  [[nodiscard]] bool isRival(NationId n) const;
  [[nodiscard]] std::vector<Event> decided(std::span<const Event> turn) const;

  const Game& game_;
  NationId who_;
  RepairedTurn played_;
  std::span<const Event> later_;
  Reach reach_; // after the played turn
};

} // namespace annales::inline replay
