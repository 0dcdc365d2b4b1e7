// What several JSON documents say of games and events, in canonical form.
#pragma once

#include "engine/core/json_writer.h"
#include "engine/event/codec.h"
#include "engine/event/game.h"

#include <span>
#include <vector>

namespace annales::inline engine {

/// In the order of their words, in which canonical JSON has them as keys.
[[nodiscard]] std::vector<NationId> nationsByWord(const Game& game);

/// A list of `{"data":…,"type":…}`.
void putFacts(JsonWriter& json, std::span<const Event> events, const EventNames& names);

} // namespace annales::inline engine
