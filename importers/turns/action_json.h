// One action of a turn in JSON, as the piece of AGN that says the same.
#pragma once

#include "engine/core/result.h"

#include <simdjson.h>

#include <string>

namespace annales::turns {

/// Where in the action the fault lies: `at` is the field, empty for the action itself.
struct ActionFault : Error {
  std::string at;
};

/// A text is AGN already; an object says with `do` what was done and in other fields with what.
[[nodiscard]] tl::expected<std::string, ActionFault> actionOf(simdjson::dom::element action);

/// `{"gold":1}` as "g1"; a text is an amount already.
[[nodiscard]] tl::expected<std::string, Error> amountText(simdjson::dom::element amount);

} // namespace annales::turns
