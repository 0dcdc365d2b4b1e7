// What steps of lessons ask, as annotations carry it: canonical JSON out, strict JSON in.
#pragma once

#include "engine/core/json_reader.h"
#include "engine/core/json_writer.h"
#include "engine/event/codec.h"
#include "libreplay/log/annotation.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace annales::inline replay {

inline constexpr std::size_t kMostExpectedTurns = 200, kMostEventsOfTurn = 1000, kMostHints = 50;
/// Code points of a hint, or of what is said about a turn.
inline constexpr std::size_t kLongestAskText = 10'000;

/// `{"answers":[{"match":…,"text":…,"turn":[{"data":…,"type":…}],"worth":…}],"hints":[…]}`.
void putAsk(JsonWriter& json, const Ask& ask);
/// The same of a document: keys in any order. A default and a fault where a field or a value is not allowed.
/// Events keep their words: whether the game has them, only `eventsOf` says.
[[nodiscard]] Ask readAsk(simdjson::dom::element value, JsonFault& fault);
/// One event of a turn, `{"data":…,"type":…}` with keys in any order, as canonical text.
[[nodiscard]] std::string readFact(simdjson::dom::element item, JsonFault& fault);
/// What must change, as a sentence; nothing where all is well.
[[nodiscard]] std::optional<Saying> askFault(const Ask& ask);
/// About as many bytes as its record needs, never fewer than half of them.
[[nodiscard]] std::size_t bytesOfAsk(const Ask& ask);

/// The events of the turn. Fails, with a sentence, where the game does not have such an event.
[[nodiscard]] Result<std::vector<Event>> eventsOf(const ExpectedTurn& expected, const EventNames& names);
/// Events as `ExpectedTurn::turn` has them.
[[nodiscard]] std::vector<std::string> factsOf(std::span<const Event> events, const EventNames& names);

/// The whole field as one text, and back; fails with a sentence. For formats that carry it as a text.
[[nodiscard]] std::string askText(const Ask& ask);
[[nodiscard]] Result<Ask> readAskText(std::string_view text);

} // namespace annales::inline replay
