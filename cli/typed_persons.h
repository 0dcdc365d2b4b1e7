// The persons of a result as they are typed on the command line.
#pragma once

#include "engine/core/ids.h"
#include "importers/plays/play_entry.h"

#include <string>
#include <vector>

namespace annales::cli {

/// "Ilse, Romans, 9": name, nation and personages, of which the last two may be missing or empty; "Ilse, 9".
[[nodiscard]] plays::EntryPerson personTyped(const std::string& text);

/// What is wrong with them and what to do next; empty where all of it can be a result of the game. Logs of
/// plays keep an unknown word for their owner to explain; a person who types can put it right at once.
[[nodiscard]] std::string troubleOfTyped(const std::vector<plays::EntryPerson>& persons, RulesetId ruleset);

} // namespace annales::cli
