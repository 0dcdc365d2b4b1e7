// A branch pasted elsewhere, an earlier event replaced: edits for a page of the notebook, with a list of
// what became of the decisions.
#pragma once

#include "libreplay/lines/line_edits.h"
#include "libreplay/lines/rebase.h"

#include <string_view>
#include <vector>

namespace annales::inline replay {

struct CarriedOver {
  Played played;
  Rebased result;
};

/// Whether an event is somebody's decision, which another one may take the place of.
enum class Changeable : std::uint8_t {
  yes,
  beginning, // GameCreated
  byItself,  // it follows from what was decided: a round, an income, an award that leaves no choice
  unreached  // folding refuses an event before it
};
[[nodiscard]] Changeable changeable(const EventLog& log, NodeIndex event);

/// What should replace the decision at the place, where a person has played `events`: a production that came
/// with a step on the rondel is left to the one that follows the place, where there is one.
[[nodiscard]] std::vector<Event> asDecided(const Study& study, const LinePlace& at,
                                           std::vector<Event> events);

/// The place's event gives way to `instead` (empty: to nothing), and the rest of the line is carried over. An
/// own line is changed where the event is its own; so is main while recording, as far as it is not stored as
/// played; otherwise it becomes a new line of one's own, named after `stem`, and one stands on it.
/// `played.event` is the last of `instead`. Lines that leave the replaced events keep them. Fails as `rebase`
/// does.
[[nodiscard]] Result<CarriedOver> replaceEvent(const Study& study, const LinePlace& at,
                                               const std::vector<Event>& instead,
                                               std::string_view stem = "What if");

/// The events come after the place, and the rest of the line is carried over; for the line see
/// `replaceEvent`. `played.event` is the last of `events`.
[[nodiscard]] Result<CarriedOver> insertEvents(const Study& study, const LinePlace& at,
                                               const std::vector<Event>& events,
                                               std::string_view stem = "What if");

/// Plays a copied branch after the place, as far as it is legal there; see `play` for the line.
/// `played.event` is the last of it. Fails where nothing of it is legal, with the reason of the first event.
[[nodiscard]] Result<CarriedOver> pasteBranch(const Study& study, const LinePlace& at,
                                              const std::vector<Event>& branch,
                                              std::string_view stem = "What if");

} // namespace annales::inline replay
