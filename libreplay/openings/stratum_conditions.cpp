#include "libreplay/openings/stratum_conditions.h"

#include "libreplay/openings/game_options.h"

#include <fmt/core.h>

namespace annales::inline replay {

std::string conditionsOf(const FactTable& table, KindIndex kind, const Strata& strata) {
  const SeatKind& parts = table.kinds()[kind];
  std::vector<WrittenCondition> found;
  if (strata.ruleset) found.push_back({"ruleset", std::string(wordOf(parts.ruleset))});
  if (strata.board && !table.words()[parts.board].empty())
    found.push_back({"board", table.words()[parts.board]});
  if (strata.options && table.words()[parts.options] != kUnknownOptions)
    for (std::string& option : optionConditions(table.words()[parts.options]))
      found.push_back({"option", std::move(option)});
  if (strata.nations) found.push_back({"nations", fmt::format("{}", parts.nations)});
  if (strata.nation && !table.words()[parts.nation].empty())
    found.push_back({"nation", table.words()[parts.nation]});
  if (strata.seat && parts.seat != kUnknownSeat) found.push_back({"seat", fmt::format("{}", parts.seat + 1)});
  if (table.hasResults()) found.push_back({"record", parts.isResult ? "result" : "played"});
  return textOf(found);
}

} // namespace annales::inline replay
