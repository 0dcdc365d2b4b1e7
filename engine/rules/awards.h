// Personages: `personage.level`, `.scholar`, `.general`, `.order`, `antike.all-know-how`.
#pragma once

#include "engine/rules/situation.h"

namespace annales::inline engine {

struct Award {
  Personage personage = Personage::king;
  AwardReason reason = AwardReason::cities;
};

/// What the acting nation has won this turn and not received yet.
struct DueAwards {
  std::array<int, kPersonages> count{}; // by kind, as far as the bank has them
  bool allKnowHow = false;
  std::vector<Personage> choices; // for all-know-how, never empty when it is due

  [[nodiscard]] bool none() const;
};

/// What it has earned this turn of that kind, received or not, whatever the bank has; without all-know-how.
[[nodiscard]] int earnedThisTurn(const Situation& at, Personage personage);
[[nodiscard]] DueAwards dueAwards(const Situation& at);
[[nodiscard]] bool awardDue(const Situation& at);
/// The award that comes next; several where the nation has a choice.
[[nodiscard]] std::vector<Award> nextAwards(const Situation& at);
/// What PersonageWon says of town walls (`duellum.personages`): 1 where the award brings one.
[[nodiscard]] std::uint8_t wallsWith(const Situation& at, NationId n);

[[nodiscard]] PersonageWon wonWith(const Situation& at, const Award& award);
/// Why that personage is won, but for the one for all know-how.
[[nodiscard]] AwardReason reasonFor(Personage personage);
[[nodiscard]] Fault checkAward(const Situation& at, const PersonageWon& e);
void listAwards(const Situation& at, std::vector<Event>& out);

} // namespace annales::inline engine
