// Events as the event log writes them: canonical JSON out, strict JSON in, and the ids that chain them.
#pragma once

#include "engine/core/result.h"
#include "engine/core/sha256.h"
#include "engine/event/event.h"
#include "engine/event/game.h"

#include <simdjson.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace annales::inline engine {

/// What encoding and decoding need to turn ids into words and back. GameCreated is encoded with the names of
/// its own setup, so `game` is the game that it begins.
struct EventNames {
  const Game& game;
  Gazetteer& provinces;
};

/// Appends the canonical (RFC 8785) form of the event's `data`.
void appendData(std::string& out, const Event& event, const EventNames& names);
/// Appends `{"data":…,"type":…}`: the form in which `legal` lists and sorts.
void appendFact(std::string& out, const Event& event, const EventNames& names);
/// Appends `{"data":…,"id":…,"parent":…,"rec":"event","type":…}` and no LF. `parent` is null for GameCreated.
void appendEventRecord(std::string& out, const Event& event, const Hash& id, const Hash* parent,
                       const EventNames& names);
/// SHA-256 of the canonical form of `{"data":…,"parent":…,"type":…}`.
[[nodiscard]] Hash eventId(const Event& event, const Hash* parent, const EventNames& names);
/// The same with the canonical form of `data` as a text. Of any other text it is the id of nothing.
[[nodiscard]] Hash eventIdOfData(std::string_view data, std::string_view type, const Hash* parent);

/// Finds the board that a game was played on; null where there is none.
using BoardFinder = std::function<std::shared_ptr<const Map>(const Hash&)>;

/// A game that GameCreated begins, with the names its log uses.
struct NewGame {
  Game game;
  std::shared_ptr<Gazetteer> provinces;
};

/// Reads the `data` of GameCreated. Fails with a sentence that says what was expected.
[[nodiscard]] Result<NewGame> decodeGameCreated(simdjson::dom::element data, const BoardFinder& boards);
/// Reads the `data` of any other type. `type` that the game's ruleset does not have is a failure, as is any
/// value outside its closed list. Unknown provinces are interned, not refused.
[[nodiscard]] Result<Event> decodeEvent(std::string_view type, simdjson::dom::element data,
                                        const EventNames& names);

/// The same from canonical text, as programs write it, which takes a fraction of the time: an event where
/// `text` begins with exactly what `appendData` writes for it, and `text` is what follows. Nothing for any
/// other text, rare types and provinces that the board does not have: `decodeEvent` says more of those.
[[nodiscard]] std::optional<Event> decodeCanonical(std::string_view type, std::string_view& text,
                                                   const EventNames& names);

/// Fails, with the sentence of `decodeEvent`, where its record would be refused by whoever reads it: what
/// does not come from a log or from the rules may have any values.
[[nodiscard]] Result<void> checkSayable(const Event& event, const EventNames& names);

} // namespace annales::inline engine
