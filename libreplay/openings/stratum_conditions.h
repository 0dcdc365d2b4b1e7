// A kind of seat as the conditions that choose it.
#pragma once

#include "libreplay/openings/compare.h"

#include <string>

namespace annales::inline replay {

/// "ruleset=antike; board=occident; option=default; nations=4; nation=romans; seat=1": the parts that the
/// strata have in common. Empty where these are none.
[[nodiscard]] std::string conditionsOf(const FactTable& table, KindIndex kind, const Strata& strata);

} // namespace annales::inline replay
