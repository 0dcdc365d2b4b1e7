// How AGN is written: actions in English, each name so that it means only itself.
#pragma once

#include "engine/event/game.h"
#include "importers/agn/course.h"
#include "importers/agn/said.h"
#include "importers/agn/words.h"

#include <string>
#include <string_view>
#include <vector>

namespace annales::agn {

/// "m3 c2"; "0" for nothing. Negative numbers as "m-2".
[[nodiscard]] std::string amountText(const Amount& amount, char between);
/// "Antike II".
[[nodiscard]] std::string_view rulesetWordsOf(RulesetId ruleset);

class Spelling {
public:
  Spelling(const GameWords& words, const EventNames& names);

  [[nodiscard]] std::string nation(NationId n) const;
  [[nodiscard]] std::string province(ProvinceId p) const;
  [[nodiscard]] std::string knowHow(KnowHowId k) const;
  [[nodiscard]] std::string card(CardId c) const;
  [[nodiscard]] std::string effects(const Adjustments& effects) const;
  /// The action where it is said; a first word only where it needs one.
  [[nodiscard]] std::string action(const Said& said, Space space) const;

private:
  [[nodiscard]] std::string units(const Said& said) const;
  [[nodiscard]] std::string behindVerb(const Said& said) const;
  [[nodiscard]] std::string effect(const Adjustment& effect) const;
  [[nodiscard]] std::string cardPlace(const CardPlace& place) const;

  const GameWords& words_;
  const EventNames& names_;
  std::vector<std::string> provinces_; // of the board, as they are written
};

/// All that the event holds, as an action with nothing left out.
[[nodiscard]] Said saidOf(const Event& event);

} // namespace annales::agn
