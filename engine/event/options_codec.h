// The `options` of GameCreated as the event log writes them.
#pragma once

#include "engine/core/json_reader.h"
#include "engine/ruleset/ruleset.h"

#include <simdjson.h>

#include <span>
#include <string>
#include <string_view>

namespace annales::inline engine {

/// Every option that a game may have, in the order of the canonical form.
[[nodiscard]] std::span<const std::string_view> optionNames();
/// Appends the canonical form; what is at its default is left out.
void appendOptions(std::string& out, const Options& options, const Ruleset& table);
/// Reads the options that the ruleset has. A default written out, an unknown key and an unknown value are
/// faults; combinations that the rules forbid are not.
[[nodiscard]] Options readOptions(simdjson::dom::element value, const Ruleset& table, JsonFault& fault);

} // namespace annales::inline engine
