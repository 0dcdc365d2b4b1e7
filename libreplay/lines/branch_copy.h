// A branch on its way to another place: a value within the program, text on the clipboard.
#pragma once

#include "engine/core/strict_json.h"
#include "engine/event/codec.h"
#include "libreplay/lines/line_edits.h"

#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

/// The events of a line from the place's event on to its end. Fails where the event is not on the line.
[[nodiscard]] Result<std::vector<Event>> copyBranch(const Study& study, const LinePlace& from);

/// `{"data":…,"type":…}`, canonical, one event per line, each with LF.
[[nodiscard]] std::string branchText(const std::vector<Event>& events, const EventNames& names);
/// One such line, without its LF. Fails with a sentence where it is not an event of this game, or begins one.
[[nodiscard]] Result<Event> readFact(StrictJson& json, std::string_view line, const EventNames& names);
/// Reads such a text, also of another game with these nations and terms; blank lines are passed over. Fails
/// with the number of the line and a sentence where a line is not an event of this game, and where there is
/// none. Up to 1 MiB per line and 100,000 lines.
[[nodiscard]] Result<std::vector<Event>> readBranch(std::string_view text, const EventNames& names);

} // namespace annales::inline replay
