// Two sides of a comparison as a server adds them up: games that are alike in all that the comparison looks
// at are one row, with how many there are of them.
#pragma once

#include "importers/published/fact_server.h"
#include "importers/published/server_conditions.h"
#include "libreplay/openings/rated_compare.h"

#include <optional>

namespace annales::inline importers {

struct SidesAsked {
  FactFilter a, b;
  GameConditions over; // of the games that say how strong players are
  SkillFrom skill = SkillFrom::players;
};

/// What `compare` and `compareRated` are made from. Rows of `table` stand for so many games as they say, and
/// know of them only what a comparison looks at: no id, date or opening. A person has a name where the model
/// has a strength of his own for him.
struct PublishedSides {
  FactTable table;
  Selection a, b, over;
  std::optional<OwnStrengths> own; // where players are looked at
};

/// Nothing where more names fit than a statement takes. `onlyNewest`: some games have several rows.
[[nodiscard]] Result<std::optional<PublishedSides>>
publishedSides(FactServer& server, const SidesAsked& asked, const ServerWords& words, bool onlyNewest);

} // namespace annales::inline importers
