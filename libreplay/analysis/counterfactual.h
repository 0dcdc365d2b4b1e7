// "If they had not attacked me": everybody's chances as it was recorded, and with somebody's deeds struck
// out.
#pragma once

#include "engine/search/company.h"
#include "engine/search/value.h"
#include "libreplay/inference/interval.h"
#include "libreplay/lines/rebase.h"
#include "libreplay/match/numbered_work.h"

#include <optional>
#include <span>
#include <vector>

namespace annales::inline replay {

struct Estimate {
  double value = 0;
  inference::Interval interval; // 95 %
};
/// By nation.
using Estimates = std::array<Estimate, kMaxNations>;

struct CounterfactualEffort {
  std::size_t budget = 1000; // pairs of rollouts, 2 or more
  std::size_t turns = 0;     // that a rollout plays before the value ends it; 0: two rounds
  std::uint64_t seed = 1;
  Company company = {}; // who plays in rollouts
};

/// Positions are compared where the same turn begins with and without the deeds.
struct Counterfactual {
  Estimates recorded, without;
  Estimates difference; // without less recorded, of pairs with the same chance
  std::size_t rollouts = 0;
  std::size_t until = 0;            // place of the first event that is not part of the comparison, from 0
  Rebased result;                   // from the first event struck out; `index` is as `replay` counts
  std::vector<NationId> whose;      // deeds were struck out, each once
  bool ended = false, over = false; // the game is at its end where they are compared: as recorded, without
};

/// `events` come after GameCreated, `struckOut` are places among them, from 0. The record is carried on to
/// the end of the turn in which event `until` is (nothing: the last one struck out); what cannot stand
/// without the deeds is left out. Fails with a sentence where there is no such event, where it follows from
/// the rules and nobody did it, where the record does not fold so far, and when it was cancelled.
[[nodiscard]] Result<Counterfactual> chancesWithout(const Game& game, std::span<const Event> events,
                                                    std::vector<std::size_t> struckOut,
                                                    std::optional<std::size_t> until,
                                                    const CounterfactualEffort& effort, const Watch& watch);

/// Both sides of one pair of rollouts, as `chancesWithout` takes them.
struct PairOfRollouts {
  Chances recorded{}, without{};
};
/// The estimates that the pairs add up to.
void addUp(Counterfactual& found, std::span<const PairOfRollouts> pairs);

} // namespace annales::inline replay
