// What a nation may hope for: the worth of one more city, temple, sea, know-how or destroyed temple, seen
// from the personages that the bank still has.
#pragma once

#include "engine/play/question.h"
#include "engine/play/reach.h"
#include "engine/play/taste.h"
#include "engine/rules/situation.h"

#include <array>

namespace annales::inline engine {

using Stock = std::array<int, kResources>;

struct Outlook {
  Situation at;
  NationId who;
  const Taste& taste;
  const Reach& reach;

  int future = 0; // steps that the leader still has to the goal: how long a better production has to pay off
  int city = 0;
  int temple = 0;
  int sea = 0;
  int general = 0;
  int unit = 5;      // cost of one in a conquest: little where iron is plenty
  bool late = false; // the game has lasted long enough: no more guards, everything forward
  int scholar = 0;

  [[nodiscard]] const NationState& own() const { return at.state[who]; }
  [[nodiscard]] const ProvinceState& operator[](ProvinceId p) const { return at.state[p]; }
  [[nodiscard]] int range(Kind kind) const { return range_[isNaval(kind) ? 1 : 0]; }
  /// Nations of one player leave each other alone.
  [[nodiscard]] bool isFoe(NationId n) const;
  /// A city could be founded there, leaving units and price aside.
  [[nodiscard]] bool isFreeSite(ProvinceId p) const;
  [[nodiscard]] Stock stock() const;

  std::array<int, 2> range_{1, 1};
};

[[nodiscard]] Outlook look(const Question& question, const Taste& taste, const Reach& reach);

/// What owning the know-how is worth, its price aside.
[[nodiscard]] int worthOfKnowHow(const Outlook& outlook, KnowHowId k);

/// What the defence of a city would be against `who`, whose turn it need not be.
[[nodiscard]] int strengthOf(const Outlook& outlook, ProvinceId p);

} // namespace annales::inline engine
